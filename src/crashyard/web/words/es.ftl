# Lo que dice el cliente del navegador. Los juegos y los rechazos hablan por sí mismos.

# El marco de todas las páginas.
skip-to-content = Saltar al contenido
settings = Ajustes
your-name = Tu nombre
language = Idioma
speed = Animación
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-still = Instantánea
confirm-always = Confirmar cada elección
sound = Sonido
volume = Volumen
vibration = Vibrar cuando me toca y en los accidentes
what-happens = Lo que ocurre
show-again = Mostrar otra vez el último turno
pause = Pausa
go-on = Continuar
watch-first = (enseguida)
skip-to-choice = Saltar
skip = Saltar al momento actual
speed-and-volume = Velocidad y volumen
close = Cerrar
make-account = Crear una cuenta
sign-in = Iniciar sesión
sign-out = Cerrar sesión
account-about = Una cuenta conserva tus partidas en todos los dispositivos. Lo que jugaste como invitado sigue siendo tuyo.
sign-in-about = Te damos la bienvenida de nuevo.
password = Contraseña
look = Aspecto
look-device = Igual que este dispositivo
look-light = Claro
look-dark = Oscuro
server-away = El servidor no responde. Intentándolo de nuevo…
no-answer = El servidor no responde. Inténtalo de nuevo.
try-again = Intentarlo de nuevo
no-page = Aquí no hay nada
no-page-about = Puede que la dirección esté mal escrita o que el enlace esté incompleto.

# Mi cuenta.
account = Tu cuenta
guest-title = Juegas como invitado
nobody-title = Aquí nadie ha iniciado sesión
saved = Guardado.
change-password = Cambiar contraseña
old-password = Contraseña antigua
new-password = Contraseña nueva
password-about = Al menos ocho caracteres. Se cerrará tu sesión en todos los demás navegadores.
password-changed = Se ha cambiado la contraseña.
calls = Cuando te espera una partida
calls-about = Lo muestra cada pestaña abierta. También se te puede avisar cuando no haya ninguna: en este dispositivo o por correo.
push-here = Avisarme en este dispositivo
push-denied = Este navegador no puede mostrar mensajes de esta página; puedes permitirlo en sus ajustes.
push-nowhere = Se puede avisar a los dispositivos donde la página se abre con https, en un navegador que sepa hacerlo.
called-since = Con avisos desde { $day }
call-no-more = No avisar más
mail-address = Dirección de correo
confirm-address = Confirmar la dirección
confirm-sent = Se ha enviado un enlace. Ábrelo antes de un día.
mail-about = Solo se usa para estos correos y para una contraseña olvidada.
mail-to = El correo va a { $address }.
mail-when = Recibir correos
mail-off = nunca
mail-each = cada vez que me toca
mail-digest = una vez al día, si hay partidas esperando
forget-address = Olvidar la dirección
quiet-hours = Horas de silencio
quiet-begin = De
quiet-end = A
quiet-about = A esas horas no se te avisa, sino después. Zona horaria: { $zone }.
address-confirmed = La dirección está confirmada. Desde ahora recibes un correo cuando te toca.
stop-mail = No más correos
mail-stopped = Ya no recibes correos cuando te toca.
reset-password = Poner una contraseña nueva
reset-about = Al menos ocho caracteres. Se cerrará tu sesión en todas partes y terminarán los tokens de los programas.
forgotten = ¿Has olvidado la contraseña?
forgotten-about = Si has confirmado una dirección de correo, se envía allí un enlace.
forgotten-sent = Si esta cuenta tiene una dirección confirmada, un enlace va de camino.
browsers = Dónde tienes la sesión abierta
browsers-about = Los navegadores que te conocen.
unknown-browser = Un navegador
this-browser = este
last-seen = Última vez: { $day }
sign-out-others = Cerrar todas las demás sesiones
tokens = Programas que juegan por ti
tokens-about = Tus propios programas pueden jugar, ver partidas y abrir mesas por ti. Cada uno necesita un token personal, que envía con cada petición.
to-interface = Lo que pueden hacer los programas
to-example-bot = Un bot en treinta líneas
no-tokens = Ningún programa tiene todavía un token.
token-made = Creado: { $day }
token-used = último uso: { $day }
token-unused = sin usar
take-back = Revocar
token = Token
token-once = Este es el token. Solo se muestra esta vez: guárdalo bien.
token-name = ¿Cómo se llama el programa?
make-token = Crear un token
my-data = Tus datos
my-data-about = Lo que se guarda sobre ti: tu nombre, tus partidas, lo que has escrito en los chats, dónde tienes la sesión abierta.
save-data = Guardarlo todo
remove-me = Borrar mi cuenta
remove-me-about = Se borrarán tu nombre y todo lo que es tuyo. Donde juegas con otras personas, seguirá jugando un bot. Esto no se puede deshacer.

