upgrade-kinetic-siphon = Kinetik-Sammler
upgrade-text-kinetic-siphon = In deinem eigenen Zug: Wenn du zum ersten Mal ein anderes Ufo stößt, erhältst du 1 Booster. Einmal pro Zug.
