import io

from installer.console import QUIET_TICK_S, Console


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Hand:
    """A clock turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_step_tells_its_seconds():
    out, clock = io.StringIO(), Hand()
    console = Console(out, clock)
    console.begin("部品を入れています")
    clock.now = 12.34
    console.end()
    assert out.getvalue().splitlines() == [
        "… 部品を入れています",
        "✔ 部品を入れています（12.3 秒）",
    ]


def test_a_file_hears_of_a_long_step_now_and_then_only():
    out, clock = io.StringIO(), Hand()
    console = Console(out, clock)
    console.begin("長い作業")
    for second in range(int(QUIET_TICK_S * 2) + 1):
        clock.now = float(second)
        console.tick(" 3/64")
    assert out.getvalue().splitlines() == [
        "… 長い作業",
        "… 長い作業（15 秒） 3/64",
        "… 長い作業（30 秒） 3/64",
    ]


def test_a_terminal_sees_one_line_that_lives():
    out, clock = Terminal(), Hand()
    console = Console(out, clock)
    console.begin("作業")
    clock.now = 1.0
    console.tick(" 1/2")
    console.fail()
    assert out.getvalue().count("\n") == 1
    assert out.getvalue().endswith("✖ 作業（1.0 秒）\n")


def test_the_total_counts_from_the_start():
    clock = Hand()
    console = Console(io.StringIO(), clock)
    clock.now = 4.0
    assert console.total() == 4.0
