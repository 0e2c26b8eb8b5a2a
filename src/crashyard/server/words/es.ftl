# Lo que el servidor rechaza.
refusal-absent-shortly = { $name } acaba de irse; si no vuelve en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 } podrá seguir un bot.
refusal-account-keeps-name = Una cuenta conserva su nombre; abre otra para llamarte de otro modo.
refusal-already-started = En esta mesa ya ha empezado la partida.
refusal-asked-just-now = Acabas de pedirlo; vuelve a pedirlo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refusal-body-too-long = Una petición tiene como máximo { $longest } bytes.
refusal-not-called-json = El cuerpo de una petición debe ser JSON, con el tipo de contenido application/json.
refusal-bot-plays = Un bot juega por ti; recupera primero tu asiento.
refusal-bots-tired = Tus bots han pensado mucho últimamente; empieza la próxima partida dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refusal-chair-is-open = Nadie ocupa esta silla.
refusal-chair-taken = En esta silla está { $name }; elige otra.
refusal-clock-decides = A { $name } aún le queda tiempo: un bot sigue cuando se acabe el reloj, y no antes.
refusal-chat-for-players = En esta mesa solo puede hablar quien juega.
refusal-chat-is-off = El chat de esta mesa está desactivado.
refusal-common-password = Mucha gente usa esta contraseña, o es el nombre; elige una que nadie adivine.
refusal-foreign-page = Esta petición viene de una página de otro sitio; abre la página de este servidor y vuelve a intentarlo.
refusal-has-account = Ya has entrado en una cuenta.
refusal-hint-busy = Ahora mismo mucha gente pide pistas; vuelve a pedirla en un momento.
refusal-hint-failed = Ahora mismo no se ha encontrado ninguna pista; vuelve a pedirla en un momento.
refusal-hint-late = La partida siguió mientras se calculaba la pista; vuelve a pedirla.
refusal-hint-not-now = Este asiento no tiene nada que decidir ahora, así que no hay pista para él.
refusal-hint-others = En esta mesa juegan otras personas: las pistas son solo para quien juega a solas con bots.
refusal-link-used = Este enlace ya se ha usado o es demasiado antiguo; pide otro.
refusal-name-taken = Este nombre, u otro que se le parece, ya es de alguien; elige otro.
refusal-name-unseen = Un nombre tiene de 1 a { $longest } caracteres visibles.
refusal-no-account = Estás como invitado; crea primero una cuenta.
refusal-no-address = Confirma antes una dirección de correo.
refusal-no-database = El servidor no puede acceder a su base de datos; inténtalo de nuevo en un momento.
refusal-no-mail = Este servidor no envía correo.
refusal-no-such-action = No existe esa acción; las acciones son números de 0 a { NUMBER($most, useGrouping: 0) }.
refusal-no-such-address = No hay nada en esta dirección; comprueba el enlace.
refusal-no-such-device = No tienes ese dispositivo.
refusal-no-such-person = Solo se puede silenciar o denunciar a otra persona que esté sentada en esta mesa o haya hablado en ella.
refusal-no-such-session = No has iniciado sesión ahí.
refusal-no-such-study = No tienes ningún estudio así; desaparecen cuando se reinicia el servidor.
refusal-no-such-table = Esta mesa no existe; comprueba el enlace.
refusal-no-such-token = No tienes ese token.
refusal-no-time-for-that = Te queda muy poco tiempo para cambiar de idea.
refusal-no-undo = No tienes nada que deshacer: aún no has decidido, o desde entonces ha decidido otra persona o el azar, o se ha mostrado algo oculto.
refusal-no-vacation = Las vacaciones son para partidas en las que cada decisión puede durar días.
refusal-nobody-to-ask = Nadie más juega aquí en persona, así que nadie puede dar su acuerdo.
refusal-not-asked = No se espera tu respuesta a esta propuesta.
refusal-not-awaited-contribution = No se espera ninguna aportación a los dados de este asiento.
refusal-not-for-programs = Un token juega por ti, pero no cambia tu cuenta; hazlo en el navegador.
refusal-not-over = Eso estará disponible cuando termine la partida.
refusal-not-paused = La partida no está en pausa.
refusal-not-running = Ahora mismo no se juega en esta mesa.
refusal-not-signed-in = Di primero quién eres: entra como invitado o con tu cuenta.
refusal-not-written = El servidor no pudo guardarlo, así que no ha ocurrido; vuelve a intentarlo en un momento.
refusal-not-your-proposal = Solo puede retirar esta propuesta quien la hizo.
refusal-nothing-to-take-back = Aún no has decidido nada que se pueda deshacer.
refusal-paused = La partida está en pausa; la puede reanudar cualquiera que juegue en ella.
refusal-preview-late = La partida siguió mientras se calculaba esto; inténtalo de nuevo.
refusal-proposal-gone = Esta propuesta ya no está en pie.
refusal-proposal-open = En esta mesa ya hay una propuesta; primero hay que responder a ella.
refusal-server-going = El servidor se está reiniciando; inténtalo de nuevo en un momento.
refusal-not-your-seat = Este asiento no es tuyo.
refusal-not-your-table = Solo quien ha jugado en esta mesa puede pedir la revancha.
refusal-nothing-left = En este punto la partida ha terminado; elige uno anterior.
refusal-only-host = Eso solo puede hacerlo quien abrió la mesa.
refusal-only-players = Eso solo pueden hacerlo quienes juegan en esta mesa.
refusal-open-chairs = Antes de empezar, en cada silla debe haber alguien o un bot.
refusal-others-play = En esta mesa juegan otras personas; déjala y un bot seguirá jugando por ti.
refusal-our-mistake = Algo ha fallado en el servidor; ha quedado anotado. Inténtalo de nuevo.
refusal-person-is-here = { $name } está en la mesa; solo se puede sustituir a quien falta.
refusal-seat-known = Ya has jugado en esta mesa y sabes lo que sabe un asiento; nadie ocupa otro más.
refusal-silenced = Quien administra este servidor no te deja hablar en las mesas durante { $hours ->
    [one] una hora más
   *[other] { $hours } horas más
}.
refusal-still-asked = { $name } está en la mesa y aún tiene tiempo para responder; en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 } podrá seguir un bot.
refusal-study-busy = Ahora mismo hay estudios de mucha gente en marcha; empieza el tuyo cuando acabe uno de ellos.
refusal-study-elsewhere = Los estudios solo se hacen en el propio ordenador del servidor; quien lo administra puede permitirlos a todos los que tengan cuenta.
refusal-study-guest = En este servidor los estudios son para quienes tienen una cuenta; crea una primero.
refusal-study-kinds = Elige quién juega, al menos uno de { $kinds }; { $mixed } necesita dos de ellos a su lado.
refusal-study-no-laboratory = El laboratorio no está instalado en este servidor. Quien lo administra puede instalarlo con: pip install "crashyard[lab]"
refusal-study-no-report = Todavía no hay informe; espera a que se jueguen las partidas o detén el estudio.
refusal-study-nobody = Quien administra este servidor ha desactivado los estudios.
refusal-study-one-at-a-time = Ya tienes un estudio en marcha; detenlo primero o espera su informe.
refusal-study-too-large = Aquí un estudio tiene de { $few } a { $most } partidas en cada mesa y como mucho { $together } en total; para más está la orden.
refusal-table-closed = Esta mesa se ha cerrado.
refusal-table-full = Ha pasado tanto en esta mesa que aquí ya no se puede decir, cambiar, proponer ni deshacer nada más.
refusal-table-moves = Otra parte del servidor se está haciendo cargo de esta mesa; inténtalo de nuevo en un momento.
refusal-table-over = La partida de esta mesa ha terminado.
refusal-time-over = { $again ->
    [yes] Se acabó tu tiempo para esta decisión; recupera tu asiento cuando el bot haya decidido por ti.
   *[no] Se acabó tu tiempo para esta partida; el bot sigue jugando por ti.
}
refusal-too-many-connections = Hay { $most } conexiones abiertas a la vez, tuyas o de todos los que comparten tu dirección, que es el máximo; cierra algunas o vuelve más tarde.
refusal-too-many-devices = Ya recibes avisos en { $most } dispositivos, que es el límite; quita antes uno.
refusal-too-many-muted = Has silenciado a { $most } personas, que es el límite; vuelve a escuchar primero a alguna.
refusal-too-many-pages = Ya tienes esta mesa abierta { $most } veces; cierra antes una de ellas.
refusal-too-many-reports = { $most } de tus denuncias siguen abiertas, que es el límite; espera a que alguien las haya leído.
refusal-too-many-tables = Tienes { $most } mesas sin terminar, que es el máximo; termina o cierra una primero.
refusal-too-many-tokens = Ya tienes { $most } tokens, que es el máximo; revoca uno primero.
refusal-too-many-watchers = Esta mesa ya la están mirando { $most }, que es el máximo; vuelve más tarde.
refusal-too-often = Vas demasiado deprisa; espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refusal-turned-away = Quien abrió esta mesa te ha retirado de ella; siéntate en otra.
refusal-unreadable-table = Lo guardado de esta mesa ya no se puede leer, así que aquí nadie puede seguir jugando; quien la abrió o quien administra el servidor puede cerrarla.
refusal-vacation-spent = Un asiento tiene tres semanas de vacaciones en una partida; { $days ->
    [0] las tuyas se han acabado
    [one] te queda un día
   *[other] te quedan { $days } días
}.
refusal-wrong-address = A esta dirección no se puede enviar correo; revísala.
refusal-wrong-chat = Escribe algo de { $most } caracteres como máximo.
refusal-wrong-device = El servicio de avisos de este navegador no se puede usar: tiene que estar en una dirección pública con https.
refusal-wrong-message = No se entiende esta petición: { $problem }
refusal-wrong-method = Esta dirección no admite ese tipo de petición; consulta la descripción de la interfaz.
refusal-wrong-number = No se jugó nada con el número { NUMBER($n, useGrouping: 0) }; elige otro punto de la partida.
refusal-wrong-order = Nombra las sillas de 0 a { $last } de la mesa como mucho una vez, en su nuevo orden, y null por cada silla libre más.
refusal-wrong-password = Esta no es tu contraseña.
refusal-wrong-password-length = Una contraseña tiene de { $shortest } a { $longest } caracteres.
refusal-wrong-seat = Esta mesa no tiene el asiento { $seat }; sus asientos van del 0 al { $last }.
refusal-wrong-sign-in = El nombre o la contraseña no son correctos.
refusal-wrong-zone = No hay ninguna zona horaria llamada { $zone }.

