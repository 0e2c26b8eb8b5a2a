upgrade-waste-accelerator = Schrottbeschleuniger
upgrade-text-waste-accelerator = Während deiner eigenen Bewegung: Du darfst eine freie Absturzstelle, die du betrittst, wie einen Beschleuniger nutzen. Einmal pro Zug.
