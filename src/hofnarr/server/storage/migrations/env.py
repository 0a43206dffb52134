"""Run by Alembic with the connection that `migrating.py` hands over.

Whoever merely imports this module, as tools that look through the package do, changes nothing.
"""

from alembic import context

from hofnarr.server.storage.schema import METADATA

if hasattr(context, "config"):
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite cannot alter most things in place
    )
    context.run_migrations()
