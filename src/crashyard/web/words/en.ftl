# What the browser client says itself. Games and refusals speak for themselves.

# The frame around every page.
skip-to-content = Skip to the content
settings = Settings
your-name = Your name
language = Language
speed = Animation
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-still = None
confirm-always = Confirm every choice
sound-on-turn = Sound when it is my turn
close = Close
make-account = Create an account
sign-in = Sign in
sign-out = Sign out
account-about = An account keeps your games on every device. Everything you have played as a guest stays yours.
sign-in-about = Welcome back.
password = Password
look = Appearance
look-device = As on this device
look-light = Light
look-dark = Dark
server-away = The server does not answer. Trying again …
try-again = Try again
no-page = There is nothing here
no-page-about = The address may be mistyped, or the link is incomplete.

# My account.
account = Your account
guest-title = You play as a guest
nobody-title = Nobody is signed in here
saved = Saved.
change-password = Change the password
old-password = Old password
new-password = New password
password-about = At least eight characters. All your other browsers are signed out.
password-changed = The password is changed.
browsers = Signed in
browsers-about = The browsers in which you are known.
unknown-browser = A browser
this-browser = this one
last-seen = Last seen { $day }
sign-out-others = Sign out everywhere else
tokens = Programs that play for you
tokens-about = A program of yours can play, watch and open tables for you. It needs a personal token, which it sends along with every request.
to-interface = What programs can ask for
to-example-bot = A bot in thirty lines
no-tokens = No program has a token yet.
token-made = Made { $day }
token-used = last used { $day }
token-unused = never used
take-back = Take back
token = Token
token-once = This is the token. It is shown only now: keep it in a safe place.
token-name = What is the program called?
make-token = Make a token
my-data = Your data
my-data-about = What is kept about you: your name, your games, what you wrote in chats, where you are signed in.
save-data = Save everything
remove-me = Delete me
remove-me-about = Your name and everything that belongs to you is deleted. Where you play with others, a bot plays on. This cannot be undone.

# The lobby.
lobby-title = Board games about crashing into each other
lobby-about = Play against bots in two clicks, or send friends a link. No account needed.
games = Games
player-counts = { $fewest } to { $most } players
player-counts-some = { $counts } players
play-now = Play now
new-table = New table
my-games = My games
open-tables = Open tables
no-open-tables = Nobody is looking for players right now. Open a public table, and it stands here.
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
state-over = Over
state-unreadable = Cannot be read
state-running = Being played
close-table = Close the table
your-turn = It is your turn
turn-of = Turn: { $names }
watch = Watch

# Opening a table.
start = Start
how-many-players = Players
bots-play = Bots
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-greedy = Keen
bot-random = At random
who-sits-where = Who sits where
seat = Seat { $number }
seat-option = { $option }, seat { $number }
sit-me = Me
sit-open = Open for somebody
sit-bot = Bot: { $bot }
sit-beside = Somebody beside me
player-number = Player { $number }
options = Rules
public-table = Public: anybody may join and watch
clock = Clock
clock-kind = Time
clock-kind-none = No clock
clock-kind-live = Minutes for the game
clock-kind-days = Days for each answer
clock-minutes = Minutes each
clock-increment = Seconds more for each answer
clock-days = Days for each answer

# Before the game.
waiting-for-people = { $free ->
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
all-here = Everybody is here. You can start.
host-starts = Everybody is here. The host starts the game.
sit-down = Sit down
stand-up = Stand up
add-bots = Add a bot
add-bot = Add a bot: { $bot }
remove = Remove
invite = Invite friends
invite-about = Whoever has this link can sit down, or watch.
copy = Copy
copied = Copied
qr-code = The link as a QR code
agreed = What was agreed
agreed-public = Public table
agreed-private = By invitation only
agreed-live = { $minutes } min each, { $increment } s more for each answer
agreed-days = { $days ->
    [one] One day for each answer
   *[other] { $days } days for each answer
}
is-here = here
is-away = away
watching = { $people ->
    [one] One more person is watching.
   *[other] { $people } more people are watching.
}

# The table.
title-your-turn = ● Your turn · { $game }
connection-lost = Connection lost. Reconnecting …
board = Board
enlarge = Enlarge
rules = Rules
search-rules = Search the rules
rules-page = Whole page, to print
rules-card = Reference card
nothing-found = Nothing found.
leave = Leave the game
leave-others = A bot plays on for you. You can come back and take your seat again.
leave-alone = You play alone with bots: the game ends here.
come-back = Take my seat back
replace-absent = Absent? Let a bot play
days-left = { $days } d { $hours } h
legend = Signs
panel-players = Players
panel-log = Log
panel-chat = Chat
spoken = What happens
your-choice = Your choice
choose-first = Your turn: choose on the board.
choose-button = Your turn: choose.
choose-next = Now choose on the board.
choose-button-next = Now choose one of these.
show-more = { $count } more on the board: show them
chosen-so-far = Chosen so far
back-to-here = Choose this anew
back = Back
confirm-choice = Is this what you want?
do-it = Do it
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-title = What the expert would do
hint-title-of = What the expert would do as { $name }
hint-here = What would the expert do here?
hint-take = Choose this
hint-wins = wins about { $percent } %
hint-then = Then:
hint-rounds = { $rounds ->
    [one] One way to go on was tried.
   *[other] { $rounds } ways to go on were tried.
}
hint-even = With { $sides } players everybody wins { $percent } % on average.
hint-best = The expert would: { $does }, wins about { $percent } %
sending = One moment …
planned = You have chosen. You can change it until everybody has.
waiting-for = Waiting for { $names }.
thinking-now = Thinking: { $names } …
bot = bot
stands-in = bot stands in
you = you
play-as = Play as { $name }
play-this-seat = Play here
thinks = thinks …
to-choose = to choose
clause-section = section { $number }
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
watch-missed = Watch it
panel-figures = Figures

# After the game.
game-over = { $game }: the game is over
rematch = Rematch
to-rematch = To the rematch
replay = Replay
verify = Check the dice
verified = { $outcomes ->
    [0] Nothing in this game was left to chance.
    [one] Fair: one outcome of chance was computed again from the published seed, and it is the same.
   *[other] Fair: { $outcomes } outcomes of chance were computed again from the published seed, and all are the same.
}
table-closed = { $game }: the table is closed
record = Save the record
to-lobby = All games
result = Result: { $game }
rounds-played = { $rounds ->
    [one] One round was played.
   *[other] { $rounds } rounds were played.
}
decisions = Decisions
time-taken = Time taken

# Seeing it again.
step-of = Step { $step } of { $last }
to-the-start = To the start
step-back = One step back
play = Play
stop = Stop
step-on = One step on
to-the-end = To the end
seen-by = Seen by
spectator = A spectator
share-moment = Copy a link to this moment
fork = Play on from here
to-table = To the table