# La sala.
lobby-title = Juegos de mesa para chocar con los demás
lobby-about = Juega contra bots en dos clics o envía un enlace a tus amigos. Sin cuenta.
games = Juegos
player-counts = De { $fewest } a { $most } jugadores
player-counts-some = { $counts } jugadores
play-now = Jugar ya
learn = Aprender
new-table = Nueva mesa
my-games = Mis partidas
open-tables = Mesas abiertas
no-open-tables = Ahora mismo nadie busca jugadores. Si abres una mesa pública, aparecerá aquí.
running-tables = Partidas en curso
no-running-tables = Ahora mismo no se juega ninguna partida pública.
past-games = Partidas anteriores
free-chair = asiento libre
somebody = Alguien
free-chairs = { $free ->
    [one] Un asiento libre
   *[other] { $free } asientos libres
}
state-waiting = Empieza pronto
state-over = Terminada
state-unreadable = Ilegible
state-running = En curso
close-table = Cerrar la mesa
your-turn = Te toca
asked-here = Te preguntan algo
turn-of = Le toca a: { $names }
watch = Ver

# Abrir una mesa.
start = Empezar
how-many-players = Jugadores
bots-play = Rivales
bot-beginner = Principiante
bot-beginner-about = Mira cada jugada una vez y pasa por alto lo que viene después.
bot-casual = Aficionado
bot-casual-about = Piensa un poco por adelantado, pero pasa por alto las trampas y lo que tramas.
bot-skilled = Hábil
bot-skilled-about = Ve lo que todos pueden hacer a continuación; pasa por alto lo que solo compensa mucho más tarde.
bot-expert = Experto
bot-expert-about = Pasa por alto muy poco y piensa cada decisión hasta un segundo.
bot-greedy = Codicioso
bot-greedy-about = Toma siempre lo que más da al momento; sirve de referencia para otros bots.
bot-random = Aleatorio
bot-random-about = Responde al azar; sirve de referencia para otros bots.
who-sits-where = Quién se sienta dónde
seat = Asiento { $number }
seat-option = { $option }, asiento { $number }
sit-me = Yo
sit-open = Abierto a cualquiera
sit-bot = Bot: { $bot }
sit-beside = Alguien en este dispositivo
player-number = Jugador { $number }
options = Reglas
public-table = Pública: cualquiera puede jugar o ver la partida
clock = Reloj
clock-kind = Límite de tiempo
clock-kind-none = Sin reloj
clock-kind-live = Minutos por partida
clock-kind-days = Días por decisión
clock-minutes = Minutos por persona
clock-increment = Segundos adicionales por decisión
clock-days = Días por decisión
clock-patience = Minutos sin respuesta hasta poder llamar a un bot (0: nunca)

