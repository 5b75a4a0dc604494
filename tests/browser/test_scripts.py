"""Scripts of pages: each file is whole, each script is asked for, and its text is one expression."""

import re
import subprocess
from pathlib import Path

import playwright
import pytest

from studio.browser.hands.press_check import PRESS_MOVED, PRESS_UNSURE
from studio.browser.scripts import bound, script
from studio.browser.targets.pins import PIN_LOST
from studio.domain.page.observation import MASK
from studio.engine.replay.identity.calendar_days import DAYS_OF_A_CALENDAR
from tests.browser.stage import Studio

HERE = Path(__file__).resolve().parents[2] / "studio" / "browser"
FILES = sorted(path.relative_to(HERE).with_suffix("").as_posix() for path in HERE.rglob("*.js"))
NODE = next((Path(playwright.__file__).parent / "driver").glob("node*"))
EXPORTED = re.compile(r"^export (?:async )?(?:function|const) (\w+)", re.MULTILINE)
IMPORTED = re.compile(r'^import \{([^}]*)\} from "\.', re.MULTILINE)
ASKED = re.compile(r"""\bscript\(\s*["']([\w/]+)["'],\s*["'](\w+)["']""")


def text_of(file: str) -> str:
    return (HERE / f"{file}.js").read_text("utf-8")


def exports() -> list[tuple[str, str]]:
    return [(file, name) for file in FILES for name in EXPORTED.findall(text_of(file))]


def test_every_script_is_one_expression_that_node_can_read() -> None:
    whole = "\n".join(f"({script(*one)});" for one in exports())
    told = subprocess.run(
        [NODE, "--check", "-"], input=whole, text=True, capture_output=True, check=False
    )
    assert told.returncode == 0, told.stderr


def test_every_script_is_asked_for_and_there() -> None:
    asked = {
        found for path in HERE.rglob("*.py") for found in ASKED.findall(path.read_text("utf-8"))
    }
    imported = {
        name
        for file in FILES
        for names in IMPORTED.findall(text_of(file))
        for name in re.findall(r"\w+", names)
    }
    assert asked <= set(exports())
    unused = [one for one in exports() if one not in asked and one[1] not in imported]
    assert not unused, "take it out, or let a module ask for it"


def test_what_is_not_there_is_told_by_its_name() -> None:
    with pytest.raises(LookupError, match=r"hands/options\.js exports no colour"):
        script("hands/options", "colour")


def test_words_and_numbers_that_python_knows_too_are_the_same() -> None:
    faults = text_of("faults")
    assert all(f'"{words}"' in faults for words in (PIN_LOST, PRESS_MOVED, PRESS_UNSURE))
    assert f"DAYS_OF_A_CALENDAR = {DAYS_OF_A_CALENDAR};" in text_of("targets/probe")
    assert f'DOTS = "{MASK}";' in text_of("recording/facts")


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_script_brings_what_it_imports_and_may_be_given_another(studio: Studio) -> None:
    await studio.show("<label>品名 <input></label>")
    page = studio.session.page
    called = script("calling", "calledBy")
    assert await page.locator("input").evaluate(called) == "品名"
    both = "(first, second, el) => [first(el), second(el)]"
    given = bound(both, called, "el => el.localName")
    assert await page.locator("input").evaluate(given) == ["品名", "input"]