# Lo que ocurre alrededor de una partida.
chair-absent = { $name } no está; un bot sigue jugando ({ $level }).
chair-back = { $name } ha vuelto y juega de nuevo.
chair-bot = El bot { $name } se sienta.
chair-clock = A { $name } se le ha acabado el tiempo; un bot sigue jugando ({ $level }).
chair-left = { $name } se va; un bot sigue jugando ({ $level }).
chair-program = Un programa responde por { $name }.
chair-removed = La silla de { $name } vuelve a estar libre.
chair-silent = { $name } no responde; un bot sigue jugando ({ $level }).
chair-sits = { $name } se sienta.
chair-stands-up = { $name } se levanta.
chair-taken = { $name } ocupa un asiento libre en lugar del bot.
chair-turned-away = Se ha retirado a { $name } de la mesa.
edited-clock = tiempo
edited-options = reglas
edited-public = quién puede entrar
edited-seats = quién se sienta dónde
level-beginner = Principiante
level-casual = Aficionado
level-skilled = Hábil
level-expert = Experto
level-greedy = Codicioso
level-random = Aleatorio
somebody = Alguien
table-close = La mesa se ha cerrado.
table-edit = Ha cambiado algo en la mesa: { $changed }.
table-rules = Las reglas han cambiado de la versión { $before } a la versión { $rules }; la partida sigue desde aquí con las nuevas.{ $lost ->
    [0] { "" }
    [one] { " " }La última respuesta no se puede conservar.
   *[other] { " " }Las últimas { $lost } respuestas no se pueden conservar.
}
table-missing = Los dados se mezclaron sin { SEATS($seats) }: no llegó a tiempo ninguna aportación.
table-next = La revancha se juega en una mesa nueva.
table-talk-all = Ahora en esta mesa puede hablar todo el mundo, también quien solo mira.
table-talk-players = Ahora en esta mesa solo puede hablar quien juega.
table-talk-off = El chat de esta mesa está desactivado ahora.
table-undo = { SEAT($seat) } deshace una decisión.
table-vacation = { $days ->
    [0] { SEAT($seat) } vuelve de vacaciones; el reloj corre de nuevo.
    [one] { SEAT($seat) } toma un día de vacaciones; su reloj se detiene.
   *[other] { SEAT($seat) } toma { $days } días de vacaciones; su reloj se detiene.
}
agreed-close = Hay acuerdo: la partida termina aquí, sin resultado.
agreed-undo = Hay acuerdo: { SEAT($seat) } deshace su última decisión.
propose-abort = { SEAT($seat) } propone terminar aquí la partida, sin resultado.
propose-pause = { SEAT($seat) } pide una pausa.
propose-rematch = { SEAT($seat) } pide la revancha.
propose-undo = { SEAT($seat) } pide deshacer su última decisión.
table-agree = { SEAT($seat) } está de acuerdo.
table-decline = { SEAT($seat) } dice que no.
table-pause = La partida está en pausa, a petición de { SEAT($seat) }.
table-resume = { SEAT($seat) } reanuda la partida.
table-withdraw = { SEAT($seat) } retira la propuesta.