# Antes de la partida.
waiting-for-people = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
}
all-here = Ya está todo el mundo. Puedes empezar.
host-starts = Ya está todo el mundo. Empieza la partida quien abrió la mesa.
some-away = Todos los asientos están ocupados. Ahora no está aquí: { $names }.
some-away-start = Todos los asientos están ocupados. Ahora no está aquí: { $names }. Puedes empezar de todos modos.
team = Equipo { $number }
your-partner = juega contigo
edit-table = Cambiar la mesa
edit-about = En la mesa se ve qué ha cambiado.
save-changes = Guardar
move-up = Subir a { $name }
move-down = Bajar a { $name }
close-about = Se abandona la mesa; ya nadie puede sentarse ni jugar aquí.
sit-down = Sentarse
stand-up = Levantarse
add-bots = Añadir un bot
add-bot = Añadir un bot: { $bot }
remove = Quitar
remove-about = { $name } está aquí. Pierde su asiento y no puede volver a sentarse en esta mesa.
invite = Invitar a amigos
invite-about = Quien tenga este enlace puede sentarse o ver la partida.
invite-network = Todas las personas deben estar en la misma red, por ejemplo en la misma wifi.
invite-only-here = Por ahora solo este ordenador puede abrir esta mesa. Para que otras personas de la misma red puedan unirse, cierra el servidor y vuelve a abrirlo con «make play FRIENDS=1» o «crashyard play --friends». La mesa se conserva.
copy = Copiar
copied = Copiado
qr-code = El enlace como código QR
agreed = Ajustes de la partida
variant = Variante
variant-about = Esta mesa no juega según el reglamento.
agreed-public = Mesa pública
agreed-private = Solo con invitación
agreed-live = { $minutes }{"\u00A0"}min por persona, más { $increment }{"\u00A0"}s por decisión
agreed-none = { $patience ->
    [0] Sin reloj; se espera a todos los que están
   *[other] Sin reloj; tras { $patience }{"\u00A0"}min sin respuesta se puede llamar a un bot
}
agreed-days = { $days ->
    [one] Un día por decisión
   *[other] { $days } días por decisión
}
is-here = aquí
is-away = ausente
watching = { $people ->
    [one] Otra persona ve la partida.
   *[other] Otras { $people } personas ven la partida.
}

# La mesa.
title-your-turn = ● Te toca · { $game }
connection-lost = Reconectando… Lo que elijas se conserva.
board = Tablero
enlarge = Ampliar
whole-table = Toda la mesa
page-others = Otros
page-more = Más
closer = Ahora toca lo que quieras elegir
rules = Reglas
search-rules = Buscar en las reglas
rules-page = Página para imprimir
rules-card = Carta de referencia
nothing-found = No se ha encontrado nada.
leave = Abandonar la partida
stay = Quedarme
leave-others = Un bot seguirá jugando por ti. Puedes volver y recuperar tu asiento.
leave-alone = Juegas solo con bots: la partida terminará aquí.
plays-for-you = Un bot ({ $level }) juega por ti.
come-back = Volver a mi asiento
replace-absent = ¿Ausente? Que juegue un bot
replace-silent = ¿No responde? Que juegue un bot
replace-them = Dejar jugar a un bot
replace-about = { $name } no está. Un bot sigue jugando hasta que vuelva a ocupar su asiento, y se ve en la mesa.
replace-silent-about = { $name } está aquí, pero no responde desde hace un rato. Un bot sigue jugando hasta que vuelva a ocupar su asiento, y se ve en la mesa.
go-on-waiting = Seguir esperando
take-over = Ocupar el asiento de { $name }
take-over-about = { $name } se ha ido y un bot sigue jugando. Continúas donde está la partida, y { $name } ya no podrá volver.
on-vacation = { $days ->
    [one] de vacaciones, un día
   *[other] de vacaciones, { $days } días
}
days-left = { $days }{"\u00A0"}d { $hours }{"\u00A0"}h
proposal = Una propuesta
proposal-waits = Falta la respuesta de { $names }.
proposal-open = En esta mesa ya hay una propuesta; primero hay que responder a ella.
ask-abort = { $name } pregunta: ¿terminar la partida sin resultado?
ask-undo = { $name } pregunta: ¿deshacer su última decisión?
ask-pause = { $name } pregunta: ¿poner la partida en pausa?
ask-rematch = { $name } pregunta: ¿jugar otra vez?
agree = Sí
decline = No
withdraw = Retirar
table-actions = Acciones
action-pause = Poner la partida en pausa
pause-about = Si hay acuerdo, los relojes se paran hasta que alguien siga jugando.
pause-alone = Los relojes se paran y los bots descansan hasta que sigas jugando.
action-vacation = Tomar vacaciones
vacation-about = Tu reloj se detiene unos días; la partida sigue para los demás hasta que te toque. Un asiento tiene tres semanas de vacaciones en una partida.
vacation-now = { $days ->
    [one] Te queda un día de vacaciones.
   *[other] Te quedan { $days } días de vacaciones.
}
vacation-days = Días a partir de ahora
vacation-left = { $days ->
    [0] No queda ninguno.
    [one] Como mucho uno.
   *[other] Como mucho { $days }.
}
vacation-take = Detener el reloj
vacation-end = Ya he vuelto
action-undo = Pedir deshacer
undo-about = Si hay acuerdo, se deshace tu última decisión y todo lo que vino después.
action-abort = Terminar sin resultado
abort-about = Si hay acuerdo, la partida termina aquí; nadie ha ganado.
action-resign = Abandonar
resign-about = Abandonas la partida y no puedes volver. Las reglas dicen cómo sigue para las demás personas, o que han ganado.
paused = La partida está en pausa.
play-on = Seguir jugando
legend = Símbolos
panels = Historial y chat
panel-players = Jugadores
panel-log = Historial
panel-chat = Chat
spoken = Lo que está pasando
your-choice = Tu elección
choose-first = Te toca: elige en el tablero.
choose-button = Te toca: elige.
choose-next = Ahora elige en el tablero.
choose-button-next = Ahora elige una de estas opciones.
show-more = { $count } más en el tablero: mostrar
chosen-so-far = Elegido hasta ahora
back-to-here = Cambiar esta elección
back = Atrás
confirm-choice = ¿Es esto lo que quieres?
preview-hidden = Lo que sigue depende de lo que no puedes saber.
preview-chance = Después decide el azar.
preview-own = Después eliges tú.
preview-other = Después le toca elegir a { $names }.
preview-end = Con eso acaba la partida.
preview-plan = Si nada cambia hasta entonces.
preview-plans = Cada uno por separado, si nada cambia hasta entonces.
preview-ways =
    { $count ->
        [one] Una opción.
       *[other] { $count } opciones.
    }
