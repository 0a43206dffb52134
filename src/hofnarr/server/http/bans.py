"""Networks that may not use this server: kept in the database, known to all its processes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from hofnarr.server import wall_clock
from hofnarr.server.http.errors import Refusal, refuse
from hofnarr.server.protocol.operator import Ban
from hofnarr.server.storage import Store

Network = IPv4Network | IPv6Network

#: Who has one address of IPv6 has all that begin alike.
_HOUSE = 64
#: More would meet whole countries.
_WIDEST = {4: 16, 6: 32}


def network_of(text: str) -> Network:
    """What is meant by an address or a network; Refusal where it cannot be banned.

    >>> network_of("203.0.113.9"), network_of("2001:db8::9")
    (IPv4Network('203.0.113.9/32'), IPv6Network('2001:db8::/64'))
    >>> network_of("10.0.0.0/8")
    Traceback (most recent call last):
    hofnarr.server.http.errors.Refusal: address: too wide, give a network of /16 or smaller
    """
    network = _read(text)
    if network is None:
        refuse("bad_request", "address: write one like 203.0.113.9 or 2001:db8::/48", "address")
    if network.is_loopback or network.is_unspecified:
        refuse("bad_request", "address: that is this machine, or a proxy on it", "address")
    widest = _WIDEST[network.version]
    if network.prefixlen < widest:
        refuse(
            "bad_request", f"address: too wide, give a network of /{widest} or smaller", "address"
        )
    if isinstance(network, IPv6Network) and network.prefixlen > _HOUSE:
        return network.supernet(new_prefix=_HOUSE)
    return network


def _read(text: str) -> Network | None:
    address = _address(text.strip())
    try:
        return ip_network(address or text.strip(), strict=False)
    except ValueError:
        return None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Of IPv4 where it is only written in the manner of IPv6."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_in(text: str, networks: Collection[Network]) -> bool:
    """Whether an address belongs to one of these networks.

    >>> is_in("::ffff:203.0.113.9", [network_of("203.0.113.0/24")])
    True
    """
    address = _address(text)
    return address is not None and any(address in network for network in networks)


class Bans:
    """`on_new` is called with networks that were not known to be banned before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[Network, Ban] = {}
        self.on_new: Callable[[Collection[Network]], None] = lambda _: None

    async def refresh(self) -> None:
        """Look at what the database has now."""
        kept = await self._store.bans(wall_clock.now_ms())
        found: dict[Network, Ban] = {ip_network(ban.network): ban for ban in kept}
        new = found.keys() - self._known.keys()
        self._known = found
        if new:
            self.on_new(new)

    async def add(self, ban: Ban) -> None:
        await self._store.put_ban(ban)
        await self.refresh()

    async def lift(self, network: Network) -> None:
        if not await self._store.lift_ban(str(network)):
            refuse("not_found", f"{network} is not banned")
        await self.refresh()

    def check(self, address: str) -> None:
        """Refusal for whoever is banned."""
        if self._known and is_in(address, self._lasting()):
            raise banned()

    def _lasting(self) -> list[Network]:
        now = wall_clock.now_ms()
        return [
            network for network, ban in self._known.items() if ban.until is None or ban.until > now
        ]


def banned() -> Refusal:
    return Refusal("banned", "whoever runs this server lets your address use it no more")
