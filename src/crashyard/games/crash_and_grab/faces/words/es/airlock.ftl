upgrade-airlock = Esclusa
upgrade-text-airlock = Tras recoger a alguien, en el turno de cualquiera: puedes cambiar al tripulante recogido por uno que esté en el tablero.
event-crew-let-out = El platillo { NAMES($saucer, of: "colour") } deja al { NAMES($out-type, of: "crewmember") } { NAMES($out-colour, of: "hue") } en { $at } y recoge al { NAMES($in-type, of: "crewmember") } { NAMES($in-colour, of: "hue") }.
seen-event-crew-let-out = El platillo { NAMES($saucer, of: "colour") } deja al { NAMES($out-type, of: "crewmember") } { NAMES($out-colour, of: "hue") } y recoge al { NAMES($in-type, of: "crewmember") } { NAMES($in-colour, of: "hue") }.