several-lead-there = Más de una opción lleva hasta ahí: di primero cuál.
do-it = Confirmar
undo = Deshacer
hint = Pista
hint-thinking = Pensando…
hint-title = Lo que haría el experto
hint-title-of = Lo que haría el experto en el lugar de { $name }
hint-here = ¿Qué haría aquí el experto?
hint-take = Elegir esto
hint-wins = gana alrededor del { $percent }{"\u00A0"}% de las veces
hint-then = Después:
hint-rounds = { $rounds ->
    [one] Se probó una continuación.
   *[other] Se probaron { $rounds } continuaciones.
}
hint-even = Con { $sides } jugadores, cada uno gana de media el { $percent }{"\u00A0"}% de las veces.
hint-best = La elección del experto: { $does }; gana alrededor del { $percent }{"\u00A0"}% de las veces
sending = Un momento…
planned = Ya has elegido. Puedes cambiar tu elección hasta que todos hayan elegido.
waiting-for = Esperando a { $names }.
thinking-now = Pensando: { $names }…
bot = bot
stands-in = suplente: { $level }
you = tú
play-as = Jugar como { $name }
play-this-seat = Jugar aquí
thinks = pensando…
to-choose = eligiendo…
log-before = Antes del primer turno
why = ¿por qué?
why-title = La regla: { $clause }
why-unknown = Las reglas breves no dicen nada de esto; sí el reglamento completo.
chat-empty = Nadie ha dicho nada todavía.
chat-muted = El chat está en silencio.
mute = Silenciar
chat-say = Di algo
send = Enviar
missed-title = Mientras no estabas
missed = { $steps ->
    [one] Mientras no estabas ha pasado una cosa.
   *[other] Mientras no estabas han pasado { $steps } cosas.
}
watch-missed = Verlo
panel-figures = Cifras

