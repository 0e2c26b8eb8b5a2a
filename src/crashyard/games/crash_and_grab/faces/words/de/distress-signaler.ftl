upgrade-distress-signaler = Notrufsender
upgrade-text-distress-signaler = Ende des Zuges: Du darfst ein Besatzungsmitglied deiner eigenen Farbe von einer anderen Untertasse nehmen und ihr dafür eines vom selben Typ geben. Einmal pro Zug.
event-crew-exchanged = Die { NAMES($saucer, of: "colour") } Untertasse nimmt den { NAMES($taken-colour, of: "hue") } { NAMES($taken-type, of: "crewmember") } von der { NAMES($other, of: "hue") } Untertasse und gibt ihr dafür den { NAMES($given-colour, of: "hue") } { NAMES($given-type, of: "crewmember") }.
