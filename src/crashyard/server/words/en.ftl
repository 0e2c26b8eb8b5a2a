# What the server refuses.
refusal-absent-shortly = { $name } has only just gone; if they are not back in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } a bot can play on.
refusal-account-keeps-name = An account keeps its name; open another one to go by a different name.
refusal-already-started = The game at this table has already begun.
refusal-asked-just-now = You asked for this only just now; ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refusal-body-too-long = A request may have at most { $longest } bytes.
refusal-not-called-json = The body of a request must be JSON, with the content type application/json.
refusal-bot-plays = A bot is playing for you; take your seat back first.
refusal-bots-tired = Your bots have thought a lot lately; begin the next game in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refusal-chair-is-open = Nobody is sitting on this chair.
refusal-chair-taken = { $name } is sitting on this chair; choose another one.
refusal-clock-decides = { $name } still has time: a bot plays on when the clock has run out, and not before.
refusal-chat-for-players = At this table only those who play can talk.
refusal-chat-is-off = The chat of this table is turned off.
refusal-common-password = Many people use this password, or it is your name; choose one that nobody will guess.
refusal-foreign-page = This request comes from a page of another site; open this server’s own page and try again.
refusal-has-account = You are already signed in to an account.
refusal-hint-busy = Many people are asking for hints just now; ask again in a moment.
refusal-hint-failed = No hint could be found just now; ask again in a moment.
refusal-hint-late = The game went on while the hint was being worked out; ask again.
refusal-hint-not-now = This seat has nothing to decide at the moment, so there is no hint for it.
refusal-hint-others = Other people are playing at this table: hints are only for those who play alone with bots.
refusal-link-used = This link has been used already, or it is too old; ask for another one.
refusal-name-taken = This name, or one that looks like it, already belongs to somebody; choose another one.
refusal-name-unseen = A name has 1 to { $longest } visible characters.
refusal-no-account = You are a guest; create an account first.
refusal-no-address = Confirm a mail address first.
refusal-no-database = The server cannot reach its database; try again in a moment.
refusal-no-mail = This server sends no mail.
refusal-no-such-action = There is no such action; actions are numbers from 0 to { NUMBER($most, useGrouping: 0) }.
refusal-no-such-address = There is nothing at this address; check the link.
refusal-no-such-device = You have no such device.
refusal-no-such-person = Only somebody else who sits or has said something at this table can be muted or reported.
refusal-no-such-session = You are not signed in there.
refusal-no-such-study = You have no such study; they are gone when the server has been started anew.
refusal-no-such-table = There is no such table; check the link.
refusal-no-such-token = You have no such token.
refusal-no-time-for-that = You have too little time left to change your mind.
refusal-no-undo = You have nothing to undo: you have not answered yet, somebody else or chance has answered since, or something hidden was shown.
refusal-no-vacation = Vacations are for games in which every decision may take days.
refusal-nobody-to-ask = Nobody else is playing here in person, so there is nobody who could agree.
refusal-not-asked = Your answer to this proposal is not awaited.
refusal-not-awaited-contribution = No contribution to the dice is awaited from this seat.
refusal-not-for-programs = A token plays for you, but does not change your account; do that in your browser.
refusal-not-over = That is available once the game is over.
refusal-not-paused = The game is not paused.
refusal-not-running = No game is being played at this table at the moment.
refusal-not-signed-in = Say who you are first: come in as a guest or sign in.
refusal-not-written = The server could not save that, so it has not happened; try again in a moment.
refusal-not-your-proposal = Only whoever made this proposal can withdraw it.
refusal-nothing-to-take-back = You have not decided anything yet that could be taken back.
refusal-paused = The game is paused; whoever plays here can go on with it.
refusal-preview-late = The game went on while this was being worked out; try again.
refusal-proposal-gone = This proposal no longer stands.
refusal-proposal-open = Something is already proposed at this table; it has to be answered first.
refusal-server-going = The server is restarting; try again in a moment.
refusal-not-your-seat = That is not your seat.
refusal-not-your-table = Only those who have played at this table can ask for a rematch.
refusal-nothing-left = The game is over at this point; choose an earlier one.
refusal-only-host = Only the host of the table can do that.
refusal-only-players = Only those who play at this table can do that.
refusal-open-chairs = Every chair needs a person or a bot before the game can begin.
refusal-others-play = Other people are playing at this table; leave it instead, and a bot will play on for you.
refusal-our-mistake = Something went wrong on the server; it has been noted. Try again.
refusal-person-is-here = { $name } is at the table; only somebody who is away can be replaced.
refusal-seat-known = You have played at this table already and know what a seat of it knows; nobody takes over another one.
refusal-silenced = The operator of this server does not let you talk at tables for another { $hours ->
    [one] hour
   *[other] { $hours } hours
}.
refusal-still-asked = { $name } is at the table and still has time to answer; in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } a bot can play on.
refusal-study-busy = Many people are running studies just now; begin yours when one of them has ended.
refusal-study-elsewhere = Studies are run at the server’s own computer only; its host can let everybody with an account run them.
refusal-study-guest = On this server studies are for those who have an account; create one first.
refusal-study-kinds = Choose who plays, at least one of { $kinds }; { $mixed } needs two of them beside it.
refusal-study-no-laboratory = The laboratory is not installed on this server. Its host can install it with: pip install "crashyard[lab]"
refusal-study-no-report = There is no report yet; wait until the games have been played, or stop the study.
refusal-study-nobody = The host of this server has turned studies off.
refusal-study-one-at-a-time = You already have a study that is going on; stop it first, or wait for its report.
refusal-study-too-large = A study here has { $few } to { $most } games at each table and { $together } at most in all; for more there is the command.
refusal-table-closed = This table has been closed.
refusal-table-full = So much has happened at this table that nothing more can be said, changed, proposed or undone here.
refusal-table-moves = Another part of the server is just taking this table over; try again in a moment.
refusal-table-over = The game at this table is over.
refusal-time-over = { $again ->
    [yes] Your time for this answer is over; take your seat again once the bot has answered for you.
   *[no] Your time for this game is over; the bot plays on for you.
}
refusal-too-many-connections = { $most } connections of yours, or of everybody at your address, are open at once, which is the limit; close some, or come back later.
refusal-too-many-devices = You are already called on { $most } devices, which is the limit; remove one first.
refusal-too-many-muted = You have muted { $most } people, which is the limit; listen to one of them again first.
refusal-too-many-pages = You already have this table open { $most } times; close one of them first.
refusal-too-many-reports = { $most } of your reports are still open, which is the limit; wait until the operator has looked at them.
refusal-too-many-tables = You already have { $most } unfinished tables, which is the limit; finish or close one first.
refusal-too-many-tokens = You already have { $most } tokens, which is the limit; revoke one first.
refusal-too-many-watchers = This table is already being watched { $most } times, which is the limit; come back later.
refusal-too-often = You are going too fast; wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refusal-turned-away = The host has taken you off this table; sit down at another one.
refusal-unreadable-table = The saved data of this table can no longer be read, so nobody can go on playing here; its host or the operator of the server can close it.
refusal-vacation-spent = A seat has three weeks of vacation in a game; { $days ->
    [0] yours are over
    [one] one day is left
   *[other] { $days } days are left
}.
refusal-wrong-address = This is no mail address that mail can be sent to; check it.
refusal-wrong-chat = Say something of at most { $most } characters.
refusal-wrong-device = This browser’s push service cannot be used: it must be at a public address with https.
refusal-wrong-message = This request cannot be understood: { $problem }
refusal-wrong-method = This address cannot be asked that way; see the description of the interface.
refusal-wrong-number = Nothing was played under number { NUMBER($n, useGrouping: 0) }; choose another point of the game.
refusal-wrong-order = Name chairs 0 to { $last } of the table once at most, in their new order, and null for a free chair more.
refusal-wrong-password = That is not your password.
refusal-wrong-password-length = A password has { $shortest } to { $longest } characters.
refusal-wrong-seat = This table has no seat { $seat }; its seats are 0 to { $last }.
refusal-wrong-sign-in = The name or the password is wrong.
refusal-wrong-zone = There is no time zone called { $zone }.

