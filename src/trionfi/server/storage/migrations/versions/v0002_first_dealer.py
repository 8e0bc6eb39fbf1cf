"""Who deals first at a table; at those that are there already it is the last seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("first_dealer", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "first_dealer")
