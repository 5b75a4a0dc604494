"""`tejun vault …`: credentials by name, place and site. A value is never an argument and never shown."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.terminal.asking import DELETING, LineReader, ask_raw, is_agreed, is_interactive
from studio.cli.terminal.call import call_of, studio_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.options import PasswordPlace, Yes
from studio.cli.terminal.unlocking import read_unseen
from studio.cli.terminal.usage import JapaneseCommand, command_group
from studio.domain.errors import SecretError
from studio.domain.records.credential import (
    SecretCard,
    SecretPlace,
    clean_secret_name,
    clean_secret_origins,
)
from studio.domain.values.moments import moment_of
from studio.engine.memory import SecretStore

if TYPE_CHECKING:
    from studio.bootstrap import Studio


def _vault(studio: "Studio") -> SecretStore:
    vault = studio.workbench.credentials
    if vault is None:
        raise SecretError(
            "NO_VAULT",
            "この環境には認証情報の保管場所がありません。",
            "--home を確かめてください。",
        )
    return vault


app = command_group()
_command = studio_commands(app, _vault)
_PLACES: Final = "keychain＝OS のキーチェーン、library＝暗号化ライブラリ"
_MAX_PIPED: Final = 20_000
"""Characters read from a pipe; no place keeps so many."""


Name = Annotated[str, typer.Argument(metavar="名前", help="手順では〔認証情報：名前〕と書きます")]
Sites = Annotated[
    list[str],
    typer.Option("--site", metavar="URL", help="使ってよいサイトのアドレス（何回でも）"),
]


User = Annotated[
    str | None,
    typer.Option(
        "--user",
        metavar="ユーザー名",
        help="ログインに使うユーザー名（あるとログイン画面を自動で通ります）",
    ),
]


@dataclass(frozen=True, slots=True)
class SetOrder:
    """What is to be kept.

    Attributes:
        place: None takes the usual one.
        is_piped: The value comes through stdin, even from a terminal.
        user: Whom it belongs to; None leaves what was known.
    """

    name: str
    sites: tuple[str, ...]
    place: SecretPlace | None = None
    is_piped: bool = False
    user: str | None = None


@_command("list", "認証情報の一覧（値は表示しません）")
async def show_secrets(vault: SecretStore, console: Console) -> int:
    """Show every name, and what a person should know of the places."""
    cards = await vault.cards()
    for card in cards:
        console.result(card, _lines(card))
    if not cards:
        console.note("認証情報はまだありません。tejun vault set 名前 --site URL で登録できます。")
    for notice in (await vault.found()).notices:
        console.note(notice)
    return 0


@app.command("set", cls=JapaneseCommand, help="認証情報を登録する（値は画面に出さずに入力）")
def set_secret(
    context: typer.Context,
    name: Name,
    *,
    site: Sites,
    user: User = None,
    place: Annotated[PasswordPlace | None, typer.Option("--place", help=_PLACES)] = None,
    stdin: Annotated[bool, typer.Option("--stdin", help="値を標準入力から読む")] = False,
) -> int:
    """Keep a value."""
    call = call_of(context)
    chosen = SecretPlace(place.value) if place else None
    order = SetOrder(clean_secret_name(name), clean_secret_origins(site), chosen, stdin, user)
    return call.drive(
        call.options(headless=True),
        lambda studio: keep_secret(_vault(studio), call.console, order),
    )


async def keep_secret(
    vault: SecretStore, console: Console, order: SetOrder, read_line: LineReader | None = None
) -> int:
    """Ask for a value and keep it.

    Args:
        vault: Where it goes.
        console: Where it is said.
        order: Names and sites, checked.
        read_line: Reads one line unseen; the terminal by default.

    Raises:
        SecretError: It cannot be kept; nothing was.
    """
    found = await vault.found()
    place = order.place or found.usual
    if order.place is None and place is SecretPlace.LIBRARY:
        console.note(found.notices[-1] if found.notices else f"{place.words}に保管します。")
    if order.is_piped or not is_interactive(console):
        value = _piped()
    else:
        value = await _typed(order.name, read_line or read_unseen)
    card = await vault.put(order.name, value, order.sites, place, order.user)
    console.result(card, _lines(card))
    return 0


@_command("bind", "認証情報を使ってよいサイトとユーザー名を決め直す")
async def bind_secret(
    vault: SecretStore, console: Console, name: Name, *, site: Sites, user: User = None
) -> int:
    """Say the sites anew, and whose it is."""
    card = await vault.bind(name, site, user)
    console.result(card, _lines(card))
    return 0


@_command("move", "認証情報を別の場所に移す")
async def move_secret(
    vault: SecretStore,
    console: Console,
    name: Name,
    *,
    to: Annotated[PasswordPlace, typer.Option("--to", help=_PLACES)],
) -> int:
    """Keep a value elsewhere."""
    card = await vault.move(name, SecretPlace(to.value))
    console.result(card, _lines(card))
    return 0


@_command("remove", "認証情報を消す")
async def forget_secret(
    vault: SecretStore, console: Console, name: Name, *, yes: Yes = False
) -> int:
    """Forget a value after a yes.

    Raises:
        HandedOver: Nobody is there to say yes.
    """
    question = f"認証情報「{name}」を削除しますか？ 元には戻せません。"
    if not (yes or await is_agreed(console, question, DELETING, "削除しませんでした。")):
        return 0
    await vault.remove(name)
    console.note(f"認証情報「{name}」を削除しました。")
    return 0


async def _typed(name: str, read_line: LineReader) -> str:
    """Ask twice; blanks at the ends of a password are part of it."""
    first = await _ask(f"「{name}」の値（入力は見えません）：", read_line)
    if first and await _ask("もう一度：", read_line) != first:
        raise SecretError(
            "SECRET_MISTYPED",
            "2 つの入力が違っています。登録していません。",
            "もう一度実行して、同じ値を 2 回入力してください。",
        )
    return first


async def _ask(prompt: str, read_line: LineReader) -> str:
    reply = await ask_raw(prompt, read_line)
    sys.stderr.write("\n")
    return reply.rstrip("\r\n")


def _piped() -> str:
    """Read a value from a pipe, without the line end that `echo` puts behind it."""
    text = sys.stdin.read(_MAX_PIPED)
    return text.removesuffix("\n").removesuffix("\r")


def _lines(card: SecretCard) -> Sequence[str]:
    sites = "、".join(card.origins) or "サイト未設定"
    used = moment_of(card.last_used_at) if card.last_used_at else "なし"
    user = f"ユーザー名 {card.user}、" if card.user else ""
    lines = [f"{card.name}（{user}{card.place.words}、{sites}、最後の使用：{used}）"]
    return [*lines, f"  {card.notice}"] if card.notice else lines
