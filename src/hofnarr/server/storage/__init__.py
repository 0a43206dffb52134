"""What is kept: tables, their entries (the truth, never changed), keys to seats, records.

`Store` is what every store can do. `opening.open_store(url)` gives one on SQLite or PostgreSQL,
migrated; both speak through SQLAlchemy, which importing this package does not load.
"""

from hofnarr.server.storage.rows import Key, StoredEntry, TableRow, WebhookRow
from hofnarr.server.storage.store import AlreadyThere, Store, StoreTrouble, Writing

__all__ = [
    "AlreadyThere",
    "Key",
    "Store",
    "StoreTrouble",
    "StoredEntry",
    "TableRow",
    "WebhookRow",
    "Writing",
]
