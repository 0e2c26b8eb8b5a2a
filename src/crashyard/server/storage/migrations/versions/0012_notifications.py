"""How people want to be called: by mail, on their devices, when not; and what has been sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _person(*, primary: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), owner, primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "notification_settings",
        _person(primary=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("mail", sa.String(6), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("stop", sa.String(32), nullable=False, unique=True),
        sa.Column("digested", sa.String(10), nullable=False),
    )
    op.create_index("notification_settings_by_address", "notification_settings", ["address"])
    op.create_table(
        "mail_links",
        sa.Column("key", sa.String(64), primary_key=True),
        _person(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("mail_links_by_person", "mail_links", ["person"])
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.key", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_devices_by_person", "push_devices", ["person"])
    op.create_index("push_devices_by_session", "push_devices", ["session"])
    op.create_table(
        "deliveries",
        sa.Column("key", sa.String(160), primary_key=True),
        _person(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("deliveries_by_person", "deliveries", ["person"])
    op.create_index("deliveries_by_state", "deliveries", ["state", "due"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
