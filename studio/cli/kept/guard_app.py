"""`tejun guard …`: the kinds of sending that are not asked about any more, and asking about them again."""

from typing import Annotated

import typer

from studio.cli.terminal.call import library_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.usage import command_group
from studio.domain.errors import SettingsError
from studio.domain.page.address import host_in_words
from studio.engine.guard.remembering import KeptShape, RememberedShapes
from studio.engine.memory import UpkeepStore

app = command_group()
_command = library_commands(app)


@_command("list", "「いつも」と答えた送信の一覧（サイトごと）")
async def show_kept(store: UpkeepStore, console: Console) -> int:
    """Show what is remembered, by site."""
    kept = await RememberedShapes(store).all()
    for one in kept:
        console.result(one, [kept_line(one)])
    if not kept:
        console.note("「いつも」と答えた送信はありません。")
    return 0


@_command("revoke", "「いつも」を取り消す（次からまた確認します）")
async def revoke_kept(
    store: UpkeepStore,
    console: Console,
    name: Annotated[
        str,
        typer.Argument(
            metavar="番号かサイト", help="一覧の左端の番号か、サイト（そのサイトのすべて）"
        ),
    ],
) -> int:
    """Forget one, or all of a site.

    Raises:
        SettingsError: KEPT_NOT_FOUND.
    """
    shapes = RememberedShapes(store)
    if not (await shapes.revoke(name) or await shapes.revoke_site(name)):
        raise SettingsError(
            "KEPT_NOT_FOUND",
            f"「{name}」という番号かサイトの送信は、覚えられていません。",
            "番号とサイトは tejun guard list で確かめられます。",
        )
    console.note("取り消しました。次からは、送る前に確認します。")
    return 0


def kept_line(one: KeptShape) -> str:
    """Return one kind of sending as a person reads it."""
    return f"{one.name}  {host_in_words(one.shape.site)}  {one.shape.in_words()}"
