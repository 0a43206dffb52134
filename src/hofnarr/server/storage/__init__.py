"""What is kept: tables, their entries (the truth, never changed), keys to seats, records.

`open_store(url)` gives a store on SQLite or PostgreSQL, migrated; both speak through SQLAlchemy.
"""

from hofnarr.server.storage.opening import open_store
from hofnarr.server.storage.rows import Key, StoredEntry, TableRow, WebhookRow
from hofnarr.server.storage.store import Store, Writing

__all__ = [
    "Key",
    "Store",
    "StoredEntry",
    "TableRow",
    "WebhookRow",
    "Writing",
    "open_store",
]
