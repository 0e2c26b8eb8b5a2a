# La línea de órdenes.

interrupted = Interrumpido.
trouble = Este equipo no deja que crashyard continúe: { $problem }.

refusal-unknown-command = { $path } no tiene la orden «{ $command }»{ $nearest ->
    [none] {""}
   *[other] {" "}(¿quizá «{ $nearest }»?)
}, sino { $commands }.
refusal-missing-command = { $path } necesita una de sus órdenes: { $commands }.
refusal-unknown-flag = { $path } no tiene la opción { $option }{ $nearest ->
    [none] {""}
   *[other] {" "}(¿quizá { $nearest }?)
}, sino { $options }.
refusal-flag-needs-value = { $option } necesita un valor.
refusal-flag-takes-no-value = { $option } no lleva valor.
refusal-missing-argument = { $path } necesita { $argument }; consulta { $path } --help.
refusal-extra-argument = «{ $argument }» es un argumento de más: { $usage }.
refusal-usage = { $path }: { $problem }
refusal-wrong-value = { $option } no puede ser «{ $value }», solo { $right }.
refusal-unprintable = { $option } solo puede tener letras, cifras y signos imprimibles.

refusal-bots-do-not-fit = --bots indica { $bots }, pero hay { $players } asientos: indica un bot para cada asiento, o uno para todos.
refusal-unknown-seat = No hay ningún asiento { $seat }, solo { $right }.
refusal-say-seat = Varios asientos deciden a la vez: di con --seat cuál, { LIST($seats) }.
refusal-chance-awaited = Antes de jugar «{ $action }» tiene que decidir el azar: da su resultado con --chance ({ $right }) o una --seed.
refusal-stdin-twice = La posición y las acciones no pueden venir ambas de la entrada estándar: indica un archivo para la posición.
refusal-seats-do-not-fit = --seats indica { $seats }, pero --players dice { $players }: deben ser el mismo número.
refusal-unknown-sitter = «{ $seat }» no puede sentarse, solo { $right }.
refusal-names-do-not-fit = --names tiene { $names }, pero hay { $players } asientos: cada asiento necesita un nombre.
refusal-wrong-name = «{ $name }» no sirve como nombre: los nombres deben ser todos distintos y tener de 1 a { $longest } letras.

