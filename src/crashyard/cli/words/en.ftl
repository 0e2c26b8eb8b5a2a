# The command line.

interrupted = Stopped.
trouble = This machine does not let crashyard continue: { $problem }.

refusal-unknown-command = { $path } has no command “{ $command }”{ $nearest ->
    [none] {""}
   *[other] {" "}(did you mean “{ $nearest }”?)
}; it has { $commands }.
refusal-missing-command = { $path } needs one of its commands: { $commands }.
refusal-unknown-flag = { $path } has no option { $option }{ $nearest ->
    [none] {""}
   *[other] {" "}(did you mean { $nearest }?)
}; it has { $options }.
refusal-flag-needs-value = { $option } needs a value.
refusal-flag-takes-no-value = { $option } takes no value.
refusal-missing-argument = { $path } needs { $argument }; see { $path } --help.
refusal-extra-argument = “{ $argument }” is one argument too many: { $usage }.
refusal-usage = { $path }: { $problem }
refusal-wrong-value = { $option } cannot be “{ $value }”, only { $right }.
refusal-unprintable = { $option } may only contain printable letters, digits and signs.

refusal-bots-do-not-fit = --bots names { $bots }, but there are { $players } seats: name one bot for each seat, or one for all.
refusal-unknown-seat = There is no seat { $seat }, only { $right }.
refusal-say-seat = Several seats decide at the same time: say with --seat which one is meant, { LIST($seats) }.
refusal-chance-awaited = Chance has to decide before “{ $action }” can be played: give its outcome with --chance ({ $right }) or a --seed.
refusal-stdin-twice = The position and the actions cannot both come from stdin: name a file for the position.
refusal-seats-do-not-fit = --seats names { $seats }, but --players says { $players }: they must be the same number.
refusal-unknown-sitter = “{ $seat }” cannot take a seat, only { $right }.
refusal-names-do-not-fit = --names has { $names }, but there are { $players } seats: each seat needs one name.
refusal-wrong-name = “{ $name }” cannot be a name here: names must all be different and have 1 to { $longest } letters.

refusal-empty-name = { $option } needs the name of a file or a folder, not an empty one.
refusal-no-such-file = There is no “{ $file }”; check the name.
refusal-is-a-folder = “{ $file }” is a folder, not a file.
refusal-unreadable-file = “{ $file }” cannot be read: { $problem }.
refusal-not-utf8 = “{ $file }” is not a text file in UTF-8.
refusal-too-large-file = “{ $file }” is larger than { $largest } MB, so it cannot be a file of ours.
refusal-cannot-write = “{ $file }” cannot be written: { $problem }.
refusal-file-exists = “{ $file }” already exists and is not overwritten: choose another name.
refusal-folder-not-empty = “{ $folder }” is not empty: choose a new or an empty folder.
refusal-too-few-bots = An arena needs at least two different bots, not “{ $bots }”.
refusal-until-needs-a-pair = A test with --until is for two bots at one number of players; with three and more add --first-alone.
refusal-until-too-low = --until { $until } is not above the fair share, which is { $fair } of 100.
refusal-wrong-strengths = “{ $strengths }” are no kinds of players; write for example greedy:2000,casual:500,mixed: at least two, each once, each with at least two games, and mixed beside at least two bots.
refusal-bots-and-strengths = Kinds of players are given by --bots or by --strengths, not by both.
refusal-other-checkpoint = “{ $file }” holds the outcomes of other games: choose another file, or give the same options as before.
refusal-checkpoint-of-other-version = “{ $file }” was begun with another version of Crashyard or of the rules, and their games must not be mixed: choose another file, or continue with that version.
refusal-broken-checkpoint = Line { $line } of “{ $file }” is not the outcome of a game: choose another file.
refusal-checkpoint-in-use = “{ $file }” is being used by another run: wait until it is done, or choose another file.
refusal-needs-package = { $command } needs { $package }. Install the laboratory with: pip install "crashyard[lab]" (in a clone: make lab)
refusal-needs-server = { $command } needs { $package }. Install the server with: pip install "crashyard[server]" (in a clone: make play)
refusal-needs-tracing = CRASHYARD_TRACING=on needs { $package }. Install it with: pip install "crashyard[server,tracing]"
refusal-wrong-cluster-address = “{ $address }” is not the address of a Ray cluster: give --ray HOST:PORT of its head, or --ray auto for the one running on this machine.
refusal-no-cluster = There is no Ray cluster at { $address }: { $problem }.
refusal-other-than-cluster = Something answers at { $address }, but it is not a Ray cluster that this machine is part of: give HOST:PORT of its head, or join it with ray start --address={ $address }
refusal-no-cluster-here = There is no Ray cluster running on this machine, or more than one: start one with ray start --head, or give HOST:PORT.
refusal-empty-cluster = The Ray cluster at { $address } has no core that could play.
refusal-other-version = Machine { $machine } of the cluster has { $what } { $theirs }, this one has { $ours }: install the same version everywhere.
refusal-cluster-cannot-play = A machine of the cluster cannot play; is crashyard installed there? { $problem }
refusal-cluster-loses = The cluster loses every worker that plays game { $game }: { $problem }

