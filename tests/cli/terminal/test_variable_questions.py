"""The terminal asks like the form does: checked, shown as it will be typed, remembered, secrets unseen."""

from datetime import date

import pytest

from studio.cli.terminal.variable_questions import ask_values
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.variables.values import Almanac
from studio.engine.variables.variable_values import VariableValues
from studio.workdays import OfficeCalendar
from tests.export.flow_parts import click_step, make_flow
from tests.memory_library import MemoryLibrary


def desk(library: MemoryLibrary) -> VariableValues:
    return VariableValues(library, Almanac(OfficeCalendar(), lambda: date(2026, 11, 20)))


async def test_a_password_is_asked_for_unseen(capsys: pytest.CaptureFixture[str]) -> None:
    variables = (
        Variable(name="パスワード", value="mae-77", ask_each_time=True),
        Variable(name="会員番号", ask_each_time=True),
        Variable(name="月", value="10", ask_each_time=True),
        Variable(name="語", value="本"),
    )
    flow = make_flow(click_step("検索")).model_copy(update={"variables": variables})
    lines = iter(["12\n", "\n"])
    library = MemoryLibrary()
    asked = await ask_values(desk(library), flow, {}, lambda: next(lines), lambda: "Sakura-7")
    assert asked == {"パスワード": "Sakura-7", "会員番号": "12", "月": "10"}
    told = capsys.readouterr().err
    assert "パスワード（入力は見えません）" in told
    assert "mae-77" not in told
    assert library.remembered[flow.id] == {"会員番号": "12", "月": "10"}


async def test_what_cannot_be_used_is_asked_again_and_dates_are_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    day = Variable(name="日", kind=VariableKind.DATE, ask_each_time=True, date_format="M月d日(曜)")
    flow = make_flow(click_step("検索")).model_copy(update={"variables": (day,)})
    lines = iter(["金曜ごろ\n", "翌営業日\n"])
    library = MemoryLibrary()
    asked = await ask_values(desk(library), flow, {}, lambda: next(lines))
    assert asked == {"日": "翌営業日"}
    told = capsys.readouterr().err
    assert "日付として読めません" in told
    assert "→ 11月24日(火)" in told


async def test_what_was_given_last_is_offered_and_what_is_given_is_not_asked() -> None:
    names = ("店", "品")
    variables = tuple(Variable(name=name, value="既定", ask_each_time=True) for name in names)
    flow = make_flow(click_step("検索")).model_copy(update={"variables": variables})
    library = MemoryLibrary()
    await library.remember_values(flow.id, {"店": "支店"})
    asked = await ask_values(desk(library), flow, {"品": "机"}, lambda: "\n")
    assert asked == {"店": "支店"}
