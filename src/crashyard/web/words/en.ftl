# What the browser client says itself. Games and refusals speak for themselves.

# The frame around every page.
skip-to-content = Skip to content
settings = Settings
your-name = Your name
language = Language
speed = Animation
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-still = Instant
confirm-always = Confirm every choice
sound = Sound
volume = Volume
vibration = Vibrate on my turn and at crashes
what-happens = What happens
show-again = Show the last turn again
pause = Pause
go-on = Go on
watch-first = (in a moment)
skip-to-choice = Skip
skip = Skip to the present
speed-and-volume = Speed and volume
close = Close
make-account = Create an account
sign-in = Sign in
sign-out = Sign out
account-about = An account keeps your games on every device. Everything you have played as a guest stays yours.
sign-in-about = Welcome back.
password = Password
look = Appearance
look-device = Same as this device
look-light = Light
look-dark = Dark
server-away = The server is not answering. Trying again …
no-answer = The server is not answering. Please try again.
try-again = Try again
no-page = There is nothing here
no-page-about = The address may be mistyped, or the link may be incomplete.

# My account.
account = Your account
guest-title = You are playing as a guest
nobody-title = Nobody is signed in here
saved = Saved.
change-password = Change password
old-password = Old password
new-password = New password
password-about = At least eight characters. You will be signed out of all your other browsers.
password-changed = The password has been changed.
calls = When a game is waiting for you
calls-about = Every open tab shows it. You can also be called when none is open: on this device, or by mail.
push-here = Call me on this device
push-denied = This browser may not show messages of this page; you can allow it in its settings.
push-nowhere = Devices can be called where the page is opened with https, in a browser that can do it.
called-since = Called since { $day }
call-no-more = Call no more
mail-address = Mail address
confirm-address = Confirm address
confirm-sent = A link has been sent there. Open it within a day.
mail-about = It is used for nothing but these mails and a forgotten password.
mail-to = Mail goes to { $address }.
mail-when = Mail me
mail-off = never
mail-each = each time it is my turn
mail-digest = once a day, if games are waiting
forget-address = Forget the address
quiet-hours = Quiet hours
quiet-begin = From
quiet-end = To
quiet-about = You are not called then; you will be afterwards. Time zone: { $zone }.
address-confirmed = The address has been confirmed. From now on you get a mail when it is your turn.
stop-mail = No more mails
mail-stopped = You get no more mails when it is your turn.
reset-password = Set a new password
reset-about = At least eight characters. You will be signed out everywhere, and tokens of programs will end.
forgotten = Forgotten your password?
forgotten-about = If you have confirmed a mail address, a link goes there.
forgotten-sent = If this account has a confirmed mail address, a link is on its way.
browsers = Where you are signed in
browsers-about = The browsers that know you.
unknown-browser = A browser
this-browser = this one
last-seen = Last seen { $day }
sign-out-others = Sign out everywhere else
tokens = Programs that play for you
tokens-about = Your own programs can play, watch and open tables for you. Each needs a personal token, which it sends with every request.
to-interface = What programs can do
to-example-bot = A bot in thirty lines
no-tokens = No program has a token yet.
token-made = Created { $day }
token-used = last used { $day }
token-unused = never used
take-back = Revoke
token = Token
token-once = This is the token. It is shown only once: keep it in a safe place.
token-name = What is the program called?
make-token = Create a token
my-data = Your data
my-data-about = What is stored about you: your name, your games, what you wrote in chats, where you are signed in.
save-data = Save everything
remove-me = Delete me
remove-me-about = Your name and everything that belongs to you will be deleted. Where you are playing with others, a bot will play on. This cannot be undone.

# The lobby.
lobby-title = Board games about crashing into each other
lobby-about = Play against bots in two clicks, or send friends a link. No account needed.
games = Games
player-counts = { $fewest } to { $most } players
player-counts-some = { $counts } players
play-now = Play now
learn = Learn
new-table = New table
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is looking for players right now. Open a public table, and it will appear here.
running-tables = Watch
no-running-tables = No public game is being played right now.
past-games = Past games
free-chair = free chair
somebody = Somebody
free-chairs = { $free ->
    [one] One free chair
   *[other] { $free } free chairs
}
state-waiting = Starts soon
state-over = Finished
state-unreadable = Unreadable
state-running = In progress
close-table = Close the table
your-turn = It is your turn
asked-here = Somebody asks you something
turn-of = To play: { $names }
watch = Watch