games-entry = { $game }: { $players } players, rules version { $rules }
games-build = Build: { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}
simulate-interrupted = Stopped after { $done } of { $games } games.
simulate-error = Game { $game } (seed “{ $seed }”) failed: { $problem }
simulate-more-errors = { $more } more games failed.
arena-error = Game { $game } failed: { $problem }
study-written = The report: { $report }
sweep-written = The curves: { $picture }
learn-written = The policy: { $file }
refusal-sweep-form = “{ $setting }” is no range of values; write a name and its values, such as upgrade_cost=1..6, target=32..96/16 or marker=stays,passes.
refusal-sweep-axes = A sweep goes over one parameter or { $most } different ones, not over { $given }.
refusal-sweep-points = A sweep has 2 to { $most } points; this one would have { $points }.
refusal-nothing-is-dealt = Chance deals nothing in { $game } whose worth could be found out.
refusal-not-dealt = Chance deals no “{ $thing }” beside the others; it deals { $things }.
chance-left-over = { $values ->
    [one] 1 value of --chance was not needed.
   *[other] { $values } values of --chance were not needed.
}
replay-verified = { $outcomes ->
    [one] Checked: the 1 outcome of chance is the one the seed gives.
   *[other] Checked: all { $outcomes } outcomes of chance are those the seed gives.
}
replay-unverified = { $outcomes ->
    [one] 1 outcome of chance was thrown by other rules and cannot be checked by these.
   *[other] { $outcomes } outcomes of chance were thrown by other rules and cannot be checked by these.
}
replay-bound = Mixed by { SEATS($seats) }, bound before the play: nobody could choose these outcomes without all of them.
replay-unbound = No seat had bound itself before the play: whoever threw these outcomes could have chosen them.
replay-missing = Left out, because no contribution came in time: { SEATS($seats) }.
replay-next-rules = From here on the play went on by rules { $rules }.{ $lost ->
    [0] { "" }
    [one] { " " }1 answer was not taken over.
   *[other] { " " }{ $lost } answers were not taken over.
}

# The game at the terminal.

play-people = { COUNT($seats) ->
    [1] You play { SEATS($seats) }.
   *[other] At this keyboard: { SEATS($seats) }.
}
play-bots = The bot “{ $bot }” plays { SEATS($seats) }.
play-commitment = The dice are fair. Their seed will be shown at the end; its fingerprint (SHA-256) is
    { $commitment }
play-how = Type the number of what you want to do. “help” tells you how to play.
play-prompt = { SEAT($seat) }>
play-hint = A number, or point: “{ $pointing }”. Also: help, hint, undo, log, quit.
play-narrowed = Which one? “back” takes you back.
play-more-entries = ... and { $more } more: point at what you mean.
play-hand-over = It is { SEAT($seat) }’s turn. When nobody else is looking, press Enter.
play-watching = Enter: keep watching. “end”: go to the end. “quit”: leave.
play-undone = Undone.
play-thinking = Thinking …
play-advice = What the level “{ $level }” would do:
play-advice-line = { $does }: wins about { $percent }% of the time. Type: { $text }
play-advice-then = Then: { $steps }
play-advice-tie = Answers { LIST($lines) }: { $says }
play-advice-rounds = { $rounds ->
    [one] One continuation was tried.
   *[other] { $rounds } continuations were tried.
}
play-advice-even = With { $sides } players, each wins { $percent }% of the time on average.
play-really = Do you really want to resign? (yes, no)
play-saved = The record is in “{ $file }”.
play-left = You have left the game.
play-over = The ranking:
play-rank = { $rank }. { SEATS($seats) }
play-seed = The seed of the dice was
    { $seed }

learning-step = Step { $number } of { $steps }
learning-look = Look at: { $things }
learning-read = Enter: read on. “quit”: leave.
learning-hint = A number, or point: “{ $pointing }”. Also: help, board, quit.
learning-left = You have left the lesson.

