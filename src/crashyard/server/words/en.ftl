# What the server refuses.
refusal-account-keeps-name = An account keeps its name; open another one to be called otherwise.
refusal-already-started = This table has begun to play.
refusal-body-too-long = A request has at most { $longest } bytes.
refusal-bot-plays = A bot plays for you; take your seat back first.
refusal-chair-is-open = Nobody sits on this chair.
refusal-chair-taken = { $name } sits on this chair; choose another one.
refusal-common-password = Many people use this password, or it is the name; choose one that nobody guesses.
refusal-foreign-page = This request comes from a page of another site; open the page of this server and ask again.
refusal-has-account = You are signed in to an account already.
refusal-hint-busy = Many ask for hints just now; ask again in a moment.
refusal-hint-failed = No hint could be found just now; ask again in a moment.
refusal-hint-late = The game went on while the hint was thought out; ask again.
refusal-hint-not-now = Nothing is asked of this seat now, so there is no hint for it.
refusal-hint-others = Other people play at this table: hints are only for those who play alone with bots.
refusal-message-too-long = A message has at most { $longest } characters.
refusal-name-taken = This name, or one that looks like it, belongs to somebody else; choose another one.
refusal-name-unseen = A name has 1 to { $longest } characters that can be seen.
refusal-no-account = You are a guest; make an account first.
refusal-no-database = The server cannot reach its database; try again in a moment.
refusal-no-such-action = There is no such action; actions are numbers from 0 to { NUMBER($most, useGrouping: 0) }.
refusal-no-such-address = There is nothing at this address; check the link.
refusal-no-such-session = You are not signed in there.
refusal-no-such-table = There is no such table; check the link.
refusal-no-such-token = You have no such token.
refusal-no-undo = There is nothing to take back: somebody else or chance has answered since, or something hidden was shown.
refusal-not-for-programs = A token plays for you, but does not change your account; do that in your browser.
refusal-not-over = That can be had when the game is over.
refusal-not-running = Nobody is playing at this table now.
refusal-not-signed-in = Say who you are first: come in as a guest or sign in.
refusal-not-written = The server could not write that down, so it has not happened; try again in a moment.
refusal-server-going = The server is being restarted; ask again in a moment.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-table = Only who has played at this table can ask for a rematch.
refusal-nothing-left = At this point the game is over; choose an earlier one.
refusal-only-host = Only the host of the table can do that.
refusal-open-chairs = Somebody or a bot must sit on every chair before the game can begin.
refusal-others-play = Others play at this table; leave it instead, and a bot plays on for you.
refusal-our-mistake = Something went wrong on the server; it has been written down. Try again.
refusal-person-is-here = { $name } is at the table; only who is absent can be replaced.
refusal-table-closed = This table was closed.
refusal-table-full = So much was said at this table that it hears no more.
refusal-table-over = The game at this table is over.
refusal-too-many-tables = You have { $most } tables that are not finished, which is the most; finish or close one first.
refusal-too-many-tokens = You have { $most } tokens already, which is the most; take one back first.
refusal-too-many-watchers = This table is being watched { $most } times already, which is the most; close another page first.
refusal-too-often = That is too often; wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refusal-unreadable-table = What is kept of this table cannot be read any more, so nobody can go on playing here; its host or whoever runs the server can close it.
refusal-wrong-chat = Say something with at most { $most } characters.
refusal-wrong-message = This request cannot be understood: { $problem }
refusal-wrong-method = This address cannot be asked like that; look into the description of the interface.
refusal-wrong-number = Nothing was played under number { NUMBER($n, useGrouping: 0) }; choose another point of the game.
refusal-wrong-password = This is not your password.
refusal-wrong-password-length = A password has { $shortest } to { $longest } characters.
refusal-wrong-seat = This table has no seat { $seat }; its seats are 0 to { $last }.
refusal-wrong-sign-in = Name or password is wrong.

# What happens around a game.
chair-absent = { $name } is absent; a bot plays on.
chair-back = { $name } is back and plays again.
chair-bot = The bot { $name } sits down.
chair-clock = The time of { $name } is over; a bot plays on.
chair-left = { $name } leaves; a bot plays on.
chair-removed = The chair of { $name } is free again.
chair-sits = { $name } sits down.
chair-stands-up = { $name } stands up.
somebody = Somebody
table-close = The table is closed.
table-next = { $name } asks for a rematch at a new table.
table-undo = { SEAT($seat) } takes an answer back.

# The pages of the rules.
page-rules = { $game }: the rules
page-card = { $game }: reference card
page-pages = Pages
page-contents = Contents
link-rules = Rules
link-card = Reference card
print-page = Print
