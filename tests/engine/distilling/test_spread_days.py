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