refusal-empty-name = { $option } necesita el nombre de un archivo o de una carpeta, no uno vacío.
refusal-no-such-file = No existe «{ $file }»; revisa el nombre.
refusal-is-a-folder = «{ $file }» es una carpeta, no un archivo.
refusal-unreadable-file = No se puede leer «{ $file }»: { $problem }.
refusal-not-utf8 = «{ $file }» no es un archivo de texto en UTF-8.
refusal-too-large-file = «{ $file }» pasa de { $largest } MB, así que no puede ser un archivo nuestro.
refusal-cannot-write = No se puede escribir «{ $file }»: { $problem }.
refusal-file-exists = «{ $file }» ya existe y no se sobrescribe: elige otro nombre.
refusal-folder-not-empty = «{ $folder }» no está vacía: elige una carpeta nueva o vacía.
refusal-too-few-bots = Una arena necesita al menos dos bots distintos, no «{ $bots }».
refusal-until-needs-a-pair = Una prueba con --until es para dos bots y un solo número de jugadores; a partir de tres, añade --first-alone.
refusal-until-too-low = --until { $until } no supera la parte justa, que es { $fair } de cada 100.
refusal-wrong-strengths = «{ $strengths }» no son clases de jugadores; escribe por ejemplo greedy:2000,casual:500,mixed: al menos dos, cada una una vez, cada una con al menos dos partidas, y mixed junto a al menos dos bots.
refusal-bots-and-strengths = Quién juega lo dice --bots o --strengths, no ambos.
refusal-other-checkpoint = «{ $file }» contiene los resultados de otras partidas: elige otro archivo o da las mismas opciones que antes.
refusal-checkpoint-of-other-version = «{ $file }» se empezó con otra versión de Crashyard o de las reglas, y no se pueden juntar partidas de ambas: elige otro archivo o continúa con aquella versión.
refusal-broken-checkpoint = La línea { $line } de «{ $file }» no es el resultado de una partida: elige otro archivo.
refusal-checkpoint-in-use = «{ $file }» está en uso por otra ejecución: espera a que termine o elige otro archivo.
refusal-needs-package = { $command } necesita { $package }. Instala el laboratorio con: pip install "crashyard[lab]" (en un clon: make lab)
refusal-needs-server = { $command } necesita { $package }. Instala el servidor con: pip install "crashyard[server]" (en un clon: make play)
refusal-needs-tracing = CRASHYARD_TRACING=on necesita { $package }. Instálalo con: pip install "crashyard[server,tracing]"
refusal-wrong-cluster-address = «{ $address }» no es la dirección de un clúster de Ray: da --ray HOST:PORT de su cabecera, o --ray auto para el que funciona en este equipo.
refusal-no-cluster = No hay ningún clúster de Ray en { $address }: { $problem }.
refusal-other-than-cluster = Algo responde en { $address }, pero no es un clúster de Ray del que este equipo forme parte: da HOST:PORT de su cabecera, o únelo con ray start --address={ $address }
refusal-no-cluster-here = En este equipo no funciona ningún clúster de Ray, o funciona más de uno: inícialo con ray start --head, o da HOST:PORT.
refusal-empty-cluster = El clúster de Ray { $address } no tiene ningún núcleo que pueda jugar.
refusal-other-version = El equipo { $machine } del clúster tiene { $what } { $theirs }, este tiene { $ours }: instala la misma versión en todos.
refusal-cluster-cannot-play = Un equipo del clúster no puede jugar; ¿está crashyard instalado allí? { $problem }
refusal-cluster-loses = El clúster pierde todos los procesos que juegan la partida { $game }: { $problem }

games-entry = { $game }: { $players } jugadores, versión de las reglas { $rules }
games-build = Ejecución: { $build ->
    [compiled] compilada
   *[interpreted] interpretada
}
simulate-interrupted = Interrumpido tras { $done } de { $games } partidas.
simulate-error = La partida { $game } (semilla «{ $seed }») ha fallado: { $problem }
simulate-more-errors = Han fallado { $more } partidas más.
arena-error = La partida { $game } ha fallado: { $problem }
study-written = El informe: { $report }
sweep-written = Las curvas: { $picture }
learn-written = Lo aprendido: { $file }
refusal-sweep-form = «{ $setting }» no es un intervalo de valores; escribe un nombre y sus valores, como upgrade_cost=1..6, target=32..96/16 o marker=stays,passes.
refusal-sweep-axes = Un barrido recorre un parámetro o { $most } distintos, no { $given }.
refusal-sweep-points = Un barrido tiene de 2 a { $most } puntos; este tendría { $points }.
refusal-nothing-is-dealt = En { $game } el azar no reparte nada cuyo valor se pueda averiguar.
refusal-not-dealt = El azar no reparte «{ $thing }» junto a lo demás; reparte { $things }.
chance-left-over = { $values ->
    [one] No hizo falta 1 valor de --chance.
   *[other] No hicieron falta { $values } valores de --chance.
}
replay-verified = { $outcomes ->
    [one] Comprobado: el único resultado del azar es el que da la semilla.
   *[other] Comprobado: los { $outcomes } resultados del azar son los que da la semilla.
}
replay-unverified = { $outcomes ->
    [one] 1 resultado del azar salió con otras reglas y con estas no se puede comprobar.
   *[other] { $outcomes } resultados del azar salieron con otras reglas y con estas no se pueden comprobar.
}
replay-bound = Mezclado por { SEATS($seats) }, con compromiso antes de la partida: nadie pudo elegir estos resultados sin todos ellos.
replay-unbound = Ningún asiento se había comprometido antes de la partida: quien generó estos resultados pudo elegirlos.
replay-missing = Se dejó fuera, porque no llegó a tiempo ninguna aportación: { SEATS($seats) }.
replay-next-rules = A partir de aquí la partida siguió con las reglas { $rules }.{ $lost ->
    [0] { "" }
    [one] { " " }Se perdió 1 respuesta.
   *[other] { " " }Se perdieron { $lost } respuestas.
}