# Lo que llama a quien no está, por correo y en sus dispositivos.
call-turn = { $game }: te toca
call-body-turn = La partida te espera.
call-started = { $game }: la partida ha empezado
call-body-started = Tu partida ha empezado.
call-finished = { $game }: la partida ha terminado
call-body-finished = Mira cómo ha acabado.
call-sat = { $game }: alguien se ha sentado
call-body-sat = Alguien se ha sentado a tu mesa.
call-rematch = { $game }: revancha
call-body-rematch = Te invitan a una revancha.
call-asked = { $game }: una pregunta para ti
call-body-asked = Alguien de la mesa os pregunta algo a todos.
call-digest = { $count ->
    [one] Te espera una partida
   *[other] Te esperan { $count } partidas
}
mail-stop = Recibes estos correos porque los pediste. Un clic los termina:
mail-confirm = Confirma tu dirección de correo
mail-text-confirm = Alguien, probablemente tú, quiere recibir en esta dirección los correos de Crashyard. Si es así, abre este enlace antes de un día; si no, no hagas nada.
mail-reset = Una contraseña nueva
mail-text-reset = Con este enlace puedes poner una contraseña nueva para { $name } durante media hora. Si no lo has pedido, no hagas nada: la de antes sigue valiendo.
mail-password = Tu contraseña ha cambiado
mail-text-password = La contraseña de { $name } ha cambiado. Si no has sido tú, pon una nueva: elige «¿Has olvidado la contraseña?» al iniciar sesión.

# Las páginas de las reglas.
page-rules = { $game }: reglas
page-card = { $game }: carta de referencia
page-pages = Páginas
page-contents = Contenido
link-rules = Reglas
link-card = Carta de referencia
print-page = Imprimir

order-like = Decisiones como «{ $answer }»
orders-cancelled-round = La ronda ha terminado, y con ella lo que habías respondido por adelantado para ella.
orders-cancelled-upset = Lo que habías respondido por adelantado ya no vale, porque { $reason }.
orders-cancelled-undo = Lo que habías respondido por adelantado se retira junto con la respuesta.
orders-cancelled-rules = Lo que habías respondido por adelantado ya no vale, porque las reglas han cambiado.