# What happens around a game.
chair-absent = { $name } is away; a bot plays on ({ $level }).
chair-back = { $name } is back and plays again.
chair-bot = The bot { $name } sits down.
chair-clock = { $name }’s time is up; a bot plays on ({ $level }).
chair-left = { $name } leaves; a bot plays on ({ $level }).
chair-program = A program answers for { $name }.
chair-removed = { $name }’s chair is free again.
chair-silent = { $name } does not answer; a bot plays on ({ $level }).
chair-sits = { $name } sits down.
chair-stands-up = { $name } stands up.
chair-taken = { $name } takes over a free seat from the bot.
chair-turned-away = The host has taken { $name } off the table.
edited-clock = time limit
edited-options = rules
edited-public = who may join
edited-seats = who sits where
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-greedy = Greedy
level-random = Random
somebody = Somebody
table-close = The table is closed.
table-edit = The host has changed the table: { $changed }.
table-rules = The rules have changed from version { $before } to version { $rules }; the game goes on from here by the new ones.{ $lost ->
    [0] { "" }
    [one] { " " }The last answer cannot be carried over.
   *[other] { " " }The last { $lost } answers cannot be carried over.
}
table-missing = The dice were mixed without { SEATS($seats) }: no contribution came in time.
table-next = The rematch is at a new table.
table-talk-all = Everybody can talk at this table now, spectators too.
table-talk-players = Only those who play can talk at this table now.
table-talk-off = The chat of this table is turned off now.
table-undo = { SEAT($seat) } undoes a decision.
table-vacation = { $days ->
    [0] { SEAT($seat) } is back from vacation; the clock runs again.
    [one] { SEAT($seat) } takes a day of vacation; their clock stands still.
   *[other] { SEAT($seat) } takes { $days } days of vacation; their clock stands still.
}
agreed-close = Everybody has agreed: the game ends here, without a result.
agreed-undo = Everybody has agreed: { SEAT($seat) } takes back their last decision.
propose-abort = { SEAT($seat) } asks to end the game here, without a result.
propose-pause = { SEAT($seat) } asks for a pause.
propose-rematch = { SEAT($seat) } asks for a rematch.
propose-undo = { SEAT($seat) } asks to take back their last decision.
table-agree = { SEAT($seat) } agrees.
table-decline = { SEAT($seat) } declines.
table-pause = The game is paused, as { SEAT($seat) } wished.
table-resume = { SEAT($seat) } goes on with the game.
table-withdraw = { SEAT($seat) } withdraws the proposal.