# La partida en la terminal.

play-people = { COUNT($seats) ->
    [1] Juegas con { SEATS($seats) }.
   *[other] Ante este teclado: { SEATS($seats) }.
}
play-bots = El bot «{ $bot }» juega con { SEATS($seats) }.
play-commitment = El azar es limpio. Su semilla se muestra al final; la huella (SHA-256) es
    { $commitment }
play-how = Escribe el número de lo que quieres hacer. «ayuda» te dice cómo se juega.
play-prompt = { SEAT($seat) }>
play-hint = Un número, o señalar: «{ $pointing }». También: ayuda, pista, deshacer, historial, salir.
play-narrowed = ¿Cuál? Con «atrás» vuelves un paso.
play-more-entries = ... y { $more } más: señala lo que quieres decir.
play-hand-over = Le toca a { SEAT($seat) }. Cuando nadie más mire, pulsa Intro.
play-watching = Intro: seguir viendo. «final»: ir al final. «salir»: dejarlo.
play-undone = Deshecho.
play-thinking = Pensando…
play-advice = Lo que haría el nivel «{ $level }»:
play-advice-line = { $does }: gana alrededor del { $percent }{"\u00A0"}% de las veces. Escribe: { $text }
play-advice-then = Después: { $steps }
play-advice-tie = Respuestas { LIST($lines) }: { $says }
play-advice-rounds = { $rounds ->
    [one] Se probó una continuación.
   *[other] Se probaron { $rounds } continuaciones.
}
play-advice-even = Con { $sides } jugadores, cada uno gana de media el { $percent }{"\u00A0"}% de las veces.
play-really = ¿De verdad quieres rendirte? (sí, no)
play-saved = La grabación está en «{ $file }».
play-left = Has dejado la partida.
play-over = La clasificación:
play-rank = { $rank }. { SEATS($seats) }
play-seed = La semilla del azar era
    { $seed }

learning-step = Paso { $number } de { $steps }
learning-look = Mira: { $things }
learning-read = Intro: seguir leyendo. «salir»: dejarlo.
learning-hint = Un número, o señala: «{ $pointing }». También: ayuda, tablero, salir.
learning-left = Has dejado la lección.

play-help-choosing = Elegir: escribe el número de una entrada; o señala, nombrando por orden lo que tocarías, como «{ $pointing }»; o escribe la acción misma, como «{ $text }». Si encajan varias acciones, se te pregunta cuál.
play-help-help = esta página
play-help-board = dibujar la mesa otra vez
play-help-log = lo que ha pasado; «historial 50» muestra más
play-help-hint = lo que haría ahora el experto, y por qué; «pista casual» pregunta a otro nivel
play-help-undo = deshacer tu última decisión, cuantas veces quieras
play-help-language = «idioma en», «idioma de», «idioma es»
play-help-save = «guardar ARCHIVO» escribe la grabación de la partida en un archivo nuevo
play-help-resign = rendirse
play-help-quit = dejar la partida
play-help-back = un paso atrás al elegir

refusal-no-such-entry = No hay ninguna entrada { $number }, solo de 1 a { $most }.
refusal-nothing-fits = Nada de lo que puedes hacer ahora encaja con «{ $typed }»: escribe un número de la lista, o «ayuda».
refusal-nothing-to-undo = No hay ninguna decisión tuya que deshacer.
refusal-save-where = Di el nombre del archivo: «guardar ARCHIVO».

word-help = ayuda help ?
word-board = tablero board b
word-log = historial log
word-hint = pista hint h
word-undo = deshacer undo u
word-language = idioma language
word-save = guardar save
word-resign = rendirse resign
word-quit = salir quit q
word-back = atrás atras back
word-end = final end
word-yes = sí si s

# El servidor.