# Opening a table.
start = Start
how-many-players = Players
bots-play = Opponents
bot-beginner = Beginner
bot-beginner-about = Looks at each move once and overlooks what comes after it.
bot-casual = Casual
bot-casual-about = Looks a little ahead, but overlooks traps and what you are up to.
bot-skilled = Skilled
bot-skilled-about = Sees what everybody can do next; overlooks what pays off only much later.
bot-expert = Expert
bot-expert-about = Overlooks little, and thinks about every decision for up to a second.
bot-greedy = Greedy
bot-greedy-about = Always takes what brings most at once; a yardstick for other bots.
bot-random = Random
bot-random-about = Answers at random; a yardstick for other bots.
who-sits-where = Who sits where
seat = Seat { $number }
seat-option = { $option }, seat { $number }
sit-me = Me
sit-open = Open to anyone
sit-bot = Bot: { $bot }
sit-beside = Someone at this device
player-number = Player { $number }
options = Rules
public-table = Public: anyone may join and watch
clock = Clock
clock-kind = Time limit
clock-kind-none = No clock
clock-kind-live = Minutes per game
clock-kind-days = Days per decision
clock-minutes = Minutes per player
clock-increment = Extra seconds per decision
clock-days = Days per decision
clock-patience = Minutes until a bot can be called for who does not answer (0: never)

