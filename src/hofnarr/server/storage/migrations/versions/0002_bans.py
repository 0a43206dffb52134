"""Bans of networks"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.String(60), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("network"),
    )


def downgrade() -> None:
    op.drop_table("bans")
