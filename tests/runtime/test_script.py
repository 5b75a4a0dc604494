"""Around the lines of a script: its data, its values, its secrets, how it ends."""

from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.flows.script_data import ScriptData
from studio.domain.values.variable import Variable
from studio.runtime import run
from studio.runtime.page import Page
from studio.runtime.script import main, read_data, with_values
from studio.runtime.values import Values

FLOW = Flow(name="本", variables=(Variable(name="url", value="http://127.0.0.1/"),))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (tmp_path / "本.json").write_text(ScriptData(flow=FLOW).model_dump_json(), "utf-8")
    return tmp_path / "本.py"


def item(page: Page, v: Values) -> None:
    """開く"""
    raise AssertionError((page, v))


def test_data_is_read_as_it_was_written(script: Path) -> None:
    assert read_data(script.with_suffix(".json")) == FLOW


@pytest.mark.parametrize("content", ["", "{}", '{"script_format": 2, "flow": {}}', "[1]"])
def test_data_that_is_none_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "x.json").write_text(content)
    for path in (tmp_path / "x.json", tmp_path / "gone.json"):
        with pytest.raises(SettingsError) as told:
            read_data(path)
        assert told.value.code == "SCRIPT_DATA"


def test_values_of_the_script_are_what_holds_unless_told_otherwise() -> None:
    flow = with_values(FLOW, {"url": "http://127.0.0.1:1/", "件数": "3"})
    assert flow.values() == {"url": "http://127.0.0.1:1/", "件数": "3"}


def test_a_missing_secret_is_named_before_anything_is_opened(
    script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(script, [item], {}, {"合言葉": "TEJUN_SECRET_NOT_SET"}, []) == 1
    assert "TEJUN_SECRET_NOT_SET" in capsys.readouterr().err


def test_a_script_ends_the_program_with_its_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(str(tmp_path / "gone.py"), [item])
    assert left.value.code == 1
    assert "gone.json" in capsys.readouterr().err
