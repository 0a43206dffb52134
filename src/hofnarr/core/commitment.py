"""Promise P6: the seed of a record was fixed before the game began."""

from __future__ import annotations

from typing import Protocol

from hofnarr.core import stream
from hofnarr.core.errors import BrokenRecord
from hofnarr.core.game import Record


class CommittedRecord(Record, Protocol):
    @property
    def commitment(self) -> str | None: ...


def committed_seed(record: CommittedRecord) -> str | None:
    """The seed that all chance must follow from; None for a game typed in from a real table.

    BrokenRecord where the commitment does not fix the seed, or the seed does not give the start.
    """
    promised = {"commitment": record.commitment, "seed": record.seed, "salt": record.salt}
    if all(value is None for value in promised.values()):
        return None
    for name, value in promised.items():
        if value is None:
            raise BrokenRecord(f"{name}: is null while others of commitment, seed and salt are not")
    seed = str(record.seed)
    if ":" in seed:
        raise BrokenRecord("seed: has a colon, so that the commitment does not fix it")
    if stream.commitment(seed, str(record.salt)) != record.commitment:
        raise BrokenRecord("commitment: is not the SHA-256 of seed:salt")
    if record.start not in (0, stream.pick(seed, "starter", len(record.players))):
        raise BrokenRecord(f"start: {record.start} is neither seat 0 nor the seed's lot")
    return seed