# Después de la partida.
game-over = { $game }: la partida ha terminado
won-you = ¡Has ganado!
won-with = ¡Has ganado, junto con { $names }!
won-other = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
next-level = Siguiente nivel: { $level }
best-first = Tu primera victoria en { $game }
best-level = Tu primera victoria contra el nivel «{ $level }»
streak = { $count } victorias seguidas
best-streak = { $count } victorias seguidas, más que nunca
story = Cómo fue
standing = Cómo iban todos
standing-table = Lo mismo en una tabla
turning-points = Cuándo cambió todo
turning-point = Probabilidad de ganar de { $name }: { $before } % → { $after } %
turning-about = La probabilidad de ganar de cada cual, según los bots. Pulsa para volver a ver el momento.
rematch = Revancha
to-rematch = Ir a la revancha
replay = Repetición
replay-whole = Ver esta partida desde el principio
replay-more = Historial y más
verify = Comprobar los dados
verified = { $outcomes ->
    [0] En esta partida nada quedó en manos del azar.
    [one] Juego limpio: el único resultado del azar se ha recalculado a partir de la semilla publicada, y coincide.
   *[other] Juego limpio: { $outcomes } resultados del azar se han recalculado a partir de la semilla publicada, y todos coinciden.
}
table-closed = { $game }: la mesa se ha cerrado
table-aborted = { $game }: terminada de común acuerdo, sin resultado
record = Guardar la grabación
to-lobby = Todos los juegos
result = Resultado: { $game }
decisions = Decisiones
time-taken = Tiempo empleado

# Verlo de nuevo.
step-of = Paso { $step } de { $last }
to-the-start = Al principio
step-back = Un paso atrás
play = Reproducir
stop = Pausar
step-on = Un paso adelante
to-the-end = Al final
seen-by = Visto por
spectator = Un espectador
share-moment = Copiar un enlace a este momento
fork = Seguir jugando desde aquí
to-table = Ir a la mesa

# Mis partidas.
no-games-yet = Aún no has jugado. Tus partidas aparecerán aquí.
filter-game = Juego
filter-outcome = Resultado
filter-name = Con
filter-all = Todo
games-found = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
outcome-won = Ganada
outcome-lost = Perdida
outcome-drawn = Empatada
outcome-running = En curso
outcome-open = Sin empezar
outcome-closed = Sin resultado
wins = Victorias
streak-now = Seguidas
streak-longest = Más seguidas
strongest-beaten = Vencido en { $game }

# Aprender.
learn-game = Aprende { $game }
learn-about = Lecciones cortas, de unos dos minutos: una frase dice qué hacer, el tablero lo señala y tú lo haces.
lesson-begin = Empezar
lesson-go-on = Continuar
lesson-finished = hecha
lesson-step = Paso { $step } de { $steps }
lesson-progress = Progreso en esta lección
lesson-next = Siguiente
lesson-again = Repetirla
next-lesson = Lección siguiente: { $lesson }
all-lessons = Todas las lecciones
leave-lesson = Salir
first-time = ¿Acabas de llegar?
first-time-about = En la lección el tablero señala y tú lo haces. En la partida cada clase de decisión se explica cuando llega por primera vez.
first-lesson = Lección
first-game = Partida
not-now = Ahora no
coach = Entrenador
coach-explains = Explicación:
coach-off = No más explicaciones
coach-on = Explicar las decisiones nuevas

# Dados que nadie puede elegir.
dice-promise = Nadie puede elegir los dados, ni siquiera quien administra este servidor.
dice-mixing = Se están mezclando los dados …
dice-about = ¿por qué?
dice-title = Dados que nadie puede elegir
dice-how = El servidor y el navegador de cada persona que se sienta sacan un número secreto y muestran solo su huella. Al empezar quedan fijadas todas las huellas, y solo entonces los navegadores dicen sus números. Cada dado sale de todos esos números juntos, así que nadie pudo elegir el suyo según los demás. Después de la partida tu navegador vuelve a calcular cada dado.
dice-known = Quien administra el servidor puede conocer los dados de antemano: el servidor necesita su número para tirarlos. Pero nadie puede elegirlos.
dice-withheld = Si alguien no dice su número en diez segundos, se deja fuera y todo el mundo lo ve: es la única elección que tiene alguien. Los bots no aportan nada.
dice-server = Servidor
dice-not-told = se dejó fuera
dice-checked = { $count ->
    [one] El único dado se comprobó en tu navegador: nadie pudo elegirlo.
   *[other] Los { $count } dados se comprobaron en tu navegador: nadie pudo elegirlos.
}
dice-computed = { $count ->
    [one] El único dado se volvió a calcular en tu navegador: es como se prometió. Este navegador no aportó nada.
   *[other] Los { $count } dados se volvieron a calcular en tu navegador: son como se prometió. Este navegador no aportó nada.
}
dice-left-out = Tu número se dejó fuera.
dice-missing = Sin el número de { $names }.
dice-unchecked = { $count ->
    [one] Otro se tiró con reglas anteriores y no se puede volver a calcular.
   *[other] Otros { $count } se tiraron con reglas anteriores y no se pueden volver a calcular.
}
dice-wrong-seed = Los dados no son correctos: el número del servidor no encaja con su huella.
dice-wrong-promise = Los dados no son correctos: la huella del servidor no es la que mostró antes de la partida.
dice-wrong-seats = Los dados no son correctos: las huellas de los jugadores no son las que quedaron fijadas al empezar.
dice-wrong-contribution = Los dados no son correctos: un número no encaja con la huella que se mostró.
dice-wrong-die = Los dados no son correctos: el dado { $number } no es el que dan los números.

