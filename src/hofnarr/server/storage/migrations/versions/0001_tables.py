"""Tables, entries, keys, webhooks, records"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(12), nullable=False)


def _belongs_to_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(6), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("info", sa.Text(), nullable=False),
        sa.Column("next_table", sa.String(12), nullable=True),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("lease_by", sa.String(40), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("move_id", sa.String(80), nullable=True),
        sa.Column("fact", sa.Text(), nullable=False),
        _belongs_to_table(),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sa.UniqueConstraint("table_id", "move_id", name="a_move_counts_once"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        _of_table(),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("host", sa.Boolean(), nullable=False),
        _belongs_to_table(),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("keys_by_table", "keys", ["table_id"])
    op.create_table(
        "webhooks",
        _of_table(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("link", sa.String(300), nullable=False),
        _belongs_to_table(),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "records",
        _of_table(),
        sa.Column("record", sa.Text(), nullable=False),
        _belongs_to_table(),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    for table in ("records", "webhooks", "keys", "entries", "tables"):
        op.drop_table(table)
