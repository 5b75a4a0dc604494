"""Scripts of pages: each file is whole, each script is asked for, and its text is one expression."""

import re
import subprocess
from pathlib import Path

import playwright
import pytest

from studio.browser.scripts import bound, script
from tests.browser.stage import Studio

HERE = Path(__file__).resolve().parents[2] / "studio" / "browser"
FILES = sorted(path.relative_to(HERE).with_suffix("").as_posix() for path in HERE.rglob("*.js"))
NODE = next((Path(playwright.__file__).parent / "driver").glob("node*"))
EXPORTED = re.compile(r"^export (?:async )?(?:function|const) (\w+)", re.MULTILINE)


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


def test_what_is_not_there_is_told_by_its_name() -> None:
    with pytest.raises(LookupError, match=r"hands/options\.js exports no colour"):
        script("hands/options", "colour")


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_script_brings_what_it_imports_and_may_be_given_another(studio: Studio) -> None:
    await studio.show("<label>品名 <input></label>")
    page = studio.session.page
    look = script("hands/fields", "look")
    assert (await page.locator("input").evaluate(look))["secret"] is False
    both = "(first, second, el) => [first(el).kind, second(el)]"
    given = bound(both, look, "el => el.localName")
    assert await page.locator("input").evaluate(given) == ["text", "input"]
