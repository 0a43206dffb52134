"""Which web addresses strangers may let this server call: public ones, however they are written."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address
from typing import NamedTuple, NoReturn, cast
from urllib.parse import urlsplit

from hofnarr.server.http.errors import refuse

IpAddress = IPv4Address | IPv6Address

#: Names are looked up by threads of their own: a name server may take its time.
RESOLVERS = 4
_PRINTABLE = re.compile(r"[!-~]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_UNICAST = ipaddress.ip_network("2000::/3")
#: Services of clouds for their own machines that are not link-local as the others are.
_METADATA = frozenset(
    map(
        ipaddress.ip_address,
        ("100.100.100.200", "168.63.129.16", "192.0.0.192", "fd00:ec2::254"),
    )
)


class NotPublic(OSError):
    """A name stands for an address that is not called."""


class Target(NamedTuple):
    """An address taken apart."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def named(self) -> str:
        """As the receiver is told whom we want."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.secure else 80
        return host if self.port == usual else f"{host}:{self.port}"


def target_of(url: str, *, allow_local: bool) -> Target:
    """Refusal where this is not an address that may be called, as far as its text tells."""
    if not _PRINTABLE.fullmatch(url):
        refuse("bad_request", "url: write other than plain letters as %XX", "url")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        refuse("bad_request", "url: is no web address", "url")
    schemes = ("http", "https") if allow_local else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        refuse("bad_request", "url: write it as https://HOST/PATH", "url")
    if not allow_local and port not in (None, 443):
        refuse("bad_request", "url: write it without a port, only 443 is called", "url")
    secure = parts.scheme == "https"
    written = literal(parts.hostname)
    if written is not None and not may_call(written, allow_local=allow_local):
        refuse_local()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


def refuse_local() -> NoReturn:
    refuse("bad_request", "url: leads into the server's own network, name a public address", "url")


def literal(host: str) -> IpAddress | None:
    """The address that a host is written as; None for a name.

    >>> literal("0x7f.1"), literal("2130706433"), literal("ntfy.sh")
    (IPv4Address('127.0.0.1'), IPv4Address('127.0.0.1'), None)
    """
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        pass
    try:  # the system understands more spellings than the standard knows
        return IPv4Address(socket.inet_aton(host))
    except OSError:
        return None


def may_call(address: IpAddress, *, allow_local: bool) -> bool:
    """Public ones; with `allow_local` those of this network too, but never a metadata service.

    >>> may_call(IPv6Address("::ffff:127.0.0.1"), allow_local=False)
    False
    """
    address = _meant(address)
    if address.is_multicast or address.is_unspecified or address.is_link_local:
        return False
    if address in _METADATA:
        return False
    if allow_local:
        return True
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global


def _meant(address: IpAddress) -> IpAddress:
    """The IPv4 address that one of IPv6 leads to, where it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or address


class Resolver:
    """Finds the addresses of names, in threads that nobody else needs."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(RESOLVERS, "resolver")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def resolve(self, target: Target, *, allow_local: bool) -> IpAddress:
        """The address to connect to. NotPublic where any of a name's addresses is not to be called:
        a name that has both would change its mind. OSError where there is no such name."""
        written = literal(target.host)
        if written is not None:
            found = [written]
        else:
            found = await asyncio.get_running_loop().run_in_executor(
                self._threads, _look_up, target.host, target.port
            )
        if not all(may_call(address, allow_local=allow_local) for address in found):
            raise NotPublic("not a public address")
        return found[0]


def _look_up(host: str, port: int) -> list[IpAddress]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:  # a part of the name is empty or too long
        raise OSError(str(error)) from None
    return [ipaddress.ip_address(cast(str, place[0]).partition("%")[0]) for *_, place in found]
