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
speed-still = Ninguna
confirm-always = Confirmar cada elección
sound-on-turn = Sonido cuando me toca
close = Cerrar
make-account = Crear una cuenta
sign-in = Iniciar sesión
sign-out = Cerrar sesión
account-about = Una cuenta conserva tus partidas en todos los dispositivos. Lo que jugaste como invitado sigue siendo tuyo.
sign-in-about = Qué bien que hayas vuelto.
password = Contraseña
look = Aspecto
look-device = Como en este dispositivo
look-light = Claro
look-dark = Oscuro
server-away = El servidor no responde. Se intenta de nuevo…
try-again = Intentarlo de nuevo
no-page = Aquí no hay nada
no-page-about = Puede que la dirección esté mal escrita o que el enlace esté incompleto.

# Mi cuenta.
account = Tu cuenta
guest-title = Juegas como invitado
nobody-title = Aquí nadie ha iniciado sesión
saved = Guardado.
change-password = Cambiar la contraseña
old-password = Contraseña antigua
new-password = Contraseña nueva
password-about = Al menos ocho caracteres. En todos tus otros navegadores se cierra la sesión.
password-changed = La contraseña ha cambiado.
browsers = Sesiones abiertas
browsers-about = Los navegadores en los que se te conoce.
unknown-browser = Un navegador
this-browser = este
last-seen = Visto por última vez: { $day }
sign-out-others = Cerrar todas las demás sesiones
tokens = Programas que juegan por ti
tokens-about = Un programa tuyo puede jugar, mirar y abrir mesas por ti. Para ello necesita un token personal, que envía con cada petición.
to-interface = Lo que los programas pueden pedir
to-example-bot = Un bot en treinta líneas
no-tokens = Ningún programa tiene todavía un token.
token-made = Creado: { $day }
token-used = usado por última vez: { $day }
token-unused = sin usar
take-back = Retirar
token = Token
token-once = Este es el token. Solo se muestra ahora: guárdalo bien.
token-name = ¿Cómo se llama el programa?
make-token = Crear un token
my-data = Tus datos
my-data-about = Lo que se guarda sobre ti: tu nombre, tus partidas, lo que has escrito en los chats, dónde tienes la sesión abierta.
save-data = Guardarlo todo
remove-me = Eliminarme
remove-me-about = Se elimina tu nombre y todo lo que es tuyo. Donde juegas con otros, sigue jugando un bot. Esto no se puede deshacer.

# La sala.
lobby-title = Juegos de mesa para chocar con los demás
lobby-about = Juega contra bots en dos clics o envía un enlace a tus amigos. Sin cuenta.
games = Juegos
player-counts = De { $fewest } a { $most } jugadores
player-counts-some = { $counts } jugadores
play-now = Jugar ya
new-table = Nueva mesa
my-games = Mis partidas
open-tables = Mesas abiertas
no-open-tables = Ahora nadie busca jugadores. Si abres una mesa pública, aparecerá aquí.
running-tables = Mirar
no-running-tables = Ahora no se juega ninguna partida pública.
past-games = Partidas anteriores
free-chair = asiento libre
somebody = Alguien
free-chairs = { $free ->
    [one] Un asiento libre
   *[other] { $free } asientos libres
}
state-waiting = Empieza pronto
state-over = Terminada
state-unreadable = No se puede leer
state-running = En juego
close-table = Cerrar la mesa
your-turn = Te toca
turn-of = Turno: { $names }
watch = Mirar

# Abrir una mesa.
start = Empezar
how-many-players = Jugadores
bots-play = Bots
bot-beginner = Principiante
bot-casual = Aficionado
bot-skilled = Hábil
bot-expert = Experto
bot-greedy = Ambicioso
bot-random = Al azar
who-sits-where = Quién se sienta dónde
seat = Asiento { $number }
seat-option = { $option }, asiento { $number }
sit-me = Yo
sit-open = Abierto para alguien
sit-bot = Bot: { $bot }
sit-beside = Alguien a mi lado
player-number = Jugador { $number }
options = Reglas
public-table = Pública: cualquiera puede jugar y mirar
clock = Reloj
clock-kind = Tiempo
clock-kind-none = Sin reloj
clock-kind-live = Minutos para la partida
clock-kind-days = Días por respuesta
clock-minutes = Minutos para cada uno
clock-increment = Segundos más por respuesta
clock-days = Días por respuesta

