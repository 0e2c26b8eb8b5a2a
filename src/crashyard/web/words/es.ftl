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
sound-on-turn = Reproducir un sonido cuando me toca
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
turn-of = Le toca a: { $names }
watch = Ver

# Abrir una mesa.
start = Empezar
how-many-players = Jugadores
bots-play = Bots
bot-beginner = Principiante
bot-casual = Aficionado
bot-skilled = Hábil
bot-expert = Experto
bot-greedy = Codicioso
bot-random = Aleatorio
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

# Antes de la partida.
waiting-for-people = { $free ->
    [one] Falta una persona.
   *[other] Faltan { $free } personas.
}
all-here = Ya está todo el mundo. Puedes empezar.
host-starts = Ya está todo el mundo. Empieza la partida quien abrió la mesa.
sit-down = Sentarse
stand-up = Levantarse
add-bots = Añadir un bot
add-bot = Añadir un bot: { $bot }
remove = Quitar
invite = Invitar a amigos
invite-about = Quien tenga este enlace puede sentarse o ver la partida.
copy = Copiar
copied = Copiado
qr-code = El enlace como código QR
agreed = Ajustes de la partida
agreed-public = Mesa pública
agreed-private = Solo con invitación
agreed-live = { $minutes }{"\u00A0"}min por persona, más { $increment }{"\u00A0"}s por decisión
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
connection-lost = Conexión perdida. Reconectando…
board = Tablero
enlarge = Ampliar
rules = Reglas
search-rules = Buscar en las reglas
rules-page = Página para imprimir
rules-card = Carta de referencia
nothing-found = No se ha encontrado nada.
leave = Abandonar la partida
stay = Quedarme
leave-others = Un bot seguirá jugando por ti. Puedes volver y recuperar tu asiento.
leave-alone = Juegas solo con bots: la partida terminará aquí.
come-back = Recuperar mi asiento
replace-absent = ¿Ausente? Que juegue un bot
days-left = { $days }{"\u00A0"}d { $hours }{"\u00A0"}h
legend = Símbolos
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
stands-in = bot suplente
you = tú
play-as = Jugar como { $name }
play-this-seat = Jugar aquí
thinks = pensando…
to-choose = eligiendo…
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
to-rematch = Ir a la revancha
replay = Repetición
verify = Comprobar los dados
verified = { $outcomes ->
    [0] En esta partida nada quedó en manos del azar.
    [one] Juego limpio: el único resultado del azar se ha recalculado a partir de la semilla publicada, y coincide.
   *[other] Juego limpio: { $outcomes } resultados del azar se han recalculado a partir de la semilla publicada, y todos coinciden.
}
table-closed = { $game }: la mesa se ha cerrado
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
