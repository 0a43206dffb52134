"""Names of tables and keys to seats: made by chance, long enough that nobody guesses them."""

from __future__ import annotations

import secrets
from base64 import b32encode
from hashlib import sha256

#: What `new_table_id` and `table_id_of` give.
TABLE_ID = "[a-z2-7]{12}"
#: Letters that nobody mixes up when they are read aloud.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6


def new_table_id() -> str:
    """60 random bits as 12 letters and digits."""
    return b32encode(secrets.token_bytes(8)).decode().lower()[:12]


def table_id_of(record: bytes) -> str:
    """A game that is brought along has one table, however often it is brought."""
    return b32encode(sha256(b"imported:" + record).digest()).decode().lower()[:12]


def new_token() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def token_for(old: str, table_id: str) -> str:
    """The token of the same person in a rematch: only who knows the old one can work it out."""
    return sha256(f"{old}:{table_id}".encode()).hexdigest()[:32]


def hash_of(token: str) -> str:
    """What is kept of a token. It is random, so no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
