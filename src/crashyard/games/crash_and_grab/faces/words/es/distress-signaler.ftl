upgrade-distress-signaler = Señal de socorro
upgrade-text-distress-signaler = Final del turno: puedes tomar de otro platillo a un tripulante de tu color y darle a cambio uno del mismo tipo. Una vez por turno.
event-crew-exchanged = El platillo { NAMES($saucer, of: "colour") } toma al { NAMES($taken-type, of: "crewmember") } { NAMES($taken-colour, of: "hue") } del platillo { NAMES($other, of: "hue") } y le da a cambio al { NAMES($given-type, of: "crewmember") } { NAMES($given-colour, of: "hue") }.
