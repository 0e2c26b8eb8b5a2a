# Lo que comparten todos los juegos. Quien no tiene nombre se llama como el color de su asiento.

seat-number = { $number ->
    [0] Rojo
    [1] Azul
    [2] Verde
    [3] Blanco
    [4] Naranja
    [5] Morado
   *[other] asiento { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] A
    [2] V
    [3] B
    [4] N
    [5] M
   *[other] { $seat }
}
seat-you = tú
seat-name = { SEAT($seat) }
seat-chance = el azar
list-and = { $first } y { $last }
clause-section = sección { $number }
in-answer = Respuesta { $answer } de la grabación: { $sentence }

# De qué puede tratar un archivo o una acción.

what-the-position = la posición
what-the-record = la grabación
what-the-action = la acción
what-the-order = la orden
what-the-outcome-of-chance = el resultado del azar
what-options = las opciones

# Rechazos: qué está mal y qué sería correcto.

refusal-unknown-language = Aquí no existe el idioma «{ $language }»; se puede elegir entre { $languages }.
refusal-unknown-game = No existe el juego «{ $game }»; se puede elegir entre { $games }.
refusal-broken-game = El juego «{ $game }» está desactivado porque su carpeta no se puede usar: { $why }.
refusal-which-game = No se sabe a qué juego pertenece esta posición; añade el campo «game» con uno de estos valores: { $games }.
refusal-wrong-players = { $game } no se puede jugar con «{ $players }»; el número correcto de jugadores es { $right }.
refusal-option-form = «{ $setting }» no fija ninguna opción; escribe nombre=valor.
refusal-unknown-option = { $game } no tiene la opción «{ $option }»; sus opciones son { $options }.
refusal-wrong-option = La opción «{ $option }» no puede ser «{ $value }», solo { $right }.
refusal-wrong-assignment = La opción «{ $option }» no puede ser «{ $value }» con este número de jugadores; necesita { $count } valores distintos de { $values }, separados por comas en el orden de los asientos, o { $right }.
refusal-no-resigning = En este juego nadie puede abandonar; se juega hasta el final.

refusal-not-json = Para { WHAT($what) } hace falta JSON válido, pero { $problem ->
    [deep] este tiene demasiados niveles anidados
    [repeated] el campo «{ $value }» aparece dos veces
    [number] «{ $value }» no es un número legible
   *[broken] este se interrumpe en la línea { $line }, columna { $column }
}.
refusal-not-an-object = Para { WHAT($what) } hace falta un objeto JSON entre llaves, no «{ $value }».
refusal-missing-field = Falta el campo «{ $field }», necesario para { WHAT($what) }.
refusal-unknown-field = No existe el campo «{ $field }» para { WHAT($what) }; quítalo o corrige su nombre.
refusal-wrong-field = El campo «{ $field }» para { WHAT($what) } no puede ser «{ $value }»; debería ser { $right }.
refusal-newer-format = El formato { $format } para { WHAT($what) } es demasiado nuevo para esta versión, que lee formatos hasta el { $newest }; instala una más reciente.
refusal-newer-rules = Las reglas { $rules } para { WHAT($what) } son demasiado nuevas para esta versión, que conoce las reglas hasta la versión { $newest }; instala una más reciente.

refusal-empty-action = La acción está vacía; escribe qué hacer y después los detalles como nombre=valor.
refusal-action-text = «{ $word }» no se entiende en una acción; escribe cada detalle una sola vez, como nombre=valor.
refusal-wrong-outcome = El azar no puede dar «{ $value }» aquí; debería ser { $right }.

refusal-too-many-orders = Se responde demasiado por adelantado: { $what ->
    [orders] un asiento puede tener { $most } órdenes y hay { $count }.
    [characters] todas las órdenes de un asiento pueden tener { $most } caracteres y estas tienen { $count }.
   *[answers] una orden puede nombrar { $most } respuestas y esta nombra { $count }.
}

