# Bump, en español.

event-round-began = Empieza la ronda { $round }.
event-drew = { $card ->
    [0] { SEAT($seat) } roba una carta.
   *[other] { SEAT($seat) } roba un { $card }.
}
event-planning-began = Todos eligen una carta.
event-planned = { $card ->
    [0] { SEAT($seat) } ha elegido.
   *[other] { SEAT($seat) } ha elegido el { $card }.
}
event-revealed = Se muestran las cartas: { LIST($cards) }.
event-card-played = { SEAT($seat) } juega el { $card }.
event-drove = El coche de { SEAT($seat) } va de { $from } a { $to }.
event-threatened = { SEAT($driver) } va a chocar con { SEAT($seat) }, que puede esquivar.
event-bumped = { SEAT($seat) } recibe un golpe; { SEAT($driver) } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-dodged = { SEAT($seat) } esquiva de { $from } a { $to }.
event-game-over = { $reason ->
    [resigned] La partida se abandona: gana { SEATS($winners) }.
   *[other] La partida ha terminado: gana { SEATS($winners) }.
}

action-plan = elegir el { $card }
action-dodge = esquivar
action-take = aceptar el golpe

refusal-game-over = La partida ha terminado; nadie tiene ya nada que decidir.
refusal-not-awaited = { SEAT($seat) } no tiene nada que decidir ahora; se espera a { SEATS($awaited) }.
refusal-unknown-action = No existe la acción { $action }; las acciones son números del 1 al 5.
refusal-not-in-hand = { SEAT($seat) } no tiene la carta { $action }; elige una de la mano.
refusal-not-in-bag = No queda ninguna carta { $action } en la bolsa; roba una que esté.
refusal-dodge-or-take = { SEAT($seat) } está a punto de recibir un golpe y solo puede esquivarlo o aceptarlo.
refusal-no-resigning = Nadie puede dejar a su pareja; solo se puede abandonar entre dos.
refusal-bag-too-small = La bolsa solo tiene { $most } cartas con un { $card }; en las manos hay más.

scene-title = Bump, ronda { $round }
scene-caption = { $phase ->
    [deal] Se reparten cartas.
    [plan] Faltan por elegir: { SEATS($awaited) }.
    [drive] Puede esquivar: { SEATS($awaited) }.
   *[over] La partida ha terminado.
}
scene-space = Casilla { $space }
scene-car = El coche de { SEAT($seat) } en { $space }
scene-card = Tu carta { $card }
scene-cards = cartas
scene-dodges = esquivas
