"""The whole window with the keyboard alone and by ear: what AT-SPI tells of every state, from outside.

The window is a process of its own on a display and a bus of its own; keys come from the X server.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from installer.display import virtual_display
from tests.ui.at_spi import Node, Reader, State, bus_in, missing

ROOT = Path(__file__).parents[3]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLAIN = re.compile(r"[\d,.:/%〜-]*|AI|OpenAI|Azure OpenAI")
"""Names that are the same in every language."""
ROWS = frozenset({"cell", "list item", "page tab"})
ROLES = ROWS | {
    "button menu", "check box", "combo box", "label", "list", "page tab list",
    "panel", "push button", "radio button", "spin box", "table", "text",
}  # fmt: skip
"""What may have the keyboard; a panel is a card that asks, and stands in the way until it is answered."""
UNSTOPPED = ROWS | {"label"}
"""Reached by arrows, and text that the pointer can mark."""
KEYBOARD = ("StateChanged focused 1", "Announcement")
MOST_STOPS = 60
ROUNDS = 3
TAB_PATIENCE_S = 20.0
ROVING = frozenset({"check box", "radio button"})
"""Of several of one kind, Tab stops at the chosen one; the arrows go to the others."""
SAID = (
    "実行中",
    "実行中 「プログラミング」を検索する",
    "完了 「プログラミング」を検索する",
    "強い AI に切り替えました",
    "一時停止中",
    "できませんでした 「評価が4以上で価格が3000円以下の本を探す」を完了できませんでした",
    "できました すべての項目が終わりました",
    "確認を待っています 「注文を確定する」をクリック",
    "止めました",
)
"""What nobody had to look for, in the order of the tour."""
TABBED = (
    "1-empty", "2-structure", "6-finished", "7-library", "8-history", "8-credentials",
    "10-flow-open", "11-data-job", "9-settings", "13-schedules", "12-checks", "14-manual",
    "15-recording", "16-versions", "16-variable",
)  # fmt: skip


@dataclass(slots=True)
class Listener:
    """Somebody who does not see the window."""

    reader: Reader
    environment: Mapping[str, str]
    problems: list[str] = field(default_factory=list[str])

    def press(self, *keys: str) -> None:
        """Press keys of the keyboard."""
        self.reader.mark()
        command = ["xdotool", "key", "--delay", "0", *keys]
        subprocess.run(command, env=self.environment, timeout=30, check=True)

    def node(self, role: str, name: str) -> Node:
        """Return what is shown under a name that begins like this."""
        found = (one for one in self.reader.tree() if one.role == role)
        return next(one for one in found if one.name.startswith(name))

    def judge(self, state: str) -> None:
        """Note what has no name, or is called what it is not."""
        tree = self.reader.tree()
        for node in tree:
            if node.takes_focus:
                self._judge_control(state, node)
            elif node.role == "progress bar" and not JAPANESE.search(node.name):
                self.problems.append(f"{state}: {node} does not say what goes on")
        if state in TABBED:
            self._judge_keys(state, tree)

    def _judge_control(self, state: str, node: Node) -> None:
        if node.role not in ROLES:
            self.problems.append(f"{state}: {node} has no role")
        if node.role == "combo box":
            if not self.reader.relations(node) and not JAPANESE.search(
                self.reader.description(node)
            ):
                self.problems.append(f"{state}: {node} does not say what is chosen")
        elif node.role not in ROWS and not is_name(node.name):
            self.problems.append(f"{state}: {node} has no name")

    def _judge_keys(self, state: str, tree: tuple[Node, ...]) -> None:
        stops = self._stops(state)
        reached = {stop.place for stop in stops} | {self.reader.around(one.place) for one in stops}
        groups = {(n.role, n.parents) for n in tree if n.place in reached and n.role in ROVING}
        for node in tree:
            is_inside = node.role in UNSTOPPED or any("combo box" in p for p in node.parents[-1:])
            is_reached = node.place in reached or (node.role, node.parents) in groups
            if node.takes_focus and not is_inside and not is_reached:
                self.problems.append(f"{state}: Tab never comes to {node}")

    def _stops(self, state: str) -> list[Node]:
        """Go round with Tab, anew when what had the keyboard went away meanwhile; returns where it stopped."""
        stops: list[Node] = []
        for _ in range(ROUNDS):
            stops.clear()
            with suppress(TimeoutError):
                return self._round(state, stops)
        behind = stops[-1] if stops else "the start"
        self.problems.append(f"{state}: nothing is told after Tab behind {behind}")
        return stops

    def _round(self, state: str, stops: list[Node]) -> list[Node]:
        """Go round once.

        Raises:
            TimeoutError: Nothing was told after a Tab.
        """
        self.reader.front(is_active=True)
        for _ in range(MOST_STOPS):
            self.press("Tab")
            heard = self.reader.hear(*KEYBOARD, patience_s=TAB_PATIENCE_S)
            if heard.kind == "Announcement":
                continue
            if heard.place in {stop.place for stop in stops}:
                return stops
            stops.append(self.reader.at(heard.place))
            if State.FOCUSED not in stops[-1].states:
                self.problems.append(f"{state}: {stops[-1]} does not say that it has the keyboard")
        self.problems.append(f"{state}: Tab does not come round")
        return stops


def is_name(name: str) -> bool:
    """Say whether a person knows from this what it is."""
    return bool(JAPANESE.search(name) or (name and PLAIN.fullmatch(name)))


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    """Yield a listener at a desktop of its own; skips where the system has no bus for it."""
    lacking = tuple(missing())
    if lacking:
        pytest.skip(f"{lacking[0]} is not installed; `installer/bootstrap.py test` installs it")
    with ExitStack() as cleanup:
        display = cleanup.enter_context(virtual_display())
        reader, environment = cleanup.enter_context(bus_in(tmp_path / "desktop", display))
        yield Listener(reader, environment)


def rows_of(listener: Listener, role: str = "list item") -> list[str]:
    return [node.name for node in listener.reader.tree() if node.role == role]


def flips(listener: Listener, role: str, name: str, state: State) -> None:
    """Press a control twice: it says each time how it stands."""
    node = listener.node(role, name)
    before = state in node.states
    for wanted in (not before, before):
        listener.reader.press(node)
        word = state.name.lower()
        listener.reader.hear(f"StateChanged {word} {int(wanted)}")
        assert (state in listener.reader.at(node.place).states) is wanted, node


def see_plan(listener: Listener) -> None:
    assert all(row.startswith("これから ") for row in rows_of(listener))


def see_structure(listener: Listener) -> None:
    rows = rows_of(listener, "cell")
    assert any(row.startswith("リンク ホーム") for row in rows), rows
    assert any("開いています" in row for row in rows), rows


def see_run(listener: Listener) -> None:
    assert [row.split()[0] for row in rows_of(listener)] == ["完了", "実行中", "これから"]
    bar = next(node for node in listener.reader.tree() if node.role == "progress bar")
    assert JAPANESE.search(bar.name), bar


def see_failure(listener: Listener) -> None:
    assert [row.split()[0] for row in rows_of(listener)] == ["完了", "失敗", "これから"]


def see_library(listener: Listener) -> None:
    """The arrow keys go from flow to flow, and each is told."""
    listener.reader.take_focus(listener.node("list", "手順の一覧"))
    listener.press("Down")
    listener.reader.hear("StateChanged focused 1", "ActiveDescendantChanged", "Focus")
    chosen = [one.name for one in listener.reader.tree() if State.SELECTED in one.states]
    assert len(chosen) == 1
    assert chosen[0].startswith("交通費の申請")
    listener.press("Up")


def see_upkeep(listener: Listener) -> None:
    flips(listener, "check box", "使っている手順を、週に 1 回点検する", State.CHECKED)


def see_mapped(listener: Listener) -> None:
    assert State.ENABLED in listener.node("push button", "1件だけ試す").states
    assert State.EXPANDABLE in listener.node("combo box", "4月").states


SEEN: Mapping[str, Callable[[Listener], None]] = {
    "2-planned": see_plan,
    "2-structure": see_structure,
    "3-emergency": see_run,
    "5-failure": see_failure,
    "7-library": see_library,
    "11-data-mapped": see_mapped,
    "9-settings-upkeep": see_upkeep,
}


def test_every_state_is_read_aloud_and_used_with_the_keyboard(
    listener: Listener, tmp_path: Path
) -> None:
    shown: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ui.tour_child", str(tmp_path)],
        cwd=ROOT,
        env={**listener.environment, "PYTHONUTF8": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as window:
        try:
            assert window.stdin
            assert window.stdout
            for line in window.stdout:
                shown.append(line.strip())
                listener.judge(shown[-1])
                SEEN.get(shown[-1], lambda _: None)(listener)
                window.stdin.write("on\n")
                window.stdin.flush()
        finally:
            window.kill()
    assert {*SEEN, *TABBED} <= {*shown}
    assert not listener.problems, "\n".join(dict.fromkeys(listener.problems))
    heard = iter([str(one.said) for one in listener.reader.heard if one.kind == "Announcement"])
    for words in SAID:
        assert any(said.startswith(words) for said in heard), f"nobody said {words}"
