"""What was known when an act began: this page and earlier ones, the person's words, what was put in."""

import time

import pytest

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.ground import Ground, is_state, tells
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


@pytest.mark.parametrize(
    ("said", "value", "expected"),
    [
        ("期限は12月18日", "2026-12-18T00:00", True),
        ("期限は12月18日", "2026-12-18T09:00", False),
        ("期限は12月18日", "2026-12-19T00:00", False),
        ("期限は12月18日18時", "2026-12-18T00:00", False),
    ],
)
def test_a_day_alone_begins_at_midnight(said: str, value: str, *, expected: bool) -> None:
    assert Ground(page("12月19日"), given=(said,)).holds(value) is expected


@pytest.mark.parametrize(
    ("value", "name", "expected"),
    [
        ("0312345678", "tel", True),
        ("0312345679", "tel", False),
        ("12000.00", "amount", True),
        ("12000.50", "amount", False),
        ("13:00:00", "from", True),
        ("13:30:00", "from", False),
        ("20261208", "day", True),
        ("20261209", "day", False),
        ('{"ops":[{"insert":"年末の大掃除"},{"attributes":{"bold":true},"insert":"8時集合"}]}', "body", True),
        ('{"ops":[{"insert":"年末の大掃除"},{"insert":"闇商会へ"}]}', "body", False),
    ],
)  # fmt: skip
def test_what_was_said_or_put_in_is_known_as_a_site_writes_it(
    value: str, name: str, expected: bool
) -> None:
    put_in = ("03-1234-5678", "12,000", "2026-12-08", "年末の大掃除", "8時集合")
    assert Ground(page(), put_in, ("13時から",)).holds(value, name) is expected


def test_a_day_that_was_worked_out_is_known_as_a_site_writes_it() -> None:
    assert Ground(page("12/8(火)"), given=("12月8日に予約",)).holds("2026-12-08")
    assert not Ground(page("12/8(火)"), given=("12月8日に予約",)).holds("2026-12-09")


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


def test_the_address_of_a_page_is_known_with_its_query_in_any_order() -> None:
    """Where to go back to, as a list's menu sends it: the list's own address, sorted."""
    at = f"{SHOP}issues?utf8=%E2%9C%93&f%5B%5D=status&op%5Bstatus%5D=%21*"
    ground = Ground(page("一覧", url=at))
    assert ground.holds("/issues?f%5B%5D=status&op%5Bstatus%5D=%21%2A&utf8=%E2%9C%93")
    assert ground.holds(at)
    assert not ground.holds("/issues?f%5B%5D=tracker&op%5Bstatus%5D=%21%2A&utf8=%E2%9C%93")
    assert not ground.holds("/orders?f%5B%5D=status")
    assert not ground.holds("//other.test/issues?f%5B%5D=status")
    assert not ground.holds("/\\other.test/issues?f%5B%5D=status")
    assert not ground.holds("https://shop.example/issues?f%5B%5D=status")


def test_of_addresses_in_scripts_those_of_what_is_pressed_are_known() -> None:
    controls = (
        Control("ids", "105", ControlKind.SCRIPT, ref="e1"),
        Control("ids", "106", ControlKind.SCRIPT, ref="e2"),
        Control("back", "list", ControlKind.SCRIPT),
    )
    ground = Ground(page(controls=controls), pressed="e1")
    assert ground.controls == {("ids", "105"), ("back", "list")}
    assert Ground(page(controls=controls)).stood("ids", "106")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-11-29 23:06:58", True),
        ("2026-11-29T23:06:58Z", True),
        ("2026-12-31 23:59:59", False),
        ("2026-12-31T23:59:00", False),
        ("2026-12-31T18:00:00", False),
        ("Zk3-aB9_token-of-a-page", True),
    ],
)
def test_a_moment_for_which_something_is_planned_is_no_state(value: str, *, expected: bool) -> None:
    assert is_state("at", value) is expected


def test_what_a_link_of_the_page_asks_for_as_a_whole_is_known() -> None:
    link = AriaNode("link", "削除", "e1", url="/del?type=user&DN=%27uid%3Dsato%2Cou%3DPeople%27")
    root = AriaNode("document", children=(link,))
    ground = Ground(Observation(epoch=1, url=SHOP, title="", root=root, controls=()))
    assert ground.knows("DN", "'uid=sato,ou=People'")
    assert not ground.knows("DN", "'uid=ito,ou=People'")


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("role", "admin", False),  # a word of a link, and no form has such a field
        ("tel", "admin", True),
        ("member", "6", True),  # a record's number
        ("role", "shop", True),  # the page's own place
    ],
)
def test_a_word_of_a_link_is_known_in_fields_that_the_page_has(
    name: str, value: str, *, expected: bool
) -> None:
    link = AriaNode("link", "管理者", "e1", url="/members/6?role=admin")
    held = (Control("tel", "", ControlKind.FIELD),)
    page = Observation(epoch=1, url=f"{SHOP}shop", title="", root=AriaNode("document", children=(link,)), controls=held)  # fmt: skip
    assert Ground(page).knows(name, value) is expected


def test_this_very_moment_tells_nothing_and_another_number_of_its_length_does() -> None:
    now = int(time.time())
    assert not tells("_nocache", f"{now}368")
    assert not tells("_nocache", f"{now}368521656")
    assert tells("_nocache", f"{now - 3600}368")  # an hour ago
    assert tells("account", "1650012123456")
    assert tells("amount", f"{now}368")
    assert tells("_nocache", str(now))  # as short as a telephone number