serve-started = Crashyard está abierto en { $address } ; Ctrl-C lo cierra.
serve-friends = Otras personas de la misma red abren { $address } .
serve-alone = Solo este ordenador puede abrirlo. Para que entren otras personas de la misma red, ciérralo y escribe: make play FRIENDS=1 (o: crashyard play --friends).
serve-already-open = Crashyard ya está abierto en { $address } ; ciérralo donde se inició.
serve-no-browser = Aquí no se pudo abrir ningún navegador: abre tú { $address }.
serve-stopped = Cerrado. Las partidas en curso seguirán cuando se abra de nuevo.
think-started = Piensa para el servidor de { $address }, con { $processes ->
    [one] un proceso
   *[other] { $processes } procesos
}; Ctrl-C lo detiene.
think-stopped = Detenido. Lo empezado quedó pensado.
refusal-cannot-listen = En { $host }, puerto { NUMBER($port, useGrouping: 0) } no puede entrar nadie: { $problem }; elige otros con --host y --port, o CRASHYARD_HOST y CRASHYARD_PORT.

refusal-newer-database = La base de datos { $database } fue escrita por una versión más nueva de crashyard; instala esa.
refusal-database-in-use = Otro crashyard ya está usando la base de datos { $database }; ciérralo o indica otra con --database o CRASHYARD_DATABASE.
refusal-unusable-database = La base de datos { $database } no se puede usar: { $problem }; arréglalo o indica otra con --database o CRASHYARD_DATABASE.
refusal-unusable-bus = No es posible unirse al clúster en { $address }: { $problem }; arréglalo o indica otra dirección con --cluster o CRASHYARD_CLUSTER.
refusal-needs-cluster = crashyard think necesita el bus de un servidor: --cluster nats://HOST:4222 o CRASHYARD_CLUSTER.
refusal-no-data-folder = No se puede crear la carpeta «{ $folder }» para la base de datos: { $problem }; arréglalo o indica otra base de datos con --database o CRASHYARD_DATABASE.
admin-backed-up = La base de datos se ha copiado en «{ $file }» ({ $size } KB).
admin-closed = La mesa { $table } se ha cerrado.
admin-unreadable = no se puede leer: { $why }
admin-removed = La cuenta «{ $account }» se ha eliminado.
admin-password = El titular de «{ $account }» ya no tiene ninguna sesión abierta; su nueva contraseña, que debería cambiar, es:
admin-muted = «{ $person }» no puede hablar en ninguna mesa durante { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
admin-unmuted = «{ $person }» puede volver a hablar.
admin-report = #{ $number }  { $at }  { $reason }: { $name } ({ $kind }, { $person }), denuncia de { $by }
admin-report-closed = La denuncia { $number } está cerrada.
admin-account = cuenta
admin-guest = visita
admin-gone = alguien que ya no está
admin-node-there = presente
admin-node-draining = entrega sus mesas
admin-node-gone = ausente desde hace { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
admin-drained = El nodo { $node } entrega sus mesas y se puede detener cuando «crashyard admin nodes» muestre que no le queda ninguna.
admin-back = El nodo { $node } vuelve a aceptar mesas.
refusal-no-open-table = No hay ninguna mesa { $table } que se pueda cerrar.
refusal-table-too-busy = La mesa { $table } no se pudo cerrar porque hay demasiada actividad; inténtalo de nuevo.
refusal-no-such-account = No hay ninguna cuenta «{ $account }».
refusal-no-such-node = No hay ningún nodo { $node } en este momento; «crashyard admin nodes» los muestra.
refusal-nodes-elsewhere = Solo una base de datos de PostgreSQL tiene nodos; indícala con --database postgresql://USER:PASSWORD@HOST/NAME.
refusal-no-such-report = No hay ninguna denuncia abierta { $number }.
refusal-nobody-to-mute = No hay ninguna cuenta «{ $person }» ni nadie con ese identificador.
refusal-backup-elsewhere = Aquí solo se puede copiar la base de datos incorporada; PostgreSQL tiene pg_dump para eso.
