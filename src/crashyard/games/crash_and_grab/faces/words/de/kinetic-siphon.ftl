upgrade-kinetic-siphon = Kinetiksammler
upgrade-text-kinetic-siphon = In deinem eigenen Zug: Wenn du zum ersten Mal eine andere Untertasse schiebst, erhältst du 1 Booster. Einmal pro Zug.
