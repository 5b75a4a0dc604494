"""What a person does with a flow of the library: run it, write it out, delete it."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from studio.domain.errors import StudioError
from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.records.file_names import safe_file_name
from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.engine.checking.wording import result_words
from studio.ui.cards.save_bar import MAX_NAME_CHARS
from studio.ui.desk.shelf import MAX_LABEL_CHARS, TRASH_DAYS, MarkShelf
from studio.ui.desk.workspace_controller import RUN_TASK
from studio.ui.dialogs.ask import ask_where_to_save
from studio.ui.dialogs.forms import ask_line, ask_values
from studio.ui.dialogs.papers import save_flow_paper
from studio.ui.library.library_card import CardCallbacks
from studio.ui.library.versions import show_versions
from studio.ui.widgets.room import Room
from studio.words import tr

ACT_TASK: Final = "library act"
_NAME_CHARS: Final = 60


class ReplaysFlow(Protocol):
    """Runs a flow with values and shows it."""

    def __call__(
        self, flow: Flow, values: Mapping[str, str], *, keeps_pictures: bool = False
    ) -> None:
        """Begin; 画面も残す keeps the page around each act."""
        ...


@dataclass(frozen=True, slots=True)
class PageCallbacks:
    """What the acts need of the page they belong to.

    Attributes:
        replay: Runs a flow with values and shows it.
        say: Tells in a sentence what was done.
        say_with_undo: The same, with what takes it back.
        say_written: Tells where something was written, and offers to go there.
        say_document: The same of what can be opened and read.
        refresh: Shows the library anew.
        edit: Shows a flow to be edited; None where that is not possible.
        restored: Takes a flow whose stored version is another now.
        thrown_away: Switches off what runs a flow by itself, and returns how much that was.
    """

    replay: ReplaysFlow
    say: Callable[[str], None]
    say_with_undo: Callable[[str, Callable[[], None]], None]
    say_written: Callable[[Path], None]
    say_document: Callable[[Path], None]
    refresh: Callable[[], None]
    edit: Callable[[Flow], None] | None = None
    restored: Callable[[Flow], None] | None = None
    thrown_away: Callable[[str], Awaitable[int]] | None = None


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
        self._shelf = MarkShelf(room.workbench)

    def callbacks(self) -> CardCallbacks:
        """Return what the buttons of cards do."""
        return CardCallbacks(
            run=self.run,
            export=lambda flow, name: self._start(self._ask_and_export(flow, name)),
            delete=lambda flow: self._start(self._throw_away(flow)),
            run_otherwise=self.run_otherwise,
            run_pictured=lambda flow: self._start(self._ask_and_run(flow, keeps_pictures=True)),
            document=lambda flow, suffix: self._start(self._document(flow, suffix)),
            rename=lambda flow: self._start(self._rename(flow)),
            duplicate=lambda flow: self._start(self._duplicate(flow)),
            label=lambda flow: self._start(self._ask_label(flow)),
            pin=lambda flow: self._start(self._turn_pin(flow)),
            show_versions=lambda flow: self._start(self._show_versions(flow)),
            check=lambda flow: self._start(self._check(flow)),
            visit=lambda flow: self._room.tasks.start(RUN_TASK, self._visit(flow)),
            edit=(lambda flow: self._start(self._edit(flow))) if self._on.edit else None,
        )

    def run(self, flow: FlowSummary) -> None:
        """Run a flow, once its values are asked for."""
        self._start(self._ask_and_run(flow))

    def run_otherwise(self, flow: FlowSummary) -> None:
        """Run a flow, once all of its values are asked for."""
        self._start(self._run_otherwise(flow))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._room.tasks.start(ACT_TASK, work)

    async def _ask_and_run(self, summary: FlowSummary, *, keeps_pictures: bool = False) -> None:
        flow = await self._room.workbench.flow(summary.flow_id)
        values = await ask_values(self._page, flow, self._room.workbench.variables)
        if values is not None:
            self._on.replay(flow, values, keeps_pictures=keeps_pictures)

    async def _document(self, summary: FlowSummary, suffix: str) -> None:
        """手順書: write the paper of the stored flow where the person says."""
        flow = await self._room.workbench.flow(summary.flow_id)
        if path := await save_flow_paper(self._room.workbench, self._page, flow, suffix):
            self._on.say_document(path)

    async def _check(self, summary: FlowSummary) -> None:
        """点検 of the stored flow by reading it; its sign stands on the card then."""
        bench = self._room.workbench
        report = await bench.checks.read(await bench.flow(summary.flow_id))
        name = clip(summary.name, _NAME_CHARS)
        self._on.say(tr("「{name}」の{result_words}", name=name, result_words=result_words(report)))
        self._on.refresh()

    async def _visit(self, summary: FlowSummary) -> None:
        """点検 on today's pages; it stands as a run does: the stop buttons end it."""
        bench, name = self._room.workbench, clip(summary.name, _NAME_CHARS)
        self._on.say(tr("「{name}」を今日の画面で確かめています…", name=name))
        words = tr("止めました。")
        try:
            report = await bench.checks.visit(await bench.flow(summary.flow_id))
            words = result_words(report)
        finally:
            self._on.say(tr("「{name}」：{words}", name=name, words=words))
            self._on.refresh()

    async def _edit(self, summary: FlowSummary) -> None:
        flow = await self._room.workbench.flow(summary.flow_id)
        if self._on.edit is not None:
            self._on.edit(flow)

    async def _show_versions(self, summary: FlowSummary) -> None:
        restored = await show_versions(self._room, summary, self._page)
        if restored is not None:
            words = tr("「{0}」を前の版に戻しました（第 {1} 版）。")
            self._on.say(words.format(clip(restored.name, _NAME_CHARS), restored.version))
            if self._on.restored is not None:
                self._on.restored(restored)
            self._on.refresh()

    async def _ask_and_export(self, summary: FlowSummary, export_format: str) -> None:
        exporter = self._room.workbench.export_formats[export_format]
        path = await ask_where_to_save(
            self._page,
            tr("書き出すフォルダーの名前"),
            file_name(summary.name.replace(".", "．"), ""),  # a folder has no ending
            tr("{title}のフォルダー (*)", title=exporter.title),
        )
        if path is None:
            return
        name = clip(summary.name, _NAME_CHARS)
        self._on.say(tr("「{name}」を書き出しています…", name=name))  # it takes seconds
        try:
            flow = await self._room.workbench.flow(summary.flow_id)
            written = await self._room.workbench.export(flow, export_format, path)
        except StudioError:
            self._on.say("")
            raise
        self._on.say_written(written)

    async def _throw_away(self, summary: FlowSummary) -> None:
        """Put a flow into ごみ箱; it is brought back by one press, its schedules by a person alone."""
        await self._shelf.throw_away(summary.flow_id)
        off = await self._on.thrown_away(summary.flow_id) if self._on.thrown_away else 0
        name = clip(summary.name, _NAME_CHARS)
        words = tr("「{0}」をごみ箱に入れました（{1} 日のあいだ、元に戻せます）。")
        if off:
            words += tr("この手順の予定 {off} 件は切にしました。", off=off)
        self._on.say_with_undo(
            words.format(name, TRASH_DAYS), lambda: self._start(self._bring_back(summary))
        )
        self._on.refresh()

    async def _bring_back(self, summary: FlowSummary) -> None:
        await self._shelf.bring_back(summary.flow_id)
        words = tr("「{0}」を元に戻しました。")
        self._on.say(words.format(clip(summary.name, _NAME_CHARS)))
        self._on.refresh()

    async def _run_otherwise(self, summary: FlowSummary) -> None:
        """値を変えて実行: ask for every value, whatever is asked for each time."""
        flow = await self._room.workbench.flow(summary.flow_id)
        asked = tuple(
            one.model_copy(update={"ask_each_time": True})
            if one.name != START_URL_VARIABLE
            else one
            for one in flow.variables
        )
        asking = flow.model_copy(update={"variables": asked})
        values = await ask_values(self._page, asking, self._room.workbench.variables)
        if values is not None:
            self._on.replay(flow, values)

    async def _rename(self, summary: FlowSummary) -> None:
        name = await ask_line(
            self._page, tr("名前を変える"), tr("新しい名前"), summary.name, MAX_NAME_CHARS
        )
        if not name or name == summary.name:
            return
        memory = self._room.workbench.memory
        flow = await memory.get(summary.flow_id)
        renamed = flow.model_copy(update={"name": name})
        saved = await memory.save(renamed, tr("名前を変えました"), flow.version)
        if self._on.restored is not None:
            self._on.restored(saved)
        self._on.say(tr("「{0}」に変えました。").format(clip(name, _NAME_CHARS)))
        self._on.refresh()

    async def _duplicate(self, summary: FlowSummary) -> None:
        tr, memory = self._page.tr, self._room.workbench.memory
        flow = await memory.get(summary.flow_id)
        name = clip(tr("{0} のコピー").format(flow.name), MAX_NAME_CHARS)
        fresh = Flow.model_fields["id"].get_default(call_default_factory=True)
        copy = flow.model_copy(update={"id": fresh, "name": name, "version": 1})
        await memory.save(copy, tr("「{0}」からコピーしました").format(flow.name))
        self._on.say(tr("「{0}」を作りました。").format(clip(name, _NAME_CHARS)))
        self._on.refresh()

    async def _ask_label(self, summary: FlowSummary) -> None:
        marks = await self._shelf.read()
        label = await ask_line(
            self._page,
            tr("ラベルを付ける"),
            tr("ラベル（空にすると外します）"),
            marks.labels.get(summary.flow_id, ""),
            MAX_LABEL_CHARS,
            marks.all_labels,
        )
        if label is not None:
            await self._shelf.label(summary.flow_id, label)
            self._on.refresh()

    async def _turn_pin(self, summary: FlowSummary) -> None:
        marks = await self._shelf.read()
        is_pinned = summary.flow_id not in marks.pinned
        await self._shelf.pin(summary.flow_id, is_pinned=is_pinned)
        tr, name = self._page.tr, clip(summary.name, _NAME_CHARS)
        words = (
            tr("「{0}」を上に固定しました。") if is_pinned else tr("「{0}」の固定を外しました。")
        )
        self._on.say(words.format(name))
        self._on.refresh()


def file_name(name: str, suffix: str) -> str:
    """Return what a file of a flow may be called, on every system."""
    return safe_file_name(clip(name, _NAME_CHARS) + suffix, f"flow{suffix}")
