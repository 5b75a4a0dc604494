"""このパソコンの AI in 設定: what runs here, with 使う; a suggested model, fetched with its progress."""

from collections.abc import Callable, Sequence
from contextlib import aclosing
from functools import partial
from typing import Final

from PySide6.QtWidgets import QProgressBar, QWidget

from studio.domain.errors import StudioError
from studio.domain.models.local_models import Fetching, LocalModel, LocalServer, SuggestedModel
from studio.domain.models.provider import Provider
from studio.engine.local_models import LocalModels, is_there
from studio.ui.widgets.boxes import FREE, grow, in_row
from studio.ui.widgets.controls import (
    Card,
    LineList,
    Size,
    make_button,
    make_label,
    make_wrapped,
    say,
)
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

FIND_TASK: Final = "local models"
FETCH_TASK: Final = "fetch a model"


class LocalModelsCard(Card):
    """Models on this computer.

    Args:
        models: The servers of this computer.
        tasks: Owner of the window's tasks.
        use: Called with the provider and the name of a model that the person takes.
    """

    def __init__(
        self,
        models: LocalModels,
        tasks: TaskOwner,
        use: Callable[[Provider, str], None],
        parent: QWidget,
    ) -> None:
        super().__init__("local_models_card", parent)
        self._models = models
        self._tasks = tasks
        self._use = use
        self._note = make_wrapped(self, "", Size.SMALL, "muted", "local_models_note")
        self._lines = LineList()
        self._fetching = QWidget(self)
        self._progress = QProgressBar(self._fetching)
        self._progress.setObjectName("fetch_progress")
        self._progress.setRange(0, 100)
        self._progress.setTextVisible(False)  # said in the line below
        self._progress.setAccessibleName(tr("モデルの取り込み"))
        self._far = make_wrapped(self, "", Size.SMALL, "muted", "fetch_words")
        words = tr("やめる")
        self._stop = make_button(self._fetching, words, "fetch_stop", self._stop_fetching)
        in_row(grow(self._progress), self._stop, of=self._fetching)
        self._again = make_button(self, tr("もう一度さがす"), "find_models", self.refresh)
        self.put(
            make_label(self, tr("このパソコンの AI"), Size.TITLE),
            self._note,
            self._lines,
            self._fetching,
            self._far,
            in_row(self._again, FREE),
        )
        self._show_fetching(is_on=False)

    def refresh(self) -> None:
        """Look again; this computer alone is asked."""
        say(self._note, tr("さがしています…"), "muted")
        self._tasks.start(FIND_TASK, self._find())

    async def _find(self) -> None:
        self.show_found(await self._models.find(), self._models.suggested())

    def show_found(self, servers: Sequence[LocalServer], suggested: SuggestedModel) -> None:
        """Show what runs here, and what to fetch where it is missing."""
        lines = [self._line(server, model) for server in servers for model in server.models]
        fetcher = next((one for one in servers if one.can_fetch), None)
        if fetcher is not None and not is_there(suggested.name, fetcher):
            lines.append(self._offer(suggested))
        self._lines.show_lines(lines)
        say(self._note, self._words(servers), "muted")

    def _words(self, servers: Sequence[LocalServer]) -> str:
        if not servers:
            return tr(
                "Ollama も LM Studio も動いていません。どちらかを入れて起動すると、ここから使えます。"
                "キーも料金も要らず、画面の内容はパソコンの外に出ません。"
            )
        return tr(
            "{servers} が動いています。「使う」を押すと、速さと正しさを試します。",
            servers=tr("、").join(server.title for server in servers),
        )

    def _line(self, server: LocalServer, model: LocalModel) -> QWidget:
        words = tr("{title}　{model}", title=server.title, model=model.in_words())
        use = partial(self._use, server.provider, model.name)
        return self._row(words, tr("使う"), f"use_{model.name}", use)

    def _offer(self, suggested: SuggestedModel) -> QWidget:
        words = tr(
            "おすすめ：{name}（{size_gb:.1f} GB を取り込みます）",
            name=suggested.name,
            size_gb=suggested.size_gb,
        )
        fetch = partial(self._start_fetching, suggested.name)
        return self._row(words, tr("取り込む"), "fetch_suggested", fetch)

    def _row(self, words: str, act: str, name: str, do: Callable[[], None]) -> QWidget:
        line = QWidget(self)
        button = make_button(line, act, name, do)
        button.setAccessibleName(tr("{words}：{act}", words=words, act=act))
        in_row(grow(make_wrapped(line, words, Size.SMALL)), button, of=line)
        return line

    def _start_fetching(self, name: str) -> None:
        self._tasks.start(FETCH_TASK, self._fetch(name), self._show_fault)

    def _stop_fetching(self) -> None:
        self._tasks.cancel(FETCH_TASK)

    async def _fetch(self, name: str) -> None:
        """Fetch to the end, or until やめる: closing the stream is what stops the server."""
        self._show_fetching(is_on=True)
        words = tr("取り込みをやめました。次は、続きから取り込みます。")
        try:
            async with aclosing(self._models.fetch(name)) as telling:
                async for far in telling:
                    self._show_far(far)
                    words = far.in_words() if far.is_done else words
        finally:
            self._show_fetching(is_on=False)
            say(self._far, words, "muted")
        await self._find()

    def _show_far(self, far: Fetching) -> None:
        self._progress.setValue(far.percent)
        say(self._far, far.in_words(), "muted")

    def _show_fault(self, fault: StudioError) -> None:
        say(self._far, str(fault), "red")

    def _show_fetching(self, *, is_on: bool) -> None:
        self._progress.setValue(0)
        self._fetching.setVisible(is_on)
