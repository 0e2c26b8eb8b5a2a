upgrade-distress-signaler = Notrufsender
upgrade-text-distress-signaler = Ende des Zugs: Du darfst ein Besatzungsmitglied deiner eigenen Farbe von einem anderen Ufo nehmen und diesem dafür eines vom selben Beruf geben. Einmal pro Zug.
event-crew-exchanged = Das { NAMES($saucer, of: "colour") } Ufo holt den { NAMES($taken-colour, of: "hue") } { NAMES($taken-type, of: "crewmember") } vom { NAMES($other, of: "hue") } Ufo und gibt ihm dafür den { NAMES($given-colour, of: "hue") } { NAMES($given-type, of: "crewmember") }.
