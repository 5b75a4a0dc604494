"""The studio tries itself: the main job on the practice site, from a sentence to a script, in a home of its own.

Nothing leaves this machine, and nothing of the person's own is touched: home, library, keychain, browser profile.
Whether it worked is read from the site's own record, not from what the studio says.
"""

import asyncio
import os
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from studio.bootstrap.compose import Studio
from studio.bootstrap.opening import open_studio
from studio.bootstrap.options import Options
from studio.domain.checklist import Checklist
from studio.domain.errors import StudioError
from studio.domain.events import RunStatus
from studio.domain.flow import Flow
from studio.domain.frozen import Frozen
from studio.engine.own_program import own_command
from studio.engine.resources import resources_folder
from studio.engine.workbench import RunOptions, RunReport
from studio.practice.books import BookQuery, Catalogue
from studio.settings.paths import Paths
from studio.vault.passphrase import ensure_passphrase_file
from studio.words import sentences, tr

SENTENCE: Final = (
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
FLOW_NAME: Final = "条件に合う本をカートへ"
SCRIPT_S: Final = 120.0
_ALONE: Final = RunOptions(is_attended=False)
_SAID_CHARS: Final = 400
_T = TypeVar("_T")


class SelftestStep(Frozen):
    """What one step showed.

    Attributes:
        title: What was done, in the past tense.
        seconds: It took.
    """

    title: str
    seconds: float


Tell = Callable[[SelftestStep], None]


def selftest_options(home: Path) -> Options:
    """Return a start of the studio in an empty folder: no model, no keychain, nobody to ask. Blocking.

    The passphrase of this process is that of the folder from now on: a person's own is not tried on it.

    Raises:
        SettingsError: The folder cannot be used.
    """
    paths = Paths.resolve(home).create()
    ensure_passphrase_file(paths.passphrase_file)
    os.environ["TEJUN_PASSPHRASE_FILE"] = str(paths.passphrase_file)
    return Options(home=home, engine="builtin", mode="standard", headless=True)


async def try_studio(options: Options, tell: Tell) -> None:
    """Do the main job: plan, run, keep, replay without a model, export, run the script.

    Args:
        options: See `selftest_options`.
        tell: Hears each step when it is done.

    Raises:
        StudioError: A step did not do what it should; the sentence names it.
    """
    async with open_studio(options) as studio:
        await _Selftest(studio, tell).play()


class _Selftest:
    """One try in an open studio."""

    def __init__(self, studio: Studio, tell: Tell) -> None:
        self._studio = studio
        self._bench = studio.workbench
        self._tell = tell

    async def play(self) -> None:
        checklist = await self._step(tr("文から手順を作りました"), self._bench.plan(SENTENCE))
        report = await self._step(tr("手順を実行しました"), self._first_run(checklist))
        flow = await self._step(tr("手順を暗号化して保存しました"), self._keep(report))
        await self._step(tr("保存した手順を、AI を使わずにくり返しました"), self._replay(flow))
        await self._step(tr("スクリプトに書き出して、それだけで実行しました"), self._script(flow))

    async def _step(self, title: str, doing: Awaitable[_T]) -> _T:
        began = time.monotonic()
        try:
            result = await doing
        except StudioError as fault:
            failed = tr("自己診断の「{title}」ができませんでした。", title=title)
            words = sentences(failed, fault.message)
            raise StudioError(fault.code, words, fault.remedy, fault.detail) from fault
        self._tell(SelftestStep(title=title, seconds=round(time.monotonic() - began, 2)))
        return result

    async def _first_run(self, checklist: Checklist) -> RunReport:
        report = await self._bench.run(checklist, _ALONE)
        self._check(report)
        return report

    async def _keep(self, report: RunReport) -> Flow:
        flow = await self._bench.save(report, FLOW_NAME)
        if not await asyncio.to_thread(is_unreadable, self._studio.paths.library_file):
            raise _failed(tr("ライブラリのファイルに、読める文字がありました。"))
        return await self._bench.flow(flow.id)

    async def _replay(self, flow: Flow) -> None:
        self._studio.practice.reset()
        report = await self._bench.replay(flow, options=_ALONE)
        if report.finished.model_calls:
            raise _failed(tr("くり返しで AI が使われました。"))
        self._check(report)

    async def _script(self, flow: Flow) -> None:
        path = await self._bench.export(flow, "python", self._studio.paths.exports / "script")
        self._studio.practice.reset()
        code, said = await _run_own("script", str(path))
        if code:
            raise _failed(
                tr(
                    "スクリプトが終了コード {code} で止まりました：{said}",
                    code=code,
                    said=said[-_SAID_CHARS:],
                )
            )
        self._check_cart()

    def _check(self, report: RunReport) -> None:
        finished = report.finished
        if finished.status is not RunStatus.DONE:
            raise _failed(finished.message, finished.remedy)
        self._check_cart()

    def _check_cart(self) -> None:
        """Compare the site's own record with the right book of its catalogue."""
        cart = [(line.title, line.quantity) for line in self._studio.practice.record().cart]
        if cart != [(right_book(), 1)]:
            raise _failed(tr("練習書店のカートの中身が違います：{cart}", cart=cart))


def right_book() -> str:
    """Work out the right book from the site's catalogue: in stock, ★4 and more, 3,000 yen at most. Blocking."""
    catalogue = Catalogue.read(resources_folder() / "practice" / "data" / "books.json")
    number = pages = 1
    while number <= pages:
        found = catalogue.search(BookQuery(words="プログラミング", page=number))
        for book in found.books:
            if book.is_in_stock and (book.rating or 0) >= 4 and book.price <= 3000:
                return book.title
        number, pages = number + 1, found.pages
    raise _failed(tr("練習書店に、条件に合う本がありません。"))


def is_unreadable(library: Path) -> bool:
    """Say whether nothing of the flow can be read in the library's files, nor SQLite's own mark. Blocking."""
    files = [path for path in library.parent.glob(f"{library.name}*") if path.is_file()]
    data = b"".join(path.read_bytes() for path in files)
    marks = (b"SQLite format 3", "プログラミング".encode(), FLOW_NAME.encode())
    return bool(data) and not any(mark in data for mark in marks)


async def _run_own(*words: str) -> tuple[int, str]:
    """Run a command of this program in a process of its own; returns its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        *own_command(*words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(SCRIPT_S):
            said, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        raise _failed(
            tr("スクリプトが {seconds:.0f} 秒で終わりませんでした。", seconds=SCRIPT_S)
        ) from None
    return process.returncode or 0, said.decode("utf-8", "replace").strip()


def _failed(what: str, remedy: str = "") -> StudioError:
    ways = tr(
        "tejun doctor で足りないものを確かめるか、手順スタジオをインストールし直してください。"
    )
    return StudioError("SELFTEST_FAILED", what, remedy or ways)
