"""A script's dates, formats and converters are the studio's; what it cannot know is refused."""

import ast
import importlib.util
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.converting import converted
from studio.domain.date_expression import day_said
from studio.domain.date_format import FORMATS, format_date
from studio.domain.errors import ExportError, SettingsError
from studio.domain.flow import Flow
from studio.domain.variable import Converter, Variable, VariableKind
from studio.engine.values import NoCalendar
from studio.export.python_script import PythonScript
from tests.export.dates_copy import COPY, copied
from tests.export.flow_parts import click_step, fill_step, make_flow

_SAID = ("今日", "三日後", "2週間前", "1か月後", "先月末", "来月31日", "来週の金曜", "第2金曜", "年度末",
    "前四半期末", "上期末", "去年末", "今月末の前日", "令和8年1月5日", "金曜", "11/20")  # fmt: skip


def flow_with(*variables: Variable, types: str = "{{日}}") -> Flow:
    flow = make_flow(fill_step(types), click_step("検索"))
    return flow.model_copy(update={"variables": (*flow.variables, *variables)})


def script_of(flow: Flow) -> str:
    return PythonScript().render(flow)


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A script as a module, without running it."""
    day = Variable(name="日", value="今日", kind=VariableKind.DATE)
    path = tmp_path_factory.mktemp("script") / "dated_script.py"
    path.write_text(script_of(flow_with(day)), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("dated_script", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["dated_script"] = module
    spec.loader.exec_module(module)
    return module


def test_the_copy_is_up_to_date():
    """Run `python -m tests.export.dates_copy` after a change to dates, formats or converters."""
    assert COPY.read_text(encoding="utf-8") == copied()


@given(
    said=st.sampled_from(_SAID),
    day=st.dates(date(2020, 1, 1), date(2040, 1, 1)),
    form=st.sampled_from(FORMATS),
)
def test_days_and_formats_are_the_studios(part: Any, said: str, day: date, form: str):
    part.TODAY = day
    try:
        expected = format_date(day_said(said, day, NoCalendar()).day, form)
    except SettingsError as fault:
        with pytest.raises(part.Halt, match=fault.message[:8]):
            part.said_day(said, form)
        return
    assert part.said_day(said, form) == expected


@given(
    st.text(max_size=20) | st.sampled_from(["１,２３４円", "〒1000001", "R8.1.5", "ｶﾞっこう㈱"]),
    st.sampled_from(Converter),
)
def test_converters_are_the_studios(part: Any, text: str, converter: Converter):
    theirs = part.Converter[converter.name]
    assert part.converted(text, (theirs,)) == converted(text, (converter,))


def test_nothing_is_carried_that_a_flow_does_not_use():
    assert "day_said" not in script_of(make_flow(fill_step("{{語}}"), 語="本"))


def test_names_stand_once():
    day = Variable(name="日", value="今日", kind=VariableKind.DATE)
    tops = [getattr(node, "name", "") for node in ast.parse(script_of(flow_with(day))).body]
    assert sorted(t for t in tops if t) == sorted({t for t in tops if t})


def test_values_are_made_at_the_start(tmp_path: Path):
    day = Variable(
        name="日", value="2026/11/20", kind=VariableKind.DATE, date_format="ggge年M月d日"
    )
    tax = Variable(
        name="税", value="課税 10%", kind=VariableKind.CHOICE, choices=("課税 10％", "なし")
    )
    kana = Variable(
        name="氏名", value="がく", converters=(Converter.KATAKANA, Converter.HALF_KATAKANA)
    )
    text = script_of(
        flow_with(day, tax, kana, types="{{日}}{{日|M/d}}{{2026/1/5|yyyy年M月}}{{税}}{{氏名}}")
    )
    path = tmp_path / "flow_script.py"
    path.write_text(text, encoding="utf-8")
    code = (
        "import sys, flow_script as f\n"
        "values = f.read_values(f.read_arguments())\n"
        "del values['url']\n"
        "sys.stdout.buffer.write(repr(values).encode())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "--日", "2027/1/5"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
        timeout=200,
    )
    assert ast.literal_eval(done.stdout.decode()) == {
        "日": "令和9年1月5日",
        "日|M/d": "1/5",
        "2026/1/5|yyyy年M月": "2026年1月",
        "税": "課税 10％",
        "氏名": "ｶﾞｸ",
    }


@pytest.mark.parametrize("said", ["翌営業日", "第3営業日", "今月25日、休みなら前営業日"])
def test_working_days_are_refused_before_anything_is_written(said: str):
    day = Variable(name="日", value=said, kind=VariableKind.DATE)
    for flow in (flow_with(day), flow_with(types=f"{{{{{said}|M/d}}}}")):
        with pytest.raises(ExportError, match="営業日") as caught:
            script_of(flow)
        assert caught.value.code == "WORKDAY_IN_SCRIPT"


def test_another_writing_of_a_value_is_refused_before_anything_is_written():
    flow = make_flow(fill_step("{{金額|数字}}"), 金額="1,000円")
    with pytest.raises(ExportError) as refusal:
        script_of(flow)
    assert refusal.value.code == "WRITING_IN_SCRIPT"