# Who somebody is, and what they say.
who-guest = Sin cuenta
who-program = Responde un programa
who-bot = Bot
looks-on = solo mira
who-may-talk = Quién puede hablar
talk-all = Todo el mundo
talk-players = Solo quien juega
talk-off = Nadie
no-talk-players = En esta mesa solo puede hablar quien juega.
no-talk-off = El chat de esta mesa está desactivado.
name-to-talk = Un nombre para hablar aquí
take-name = Usar este nombre
about-person = { $name }: más
mute-person = Silenciar a { $name }
unmute-person = Volver a escuchar a { $name }
mute-about = Ya no leerás lo que diga esta persona, en ninguna mesa ni en ningún dispositivo. No se enterará.
muted-line = { $name } (en silencio)
report = Denunciar
report-about = Quien administra este servidor lee tu denuncia, con las últimas líneas del chat.
report-reason = Por qué
report-note = Una frase más, si quieres
reported = Gracias, la denuncia está enviada.
reason-insults = Insultos
reason-spam = Spam
reason-cheating = Trampas
reason-name = El nombre
reason-other = Otra cosa
muted-people = Personas silenciadas
muted-people-about = No lees lo que dicen en ninguna mesa.
nobody-muted = No has silenciado a nadie.
listen-again = Volver a escuchar

# Responder por adelantado.
ahead = Responder por adelantado
ahead-count = { $count ->
    [one] { $count } respuesta por adelantado
   *[other] { $count } respuestas por adelantado
}
ahead-unsaved = Por adelantado: sin guardar
ahead-cancelled = Por adelantado: anulado
ahead-about = La mesa puede responder por ti mientras no estás. Elige qué quieres responder si te preguntan; de todo lo demás se te pregunta como siempre. Nadie más ve esto.
ahead-looking = Viendo qué se te puede preguntar …
ahead-nothing = Por lo que se puede ver, en esta ronda no se te preguntará nada más.
ahead-may = Lo que aún se te puede preguntar en esta ronda
ahead-share-likely = probable
ahead-share-maybe = quizás
ahead-share-rare = rara vez
ahead-asked = Se te pregunta
ahead-answer = Si se pregunta esto, responde:
ahead-else = Si eso no es posible, responde:
ahead-otherwise = Si no, se te pregunta.
ahead-higher = Más arriba: { $answer }
ahead-lower = Más abajo: { $answer }
ahead-remove = Quitar: { $answer }
ahead-place = { $answer }: número { $place } de { $all }
ahead-always = en cualquier caso
ahead-and = y …
ahead-only-if = solo si { $sign }
ahead-not-if = salvo si { $sign }
ahead-condition = De qué depende: { $answer }
ahead-condition-about = Decide la vista previa de esta respuesta cuando se te pregunte.
ahead-condition-off = Quitar esta condición
ahead-holds = Cuánto tiempo vale
ahead-round = esta ronda
ahead-game = toda la partida
ahead-steady = Mantenerla pase lo que pase.
ahead-steady-about = Si no, deja de valer si { $signs }.
ahead-or = , o si { "" }
ahead-save = Guardar
ahead-save-with-answer = Guardar para mi respuesta
ahead-with-answer = Es tu turno: esto vale desde tu próxima respuesta.
ahead-withdraw = Retirar todas
ahead-again = { $count ->
    [one] Responder lo mismo otra vez
   *[other] Responder las mismas { $count } otra vez
}
ahead-given = respondido por adelantado
ahead-after = Lo que se respondió por adelantado
ahead-nobody = Nadie respondió por adelantado en esta partida.
ahead-answers = { $count ->
    [0] ninguna respuesta se dio así
    [one] { $count } respuesta se dio así
   *[other] { $count } respuestas se dieron así
}
ahead-withdrawn = retirado

