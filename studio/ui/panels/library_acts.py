"""What a person does with a flow of the library: run it, write it out, delete it."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.file_names import safe_file_name
from studio.domain.flow import Flow
from studio.domain.history import FlowSummary
from studio.domain.text import clip
from studio.engine.checking.checks import result_words
from studio.ui.desk import RUN_TASK
from studio.ui.dialogs.ask import ask_where_to_save, confirm
from studio.ui.dialogs.forms import ask_values
from studio.ui.dialogs.versions import show_versions
from studio.ui.panels.library_card import CardCallbacks
from studio.ui.room import Room

ACT_TASK: Final = "library act"
_NAME_CHARS: Final = 60


@dataclass(frozen=True, slots=True)
class PageCallbacks:
    """What the acts need of the page they belong to.

    Attributes:
        replay: Runs a flow with values and shows it.
        say: Tells in a sentence what was done.
        refresh: Shows the library anew.
        edit: Shows a flow to be edited; None where that is not possible.
    """

    replay: Callable[[Flow, Mapping[str, str]], None]
    say: Callable[[str], None]
    refresh: Callable[[], None]
    edit: Callable[[Flow], None] | None = None


class FlowActs:
    """Carries out one act at a time.

    Args:
        room: What the places share.
        page: Whose dialogs they are.
    """

    def __init__(self, room: Room, page: QWidget, callbacks: PageCallbacks) -> None:
        self._room = room
        self._page = page
        self._on = callbacks

    def callbacks(self) -> CardCallbacks:
        """Return what the buttons of cards do."""
        return CardCallbacks(
            run=lambda flow: self._start(self._ask_and_run(flow)),
            export=lambda flow, name: self._start(self._ask_and_export(flow, name)),
            delete=lambda flow: self._start(self._ask_and_delete(flow)),
            show_versions=lambda flow: self._start(self._show_versions(flow)),
            check=lambda flow: self._start(self._check(flow)),
            visit=lambda flow: self._room.tasks.start(RUN_TASK, self._visit(flow)),
            edit=(lambda flow: self._start(self._edit(flow))) if self._on.edit else None,
        )

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._room.tasks.start(ACT_TASK, work)

    async def _ask_and_run(self, summary: FlowSummary) -> None:
        flow = await self._room.workbench.flow(summary.flow_id)
        values = await ask_values(self._page, flow, self._room.workbench.variables)
        if values is not None:
            self._on.replay(flow, values)

    async def _check(self, summary: FlowSummary) -> None:
        """点検 of the stored flow by reading it; its sign stands on the card then."""
        bench = self._room.workbench
        report = await bench.checks.read(await bench.flow(summary.flow_id))
        name = clip(summary.name, _NAME_CHARS)
        self._on.say(f"「{name}」の{result_words(report)}")
        self._on.refresh()

    async def _visit(self, summary: FlowSummary) -> None:
        """点検 on today's pages; it stands as a run does: the stop buttons end it."""
        bench, name = self._room.workbench, clip(summary.name, _NAME_CHARS)
        self._on.say(self._page.tr("「{0}」を今日の画面で確かめています…").format(name))
        words = self._page.tr("止めました。")
        try:
            report = await bench.checks.visit(await bench.flow(summary.flow_id))
            words = result_words(report)
        finally:
            self._on.say(f"「{name}」：{words}")
            self._on.refresh()

    async def _edit(self, summary: FlowSummary) -> None:
        flow = await self._room.workbench.flow(summary.flow_id)
        if self._on.edit is not None:
            self._on.edit(flow)

    async def _show_versions(self, summary: FlowSummary) -> None:
        restored = await show_versions(self._room, summary, self._page)
        if restored is not None:
            words = self._page.tr("「{0}」を前の版に戻しました（第 {1} 版）。")
            self._on.say(words.format(clip(restored.name, _NAME_CHARS), restored.version))
            self._on.refresh()

    async def _ask_and_export(self, summary: FlowSummary, export_format: str) -> None:
        exporter = self._room.workbench.export_formats[export_format]
        path = await ask_where_to_save(
            self._page,
            self._page.tr("書き出し先"),
            file_name(summary.name, exporter.suffix),
            f"{exporter.title} (*{exporter.suffix})",
        )
        if path is None:
            return
        flow = await self._room.workbench.flow(summary.flow_id)
        written = await self._room.workbench.export(flow, export_format, path)
        self._on.say(self._page.tr("書き出しました：{0}").format(written))

    async def _ask_and_delete(self, summary: FlowSummary) -> None:
        name = clip(summary.name, _NAME_CHARS)
        is_sure = await confirm(
            self._page,
            self._page.tr("手順の削除"),
            self._page.tr("「{0}」を、これまでの版といっしょに削除します。元に戻せません。").format(
                name
            ),
            self._page.tr("削除する"),
            self._page.tr("やめる"),
        )
        if not is_sure:
            return
        await self._room.workbench.delete_flow(summary.flow_id)
        self._on.say(self._page.tr("「{0}」を削除しました。").format(name))
        self._on.refresh()


def file_name(name: str, suffix: str) -> str:
    """Return what a file of a flow may be called, on every system."""
    return safe_file_name(clip(name, _NAME_CHARS) + suffix, f"flow{suffix}")
