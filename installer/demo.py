"""The main job, shown: typed sentence → checklist → run → kept flow → replay without a model → script.

    python3 installer/bootstrap.py demo [--out DIR]

Drives the real window by real Qt events beside a headed browser on the practice site. Nothing
here looks into the studio to decide whether it worked: after each of the three runs the site's own
record is asked for the cart, and the right book is worked out from the site's catalogue.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import time
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

os.environ.setdefault("QT_API", "pyside6")

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from studio.bootstrap import Options, open_library
from studio.bootstrap.selftest import FLOW_NAME, SENTENCE, is_unreadable, right_book
from studio.cli.terminal.call import has_display
from studio.domain.events.events import Event, FlowSaved, RunFinished, RunStatus
from studio.domain.records.history import FlowSummary
from studio.domain.runs.checklist import ItemState
from studio.settings.paths import Paths
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from studio.vault.passphrase import ensure_passphrase_file

RUN_TIMEOUT_S: Final = 120.0
STEP_TIMEOUT_S: Final = 30.0
W = TypeVar("W", bound=QWidget)


async def _make_library(home: Path) -> None:
    """Make it before the window does, which would show its recovery key to a person."""
    async with open_library(Options(home=home)) as library:
        await library.open()


class DemoFailedError(Exception):
    """A step of the demo did not do what it should; the text says which."""


@dataclass
class Report:
    """What the demo prints and writes to `report.json`.

    Attributes:
        carts: Titles in the cart by the site's own record, after each run.
        expected_book: The right book, from the site's catalogue.
    """

    ok: bool = False
    error: str = ""
    instruction: str = SENTENCE
    checklist: list[str] = field(default_factory=list[str])
    expected_book: str = ""
    carts: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    steps: int = 0
    first_run_s: float = 0.0
    first_run_model_calls: int = 0
    replay_s: float = 0.0
    replay_model_calls: int = -1
    script_s: float = 0.0
    script_exit_code: int = -1
    library_encrypted: bool = False
    total_s: float = 0.0
    script: str = ""
    screenshots: list[str] = field(default_factory=list[str])


class Demo:
    """One showing.

    Args:
        out: Folder for everything it leaves; what an earlier showing left there is replaced.
    """

    def __init__(self, out: Path) -> None:
        self._out = out
        self._home = out / "home"
        self._events: list[Event] = []
        self.report = Report()

    def show(self) -> int:
        """Show everything; returns the exit code."""
        started = time.monotonic()
        self.prepare()
        paths = Paths.resolve(self._home).create()
        ensure_passphrase_file(paths.passphrase_file)
        os.environ["TEJUN_PASSPHRASE_FILE"] = str(paths.passphrase_file)
        if has_display():
            asyncio.run(_make_library(self._home))
            code = open_studio_window(Options(home=self._home, headless=False), self._guarded)
        else:
            code, self.report.error = 1, "画面がないため、ウィンドウとブラウザーを開けません。"
        if code and not self.report.error:
            self.report.error = "ウィンドウを開けませんでした。"
        self.report.library_encrypted = is_unreadable(paths.library_file)
        self.report.total_s = round(time.monotonic() - started, 1)
        self.report.ok = not self.report.error and self.report.library_encrypted
        text = json.dumps(asdict(self.report), ensure_ascii=False, indent=2)
        (self._out / "report.json").write_text(text + "\n", encoding="utf-8")
        print(in_words(self.report, self._out))
        return 0 if self.report.ok else 1

    def prepare(self) -> None:
        """Take away what an earlier showing left, and nothing else."""
        self._out.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self._home, ignore_errors=True)
        for old in (*self._out.glob("[0-9]-*.png"), self._out / "report.json"):
            old.unlink(missing_ok=True)

    async def _guarded(self, window: MainWindow) -> None:
        """Play the journey and close the window, whatever happens."""
        try:
            await self._play(window)
        except DemoFailedError as failure:
            self.report.error = str(failure)
            await self._picture(window, "9-stopped")
        except Exception as exc:
            self.report.error = f"{type(exc).__name__}: {exc}"
            raise
        finally:
            window.close()

    async def _play(self, window: MainWindow) -> None:
        bench = window.workbench
        bench.bus.subscribe(self._events.append)
        await self._picture(window, "1-start")
        say("やりたいことを入力して、手順を作ります")
        await self._type_sentence(window)
        self._press(window, QPushButton, "plan_button")
        await self._until(lambda: window.controller.checklist is not None, "チェックリストを作る")
        checklist = window.controller.checklist
        assert checklist is not None
        self.report.checklist = [item.as_line() for item in checklist.items]
        await self._picture(window, "2-checklist")
        site = checklist.start_url.partition("/shop")[0]
        self.report.expected_book = right_book()
        await self._first_run(window, site)
        flow = await self._keep(window)
        await self._replay(window, site)
        await self._take_away(window, site, flow)

    async def _first_run(self, window: MainWindow, site: str) -> None:
        say("実行します（内蔵エンジン）")
        self._press(window, QPushButton, "run_button")
        await self._until(lambda: _running_item(window) >= 2, "実行を始める")
        await self._picture(window, "3-running")
        finished = await self._finished("最初の実行")
        self.report.first_run_s = round(finished.elapsed_s, 2)
        self.report.first_run_model_calls = finished.model_calls
        self.report.steps = finished.steps
        await self._picture(window, "4-done")
        await self._check_cart(site, "first_run", "最初の実行")

    async def _keep(self, window: MainWindow) -> FlowSummary:
        say("手順をライブラリに保存します（暗号化）")
        name = _find(window, QLineEdit, "save_name")
        name.clear()
        _commit(name, FLOW_NAME)
        self._press(window, QPushButton, "save_button")
        await self._until(lambda: self._newest(FlowSaved) is not None, "保存する")
        flows = await window.workbench.flows()
        return flows[0]

    async def _replay(self, window: MainWindow, site: str) -> None:
        say("保存した手順を、AI を使わずにもう一度実行します")
        await _reset(site)
        self._press(window, QWidget, "rail_go_library")
        await self._until(lambda: window.library_page.list.buttons is not None, "ライブラリを開く")
        await self._picture(window, "5-library")
        self._events.clear()
        buttons = window.library_page.list.buttons  # of the newest flow, whose card is current
        assert buttons is not None
        QTest.mouseClick(buttons.run_button, Qt.MouseButton.LeftButton)
        finished = await self._finished("2 回目の実行")
        self.report.replay_s = round(finished.elapsed_s, 2)
        self.report.replay_model_calls = finished.model_calls
        await self._picture(window, "6-replayed")
        if finished.model_calls:
            raise DemoFailedError("2 回目の実行で AI が使われました。")
        await self._check_cart(site, "replay", "2 回目の実行")

    async def _take_away(self, window: MainWindow, site: str, flow: FlowSummary) -> None:
        say("Python スクリプトに書き出して、それだけで実行します")
        await _reset(site)
        kept = await window.workbench.flow(flow.flow_id)
        path = await window.workbench.export(kept, "python", self._out / "script")
        self.report.script = str(path)
        started = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(path),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(RUN_TIMEOUT_S):
            output, _ = await process.communicate()
        self.report.script_s = round(time.monotonic() - started, 2)
        self.report.script_exit_code = process.returncode or 0
        if process.returncode:
            raise DemoFailedError(
                "書き出したスクリプトが止まりました：" + output.decode("utf-8", "replace")[-400:]
            )
        await self._check_cart(site, "script", "書き出したスクリプト")

    async def _type_sentence(self, window: MainWindow) -> None:
        """Type as an input method does: composed text, committed piece by piece."""
        edit = _find(window, QWidget, "instruction_edit")
        edit.setFocus()
        for piece in SENTENCE.split("、"):
            _commit(edit, piece if piece == SENTENCE.rsplit("、", maxsplit=1)[-1] else piece + "、")
            await asyncio.sleep(0.05)  # so that a person watching sees it being typed

    async def _finished(self, name: str) -> RunFinished:
        await self._until(
            lambda: self._newest(RunFinished) is not None, f"{name}が終わる", RUN_TIMEOUT_S
        )
        finished = self._newest(RunFinished)
        assert isinstance(finished, RunFinished)
        if finished.status is not RunStatus.DONE:
            raise DemoFailedError(f"{name}が止まりました：{finished.message}{finished.remedy}")
        return finished

    async def _check_cart(self, site: str, key: str, name: str) -> None:
        """Compare the site's own record with the right book."""
        record = await _record(site)
        titles = [str(line["title"]) for line in record["cart"]]
        self.report.carts[key] = titles
        if titles != [self.report.expected_book] or record["cart"][0]["quantity"] != 1:
            raise DemoFailedError(
                f"{name}のあと、カートの中身が違います：{titles}（正しくは {self.report.expected_book}）"
            )

    async def _until(
        self, holds: Callable[[], bool], doing: str, timeout_s: float = STEP_TIMEOUT_S
    ) -> None:
        ends_at = time.monotonic() + timeout_s
        while not holds():
            if time.monotonic() > ends_at:
                raise DemoFailedError(f"「{doing}」が {timeout_s:.0f} 秒で終わりませんでした。")
            await asyncio.sleep(0.02)

    def _newest(self, kind: type[Event]) -> Event | None:
        return next((event for event in reversed(self._events) if isinstance(event, kind)), None)

    def _press(self, window: MainWindow, kind: type[W], name: str) -> None:
        widget = _find(window, kind, name)
        if not widget.isEnabled() or not widget.isVisible():
            raise DemoFailedError(f"ボタン {name} を押せません。")
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    async def _picture(self, window: MainWindow, name: str) -> None:
        """Save the whole screen, once it is painted: the studio with the browser beside it."""
        await asyncio.sleep(0.6)
        path = self._out / f"{name}.png"
        window.screen().grabWindow(0).save(str(path))
        self.report.screenshots.append(str(path))


