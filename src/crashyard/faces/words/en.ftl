# What all games share. Players are called by the colour of their seat unless they have names.

seat-number = { $number ->
    [0] Red
    [1] Blue
    [2] Green
    [3] White
    [4] Orange
    [5] Purple
   *[other] seat { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] B
    [2] G
    [3] W
    [4] O
    [5] P
   *[other] { $seat }
}
seat-you = you
seat-name = { SEAT($seat) }
seat-chance = chance
list-and = { $first } and { $last }
clause-section = section { $number }
in-answer = Answer { $answer } of the record: { $sentence }

# What a file or an action can be about.

what-the-position = the position
what-the-record = the record
what-the-action = the action
what-the-order = the order
what-the-outcome-of-chance = the outcome of chance
what-options = the options

# Refusals: what is wrong, and what would be right.

refusal-unknown-language = There is no language “{ $language }” here; choose one of { $languages }.
refusal-unknown-game = There is no game “{ $game }”; choose one of { $games }.
refusal-broken-game = The game “{ $game }” is disabled, because its folder cannot be used: { $why }.
refusal-which-game = There is no telling which game this position belongs to; add the field “game” with one of { $games }.
refusal-wrong-players = { $game } cannot be played by “{ $players }”; it takes { $right } players.
refusal-option-form = “{ $setting }” does not set an option; write it as name=value.
refusal-unknown-option = { $game } has no option “{ $option }”; its options are { $options }.
refusal-wrong-option = The option “{ $option }” cannot be “{ $value }”, only { $right }.
refusal-wrong-assignment = The option “{ $option }” cannot be “{ $value }” with this number of players; it takes { $count } different values from { $values }, separated by commas in the order of the seats, or { $right }.
refusal-no-resigning = Nobody can resign in this game; it is played to the end.

refusal-not-json = Valid JSON is needed for { WHAT($what) }, but { $problem ->
    [deep] this one is nested too deeply
    [repeated] the field “{ $value }” appears twice
    [number] “{ $value }” is not a readable number
   *[broken] this one breaks off in line { $line }, column { $column }
}.
refusal-not-an-object = A JSON object in braces is needed for { WHAT($what) }, not “{ $value }”.
refusal-missing-field = The field “{ $field }” is missing, but it is needed for { WHAT($what) }.
refusal-unknown-field = There is no field “{ $field }” for { WHAT($what) }; leave it out or correct its name.
refusal-wrong-field = The field “{ $field }” for { WHAT($what) } cannot be “{ $value }”; it should be { $right }.
refusal-newer-format = Format { $format } for { WHAT($what) } is too new for this version, which reads formats up to { $newest }; install a newer one.
refusal-newer-rules = Rules { $rules } for { WHAT($what) } are too new for this version, which knows the rules up to version { $newest }; install a newer one.

refusal-empty-action = The action is empty; write what to do, then its details as name=value.
refusal-action-text = “{ $word }” cannot be understood in an action; write every detail once, as name=value.
refusal-wrong-outcome = Chance cannot come out as “{ $value }” here; it should be { $right }.

refusal-too-many-orders = Too much is answered ahead: { $what ->
    [orders] there can be { $most } orders of one seat, and there are { $count }.
    [characters] all orders of a seat can have { $most } characters, and these have { $count }.
   *[answers] an order can name { $most } answers, and this one names { $count }.
}

refusal-edited-record = The record was changed after it was written; only the unchanged one is accepted.
refusal-wrong-answer = Answer { $answer } of the record cannot be read; it should be a pair of a seat and a form, [0, "end_turn"]; up to format 1, a pair of whole numbers.
refusal-no-seed = The outcomes of chance cannot be recomputed, because the record holds no seed; a fair game publishes it once it is over.
refusal-broken-commitment = The seed in the record is not the one that was promised before the game; its SHA-256 must be the commitment.
refusal-broken-contribution = The contribution of seat { $seat } is not the one that it had bound itself to; its SHA-256 must be its commitment.
refusal-loaded-die = Answer { $answer } gives outcome { $number } of chance as { $value }, but according to the seed it must be { $right }.
refusal-other-list = For outcome { $number } of chance (answer { $answer }) the record lists other outcomes or weights than the rules.
refusal-unknown-numbering = The answers are stored as numbers, and this version does not know how rules { $rules } of { $game } numbered them.
refusal-unknown-number = The number { $number } means nothing here in the numbering of rules { $rules }.
refusal-other-position = The position is not the one that was stored.
refusal-other-result = The game does not end as it did.
refusal-left-road = Played by rules { $rules }, but by rules { $ours } the answers can be followed no further. { $why } { $checked ->
    [0] No stored position could be compared before that.
   *[other] After answer { $checked } the position was still the stored one.
}
refusal-unchecked-road = Played by rules { $rules } and followed to the end by rules { $ours }, but the positions may not be those of that time: { $checked ->
    [0] none of them was stored or can be compared.
   *[other] none after answer { $checked } was stored or can be compared.
}