# Antes de la partida.
waiting-for-people = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
}
all-here = Ya están todos. Puedes empezar.
host-starts = Ya están todos. El anfitrión empieza la partida.
sit-down = Sentarse
stand-up = Levantarse
add-bots = Añadir un bot
add-bot = Añadir un bot: { $bot }
remove = Quitar
invite = Invitar a amigos
invite-about = Quien tenga este enlace puede sentarse o mirar.
copy = Copiar
copied = Copiado
qr-code = El enlace como código QR
agreed = Lo acordado
agreed-public = Mesa pública
agreed-private = Solo con invitación
agreed-live = { $minutes } min para cada uno, { $increment } s más por respuesta
agreed-days = { $days ->
    [one] Un día por respuesta
   *[other] { $days } días por respuesta
}
is-here = presente
is-away = ausente
watching = { $people ->
    [one] Otra persona está mirando.
   *[other] Otras { $people } personas están mirando.
}

# La mesa.
title-your-turn = ● Te toca · { $game }
connection-lost = Conexión perdida. Reconectando…
board = Tablero
enlarge = Ampliar
rules = Reglas
search-rules = Buscar en las reglas
rules-page = Página entera, para imprimir
rules-card = Carta de referencia
nothing-found = No se ha encontrado nada.
leave = Dejar la partida
stay = Quedarme
leave-others = Un bot sigue jugando por ti. Puedes volver y recuperar tu asiento.
leave-alone = Juegas a solas con bots: la partida termina aquí.
come-back = Recuperar mi asiento
replace-absent = ¿Ausente? Que juegue un bot
days-left = { $days } d { $hours } h
legend = Signos
panel-players = Jugadores
panel-log = Historial
panel-chat = Chat
spoken = Lo que pasa
your-choice = Tu elección
choose-first = Te toca: elige en el tablero.
choose-button = Te toca: elige.
choose-next = Ahora elige en el tablero.
choose-button-next = Ahora elige aquí.
show-more = { $count } más en el tablero: mostrar
chosen-so-far = Elegido hasta ahora
back-to-here = Elegir esto de nuevo
back = Atrás
confirm-choice = ¿Es esto lo que quieres?
do-it = Hacerlo
undo = Deshacer
hint = Pista
hint-thinking = Pensando…
hint-title = Lo que haría el experto
hint-title-of = Lo que haría el experto por { $name }
hint-here = ¿Qué haría aquí el experto?
hint-take = Elegir esto
hint-wins = gana en torno al { $percent } %
hint-then = Después:
hint-rounds = { $rounds ->
    [one] Se probó una continuación.
   *[other] Se probaron { $rounds } continuaciones.
}
hint-even = Con { $sides } jugadores cada uno gana un { $percent } % de media.
hint-best = El experto haría: { $does }, gana en torno al { $percent } %
sending = Un momento…
planned = Has elegido. Puedes cambiarlo hasta que todos hayan elegido.
waiting-for = Se espera a { $names }.
thinking-now = Piensa: { $names }…
bot = bot
stands-in = un bot lo sustituye
you = tú
play-as = Jugar como { $name }
play-this-seat = Jugar aquí
thinks = piensa…
to-choose = debe elegir
clause-section = sección { $number }
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
rematch = Revancha
to-rematch = A la revancha
replay = Repetición
verify = Comprobar los dados
verified = { $outcomes ->
    [0] En esta partida nada quedó en manos del azar.
    [one] Justo: un resultado del azar se ha calculado de nuevo a partir de la semilla publicada, y es el mismo.
   *[other] Justo: { $outcomes } resultados del azar se han calculado de nuevo a partir de la semilla publicada, y todos son los mismos.
}
table-closed = { $game }: la mesa está cerrada
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
stop = Parar
step-on = Un paso adelante
to-the-end = Al final
seen-by = Visto por
spectator = Un espectador
share-moment = Copiar un enlace a este momento
fork = Seguir jugando desde aquí
to-table = A la mesa
