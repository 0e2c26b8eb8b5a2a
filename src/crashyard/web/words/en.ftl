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
speed-still = None
confirm-always = Confirm every choice
sound-on-turn = Play a sound when it is my turn
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
turn-of = To play: { $names }
watch = Watch

# Opening a table.
start = Start
how-many-players = Players
bots-play = Bots
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-greedy = Greedy
bot-random = Random
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

# Before the game.
waiting-for-people = { $free ->
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
all-here = Everybody is here. You can start.
host-starts = Everybody is here. Waiting for the host to start the game.
sit-down = Sit down
stand-up = Stand up
add-bots = Add a bot
add-bot = Add a bot: { $bot }
remove = Remove
invite = Invite friends
invite-about = Anyone with this link can sit down or watch.
copy = Copy
copied = Copied
qr-code = The link as a QR code
agreed = Game settings
agreed-public = Public table
agreed-private = By invitation only
agreed-live = { $minutes }{"\u00A0"}min each, plus { $increment }{"\u00A0"}s per decision
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
connection-lost = Connection lost. Reconnecting …
board = Board
enlarge = Enlarge
rules = Rules
search-rules = Search the rules
rules-page = Printable page
rules-card = Reference card
nothing-found = Nothing found.
leave = Leave the game
stay = Stay
leave-others = A bot will play on for you. You can come back and take your seat again.
leave-alone = You are playing alone with bots: the game will end here.
come-back = Take my seat back
replace-absent = Away? Let a bot play
days-left = { $days }{"\u00A0"}d { $hours }{"\u00A0"}h
legend = Symbols
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
stands-in = bot standing in
you = you
play-as = Play as { $name }
play-this-seat = Play here
thinks = thinking …
to-choose = choosing …
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
watch-missed = Watch
panel-figures = Figures

# After the game.
game-over = { $game }: the game is over
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay
verify = Check the dice
verified = { $outcomes ->
    [0] Nothing in this game was left to chance.
    [one] Fair: the one outcome of chance was recomputed from the published seed, and it matches.
   *[other] Fair: { $outcomes } outcomes of chance were recomputed from the published seed, and all of them match.
}
table-closed = { $game }: the table has been closed
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
