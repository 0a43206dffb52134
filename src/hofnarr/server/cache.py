"""What was found once, for as long as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class Cache:
    """Forgets what was not asked for longest, beyond so many bytes.

    >>> cache = Cache(10)
    >>> cache.keep("a", b"12345678")
    >>> cache.keep("b", b"12345678")
    >>> cache.get("a"), cache.get("b")
    (None, b'12345678')
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._found: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: Hashable) -> bytes | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def keep(self, key: Hashable, found: bytes) -> None:
        self._size += len(found) - len(self._found.get(key, b""))
        self._found[key] = found
        self._found.move_to_end(key)
        while self._size > self.most and len(self._found) > 1:
            self._size -= len(self._found.popitem(last=False)[1])