def main(arguments: list[str]) -> int:
    """Show the demo; returns 0 only if the site's own record agrees three times."""
    parser = argparse.ArgumentParser(prog="demo", description="手順スタジオの実演")
    parser.add_argument("--out", type=Path, default=Path("demo-out"), help="結果を置くフォルダー")
    return Demo(parser.parse_args(arguments).out.absolute()).show()


def say(text: str) -> None:
    """Tell the person watching the terminal what happens next."""
    print(f"▶ {text}", flush=True)


def _find(window: MainWindow, kind: type[W], name: str) -> W:
    widget = window.findChild(kind, name)
    if widget is None:
        raise DemoFailedError(f"ウィンドウに {name} がありません。")
    return widget


def _commit(widget: QWidget, text: str) -> None:
    """Send text the way an input method commits it."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def _running_item(window: MainWindow) -> int:
    """Return the number of the item that is under way, 0 before the first."""
    checklist = window.controller.checklist
    items = checklist.items if checklist else ()
    moving = (n for n, item in enumerate(items, 1) if item.state is ItemState.RUNNING)
    done = sum(item.state is ItemState.DONE for item in items)
    return max(next(moving, 0), done)


async def _record(site: str) -> dict[str, Any]:
    """Return the site's own record of what was done to it."""
    return json.loads(await asyncio.to_thread(_http, f"{site}/record.json", None))