refusal-edited-record = La grabación se modificó después de escribirse; solo se acepta sin cambios.
refusal-wrong-answer = La respuesta { $answer } de la grabación no se puede leer; debería ser un par de asiento y forma, [0, "end_turn"]; hasta el formato 1, un par de números enteros.
refusal-no-seed = Los resultados del azar no se pueden recalcular porque la grabación no contiene la semilla; una partida limpia la publica al terminar.
refusal-broken-commitment = La semilla de la grabación no es la prometida antes de la partida; su SHA-256 debe coincidir con el compromiso («commitment»).
refusal-broken-contribution = La aportación del asiento { $seat } no es aquella con la que se había comprometido; su SHA-256 debe coincidir con su compromiso («commitment»).
refusal-loaded-die = La respuesta { $answer } da { $value } como resultado { $number } del azar, pero según la semilla debe ser { $right }.
refusal-other-list = Para el resultado { $number } del azar (respuesta { $answer }) la grabación indica otras posibilidades u otros pesos que las reglas.
refusal-unknown-numbering = Las respuestas están guardadas como números y esta versión no sabe cómo las numeraban las reglas { $rules } de { $game }.
refusal-unknown-number = El número { $number } no significa nada aquí en la numeración de las reglas { $rules }.
refusal-other-position = La posición no es la que se guardó.
refusal-other-result = La partida no termina como terminó entonces.
refusal-left-road = Jugada con las reglas { $rules }; con las reglas { $ours } no se pueden seguir más respuestas. { $why } { $checked ->
    [0] Antes no se pudo comparar ninguna posición guardada.
   *[other] Tras la respuesta { $checked } la posición seguía siendo la guardada.
}
refusal-unchecked-road = Jugada con las reglas { $rules } y seguida hasta el final con las reglas { $ours }, pero las posiciones quizá no sean las de entonces: { $checked ->
    [0] ninguna se guardó o se puede comparar.
   *[other] tras la respuesta { $checked } ninguna se guardó o se puede comparar.
}

refusal-unknown-bot = No hay ningún bot «{ $bot }», solo { $bots }.
refusal-unknown-level = No hay ningún nivel «{ $level }», solo { $levels }.
refusal-wrong-thinking-time = «{ $bot }» no dice cuántos segundos pensar: más de 0 y como mucho { $most }, como en expert@1.
refusal-wrong-cores = «{ $bot }» no dice en cuántos núcleos pensar: de 1 a { $most }, como en expert@1x2.
refusal-no-peer = Sin el paquete «{ $package }» no se puede medir la comparación; instálalo primero.
refusal-no-peer-environments = Sin { $packages } no se pueden comparar los entornos; «make bench» instala lo que falta.
refusal-not-open = { $bot } solo busca en juegos en los que no hay nada oculto y nadie decide a la vez que otros: { $games }.
refusal-no-faces = { $game } es solo para programas: no tiene ni imagen ni palabras; su Game las ofrecería como «faces».
refusal-no-observation = Todavía no hay observaciones en números para { $game }; su Game las ofrecería con «observer».
refusal-other-players = Esta mesa es para { $right } personas, pero en la posición hay { $players }.
refusal-no-tables = Tiene que haber al menos una mesa, no { $count }.
refusal-no-workers = Tiene que haber al menos un proceso para las mesas, no { $workers }.
refusal-batch-closed = Este lote se cerró, o se interrumpió a mitad de un paso; crea uno nuevo.
refusal-wrong-actions = Hace falta un número entero por mesa como acción, { $count } en total.
refusal-illegal-at-table = El asiento { $seat } no puede elegir la acción { $action } en la mesa { $table }; no se ha jugado en ninguna mesa. La máscara dice lo que puede.
refusal-illegal-action = El asiento { $seat } no puede elegir ahora la acción { $action }; su máscara dice lo que puede.
refusal-wrong-render-mode = La mesa no se puede dibujar como «{ $mode }»; debería ser { $right }.
refusal-wrong-longest = Una partida puede cortarse tras un número entero de respuestas a partir de 1, no tras «{ $longest }».
refusal-wrong-tables = En qué mesas se juega lo dice un True o False por mesa, { $count } en total.
refusal-other-batch = Este estado es de otro juego, de otros asientos u opciones, o de otro número de mesas que el lote.
refusal-wrong-illegal = Con las acciones ilegales no puede pasar «{ $illegal }»; debería ser { $right }.
refusal-wrong-max-cycles = Una partida puede cortarse tras un número entero de decisiones a partir de 1, no tras «{ $cycles }».
refusal-wrong-shaping = El peso de las recompensas moldeadas debería ser un número, 0 para ninguna; es «{ $shaping }».
refusal-wrong-discount = Las recompensas se descuentan con un número de 0 a 1, no con «{ $discount }».
refusal-wrong-seed = Una semilla debería ser un número entero a partir de 0, no «{ $seed }».
refusal-unknown-reset-option = reset no conoce la opción «{ $option }»; las opciones del juego se dan al crear el entorno.
refusal-not-reset = No hay ninguna partida en curso; llama antes a reset.
refusal-unknown-agent = Aquí no hay ningún agente «{ $agent }», solo { $agents }.
refusal-wrong-opponents = Hay { $right } asientos más, pero { $count } rivales; nombra uno para todos o uno para cada uno.
refusal-wrong-learner-seat = El asiento de quien aprende debería ser un número de 0 a { $most }, o nada para cambiarlo en cada partida; es «{ $seat }».
refusal-wrong-autoreset = Tras el final de una partida «{ $mode }» no es posible aquí; debería ser { $right }.
refusal-state-cannot-undo = OpenSpiel se guarda el historial de un estado, así que ningún juego en Python puede deshacer una acción; parent() da el estado anterior.
refusal-no-parent = Aquí aún no se ha decidido nada, así que no hay nada antes.
refusal-wrong-recall = Cuántas respuestas se recuerdan lo dice un número a partir de 0, no { $answers }.
refusal-too-long-to-recall = Esta partida ha llevado { $answers } respuestas, pero solo se recuerdan { $most }; sube recalled_answers.
refusal-no-opening = No hay ningún final «{ $opening }» ni archivo así; los finales son { $endgames }.
refusal-no-policy = No se ha entrenado nada para { $game } con { $players } personas; «learned» no puede jugar ahí.
refusal-unfit-policy = En «{ $file }» no hay nada que se haya aprendido para { $game } con { $players } personas.
refusal-nothing-forbids = Esto se puede elegir; señala primero lo que está resaltado.
refusal-nothing-to-choose = Aquí no hay nada que elegir ahora.

