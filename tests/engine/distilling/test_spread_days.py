import pytest

from studio.domain.actions.action import Fill, SelectOption
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.values.variable import Variable
from studio.engine.distilling.spread_days import spread_days
from tests.factories import durable, make_step

BORN = Variable(name="生年月日", value="2026年12月8日")


def typed(*texts: str) -> list[FlowStep]:
    fields = enumerate(texts)
    return [make_step(Fill(target=durable("textbox", f"{n}"), value=text)) for n, text in fields]


@pytest.mark.parametrize(
    ("texts", "forms"),
    [
        (("2026", "12", "8"), ("yyyy", "M", "d")),
        (("2026", "12", "08"), ("yyyy", "MM", "dd")),
        (("令和8年", "12月", "8日"), ("ggge年", "M月", "d日")),
        (("2026", "12", "9"), ()),
        (("12", "8"), ()),
        (("2026", "本社", "12", "8"), ()),
    ],
)
def test_three_fields_in_a_row_hold_a_day(texts: tuple[str, ...], forms: tuple[str, ...]) -> None:
    found = spread_days(typed(*texts), [BORN])
    assert tuple(found.values()) == tuple(f"{{{{生年月日|{form}}}}}" for form in forms)


@pytest.mark.parametrize(
    ("stood", "texts", "forms"),
    [
        ((), ("2026", "8", "21", "14", "5"), ["日付 yyyy", "日付 M", "日付 d", "時刻 H", "時刻 m"]),
        (
            ("08", "2026"),
            ("21", "14", "05"),
            ["日付 MM", "日付 yyyy", "日付 dd", "時刻 HH", "時刻 mm"],
        ),
        (
            (),
            ("08", "21", "2026", "14", "05"),
            ["日付 MM", "日付 dd", "日付 yyyy", "時刻 HH", "時刻 mm"],
        ),
        ((), ("2026", "8", "21", "14:05"), ["日付 yyyy", "日付 M", "日付 d"]),
        ((), ("2026-08-21", "14", "5"), ["時刻 H", "時刻 m"]),
        ((), ("2026", "8", "21"), []),  # its time was given nowhere
        (("2026", "8"), ("21", "本社", "14", "5"), []),
    ],
)
def test_fields_in_a_row_hold_a_moment_with_those_that_held_theirs(
    stood: tuple[str, ...], texts: tuple[str, ...], forms: list[str]
) -> None:
    held = [
        one.model_copy(update={"trace": Trace(has_stood=at < len(stood))})
        for at, one in enumerate(typed(*stood, *texts))
    ]
    found = spread_days(held, [Variable(name="公開", value="2026年8月21日 14:05")])
    assert sorted(found.values()) == sorted(f"{{{{公開|{form}}}}}" for form in forms)


def test_a_list_tells_whether_its_months_have_zeros() -> None:
    lists = [("2025", "2026"), ("01", "12"), ("08", "12")]
    day = Variable(name="日", value="2026-12-12")
    steps = [
        make_step(SelectOption(target=durable("combobox", "x"), option=text)).model_copy(
            update={"trace": Trace(choices=("01", *choices))}
        )
        for text, choices in zip(("2026", "12", "12"), lists, strict=True)
    ]
    assert list(spread_days(steps, [day]).values())[1:] == ["{{日|MM}}", "{{日|dd}}"]