async def _reset(site: str) -> None:
    await asyncio.to_thread(_http, f"{site}/reset", b"")


def _http(url: str, body: bytes | None) -> bytes:
    with urllib.request.urlopen(url, data=body, timeout=10) as answer:
        return answer.read()


def in_words(report: Report, out: Path) -> str:
    """Return the report as a person reads it."""
    if report.error:
        return (
            f"\n✖ 実演は途中で止まりました。\n  {report.error}\n  くわしくは {out / 'report.json'}"
        )
    lines = [
        "",
        "✔ 実演が終わりました。",
        f"  やりたいこと    {report.instruction}",
        *(f"                  {line}" for line in report.checklist),
        f"  カートに入った本  『{report.expected_book}』（3 回とも、サイトの記録で確認）",
        f"  最初の実行      {report.first_run_s:.1f} 秒・{report.steps} 手順・AI の呼び出し {report.first_run_model_calls} 回（内蔵エンジン）",
        f"  2 回目の実行    {report.replay_s:.1f} 秒・AI の呼び出し {report.replay_model_calls} 回",
        f"  スクリプト      {report.script_s:.1f} 秒（起動を含む）・{report.script}",
        f"  画面の写真      {len(report.screenshots)} 枚・{out}",
        f"  結果のファイル  {out / 'report.json'}",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
