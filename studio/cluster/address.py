"""Where a scheduler is, how one talks with it, and the one place that knows Dask."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, Protocol
from urllib.parse import urlsplit

from studio.domain.errors import SettingsError
from studio.domain.loopback import is_loopback
from studio.engine.own_program import is_frozen

USUAL_PORT: Final = 8786
CONNECT_S: Final = 5.0
"""How long somebody may take to answer at all."""
_WAY_IN: Final = "pip install 'tejun-studio[cluster]' で入れてください。"
_NOT_IN_INSTALLERS: Final = "インストーラーで入れた手順スタジオには含まれません。README の「はじめかた」のように Python で動かしてください。"


class Comm(Protocol):
    """A connection of Dask."""

    async def read(self) -> object:
        """Return the next message; raises OSError when the other side is gone."""
        ...

    async def write(self, msg: Mapping[str, object]) -> int:
        """Send a message; raises OSError when the other side is gone."""
        ...

    def abort(self) -> None:
        """Close it at once."""
        ...


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """A scheduler.

    Attributes:
        scheduler: `tcp://host:port`, `tls://host:port` or `host:port`.
        ca_file, cert, key: PEM files of TLS, as Dask's own commands take them; all or none.
        allows_plain: A person said that this network needs no TLS.
    """

    scheduler: str
    ca_file: Path | None = None
    cert: Path | None = None
    key: Path | None = None
    allows_plain: bool = False

    @property
    def url(self) -> str:
        """The address in full.

        Raises:
            SettingsError: BAD_ADDRESS, TLS_INCOMPLETE.
        """
        given = (self.ca_file, self.cert, self.key)
        if any(given) and not all(given):
            raise SettingsError(
                "TLS_INCOMPLETE",
                "TLS には 3 つのファイルが要ります。",
                "--tls-ca-file、--tls-cert、--tls-key をすべて書いてください。",
            )
        scheme = "tls" if all(given) else "tcp"
        address = self.scheduler if "://" in self.scheduler else f"{scheme}://{self.scheduler}"
        try:
            parts = urlsplit(address)
            port = parts.port or USUAL_PORT
        except ValueError:
            parts, port = urlsplit(""), 0
        if not parts.hostname or parts.scheme != scheme:
            raise SettingsError(
                "BAD_ADDRESS",
                f"スケジューラーのアドレス「{self.scheduler}」は使えません。",
                "192.168.0.10:8786 のように書いてください（tls:// には --tls-ca-file なども要ります）。",
            )
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        return f"{scheme}://{host}:{port}"

    @property
    def is_loopback(self) -> bool:
        """True when the scheduler is on this machine."""
        return is_loopback(urlsplit(self.url).hostname or "")

    def check_safe(self, url: str) -> None:
        """Refuse to send values of a table over a network where anybody reads and writes along.

        Raises:
            SettingsError: PLAIN_NETWORK.
        """
        if (
            url.startswith("tls://")
            or self.allows_plain
            or is_loopback(urlsplit(url).hostname or "")
        ):
            return
        raise SettingsError(
            "PLAIN_NETWORK",
            f"{url} との通信は暗号化されません。表の値が、ネットワークの上で読めてしまいます。",
            "TLS の証明書（--tls-ca-file、--tls-cert、--tls-key）を付けてください。"
            "閉じたネットワークと分かっているときだけ、--allow-plain を付けて実行できます。",
        )

    def connection(self, role: Literal["client", "worker"]) -> Mapping[str, object]:
        """Return Dask's arguments for a connection.

        Raises:
            SettingsError: CLUSTER_MISSING, TLS_UNREADABLE.
        """
        try:
            return self.security().get_connection_args(role)
        except (OSError, ValueError) as exc:
            raise SettingsError(
                "TLS_UNREADABLE",
                "TLS の証明書か鍵のファイルを読めません。",
                "場所と、PEM 形式かどうか、ほかのプログラムで開いていないかを確かめてください。",
                str(exc),
            ) from exc

    def security(self) -> "Security":
        """Return Dask's own settings of TLS.

        Raises:
            SettingsError: CLUSTER_MISSING.
        """
        made: Security = dask("distributed.security").Security(
            require_encryption=self.url.startswith("tls://"),
            tls_ca_file=_text(self.ca_file),
            **{
                f"tls_{role}_{part}": _text(path)
                for role in ("client", "worker")
                for part, path in (("cert", self.cert), ("key", self.key))
            },
        )
        return made


class Security(Protocol):
    """Dask's settings of TLS."""

    def get_connection_args(self, role: str) -> Mapping[str, object]:
        """Return arguments for a connection."""
        ...


def dask(module: str) -> ModuleType:
    """Return a module of Dask, which only those have who asked for it.

    Raises:
        SettingsError: CLUSTER_MISSING.
    """
    try:
        found = import_module(module)
        logging.getLogger("distributed").setLevel(logging.ERROR)  # what it says is in English
        return found
    except ImportError as exc:
        raise SettingsError(
            "CLUSTER_MISSING",
            "何台かの PC で行うための部品（Dask）が、この PC に入っていません。",
            _NOT_IN_INSTALLERS if is_frozen() else _WAY_IN,
            str(exc),
        ) from exc


async def connect(url: str, address: ClusterAddress) -> Comm:
    """Open a connection. What comes through it is never taken apart as Python objects.

    Raises:
        OSError: Nobody answers there.
        SettingsError: PLAIN_NETWORK, TLS_UNREADABLE, CLUSTER_MISSING.
    """
    address.check_safe(url)
    arguments = address.connection("client")
    comm: Comm = await dask("distributed.comm").connect(
        url, timeout=CONNECT_S, deserialize=False, **arguments
    )
    return comm


def scheduler_gone(url: str, detail: str = "") -> SettingsError:
    """Return what is said where no scheduler answers."""
    return SettingsError(
        "SCHEDULER_GONE",
        f"スケジューラー（{url}）につながりません。",
        "dask scheduler が動いているか、アドレスと、TLS を使うかどうかが同じかを確かめてください。",
        detail,
    )


def _text(path: Path | None) -> str | None:
    return str(path) if path else None
