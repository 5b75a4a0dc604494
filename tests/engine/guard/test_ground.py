"""What was known when an act began: this page and earlier ones, the person's words, what was put in."""

import pytest

from studio.domain.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.ground import Ground
from studio.engine.perception.seen_pages import SeenPages
from tests.factories import SHOP


def page(*texts: str, url: str = SHOP, controls: tuple[Control, ...] | None = None) -> Observation:
    root = AriaNode("document", children=tuple(AriaNode("text", text=text) for text in texts))
    return Observation(epoch=1, url=url, title="", root=root, controls=controls)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("<p>年末の<b>大掃除</b></p>", True),
        ("<p>年末の大掃除</p><p>闇商会</p>", False),
        ("手順1 * 手順2", True),
        ("手順1 * 手順3", False),
        ("-2000", True),
        ("-500", False),
        ("見積書_旧.xlsx", True),
    ],
)
def test_a_value_is_known_whole_or_by_all_its_pieces(value: str, expected: bool) -> None:
    ground = Ground(
        page("手順1", "手順2", "500"), ("年末の大掃除", "-2000"), ("「見積書_旧.xlsx」を変える",)
    )
    assert ground.holds(value) is expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-12-08", True),
        ("2026/12/8 13:00", True),
        ("2026-12-08T13:00", True),
        ("2026-12-08T14:00", False),
        ("2026-12-09", False),
        ("2027-01-15", True),
    ],
)
def test_a_day_is_known_in_every_writing(value: str, expected: bool) -> None:
    ground = Ground(page("2026年12月8日(火)", "13:00"), given=("令和9年1月15日に",))
    assert ground.holds(value) is expected


def test_an_earlier_page_of_the_site_counts_but_not_for_amounts() -> None:
    seen = SeenPages()
    seen.add(page("小野 様", "9000000"))
    seen.add(page("闇商会", url="https://evil.example/"))
    here = page("確認")
    ground = Ground(here, earlier=seen.before(here))
    assert ground.holds("小野 様")
    assert not ground.holds("闇商会")
    assert ground.holds("9000000", "number")
    assert not ground.holds("9000000", "amount")


def test_of_a_form_seen_and_folded_fields_are_untouched_but_for_amounts() -> None:
    controls = (
        Control("start", "09:17", ControlKind.FIELD, ref="e1"),
        Control("created", "2022-12-24", ControlKind.FIELD),
        Control("row-__prefix__-qty", "1", ControlKind.FIELD),
        Control("qty", "9000000", ControlKind.FIELD),
        Control("sum", "1", ControlKind.HIDDEN),
    )
    ground = Ground(page(controls=controls))
    assert ground.untouched == {
        ("start", "09:17"),
        ("created", "2022-12-24"),
        ("row-__prefix__-qty", "1"),
    }


def test_a_method_and_nothing_tell_nothing() -> None:
    ground = Ground(page(controls=(Control("scroll", "", ControlKind.HIDDEN),)))
    assert ground.knows("_method", "patch")
    assert ground.knows("scroll", "0")
    assert not ground.knows("scroll", "9")
    assert not ground.knows("role", "0")
