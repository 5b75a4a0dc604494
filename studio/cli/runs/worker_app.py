"""`tejun worker`: this machine's browser for the rows of others; and the options by which one finds it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from studio.cli.terminal.call import call_of
from studio.cli.terminal.options import Headless
from studio.cli.terminal.usage import JapaneseCommand, command_group

if TYPE_CHECKING:
    from studio.bootstrap import ClusterAddress, Studio

app = command_group()

TlsCaFile = Annotated[
    Path | None, typer.Option("--tls-ca-file", metavar="PEM", help="TLS：認証局の証明書")
]
TlsCert = Annotated[
    Path | None, typer.Option("--tls-cert", metavar="PEM", help="TLS：この PC の証明書")
]
TlsKey = Annotated[
    Path | None, typer.Option("--tls-key", metavar="PEM", help="TLS：この PC の秘密鍵")
]
AllowPlain = Annotated[
    bool, typer.Option("--allow-plain", help="ほかの PC と暗号化せずに通信することを認める")
]


def address_of(
    scheduler: str, ca_file: Path | None, cert: Path | None, key: Path | None, *, allows_plain: bool
) -> "ClusterAddress | None":
    """Return the scheduler that the options say; None where none is named."""
    if not scheduler:
        return None
    from studio.bootstrap import ClusterAddress

    return ClusterAddress(scheduler, ca_file, cert, key, allows_plain=allows_plain)


@app.command("worker", cls=JapaneseCommand)
def worker(  # noqa: PLR0913 - one argument an option
    context: typer.Context,
    *,
    scheduler: Annotated[
        str,
        typer.Option(
            metavar="アドレス", help="dask scheduler のアドレス（192.168.0.10:8786 など）"
        ),
    ],
    name: Annotated[
        str, typer.Option(metavar="名前", help="この PC の呼び名（省くと PC の名前）")
    ] = "",
    tls_ca_file: TlsCaFile = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    allow_plain: AllowPlain = False,
    headless: Headless = False,
) -> int:
    """Lend this machine's browser until it is stopped."""
    call = call_of(context)
    address = address_of(scheduler, tls_ca_file, tls_cert, tls_key, allows_plain=allow_plain)
    shown = call.headless_or_display(is_headless=headless)

    async def lend(studio: "Studio") -> int:
        from studio.bootstrap import lend_browser

        if address is None:
            raise typer.BadParameter("アドレスがありません", param_hint="--scheduler")
        await lend_browser(studio, address, name, call.console.note)
        return 0

    options = call.options(headless=shown, is_scheduled=True)
    return call.drive(options, lend, tells_events=False)
