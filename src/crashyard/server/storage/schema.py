"""The database: everything that outlives the process.

A table's entries are the truth: numbered without gaps, never changed, each written before anybody hears of it. What
has happened at a table is found by going through them again.
"""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("silenced", Float),
)
"""Guests have no login and no password. `login` is the name of an account, folded so that no two look alike.

`silenced` is until when the operator does not let somebody talk.
"""

mutes = Table(
    "mutes",
    metadata,
    Column("owner", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""Whose words somebody does not want to read; `name` is what they were called then."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("reporter", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer),
    Column("number", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
)
"""Who was reported to the operator. `number` is that of the table's last entry then, `line` that of a line of chat.

What was said is read from the entries.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(40), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(40), nullable=False, server_default=""),
)
"""Browsers (`kind` is `browser`) and personal tokens of programs (`token`). `key` is the hash of the secret.

A token has a `label`, which its owner gave it; a browser an `agent`, which is what it says of itself, in two words.
"""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("start", Text),
    Column("clock", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("state", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("awaited", String(40)),
    Column("result", Text),
    Column("next", String(32)),
    Column("unreadable", Text),
    Column("chat", String(8)),
    Column("ordered", Integer, nullable=False, server_default="0"),
    Column("owner", String(32)),
    Column("rules", String(10)),
    Index("tables_by_state", "state", "public", "moved"),
    Index("tables_by_owner", "owner", "state"),
)
"""`seed` is the secret of the fair chance. `start` is a position file where a play does not begin anew.

So that lists are made from rows alone, a row also says what its entries lead to: the seats that are `awaited`
(`0,2`; nothing where an older version has written the row), the `result`, and the `next` table, which is the rematch.
They change in the transaction of the entry that changes them. `unreadable` says why the entries could not be gone
through when that was last tried. `chat` is who may talk there; nothing where an older version has written the row.
`ordered` is 1 where somebody who is awaited may have answered ahead: a server that starts looks after it.

Where several nodes share the database, `owner` is the one that writes a table, as long as it is there; `rules` is the
version by which a table is played, so that a node that does not know them leaves it alone. Nothing elsewhere.
"""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(120), nullable=False),
    Column("version", String(40), nullable=False),
    Column("rules", Text, nullable=False),
    Column("started", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("draining", Integer, nullable=False),
)
"""The nodes that share the database. Each is there `until` a time of the database's clock, which it puts off again and
again: so one small write keeps all of its tables. `lost` counts how often others have taken tables from it.

`rules` are the versions that it plays by, as JSON. A node that is `draining` hands its tables over.
"""

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),
    Column("who", String(8)),
)
"""Who sits where: `open`, `person`, or `bot`. A person's chair keeps its person while a bot stands in.

`who` says whose the name is, as `tables.seating` tells it; nothing where an older version has written the row.
"""

not_an_answer = text("kind <> 'answer'")
"""Of what happens at tables, the little in which names and words of people stand."""

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32)),
    Column("key", String(40)),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("entries_but_answers", "person", sqlite_where=not_an_answer, postgresql_where=not_an_answer),
    sqlite_with_rowid=False,
)
"""What happened at a table. `key` is the name a client chose for its request: the same request counts once.

The table sees to that, which has gone through all its entries; an index for it would double what is written.
"""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rules", String(20), nullable=False),
    Column("answers", Integer, nullable=False),
    Column("passing", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
"""How a table stood after the entry `number`, by those `rules`; `storage.snapshots` tells what is in `content`.

Those that are `passing` go when the next one is written; the others stay as long as the table.
"""

served = Table("served", metadata, Column("seconds", Float, nullable=False), Column("since", Float))
"""One row: how long servers have been there for the tables of this database, all together. Clocks run on that time.

Where there are several nodes it goes on from `seconds` by the database's clock, `since` a time of that.
"""


def _owner(*, primary: bool = False) -> Column[str]:
    person = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", String(32), person, primary_key=primary, nullable=False)


notification_settings = Table(
    "notification_settings",
    metadata,
    _owner(primary=True),
    Column("language", String(2), nullable=False),
    Column("address", String(254)),
    Column("mail", String(6), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(40), nullable=False),
    Column("stop", String(32), nullable=False, unique=True),
    Column("digested", String(10), nullable=False),
    Index("notification_settings_by_address", "address"),
)
"""How somebody wants to be called. `address` is one that its owner has confirmed; `mail` is `off`, `each` or `digest`.

Quiet hours are minutes of the day in `zone`. Whoever shows `stop` may end the mails, and nothing else; `digested` is
the last day for which a digest was made.
"""

mail_links = Table(
    "mail_links",
    metadata,
    Column("key", String(64), primary_key=True),
    _owner(),
    Column("kind", String(8), nullable=False),
    Column("address", String(254), nullable=False),
    Column("until", Float, nullable=False),
    Index("mail_links_by_person", "person"),
)
"""Links that can be used once, for a while: to `confirm` an address, or to `reset` a password. `key` is a hash."""

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(32), primary_key=True),
    _owner(),
    Column("session", String(64), ForeignKey("sessions.key", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("agent", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("made", Float, nullable=False),
    Index("push_devices_by_person", "person"),
    Index("push_devices_by_session", "session"),
)
"""Browsers that take Web Push while somebody is signed in there. Messages are encrypted for `key` and `secret`."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("key", String(160), primary_key=True),
    _owner(),
    Column("kind", String(8), nullable=False),
    Column("table", String(32), nullable=False),
    Column("channel", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("made", Float, nullable=False),
    Index("deliveries_by_person", "person"),
    Index("deliveries_by_state", "state", "due"),
)
"""What is to be sent to somebody, or was: by mail, or to the device `channel`. The same `key` is sent once."""

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server made for itself and needs again."""