play-help-choosing = Choosing: type the number of an entry; or point, by naming what you would touch, in that order, such as “{ $pointing }”; or type the action itself, such as “{ $text }”. If several actions fit, you are asked which one.
play-help-help = this page
play-help-board = draw the table again
play-help-log = what has happened; “log 50” shows more
play-help-hint = what the expert would do now, and why; “hint casual” asks another level
play-help-undo = undo your last decision, as often as you like
play-help-language = “language en”, “language de”, “language es”
play-help-save = “save FILE” writes the record of the game to a new file
play-help-resign = resign
play-help-quit = leave the game
play-help-back = one step back while choosing

refusal-no-such-entry = There is no entry { $number }, only 1 to { $most }.
refusal-nothing-fits = Nothing that you may do now fits “{ $typed }”: type a number from the list, or “help”.
refusal-nothing-to-undo = There is no decision of yours to undo.
refusal-save-where = Give the name of the file: “save FILE”.

word-help = help ?
word-board = board b
word-log = log
word-hint = hint h
word-undo = undo u
word-language = language
word-save = save
word-resign = resign
word-quit = quit q exit
word-back = back
word-end = end
word-yes = yes y

# The server.

serve-started = Crashyard is open at { $address } ; Ctrl-C closes it.
serve-friends = Friends in the same network open { $address } .
serve-alone = Only this computer can open it. To let friends in the same network in, close it and type: make play FRIENDS=1 (or: crashyard play --friends).
serve-already-open = Crashyard is already open at { $address } ; close it where it was started.
serve-no-browser = No browser could be opened here: open { $address } yourself.
serve-stopped = Closed. Games in progress will continue when it opens again.
think-started = Thinking for the server at { $address }, with { $processes ->
    [one] one process
   *[other] { $processes } processes
}; Ctrl-C stops it.
think-stopped = Stopped. What was being thought about is finished.
refusal-cannot-listen = Nobody can be let in at { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem }; choose others with --host and --port, or CRASHYARD_HOST and CRASHYARD_PORT.

refusal-newer-database = The database { $database } was written by a newer version of crashyard; install that version.
refusal-database-in-use = Another crashyard is already using the database { $database }; close it, or name another one with --database or CRASHYARD_DATABASE.
refusal-unusable-database = The database { $database } cannot be used: { $problem }; put that right, or name another one with --database or CRASHYARD_DATABASE.
refusal-unusable-bus = The cluster cannot be joined at { $address }: { $problem }; put that right, or name another address with --cluster or CRASHYARD_CLUSTER.
refusal-needs-cluster = crashyard think needs the bus of a server: --cluster nats://HOST:4222, or CRASHYARD_CLUSTER.
refusal-no-data-folder = The folder “{ $folder }” for the database cannot be made: { $problem }; put that right, or name another database with --database or CRASHYARD_DATABASE.
admin-backed-up = The database has been copied to “{ $file }” ({ $size } KB).
admin-closed = Table { $table } has been closed.
admin-unreadable = cannot be read: { $why }
admin-removed = The account “{ $account }” has been removed.
admin-password = The owner of “{ $account }” has been signed out everywhere; their new password, which they should change, is:
admin-muted = “{ $person }” cannot talk at any table for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
admin-unmuted = “{ $person }” can talk again.
admin-report = #{ $number }  { $at }  { $reason }: { $name } ({ $kind }, { $person }), reported by { $by }
admin-report-closed = Report { $number } is closed.
admin-account = account
admin-guest = guest
admin-gone = somebody who is gone
admin-node-there = there
admin-node-draining = hands its tables over
admin-node-gone = gone for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
admin-drained = Node { $node } hands its tables over, and can be stopped when “crashyard admin nodes” shows that it has none.
admin-back = Node { $node } takes tables again.
refusal-no-open-table = There is no table { $table } that could be closed.
refusal-table-too-busy = Table { $table } could not be closed because too much is going on there; try again.
refusal-no-such-account = There is no account “{ $account }”.
refusal-no-such-node = There is no node { $node } at the moment; “crashyard admin nodes” lists them.
refusal-nodes-elsewhere = Only a database of PostgreSQL has nodes; name it with --database postgresql://USER:PASSWORD@HOST/NAME.
refusal-no-such-report = There is no open report { $number }.
refusal-nobody-to-mute = There is no account “{ $person }”, and nobody with that id.
refusal-backup-elsewhere = Only the embedded database can be backed up here; PostgreSQL has pg_dump for that.
