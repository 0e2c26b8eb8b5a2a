upgrade-airlock = Airlock
upgrade-text-airlock = After any pick-up, on anybody’s turn: you may exchange the crewmember you picked up for one that is on the board.
event-crew-let-out = The { NAMES($saucer, of: "colour") } saucer lets the { NAMES($out-colour, of: "hue") } { NAMES($out-type, of: "crewmember") } out on { $at } and takes the { NAMES($in-colour, of: "hue") } { NAMES($in-type, of: "crewmember") } aboard.
seen-event-crew-let-out = The { NAMES($saucer, of: "colour") } saucer lets the { NAMES($out-colour, of: "hue") } { NAMES($out-type, of: "crewmember") } out and takes the { NAMES($in-colour, of: "hue") } { NAMES($in-type, of: "crewmember") } aboard.