# Las reglas del juego.

language-name = Español
refusal-no-rules = El texto «{ $file }» de las reglas de { $game } todavía no está escrito.
refusal-unknown-picture = Las reglas de { $game } no tienen ninguna imagen «{ $picture }».
picture-before = Antes
picture-after = Después

# Lecciones.

refusal-unknown-lesson = Para { $game } no hay ninguna lección «{ $lesson }».
refusal-lesson-lost = Esta lección ha ido por otro camino; empiézala de nuevo, por favor.
lesson-other = Eso también se puede, pero prueba esta vez lo que dice la frase de arriba.

# How long a game was, unless the game counts something else
length-played = { $count ->
    [one] Se ha jugado una ronda.
   *[other] Se han jugado { $count } rondas.
}
length-unit = rondas

# Por qué se aconseja una respuesta: qué gana y qué arriesga. Los juegos dicen qué es: `effect-...` de la respuesta, `threat-...` de lo que otros podrían hacer.

why-does = { $later ->
    [true] { $likely ->
        [true] después probablemente { $what }
       *[false] después { $what }
    }
   *[false] { $likely ->
        [true] probablemente { $what }
       *[false] { $what }
    }
}{ $unhindered ->
    [true] {" "}si nadie se interpone
   *[false] {""}
}
why-gain = { $what }
why-but = pero { $what }
why-loss = { $what }
why-danger = { SEATS($by) } { COUNT($by) ->
    [one] podría
   *[other] podrían
} después { $what }
why-unreachable = { SEATS($by) } no { COUNT($by) ->
    [one] podrá
   *[other] podrán
} { $what } { $turn ->
    [true] en el próximo turno
   *[false] con la próxima respuesta
}
why-safer = { SEATS($by) } { COUNT($by) ->
    [one] podrá
   *[other] podrán
} { $what } con menos frecuencia
why-tie = { $why ->
    [plans] Más o menos igual de buenas: todos planifican en secreto, y cuenta más lo que elijan los demás.
    [chance] Más o menos igual de buenas: cuenta más el azar.
    [same] Más o menos igual de buenas: hasta donde se puede prever, ganan y arriesgan lo mismo.
   *[balance] Más o menos igual de buenas: lo que ganan y arriesgan pesa lo mismo.
}
effect-wins = { $mine ->
    [true] gana la partida
   *[false] { SEAT($seat) } gana la partida
}
threat-wins = ganar la partida
spared-wins = ganar la partida
effect-score-up = { $mine ->
    [true] da { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
   *[false] { SEAT($seat) } recibe { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
}
effect-score-down = { $mine ->
    [true] cuesta { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
   *[false] { SEAT($seat) } pierde { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
}
