upgrade-hyperdrive = Hyperantrieb
upgrade-text-hyperdrive = Aufdecken: Du darfst die Entfernung deiner Bewegungskarte verdoppeln; sie gilt dann auch fürs Schieben, für Beschleuniger und Schübe. Einmal pro Zug.