refusal-unknown-bot = There is no bot “{ $bot }”, only { $bots }.
refusal-unknown-level = There is no level “{ $level }”, only { $levels }.
refusal-wrong-thinking-time = “{ $bot }” does not say how many seconds to think: more than 0 and at most { $most }, as in expert@1.
refusal-wrong-cores = “{ $bot }” does not say on how many cores to think: from 1 to { $most }, as in expert@1x2.
refusal-no-peer = The comparison cannot be measured without the package “{ $package }”; install it first.
refusal-no-peer-environments = The environments cannot be compared without { $packages }; “make bench” installs what is missing.
refusal-not-open = { $bot } searches only games in which nothing is hidden and nobody decides at the same time as others: { $games }.
refusal-no-faces = { $game } is for programs alone: it has no picture and no words; its Game would provide them as “faces”.
refusal-no-observation = There are no observations in numbers for { $game } yet; its Game would provide them through “observer”.
refusal-other-players = This table is for { $right } players, but there are { $players } in the position.
refusal-no-tables = There must be at least one table, not { $count }.
refusal-no-workers = There must be at least one process for the tables, not { $workers }.
refusal-batch-closed = This batch was closed, or interrupted in the middle of a step; make a new one.
refusal-wrong-actions = Each table needs one whole number as its action, { $count } in all.
refusal-illegal-at-table = Seat { $seat } cannot choose action { $action } at table { $table }; nothing was played at any table. The mask tells what is possible.
refusal-illegal-action = Seat { $seat } cannot choose action { $action } now; its mask tells what is possible.
refusal-wrong-render-mode = The table cannot be drawn as “{ $mode }”; it should be { $right }.
refusal-wrong-longest = A play can be broken off after a whole number of answers from 1 on, not after “{ $longest }”.
refusal-wrong-tables = Which tables are played at is told by one True or False a table, { $count } in all.
refusal-other-batch = This state is of another game, other players or options, or another number of tables than the batch.
refusal-wrong-illegal = What happens to illegal actions cannot be “{ $illegal }”; it should be { $right }.
refusal-wrong-max-cycles = A play can be broken off after a whole number of decisions from 1 on, not after “{ $cycles }”.
refusal-wrong-shaping = The weight of shaped rewards should be a number, 0 for none; it is “{ $shaping }”.
refusal-wrong-discount = Rewards are discounted by a number from 0 to 1, not by “{ $discount }”.
refusal-wrong-seed = A seed should be a whole number from 0 on, not “{ $seed }”.
refusal-unknown-reset-option = reset knows no option “{ $option }”; the options of the game are given when the environment is made.
refusal-not-reset = No play is going on; call reset first.
refusal-unknown-agent = There is no agent “{ $agent }” here, only { $agents }.
refusal-wrong-opponents = There are { $right } other seats, but { $count } opponents; name one for all of them, or one for each.
refusal-wrong-learner-seat = The learner’s seat should be a number from 0 to { $most }, or nothing for another one in every play; it is “{ $seat }”.
refusal-wrong-autoreset = After the end of a play “{ $mode }” is not possible here; it should be { $right }.
refusal-state-cannot-undo = OpenSpiel keeps the history of a state for itself, so no game in Python can undo an action; parent() gives the state before it.
refusal-no-parent = Nothing has been decided here yet, so there is nothing before it.
refusal-wrong-recall = How many answers are recalled should be a number from 0 on, not { $answers }.
refusal-too-long-to-recall = This play has taken { $answers } answers, but only { $most } are recalled; raise recalled_answers.
refusal-no-opening = There is no endgame “{ $opening }” and no such file; there are the endgames { $endgames }.
refusal-no-policy = No policy has been trained for { $game } with { $players } players; “learned” cannot play there.
refusal-unfit-policy = “{ $file }” has no policy that was learned for { $game } with { $players } players.
refusal-nothing-forbids = This can be chosen; first point at what is highlighted.
refusal-nothing-to-choose = There is nothing to choose here at the moment.

# The players' rules.

language-name = English
refusal-no-rules = The text “{ $file }” of the rules of { $game } has not been written yet.
refusal-unknown-picture = The rules of { $game } have no picture “{ $picture }”.
picture-before = Before
picture-after = After

# Lessons.

refusal-unknown-lesson = There is no lesson “{ $lesson }” for { $game }.
refusal-lesson-lost = This lesson went another way; please begin it again.
lesson-other = That is allowed too, but this time try what the sentence above says.

# How long a game was, unless the game counts something else
length-played = { $count ->
    [one] One round was played.
   *[other] { $count } rounds were played.
}
length-unit = rounds

# Why an answer is advised: what it gains and risks. The games say what that is: `effect-...` of the answer, `threat-...` of what others could do.

why-does = { $later ->
    [true] { $likely ->
        [true] then probably { $what }
       *[false] then { $what }
    }
   *[false] { $likely ->
        [true] probably { $what }
       *[false] { $what }
    }
}{ $unhindered ->
    [true] {" "}if nobody gets in the way
   *[false] {""}
}
why-gain = { $what }
why-but = but { $what }
why-loss = { $what }
why-danger = { SEATS($by) } could { COUNT($by) ->
    [one] then
   *[other] each then
} { $what }
why-unreachable = { COUNT($by) ->
    [one] { SEATS($by) } cannot
   *[other] none of { SEATS($by) } can
} { $what } { $turn ->
    [true] in the next turn
   *[false] with the next answer
}
why-safer = { SEATS($by) } { COUNT($by) ->
    [one] is
   *[other] are
} less likely to { $what }
why-tie = { $why ->
    [plans] About equally good: everyone plans in secret, and it matters more what the others choose.
    [chance] About equally good: it matters more how chance falls.
    [same] About equally good: as far as can be foreseen, they gain and risk the same.
   *[balance] About equally good: what they gain and risk weighs the same.
}
effect-wins = { $mine ->
    [true] wins the game
   *[false] { SEAT($seat) } wins the game
}
threat-wins = win the game
spared-wins = win the game
effect-score-up = { $mine ->
    [true] brings { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[false] { SEAT($seat) } gets { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
effect-score-down = { $mine ->
    [true] costs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[false] { SEAT($seat) } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
