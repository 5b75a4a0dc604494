"""`tejun models …`: AI models on this computer: found, fetched, tried and taken."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING, Annotated, Final

import typer

from studio.cli.terminal.call import Call, commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.usage import command_group
from studio.domain.models.local_models import LocalServer, SuggestedModel
from studio.engine.local_models import is_there

if TYPE_CHECKING:
    from studio.bootstrap import ModelDesk

_STEP: Final = 5
"""Percents between two lines for a person."""

app = command_group(no_args_is_help=True)


def _drive(call: Call, work: "Callable[[ModelDesk], Awaitable[int]]") -> int:
    async def within() -> int:
        from studio import bootstrap

        return await work(bootstrap.ModelDesk(call.options()))

    return asyncio.run(within())


_command = commands(app, _drive)
Name = Annotated[str, typer.Argument(metavar="モデル名", help="例：gemma3:4b")]


@_command("list", "動いている Ollama・LM Studio と、そのモデルの一覧")
async def show_models(desk: "ModelDesk", console: Console) -> int:
    """Show what is here and what is suggested."""
    servers, suggested = await desk.local.find(), desk.local.suggested()
    for server in servers:
        console.result(server, server_lines(server))
    console.note(_advice(servers, suggested))
    return 0


@_command("pull", "モデルを Ollama で取り込む（名前を省くと、おすすめのモデル。Ctrl+C で中止）")
async def fetch_model(
    desk: "ModelDesk",
    console: Console,
    name: Annotated[str, typer.Argument(metavar="［モデル名］", help="例：gemma3:4b")] = "",
) -> int:
    """Fetch a model, telling how far it is; what came before Ctrl+C is used the next time."""
    wanted, told = name or desk.local.suggested().name, -_STEP
    async with aclosing(desk.local.fetch(wanted)) as telling:
        async for far in telling:
            if far.is_done or far.percent >= told + _STEP:
                told = far.percent
                console.result(far, [far.in_words()])
    console.note(f"使うには：tejun models use {wanted}")
    return 0


@_command("test", "設定のモデルを試す（速さと、決められた形で返事ができるか）")
async def try_model(desk: "ModelDesk", console: Console) -> int:
    """接続テスト."""
    console.note(await desk.try_set())
    return 0


@_command("use", "このパソコンのモデルを試して、設定に入れる")
async def use_model(desk: "ModelDesk", console: Console, name: Name) -> int:
    """Take a model into the settings when it passes."""
    console.note(await desk.use(name))
    console.note(f"「{name}」を使うように設定しました。")
    return 0


def server_lines(server: LocalServer) -> list[str]:
    """Return a server and its models, a line each."""
    version = f" {server.version}" if server.version else ""
    return [
        f"{server.title}{version}：モデル {len(server.models)} 個",
        *(f"  {model.in_words()}" for model in server.models),
    ]


def _advice(servers: tuple[LocalServer, ...], suggested: SuggestedModel) -> str:
    if not servers:
        return "このパソコンで Ollama も LM Studio も動いていません。どちらかを起動すると、ここに出ます。"
    if any(is_there(suggested.name, server) for server in servers):
        return f"使うには：tejun models use {suggested.name}"
    if not any(server.can_fetch for server in servers):
        return "使うには：tejun models use モデル名"
    size = f"{suggested.size_gb:.1f} GB"
    return f"おすすめ：{suggested.name}（{size}）。取り込むには：tejun models pull"