# What calls somebody who is not there, in mails and on devices.
call-turn = { $game }: it is your turn
call-body-turn = The game is waiting for you.
call-started = { $game }: the game has begun
call-body-started = Your game has begun.
call-finished = { $game }: the game is over
call-body-finished = See how it ended.
call-sat = { $game }: somebody has sat down
call-body-sat = Somebody has sat down at your table.
call-rematch = { $game }: a rematch
call-body-rematch = You are invited to a rematch.
call-asked = { $game }: a question for you
call-body-asked = Somebody at the table asks everybody something.
call-digest = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
mail-stop = You get these mails because you asked for them. One click ends them:
mail-confirm = Confirm your mail address
mail-text-confirm = Somebody, you most likely, wants mail from Crashyard to go to this address. If that is so, open this link within a day; if not, do nothing.
mail-reset = A new password
mail-text-reset = Set a new password for { $name } with this link, within half an hour. If you did not ask for it, do nothing: the old one still works.
mail-password = Your password has been changed
mail-text-password = The password of { $name } has been changed. If it was not you, set a new one: choose “Forgotten your password?” where you sign in.

# The pages of the rules.
page-rules = { $game }: the rules
page-card = { $game }: reference card
page-pages = Pages
page-contents = Contents
link-rules = Rules
link-card = Reference card
print-page = Print

order-like = Decisions such as “{ $answer }”
orders-cancelled-round = The round is over, and what you had answered ahead for it is over too.
orders-cancelled-upset = What you had answered ahead is cancelled, because { $reason }.
orders-cancelled-undo = What you had answered ahead is taken back along with the answer.
orders-cancelled-rules = What you had answered ahead is cancelled, because the rules have changed.
