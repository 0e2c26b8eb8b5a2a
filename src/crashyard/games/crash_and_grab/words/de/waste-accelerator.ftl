upgrade-waste-accelerator = Schrott-Beschleuniger
upgrade-text-waste-accelerator = Während deiner eigenen Bewegung: Du darfst eine freie Absturzstelle, die du erreichst, wie einen Beschleuniger benutzen. Einmal pro Zug.