# Estudios: lo que los bots averiguan sobre un juego, para quienes diseñan uno.
study = Estudiar un juego
study-about = Los bots juegan muchas partidas y las cifras crecen mientras miras: cuánto dura una partida, lo justa que es, cuánto hay para elegir. Cambia un número del reglamento y mira qué hace.
study-link = Para quienes diseñan juegos: estudiar un juego o una variante
study-new = Un estudio nuevo
study-earlier = Estudios anteriores
study-show = Mostrar
study-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
study-done = { $done } de { $wanted } partidas
study-rulebook = Como en el reglamento
study-changed-rule = Cambiado
study-changed = Qué se cambia
study-changed-about = Números que fija el reglamento. Déjalos como están para estudiar el juego mismo.
study-options = Otras reglas que se pueden acordar
study-changes = { $count ->
    [one] { $count } número cambiado
   *[other] { $count } números cambiados
}
study-reset = Como en el reglamento
study-against = Comparar con el reglamento: las mismas partidas con ambas reglas
study-limits = De { $low } a { $high }; el reglamento dice { $usual }.
study-most = Como mucho { $most }.
study-kinds = Quién juega
study-kinds-about = Lo que vale para un tipo de jugadores puede no valer para otro: elige varios y el informe dirá qué vale para todos. Los bots más fuertes piensan, así que sus partidas duran más.
study-mixed = Mesa mixta
study-games = Partidas
study-games-about = De { $fewest } a { $most } para cada regla y cada tipo de jugadores, { $together } en total.
study-together = { $games ->
    [one] Una partida en total
   *[other] { $games } partidas en total
}
study-closer = Ver más de cerca
study-closer-about = Mapas del tablero, primeras decisiones, cuándo llega cada cosa y qué va junto. Tarda más.
study-begin = Empezar
study-progress = Partidas jugadas
study-state-waiting = esperando su turno
study-state-running = jugando
study-state-reporting = se está escribiendo el informe
study-state-done = terminado
study-state-failed = algo salió mal en el servidor; ha quedado anotado
study-left-seconds = { $seconds ->
    [one] falta más o menos un segundo
   *[other] faltan unos { $seconds } segundos
}
study-left-minutes = { $minutes ->
    [one] falta más o menos un minuto
   *[other] faltan unos { $minutes } minutos
}
study-ready = El informe está listo.
study-report = Leer el informe
study-report-about = El informe está en inglés.
study-stop = Parar e informar
study-table = Abrir una mesa así
study-another = Otro estudio
study-figures = Cifras
study-figures-about = Cada cifra con el intervalo en que la deja el azar, 95 %. La línea discontinua sería lo justo. Si dos reglas difieren más allá del azar lo dice el informe. Todo es cierto de estos bots; lo que hacen las personas no lo puede mostrar ningún bot.
study-alike = Solo { $different } de { $games } partidas son distintas: estos bots juegan igual.
study-stopped = { $count ->
    [one] Una partida se detuvo antes de su final.
   *[other] { $count } partidas se detuvieron antes de su final.
}
study-failed = { $count ->
    [one] Una partida falló.
   *[other] { $count } partidas fallaron.
}
study-measure-length = Duración de una partida
study-measure-decisions = Decisiones en una partida
study-measure-answers = Respuestas posibles a una decisión
study-measure-starter = Victorias de quien empieza
study-measure-draws = Empates
study-measure-hits = Golpes a otros en una partida
study-between = { $low } a { $high }
study-too-few = muy pocas partidas
