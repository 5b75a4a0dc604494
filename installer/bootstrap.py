#!/usr/bin/env python3
"""手順スタジオ on a bare machine: one word sets everything up and goes on.

    python3 installer/bootstrap.py                   open the studio
    python3 installer/bootstrap.py demo [--out DIR]  see the main job done, from a sentence to a script
    python3 installer/bootstrap.py test [ARGS...]    check and test everything (ARGS go to pytest)
    python3 installer/bootstrap.py package           make the installer of this system in dist/
    python3 installer/bootstrap.py WORD ...          any other word goes to `tejun`

Standard library only. This file alone also parses on Python 3.6, so that an old Python gets a
sentence to read; everything beside it is written for Python 3.11.
"""

import contextlib
import io
import os
import signal
import subprocess
import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOOR = (3, 11)


def refuse_old_python() -> None:
    """End with one Japanese sentence on a Python that is too old; works with any locale."""
    if sys.version_info >= FLOOR:
        return
    text = (
        "✖ Python {0}.{1} は古いため動きません（3.11 以上が必要です）。\n"
        "  → Python 3.11〜3.13 を入れて、「python3.11 installer/bootstrap.py」のように"
        "実行してください。\n"
    ).format(*sys.version_info[:2])
    sys.stderr.buffer.write(text.encode("utf-8"))
    sys.exit(1)


refuse_old_python()
sys.path.insert(0, str(ROOT))

from installer.checks import run_tests  # noqa: E402 - after the sentence for old Pythons
from installer.console import Console, SetupError  # noqa: E402
from installer.display import virtual_display  # noqa: E402
from installer.environment import Environment, check_folder  # noqa: E402
from installer.machine import Machine, Need, look_around  # noqa: E402
from installer.package import Workshop, refuse_words, run_package  # noqa: E402
from installer.pieces import Pieces  # noqa: E402
from installer.running import Runner  # noqa: E402

HELP_WORDS = ("-h", "--help", "help")
WINDOW_WORDS = ("", "demo", "test", "package")
"""Words that need a browser, a font and system libraries; the others say what they lack."""


def main(arguments: "list[str]") -> int:
    """Set up what the first word needs, do it, and return its exit code."""
    speak_utf8()
    signal.signal(signal.SIGTERM, end_in_order)
    if arguments[:1] and arguments[0] in HELP_WORDS:
        print(__doc__)
        return 0
    console = Console()
    try:
        return run_word(arguments, console)
    except SetupError as fault:
        console.say(fault.in_words())
        return 1
    except KeyboardInterrupt:
        console.say("\n中断しました。もう一度同じコマンドを実行すると、続きから始めます。")
        return 130


def run_word(arguments: "list[str]", console: Console) -> int:
    """Set up and carry out one word.

    Raises:
        SetupError: The machine lacks something; nothing was started.
    """
    word = arguments[0] if arguments else ""
    machine = look_around(os.environ)
    if word == "" and not machine.has_display:
        raise SetupError(
            "画面（ディスプレー）がないため、ウィンドウを開けません。",
            "画面のある環境で実行するか、「python3 installer/bootstrap.py demo」を試してください。",
        )
    if word == "package":
        refuse_words(arguments[1:])
    python = set_up(word, machine, console)
    if word == "package":
        workshop = Workshop(ROOT, python, Runner(console, ROOT / "build" / "package.log"), console)
        with virtual_display_if(not machine.has_display) as display:
            return run_package(workshop, environment_for(display))
    if word == "test":
        with virtual_display_if(machine.is_linux) as display:
            return run_tests(ROOT, python, arguments[1:], console, environment_for(display))
    if word == "demo":
        with virtual_display_if(not machine.has_display) as display:
            return run_demo(python, arguments[1:], environment_for(display))
    return run_python(python, ["-m", "studio", *arguments], environment_for(None))


def set_up(word: str, machine: Machine, console: Console) -> Path:
    """Bring the environment and the machine to what `word` needs; return the Python to use."""
    check_folder(ROOT)
    runner = Runner(console, ROOT / "build" / "setup.log")
    pieces = Pieces(machine, runner, console)
    environment = Environment(ROOT, runner, pieces)
    is_test = word == "test"
    is_ready = environment.is_ready(with_tests=is_test)
    if not is_ready:
        console.say(f"手順スタジオを準備します。くわしい記録：{runner.log}")
        environment.install(with_tests=is_test)
    if word in WINDOW_WORDS:
        pieces.complete(needs_of(word, machine), environment.site_packages, environment.python)
    if not is_ready:
        console.say(f"準備ができました（{console.total():.0f} 秒）。")
    return environment.python


def needs_of(word: str, machine: Machine) -> "tuple[Need, ...]":
    """Return what a word needs outside Python."""
    everyday = (Need.BROWSER, Need.FONT)
    if word == "test":
        tools = (Need.DISPLAY, Need.WINDOW_TOOLS, Need.KEYCHAIN, Need.SCREEN_READER)
        return (*everyday, *tools, Need.LIGHT_BROWSER)
    return everyday if machine.has_display else (*everyday, Need.DISPLAY)


def run_demo(python: Path, arguments: "list[str]", env: "dict[str, str]") -> int:
    """Run the demo; a relative `--out` means the folder the person stands in."""
    rest = list(arguments)
    out = Path("demo-out")
    if "--out" in rest[:-1]:
        at = rest.index("--out")
        out = Path(rest[at + 1])
        del rest[at : at + 2]
    return run_python(python, ["-m", "installer.demo", "--out", str(Path.cwd() / out), *rest], env)


def run_python(python: Path, arguments: "list[str]", env: "dict[str, str]") -> int:
    """Run the environment's Python where the person stands and return its exit code.

    `-P`: a file of theirs called like a module of ours is not imported.
    """
    with subprocess.Popen([str(python), "-P", *arguments], env=env) as process:
        try:
            return process.wait()
        finally:
            if process.poll() is None:
                process.terminate()


def environment_for(display: "str | None") -> "dict[str, str]":
    """Return the variables for a program of ours, on a display of our own if there is one."""
    env = dict(os.environ, PYTHONUTF8="1")
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # every test's process would compile the program anew
    if display:
        env.update(DISPLAY=display, TEJUN_TEST_DISPLAY=display)
        env.pop("WAYLAND_DISPLAY", None)
    return env


def virtual_display_if(is_wanted: bool) -> "contextlib.AbstractContextManager[str | None]":  # noqa: FBT001
    """Start a virtual display, or do nothing."""
    return virtual_display() if is_wanted else contextlib.nullcontext()


def speak_utf8() -> None:
    """Print Japanese whatever the locale says; a sign the terminal lacks must not end the set-up."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def end_in_order(_signal: int, _frame: "types.FrameType | None") -> None:
    """Turn a polite kill into an exit that closes what we started."""
    sys.exit(143)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