# Before the game.
waiting-for-people = { $free ->
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
all-here = Everybody is here. You can start.
host-starts = Everybody is here. Waiting for the host to start the game.
some-away = Every seat is taken. Not here at the moment: { $names }.
some-away-start = Every seat is taken. Not here at the moment: { $names }. You can start all the same.
team = Team { $number }
your-partner = your partner
edit-table = Change the table
edit-about = Everybody at the table sees what has changed.
save-changes = Save
move-up = Move { $name } up
move-down = Move { $name } down
close-about = The table is given up; nobody can sit down or play here any more.
sit-down = Sit down
stand-up = Stand up
add-bots = Add a bot
add-bot = Add a bot: { $bot }
remove = Remove
remove-about = { $name } is here. They lose their chair and cannot sit down at this table again.
invite = Invite friends
invite-about = Anyone with this link can sit down or watch.
invite-network = Friends must be in the same network, for example the same Wi-Fi.
invite-only-here = Only this computer can open this table at the moment. To let friends in the same network join, close the server and open it again with “make play FRIENDS=1” or “crashyard play --friends”. The table stays.
copy = Copy
copied = Copied
qr-code = The link as a QR code
agreed = Game settings
variant = Variant
variant-about = This table does not play by the rulebook.
agreed-public = Public table
agreed-private = By invitation only
agreed-live = { $minutes }{"\u00A0"}min each, plus { $increment }{"\u00A0"}s per decision
agreed-none = { $patience ->
    [0] No clock; whoever is here is waited for
   *[other] No clock; a bot can be called after { $patience }{"\u00A0"}min without an answer
}
agreed-days = { $days ->
    [one] One day per decision
   *[other] { $days } days per decision
}
is-here = here
is-away = away
watching = { $people ->
    [one] One more person is watching.
   *[other] { $people } more people are watching.
}

# The table.
title-your-turn = ● Your turn · { $game }
connection-lost = Reconnecting … What you choose is kept.
board = Board
enlarge = Enlarge
whole-table = Whole table
page-others = Others
page-more = More
closer = Now tap the one you mean
rules = Rules
search-rules = Search the rules
rules-page = Printable page
rules-card = Reference card
nothing-found = Nothing found.
leave = Leave the game
stay = Stay
leave-others = A bot will play on for you. You can come back and take your seat again.
leave-alone = You are playing alone with bots: the game will end here.
plays-for-you = A bot ({ $level }) plays for you.
come-back = Take my seat again
replace-absent = Away? Let a bot play
replace-silent = No answer? Let a bot play
replace-them = Let a bot play
replace-about = { $name } is away. A bot will play on for them until they take their seat again, and everybody sees that.
replace-silent-about = { $name } is here, but has not answered for a while. A bot will play on for them until they take their seat again, and everybody sees that.
go-on-waiting = Go on waiting
take-over = Take over { $name }’s seat
take-over-about = { $name } has left, and a bot plays on. You go on from where the game stands, and { $name } cannot come back then.
on-vacation = { $days ->
    [one] on vacation, one day
   *[other] on vacation, { $days } days
}
days-left = { $days }{"\u00A0"}d { $hours }{"\u00A0"}h
proposal = A proposal
proposal-waits = Waiting for { $names } to agree.
proposal-open = Something is already proposed at this table; it has to be answered first.
ask-abort = { $name } asks: end the game without a result?
ask-undo = { $name } asks: take back their last decision?
ask-pause = { $name } asks: pause the game?
ask-rematch = { $name } asks: play again?
agree = Yes
decline = No
withdraw = Withdraw
table-actions = Actions
action-pause = Pause the game
pause-about = When everybody has agreed, clocks stand still until somebody plays on.
pause-alone = Clocks stand still and bots rest until you play on.
action-vacation = Take a vacation
vacation-about = Your clock stands still for some days; the game goes on for the others until it is your turn. A seat has three weeks of vacation in a game.
vacation-now = { $days ->
    [one] You are on vacation for one day more.
   *[other] You are on vacation for { $days } days more.
}
vacation-days = Days from now on
vacation-left = { $days ->
    [0] None is left.
    [one] At most one.
   *[other] At most { $days }.
}
vacation-take = Let the clock stand still
vacation-end = I am back
action-undo = Ask to undo
undo-about = When everybody has agreed, your last decision is taken back, and all that came after it.
action-abort = End without a result
abort-about = When everybody has agreed, the game ends here; nobody has won.
action-resign = Resign
resign-about = You give the game up and cannot come back. Its rules say how it goes on for the others, or that they have won.
paused = The game is paused.
play-on = Play on
legend = Symbols
panels = Log and chat
panel-players = Players
panel-log = Log
panel-chat = Chat
spoken = What is happening
your-choice = Your choice
choose-first = Your turn: choose on the board.
choose-button = Your turn: choose.
choose-next = Now choose on the board.
choose-button-next = Now choose one of these.
show-more = { $count } more on the board: show them
chosen-so-far = Chosen so far
back-to-here = Change this choice
back = Back
confirm-choice = Is this what you want?
preview-hidden = What comes then hangs on what you cannot know.
preview-chance = Then chance decides.
preview-own = Then you choose.
preview-other = Then it is { $names }’s turn to choose.
preview-end = That ends the game.
preview-plan = If nothing changes until then.
preview-plans = Each by itself, if nothing changes until then.
preview-ways =
    { $count ->
        [one] One option.
       *[other] { $count } options.
    }
several-lead-there = More than one of your choices leads there: say which one first.
do-it = Do it
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-title = What the expert would do
hint-title-of = What the expert would do as { $name }
hint-here = What would the expert do here?
hint-take = Choose this
hint-wins = wins about { $percent }% of the time
hint-then = Then:
hint-rounds = { $rounds ->
    [one] One continuation was tried.
   *[other] { $rounds } continuations were tried.
}
hint-even = With { $sides } players, each wins { $percent }% of the time on average.
hint-best = The expert’s choice: { $does }; it wins about { $percent }% of the time
sending = One moment …
planned = You have chosen. You can change your choice until everyone has chosen.
waiting-for = Waiting for { $names }.
thinking-now = Thinking: { $names } …
bot = bot
stands-in = stands in: { $level }
you = you
play-as = Play as { $name }
play-this-seat = Play here
thinks = thinking …
to-choose = choosing …
log-before = Before the first turn
why = why?
why-title = The rule: { $clause }
why-unknown = The short rules say nothing about this; the whole law of the game does.
chat-empty = Nobody has said anything yet.
chat-muted = The chat is muted.
mute = Mute
chat-say = Say something
send = Send
missed-title = While you were away
missed = { $steps ->
    [one] One thing happened while you were away.
   *[other] { $steps } things happened while you were away.
}
watch-missed = Watch
panel-figures = Statistics

# After the game.
game-over = { $game }: the game is over
won-you = You won!
won-with = You won, together with { $names }!
won-other = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
next-level = Next level: { $level }
best-first = Your first win at { $game }
best-level = Your first win against { $level }
streak = { $count } wins in a row
best-streak = { $count } wins in a row, more than ever before
story = How it went
standing = How everybody stood
standing-table = The same as a table
turning-points = When it turned
turning-point = Chances of { $name }: { $before }% → { $after }%
turning-about = How likely each was to win, as bots see it. Click to see the moment again.
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay
replay-whole = Watch this game from its start
replay-more = Log and more
verify = Check the dice
verified = { $outcomes ->
    [0] Nothing in this game was left to chance.
    [one] Fair: the one outcome of chance was recomputed from the published seed, and it matches.
   *[other] Fair: { $outcomes } outcomes of chance were recomputed from the published seed, and all of them match.
}
table-closed = { $game }: the table has been closed
table-aborted = { $game }: ended by agreement, without a result
record = Save the record
to-lobby = All games
result = Result: { $game }
decisions = Decisions
time-taken = Time taken

# Seeing it again.
step-of = Step { $step } of { $last }
to-the-start = To the start
step-back = One step back
play = Play
stop = Stop
step-on = One step forward
to-the-end = To the end
seen-by = Seen by
spectator = A spectator
share-moment = Copy a link to this moment
fork = Play on from here
to-table = Go to the table

# My games.
no-games-yet = You have not played yet. Your games will appear here.
filter-game = Game
filter-outcome = Result
filter-name = With
filter-all = All
games-found = { $count ->
    [one] One game
   *[other] { $count } games
}
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Drawn
outcome-running = In progress
outcome-open = Not started
outcome-closed = No result
wins = Wins
streak-now = In a row
streak-longest = Most in a row
strongest-beaten = Beaten at { $game }

# Learning.
learn-game = Learn { $game }
learn-about = Short lessons of about two minutes: a sentence says what to do, the board points, and you do it.
lesson-begin = Begin
lesson-go-on = Continue
lesson-finished = done
lesson-step = Step { $step } of { $steps }
lesson-progress = Progress in this lesson
lesson-next = Next
lesson-again = Do it again
next-lesson = Next lesson: { $lesson }
all-lessons = All lessons
leave-lesson = Leave
first-time = New here?
first-time-about = In a first lesson the board points, and you do it. In a first game each kind of decision is explained when it first comes up.
first-lesson = First lesson
first-game = First game
not-now = Not now
coach = Coach
coach-explains = Explanation:
coach-off = No more explanations
coach-on = Explain new kinds of decisions

# Dice that nobody can choose.
dice-promise = Nobody can choose the dice, not even whoever runs this server.
dice-mixing = The dice are being mixed …
dice-about = why?
dice-title = Dice that nobody can choose
dice-how = The server and the browser of everybody who sits down each draw a secret number and show only its fingerprint. At the start all fingerprints are fixed, and only then do the browsers tell their numbers. Every die comes from all these numbers together, so nobody could choose theirs to fit the others. After the game your browser computes every die again.
dice-known = Whoever runs the server can know the dice in advance: the server needs its number to throw them. But nobody can choose them.
dice-withheld = Whoever does not tell their number within ten seconds is left out, and everybody sees it: that is the one choice anybody has. Bots add nothing.
dice-server = Server
dice-not-told = left out
dice-checked = { $count ->
    [one] The one die was checked in your browser: nobody could choose it.
   *[other] All { $count } dice were checked in your browser: nobody could choose them.
}
dice-computed = { $count ->
    [one] The one die was computed again in your browser: it is as promised. This browser added nothing to it.
   *[other] All { $count } dice were computed again in your browser: they are as promised. This browser added nothing to them.
}
dice-left-out = Your number was left out.
dice-missing = Without the number of { $names }.
dice-unchecked = { $count ->
    [one] One more was thrown by older rules and cannot be computed again.
   *[other] { $count } more were thrown by older rules and cannot be computed again.
}
dice-wrong-seed = The dice are not right: the server’s number does not fit its fingerprint.
dice-wrong-promise = The dice are not right: the server’s fingerprint is not the one that it showed before the game.
dice-wrong-seats = The dice are not right: the fingerprints of the players are not those that were fixed at the start.
dice-wrong-contribution = The dice are not right: the number of a player does not fit their fingerprint.
dice-wrong-die = The dice are not right: die { $number } is not the one that the numbers give.

# Who somebody is, and what they say.
who-guest = Guest, without an account
who-program = A program answers
who-bot = Bot
looks-on = looking on
who-may-talk = Who may talk
talk-all = Everybody
talk-players = Only those who play
talk-off = Nobody
no-talk-players = At this table only those who play can talk.
no-talk-off = The chat of this table is turned off.
name-to-talk = A name, to talk here
take-name = Take this name
about-person = { $name }: more
mute-person = Mute { $name }
unmute-person = Listen to { $name } again
mute-about = You no longer read what this person says, at any table and on any device. They do not learn of it.
muted-line = { $name } (muted)
report = Report
report-about = Whoever runs this server reads what you report, with the last lines of the chat.
report-reason = Why
report-note = One sentence more, if you like
reported = Thank you, it has been reported.
reason-insults = Insults
reason-spam = Spam
reason-cheating = Cheating
reason-name = The name
reason-other = Something else
muted-people = Muted people
muted-people-about = You read nothing of what they say, at any table.
nobody-muted = You have muted nobody.
listen-again = Listen again

# Answering ahead.
ahead = Answer ahead
ahead-count = { $count ->
    [one] { $count } answer ahead
   *[other] { $count } answers ahead
}
ahead-unsaved = Answers ahead: not saved
ahead-cancelled = Answers ahead: cancelled
ahead-about = The table can answer for you while you are away. Choose what you want to answer if you are asked; about everything else you are asked as always. Nobody else sees this.
ahead-looking = Looking at what you may be asked …
ahead-nothing = As far as can be seen, nothing more will be asked of you in this round.
ahead-may = What may still be asked of you in this round
ahead-share-likely = likely
ahead-share-maybe = maybe
ahead-share-rare = seldom
ahead-asked = You are asked
ahead-answer = If this is asked, answer:
ahead-else = If that is not possible, answer:
ahead-otherwise = Otherwise you are asked.
ahead-higher = Higher up: { $answer }
ahead-lower = Lower down: { $answer }
ahead-remove = Remove: { $answer }
ahead-place = { $answer }: number { $place } of { $all }
ahead-always = in any case
ahead-and = and …
ahead-only-if = only if { $sign }
ahead-not-if = not if { $sign }
ahead-condition = On what it depends: { $answer }
ahead-condition-about = The preview of this answer decides, when you are asked.
ahead-condition-off = Remove this condition
ahead-holds = How long it holds
ahead-round = this round
ahead-game = the whole game
ahead-steady = Keep it whatever happens.
ahead-steady-about = Otherwise it is cancelled if { $signs }.
ahead-or = , or if { "" }
ahead-save = Save
ahead-save-with-answer = Keep for my answer
ahead-with-answer = It is your turn: this holds from your next answer on.
ahead-withdraw = Withdraw all
ahead-again = { $count ->
    [one] Answer the same again
   *[other] Answer the same { $count } again
}
ahead-given = answered ahead
ahead-after = What was answered ahead
ahead-nobody = Nobody answered ahead in this game.
ahead-answers = { $count ->
    [0] no answer was given so
    [one] { $count } answer was given so
   *[other] { $count } answers were given so
}
ahead-withdrawn = withdrawn

# Studies: what bots find out about a game, for those who design one.
study = Study a game
study-about = Bots play many games, and the figures grow while you watch: how long a game is, how fair, how much there is to choose. Change a number of the rulebook and see what it does.
study-link = For designers: study a game or a variant
study-new = A new study
study-earlier = Earlier studies
study-show = Show
study-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
study-done = { $done } of { $wanted } games
study-rulebook = As in the rulebook
study-changed-rule = Changed
study-changed = What is changed
study-changed-about = Numbers that the rulebook fixes. Leave them as they are to study the game itself.
study-options = Other rules that can be agreed
study-changes = { $count ->
    [one] { $count } number changed
   *[other] { $count } numbers changed
}
study-reset = As in the rulebook
study-against = Compare with the rulebook: the same games with both
study-limits = { $low } to { $high }; the rulebook says { $usual }.
study-most = At most { $most }.
study-kinds = Who plays
study-kinds-about = What is true of one kind of players may not be true of another: choose several, and the report says what holds for all of them. Stronger bots think, so their games take longer.
study-mixed = Mixed table
study-games = Games
study-games-about = { $fewest } to { $most } for each rule and each kind of players, { $together } in all.
study-together = { $games ->
    [one] One game in all
   *[other] { $games } games in all
}
study-closer = Look closer
study-closer-about = Maps of the board, first choices, when things come, and pairs of them. Takes longer.
study-begin = Begin
study-progress = Games played
study-state-waiting = waiting for its turn
study-state-running = playing
study-state-reporting = the report is being written
study-state-done = finished
study-state-failed = something went wrong on the server; it has been noted
study-left-seconds = { $seconds ->
    [one] about one second left
   *[other] about { $seconds } seconds left
}
study-left-minutes = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
study-ready = The report is ready.
study-report = Read the report
study-report-about = The report is in English.
study-stop = Stop and report
study-table = Open a table of it
study-another = Another study
study-figures = Figures
study-figures-about = Each figure with the interval in which chance leaves it, 95 %. The dashed line would be fair. Whether two rules differ beyond chance is said in the report. All of it is true of these bots; no bot can show what people do.
study-alike = Only { $different } of { $games } games differ: these bots play alike.
study-stopped = { $count ->
    [one] One game was stopped before its end.
   *[other] { $count } games were stopped before their end.
}
study-failed = { $count ->
    [one] One game failed.
   *[other] { $count } games failed.
}
study-measure-length = Length of a game
study-measure-decisions = Decisions in a game
study-measure-answers = Possible answers to a decision
study-measure-starter = Wins of whoever begins
study-measure-draws = Draws
study-measure-hits = Hits on others in a game
study-between = { $low } to { $high }
study-too-few = too few games to tell
