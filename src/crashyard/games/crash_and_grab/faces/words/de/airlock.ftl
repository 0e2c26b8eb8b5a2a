upgrade-airlock = Luftschleuse
upgrade-text-airlock = Nach jeder Aufnahme, auch in fremden Zügen: Du darfst das aufgenommene Besatzungsmitglied gegen eines austauschen, das auf dem Spielplan liegt.
event-crew-let-out = Die { NAMES($saucer, of: "colour") } Untertasse setzt den { NAMES($out-colour, of: "hue") } { NAMES($out-type, of: "crewmember") } auf { $at } ab und nimmt den { NAMES($in-colour, of: "hue") } { NAMES($in-type, of: "crewmember") } auf.
seen-event-crew-let-out = Die { NAMES($saucer, of: "colour") } Untertasse setzt den { NAMES($out-colour, of: "hue") } { NAMES($out-type, of: "crewmember") } ab und nimmt den { NAMES($in-colour, of: "hue") } { NAMES($in-type, of: "crewmember") } auf.
