upgrade-distress-signaler = Distress Signaler
upgrade-text-distress-signaler = End of turn: you may take a crewmember of your own colour from another saucer and give that saucer one of the same type in return. Once per turn.
event-crew-exchanged = The { NAMES($saucer, of: "colour") } saucer takes the { NAMES($taken-colour, of: "hue") } { NAMES($taken-type, of: "crewmember") } from the { NAMES($other, of: "hue") } saucer and gives it the { NAMES($given-colour, of: "hue") } { NAMES($given-type, of: "crewmember") }.
