"""Questions at the terminal: asked on stderr, answered from wherever lines come."""

import asyncio
import threading

import pytest

from studio.cli.terminal.asking import ask_line, ask_yes
from studio.domain.runs.checklist import Checklist, Item

ORDER = Checklist(instruction="注文する", items=(Item(text="注文する"),))


@pytest.mark.parametrize(
    ("reply", "is_yes"),
    [
        ("y\n", True),
        ("はい\n", True),
        ("ＹＥＳ\n", True),
        ("\n", False),
        ("", False),
        ("no\n", False),
    ],
)
async def test_only_a_yes_is_a_yes(reply: str, is_yes: bool) -> None:
    assert await ask_yes("実行しますか？", lambda: reply) is is_yes


async def test_the_question_stands_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert await ask_line("名前： ", lambda: " 山田 \n") == "山田"
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "名前： ")


async def test_giving_up_a_question_does_not_wait_for_the_terminal() -> None:
    released = threading.Event()

    def read() -> str:
        released.wait(30)
        return ""

    asking = asyncio.get_running_loop().create_task(ask_line("", read), name="question")
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    released.set()
