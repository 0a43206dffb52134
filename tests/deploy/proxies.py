"""The proxies of deploy/ as they are shipped, with ports, certificates and folders of a test."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
NAME = "hofnarr.example.org"
#: Further programs to try, as paths with colons between: nginx of several versions.
VARIABLE = "HOFNARR_PROXIES"


@dataclass(frozen=True)
class Proxy:
    """One that runs: where its plain and its encrypted door are."""

    http: int
    https: int

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.https}"


def programs() -> list[Path]:
    """nginx and Caddy of this machine."""
    named = os.environ.get(VARIABLE, "").split(":")
    # Debian keeps nginx where only root looks.
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
    found = [*filter(None, named), *(shutil.which(name, path=path) for name in ("nginx", "caddy"))]
    return [Path(each) for each in dict.fromkeys(found) if each]


@asynccontextmanager
async def proxying(program: Path, folder: Path, server: str) -> AsyncIterator[Proxy]:
    """`server` is what the proxy stands before, host and port."""
    proxy = Proxy(_free_port(), _free_port())
    is_caddy = program.name.startswith("caddy")
    command = (_caddy if is_caddy else _nginx)(program, folder, server, proxy)
    with (folder / "proxy.log").open("w+") as log:
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        running = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            await _until_open(proxy, running, folder / "proxy.log")
            yield proxy
        finally:
            running.terminate()
            await asyncio.to_thread(running.wait, 30)


def _nginx(program: Path, folder: Path, server: str, proxy: Proxy) -> list[str | Path]:
    _make_certificate(folder)
    (folder / "www").mkdir()
    site = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    here = {
        "listen 80;": f"listen 127.0.0.1:{proxy.http};",
        "listen [::]:80;": f"listen [::1]:{proxy.http};" if has_ipv6() else "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.https} ssl http2;",
        "listen [::]:443 ssl http2;": f"listen [::1]:{proxy.https} ssl http2;"
        if has_ipv6()
        else "",
        "https://$host$request_uri": f"https://$host:{proxy.https}$request_uri",
        "http://127.0.0.1:8000": f"http://{server}",
        "/var/www/html": str(folder / "www"),
        f"/etc/letsencrypt/live/{NAME}": str(folder),
    }
    for shipped, own in here.items():
        assert shipped in site
        site = site.replace(shipped, own)
    temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{name}_temp_path {folder / name};" for name in temporary)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr warn;"
        f" events {{}} http {{ access_log off; {paths} include {folder}/site.conf; }}"
    )
    quiet = ["-e", "stderr"] if _takes_error_log(program) else []
    return [program, "-p", folder, *quiet, "-c", folder / "nginx.conf"]


def _takes_error_log(program: Path) -> bool:
    """Since 1.19.5."""
    told = subprocess.run([program, "-v"], capture_output=True, text=True, check=True).stderr
    major, minor, patch = told.strip().rpartition("/")[2].split(".")
    return (int(major), int(minor), int(patch)) >= (1, 19, 5)


def _caddy(program: Path, folder: Path, server: str, proxy: Proxy) -> list[str | Path]:
    site = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    assert "127.0.0.1:8000" in site
    options = (
        f"{{\nadmin off\nhttp_port {proxy.http}\nhttps_port {proxy.https}\n"
        f"local_certs\nskip_install_trust\nstorage file_system {folder}/caddy\n}}\n"
    )
    (folder / "Caddyfile").write_text(options + site.replace("127.0.0.1:8000", server))
    return [program, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


def _make_certificate(folder: Path) -> None:
    command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1")
    files = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    subprocess.run([*command, *files, "-subj", f"/CN={NAME}"], check=True, capture_output=True)


def trusting() -> ssl.SSLContext:
    """The certificate is the test's own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _until_open(proxy: Proxy, running: subprocess.Popen[bytes], log: Path) -> None:
    async with httpx.AsyncClient(verify=trusting()) as client:
        for _ in range(600):
            if running.poll() is not None:
                raise AssertionError(f"the proxy ended: {log.read_text()}")
            try:
                await client.get(f"https://127.0.0.1:{proxy.https}", extensions=SNI)
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise AssertionError(f"the proxy does not answer: {log.read_text()}")


#: How a client says whom it wants to talk to before anything is encrypted.
SNI = {"sni_hostname": NAME}
