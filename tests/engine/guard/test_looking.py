"""Looking by POST: one answer for a place of a run that only looks, and none for what might do something."""

from dataclasses import replace

import pytest

from studio.domain.actions.action import Fill
from studio.domain.flows.sending import MESSAGE
from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.looking import Looks, is_look, is_postback
from studio.engine.guard.mandates.persons_mandate import PersonsMandate
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.engine.guard.test_traffic import Border
from tests.factories import SHOP

PAGE = Observation(
    epoch=1,
    url=SHOP,
    title="勤怠",
    root=AriaNode("document"),
    controls=(
        Control("__EVENTTARGET", "ctl00$prev", ControlKind.HIDDEN),
        Control("__VIEWSTATE", "dDwtMTQ4NzYxMzE4Ozs+abcd", ControlKind.HIDDEN),
    ),
)
PRESS = ActUnderWay("「前月」をクリック", ActKind.PRESSES, label="前月", page=PAGE)
LOOKS = Word("勤怠の先月分を表示する", False, ("勤怠の先月分を表示する",))


def posted(
    *fields: tuple[str, str],
    path: str = "",
    kind: RequestKind = RequestKind.NAVIGATION,
    method: str = "POST",
) -> OutgoingRequest:
    return OutgoingRequest(method=method, url=SHOP + path, kind=kind, page_url=SHOP, fields=fields)


STATE = ("__VIEWSTATE", "dDwtMTQ4NzYxMzE4Ozs+abcd")
PREVIOUS = posted(("__EVENTTARGET", "ctl00$prev"), STATE)


@pytest.mark.parametrize(
    ("request_", "act", "expected"),
    [
        (PREVIOUS, PRESS, True),
        (posted(("kind", "stock"), path="api/stock", kind=RequestKind.DATA), PRESS, True),
        (posted(("__EVENTTARGET", "ctl00$btnDelete")), PRESS, False),
        (posted(path="api/stock", method="PUT"), PRESS, False),
        (posted(("to", "闇商会")), PRESS, False),
        (posted(("q", "03")), PRESS, False),
        (PREVIOUS, ActUnderWay("押す", ActKind.PRESSES, label="保存", page=PAGE), False),
        (PREVIOUS, ActUnderWay("入力", ActKind.SETS, label="前月", page=PAGE), False),
        (PREVIOUS, None, False),
    ],
)
def test_what_seems_to_show_only(
    request_: OutgoingRequest, act: ActUnderWay | None, expected: bool
) -> None:
    assert is_look(request_, act, Ground(PAGE, ("03",))) is expected


def test_a_postback_is_the_same_page_with_what_stood_in_it() -> None:
    ground = Ground(PAGE)
    assert is_postback(PREVIOUS, ground)
    assert not is_postback(posted(("__EVENTTARGET", "ctl00$prev"), path="other"), ground)
    assert not is_postback(posted(("role", "admin"), STATE), ground)
    assert not is_postback(posted(("__EVENTTARGET", "ctl00$prev")), ground)  # any form of the page
    assert not is_postback(posted(kind=RequestKind.DATA), ground)


def test_an_answer_holds_for_the_place_and_its_numbers() -> None:
    looks = Looks()
    stock = posted(("kind", "stock"), ("page", "1"), path="api")
    next_page = posted(("kind", "stock"), ("page", "2"), path="api")
    assert looks.answer(stock, Ground(), "在庫") is None
    looks.learn(stock, "在庫", is_yes=True)
    for label in ("在庫", "2", "次へ", "12月", "翌月", "▶"):
        assert looks.answer(next_page, Ground(), label) is True
    assert looks.answer(next_page, Ground(), "締め") is None
    for other in (
        posted(("kind", "close"), ("page", "2"), path="api"),
        posted(("kind", "stock"), ("page", "1"), path="api/2"),
    ):
        assert looks.answer(other, Ground(), "在庫") is None


@pytest.mark.parametrize("is_change", [True, False])
async def test_one_card_for_paging_where_the_sentence_only_looks(is_change: bool) -> None:
    interceptor = Border()
    interceptor.mandate = PersonsMandate(lambda: Word(LOOKS.text, is_change, LOOKS.given))
    interceptor.guard = interceptor.new_guard()
    interceptor.answers(True, True)
    for _ in range(2):
        interceptor.guard.begin(PRESS)
        assert await interceptor.decide(PREVIOUS) == [True]
        interceptor.guard.end(is_verified=True)
    assert len(interceptor.asked) == (2 if is_change else 1)


async def test_yes_covers_a_postback_and_no_other_sending_where_nothing_is_asked_for() -> None:
    star = posted(("role", "admin"), path="api/roles", kind=RequestKind.DATA)
    closing = replace(PRESS, label="締め")
    for request, act, expected in (
        (PREVIOUS, PRESS, True),
        (star, PRESS, False),
        (PREVIOUS, closing, False),
    ):
        interceptor = Border(is_attended=False, approves_all=True)
        interceptor.mandate = PersonsMandate(lambda: LOOKS)
        interceptor.guard = interceptor.new_guard()
        interceptor.guard.begin(act)
        assert await interceptor.decide(request) == [expected]


def test_what_was_put_in_is_no_look() -> None:
    mandate = PersonsMandate(lambda: LOOKS)
    mandate.begin(Fill(target=Target(name="検索"), value="机"))
    assert not is_look(posted(("q", "机")), PRESS, Ground(PAGE, mandate.put_in))


def test_another_button_of_the_same_form_is_another_thing() -> None:
    looks, ground = Looks(), Ground(PAGE)
    looks.learn(posted(("prev", "1"), ("row3", "1")), "前月", is_yes=True)
    assert looks.answer(posted(("prev", "2"), ("row4", "1")), ground, "前月") is True
    assert looks.answer(posted(("shime", "1")), ground, "前月") is None


def message(*fields: tuple[str, str]) -> OutgoingRequest:
    return OutgoingRequest(
        method=MESSAGE,
        url="ws://shop.example/live",
        kind=RequestKind.DATA,
        page_url=SHOP,
        fields=fields,
    )


def test_of_a_message_only_what_counts_its_like_goes_on() -> None:
    looks = Looks()
    for number in "123":
        looks.hear(message(("op", "ping"), ("n", number)))
    first = message(("op", "turn"), ("to", "next"), ("rec", "5"), ("n", "4"))
    looks.hear(first)
    assert is_look(first, PRESS, Ground(PAGE))
    looks.learn(first, "次へ", is_yes=True)
    for expected, fields in (
        (True, (("op", "turn"), ("to", "next"), ("rec", "5"), ("n", "5"))),
        (None, (("op", "turn"), ("to", "next"), ("rec", "6"), ("n", "6"))),
        (None, (("op", "hide"), ("to", "next"), ("rec", "5"), ("n", "7"))),
        (None, (("op", "turn"), ("to", "all"), ("rec", "5"), ("n", "8"))),
        (None, (("op", "turn"), ("to", "next"), ("rec", "5"), ("n", "90"))),
    ):
        again = message(*fields)
        looks.hear(again)
        assert looks.answer(again, Ground(PAGE), "次へ") is expected
