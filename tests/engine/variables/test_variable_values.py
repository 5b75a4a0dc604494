"""What a form shows beside a field, and what it remembers."""

from datetime import date
from pathlib import Path

import pytest

from studio.domain.actions.action import Fill
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import Almanac
from studio.engine.variables.variable_values import VariableValues
from studio.workdays import OfficeCalendar
from tests.factories import make_step
from tests.memory_library import MemoryLibrary

_DATE = Variable(name="申請日", kind=VariableKind.DATE, date_format="ggge年M月d日")


def desk(library: MemoryLibrary | None = None) -> VariableValues:
    today = date(2026, 11, 20)
    return VariableValues(library or MemoryLibrary(), Almanac(OfficeCalendar(), lambda: today))


def test_a_day_is_shown_as_it_is_typed_and_with_its_weekday():
    shown = desk().preview(_DATE, "翌営業日")
    assert (shown.text, shown.note, shown.fault) == ("令和8年11月24日", "2026年11月24日(火)", "")


def test_a_day_that_is_not_decided_says_so():
    assert "まだ決まっていない" in desk().preview(_DATE, "14か月後の翌営業日").note


def test_what_cannot_be_used_says_what_to_write():
    shown = desk().preview(_DATE, "あさってごろ")
    assert shown.text == ""
    assert "日付として読めません" in shown.fault
    assert "先月末" in shown.remedy


def test_a_file_must_be_there(tmp_path: Path):
    file = Variable(name="添付", kind=VariableKind.FILE)
    (tmp_path / "a.pdf").write_bytes(b"x")
    desk().check(file, str(tmp_path / "a.pdf"))
    with pytest.raises(SettingsError, match="ファイルはありません"):
        desk().check(file, str(tmp_path / "b.pdf"))


async def test_values_are_remembered_but_never_secrets():
    password = Target(role="textbox", name="x", fingerprint=Fingerprint(type="password"))
    flow = Flow(
        name="入る",
        variables=(
            Variable(name="氏名", ask_each_time=True),
            Variable(name="PW", ask_each_time=True),
            Variable(name="暗証番号", ask_each_time=True),
            Variable(name="店", value="本店"),
        ),
        steps=(make_step(Fill(target=password, value="{{PW}}")),),
    )
    library = MemoryLibrary()
    given = {"氏名": "山田", "PW": "p", "暗証番号": "1", "店": "支店"}
    await desk(library).remember(flow, given)
    assert library.remembered[flow.id] == {"氏名": "山田"}
    assert await desk(library).remembered(flow) == {"氏名": "山田"}
    assert secret_variables(flow) == {"PW", "暗証番号"}


async def test_what_was_remembered_before_a_field_became_secret_is_not_shown():
    library = MemoryLibrary()
    flow = Flow(name="入る", variables=(Variable(name="合言葉のPIN", ask_each_time=True),))
    await library.remember_values(flow.id, {"合言葉のPIN": "1234", "消えた": "x"})
    assert await desk(library).remembered(flow) == {}
