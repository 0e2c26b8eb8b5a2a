upgrade-tractor-beam = Traktorstrahl
upgrade-text-tractor-beam = Ende des Zuges: Du darfst ein Besatzungsmitglied aufnehmen, das in deiner Zeile oder Spalte ein oder zwei Felder entfernt ist. Einmal pro Zug.
