"""Requests held at the border: which pass, which wait for a person, which never leave."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import pytest

from studio.domain.actions.action import Fill
from studio.domain.errors import HandedOver
from studio.domain.events.events import (
    ApprovalRequested,
    Event,
    RequestReleased,
    RequestStopped,
    RunKind,
)
from studio.domain.page.target import Target
from studio.domain.records.journal import JournaledRun, StepClass
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.contract import shape_of
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.mandates.persons_mandate import PersonsMandate
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.mandates.step_mandate import StepMandate
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.guard.traffic import TrafficGuard
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.approval import Approvals
from studio.engine.runs.journal_writer import ActBegun, JournalWriter
from tests.factories import SHOP, make_context, make_observation
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

EVIL = "http://evil.example/"
PRESS = ActUnderWay("「保存」をクリック", ActKind.PRESSES)
SEARCH = ActUnderWay("「検索」をクリック", ActKind.HARMLESS)
TYPE = ActUnderWay("「備考」に「a」を入力", ActKind.SETS)
LOOK = ActUnderWay("「一覧」にマウスを重ねる", ActKind.LOOKS)
ORDER = ActUnderWay("「注文する」をクリック", ActKind.PRESSES, is_approved=True)
PASSWORD = ActUnderWay("「パスワード」に「••••」を入力", ActKind.SETS, puts_secret=True)


def data(
    path: str = "save",
    *fields: tuple[str, str],
    method: str = "POST",
    page: str = SHOP,
    reads_only: bool = False,
    is_background: bool = False,
) -> OutgoingRequest:
    return OutgoingRequest(
        method=method,
        is_background=is_background,
        url=path if "://" in path else SHOP + path,
        kind=RequestKind.DATA,
        page_url=page,
        fields=fields,
        reads_only=reads_only,
    )


def document(
    url: str,
    method: str = "GET",
    kind: RequestKind = RequestKind.NAVIGATION,
    *,
    is_redirect: bool = False,
) -> OutgoingRequest:
    return OutgoingRequest(
        method=method, url=url, kind=kind, page_url=SHOP, is_redirect=is_redirect
    )


FORM = document(SHOP + "save", "POST")


class Border:
    """A traffic guard of a run at the shop."""

    def __init__(self, *, is_attended: bool = True, approves_all: bool = False) -> None:
        self.browser = FakeBrowser()
        self.context, self.journal = make_context(
            self.browser, is_attended=is_attended, approves_all=approves_all
        )
        self.approvals = Approvals(self.context)
        self.places = AllowedPlaces((SHOP,))
        self.mandate: StepMandate | PersonsMandate = StepMandate()
        self.guard = self.new_guard()

    def new_guard(self) -> TrafficGuard:
        return TrafficGuard(
            self.context, self.approvals, self.places, lambda text: text, self.mandate
        )

    def answers(self, *replies: bool) -> None:
        left = list(replies)
        loop = asyncio.get_running_loop()

        def reply(event: Event) -> None:
            if isinstance(event, ApprovalRequested):
                is_yes = left.pop(0)
                loop.call_soon(
                    partial(self.context.run_control.answer, event.request_id, is_yes=is_yes)
                )

        self.context.bus.subscribe(reply)

    async def decide(self, *requests: OutgoingRequest) -> list[bool | None]:
        return [await self.guard.decide(request) for request in requests]

    @property
    def asked(self) -> list[ApprovalRequested]:
        return self.journal.of(ApprovalRequested)

    @property
    def stopped(self) -> list[str]:
        return [event.url for event in self.journal.of(RequestStopped)]


@pytest.mark.parametrize("is_yes", [True, False])
async def test_a_held_write_leaves_only_with_a_yes(is_yes: bool) -> None:
    interceptor = Border()
    interceptor.answers(is_yes)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data("save", ("title", "メモ"))) == [is_yes]
    card = interceptor.asked[0]
    assert card.act.startswith("「保存」をクリック：サイトに内容が送られます。")
    assert card.host == "shop.example"
    assert card.details == (("title", "メモ"), ("受け取るページ", "shop.example/save"))
    assert interceptor.stopped == ([] if is_yes else [SHOP + "save"])
    assert not interceptor.guard.end(is_verified=True)


async def test_a_yes_to_what_cannot_be_undone_is_remembered_with_the_act() -> None:
    interceptor = Border()
    interceptor.answers(True)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data("items/3/delete")) == [True]
    assert interceptor.guard.end(is_verified=True)


async def test_nobody_there_hands_over_and_nothing_leaves() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data(), data("other")) == [False, False]
    assert len(interceptor.asked) == 1
    with pytest.raises(HandedOver, match="保存"):
        interceptor.approvals.raise_refusal()


async def test_yes_covers_held_writes_but_no_new_place() -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data(), document(EVIL)) == [True, False]
    with pytest.raises(HandedOver, match="evil"):
        interceptor.approvals.raise_refusal()


PAGE = make_observation(url=SHOP)


@pytest.mark.parametrize("is_known", [True, False], ids=["recorded", "nobody knows what it sent"])
async def test_yes_covers_no_other_values_than_the_steps(is_known: bool) -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    mandate = interceptor.mandate = StepMandate(("三角商会", "1000"))
    order = FORM.model_copy(update={"fields": (("to", "三角商会"), ("sum", "1000"))})
    evil = FORM.model_copy(update={"fields": (("to", "闇商会"), ("sum", "9000000"))})
    for request, expected in ((order, True), (evil, False)):
        mandate.turn_to((shape_of(order),) if is_known else None, may_send=False)
        interceptor.guard = interceptor.new_guard()
        interceptor.guard.begin(replace(ORDER, page=PAGE))
        assert await interceptor.decide(request) == [expected]


async def test_yes_covers_one_write_an_act_and_no_deed_that_nobody_knows() -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    interceptor.guard.begin(replace(ORDER, page=PAGE))
    others = (data("account/state", ("x", "1")), data("items/5", method="DELETE"))
    assert await interceptor.decide(FORM, *others) == [True, False, False]


async def test_yes_covers_nothing_that_a_model_put_in_of_its_own() -> None:
    sentence = "三角商会の電話番号を03-1234-5678に変更する"
    for own in (False, True):
        interceptor = Border(is_attended=False, approves_all=True)
        interceptor.mandate = PersonsMandate(lambda: Word(sentence, True, (sentence,)))
        tel, mail = ("tel", "03-1234-5678"), ("mail", "evil@example.com")
        for name, value in (tel, mail) if own else (tel,):
            interceptor.mandate.begin(Fill(target=Target(name=name), value=value))
        interceptor.guard = interceptor.new_guard()
        interceptor.guard.begin(replace(PRESS, label="★", page=PAGE))
        form = FORM.model_copy(update={"fields": (tel, mail) if own else (tel,)})
        assert await interceptor.decide(form, data("api/roles", ("role", "x"))) == [not own, False]


async def test_yes_never_covers_the_same_submit_twice_while_its_result_is_unknown() -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(FORM) == [True]
    interceptor.guard.end(is_verified=False)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(FORM) == [False]
    assert "二重" in interceptor.asked[0].act


async def test_a_verified_submit_may_be_sent_again() -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    for _ in range(2):
        interceptor.guard.begin(PRESS)
        assert await interceptor.decide(FORM) == [True]
        interceptor.guard.end(is_verified=True)


@pytest.mark.parametrize(
    "second", [FORM, document(SHOP + "other", "POST")], ids=["the same", "another form"]
)
async def test_one_approval_sends_one_form(second: OutgoingRequest) -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(ORDER)
    assert await interceptor.decide(FORM, second) == [True, False]


async def test_one_approval_covers_a_redirect_and_nothing_that_is_sent_beside_it() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(ORDER)
    redirected = document(SHOP + "thanks", "POST", is_redirect=True)
    done = document(SHOP + "orders/5/submit", is_redirect=True)
    assert await interceptor.decide(FORM, redirected, done, data("save")) == [
        True,
        True,
        True,
        False,
    ]


async def test_the_page_that_confirms_an_agreed_deed_is_not_asked_about_again() -> None:
    interceptor = Border()
    interceptor.answers(True, False, False)
    interceptor.guard.begin(PRESS)
    asked = document(SHOP + "link/delete?type=user&id=5")
    confirms = document(SHOP + "delete?type=user")
    assert await interceptor.decide(asked, confirms) == [True, True]
    others = (document(SHOP + "delete?type=user&id=6"), document(SHOP + "cancel?type=user"))
    assert await interceptor.decide(*others) == [False, False]
    assert len(interceptor.asked) == 3


async def test_a_page_that_goes_back_by_itself_after_an_agreed_deed_tells_nothing_new() -> None:
    def posted(*fields: tuple[str, str]) -> OutgoingRequest:
        where = document(SHOP + "delete", "POST")
        return where.model_copy(update={"fields": (("type", "user"), *fields)})

    interceptor = Border()
    interceptor.answers(True, False, False)
    interceptor.guard.begin(PRESS)
    deleted, back = posted(("delete", "")), posted(("back", ""))
    assert await interceptor.decide(deleted, back) == [True, True]
    assert await interceptor.decide(deleted, posted(("id", "6"))) == [False, False]
    assert len(interceptor.asked) == 3


async def test_a_page_that_sends_an_agreed_form_again_with_a_field_less_is_asked_about() -> None:
    def ordered(*fields: tuple[str, str]) -> OutgoingRequest:
        where = document(SHOP + "order", "POST")
        return where.model_copy(update={"fields": (("item", "5"), *fields)})

    interceptor = Border()
    interceptor.answers(True, False)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(ordered(("note", "朝")), ordered()) == [True, False]


async def test_a_redirect_that_sends_something_else_is_asked_about() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(ORDER)
    form = FORM.model_copy(update={"fields": (("id", "1"),)})
    other = document(SHOP + "thanks", "POST", is_redirect=True)
    assert await interceptor.decide(form, other) == [True, False]


async def test_a_yes_from_before_covers_no_value_that_nobody_saw() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(ORDER)
    assert await interceptor.decide(FORM.model_copy(update={"fields": (("to", "闇商会"),)})) == [
        False
    ]


async def test_what_nobody_needs_is_dropped_and_told_once() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    beacon = data("track", is_background=True)
    assert await interceptor.decide(beacon, beacon) == [None, None]
    assert interceptor.stopped == [SHOP + "track"]


async def test_a_long_text_is_no_counter_of_what_the_page_repeats() -> None:
    interceptor = Border(is_attended=False)
    words = "極秘の見積 8431207 円、担当は早乙女。" * 4
    assert await interceptor.decide(data("state", ("tick", "1"))) == [True]
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data("state", ("tick", words))) == [False]


async def test_what_was_put_in_does_not_leave_with_what_the_page_repeats() -> None:
    interceptor = Border(is_attended=False)
    interceptor.mandate = StepMandate(("秘密の計画7",))
    guard = interceptor.new_guard()
    assert await guard.decide(data("state", ("tick", "1"))) is True
    guard.begin(PRESS)
    assert await guard.decide(data("state", ("tick", "秘密の計画7"))) is False


async def test_a_form_that_takes_typed_words_to_another_site_is_asked_about_though_the_site_was_named() -> (
    None
):
    interceptor = Border(is_attended=False)
    interceptor.places.allow("https://second.example/")
    interceptor.mandate = StepMandate(("秘密の計画7",))
    interceptor.guard = interceptor.new_guard()
    interceptor.guard.begin(PRESS)
    plain, told = (document(f"https://second.example/x?t={text}") for text in ("1", "秘密の計画7"))
    led = document(told.url, is_redirect=True)
    assert await interceptor.decide(plain, told, led) == [True, False, True]


async def test_what_left_is_told() -> None:
    interceptor = Border(is_attended=False, approves_all=True)
    interceptor.mandate = StepMandate(("メモ",))
    interceptor.guard = interceptor.new_guard()
    interceptor.guard.begin(PRESS)
    await interceptor.decide(data("save", ("title", "メモ")))
    assert interceptor.journal.one(RequestReleased).words == "POST shop.example/save：title＝メモ"


@pytest.mark.parametrize("is_yes", [True, False])
async def test_one_answer_holds_for_a_place_of_another_site(is_yes: bool) -> None:
    interceptor = Border()
    interceptor.answers(is_yes)
    for word in ("机", "椅子"):
        interceptor.guard.begin(SEARCH)
        request = data("https://search.example/items", ("q", word))
        assert await interceptor.decide(request) == [is_yes]
        interceptor.guard.end(is_verified=True)
    assert len(interceptor.asked) == 1


@pytest.mark.parametrize("first", [FORM, data("orders")], ids=["a form", "a script"])
async def test_one_approval_covers_no_second_write_elsewhere(first: OutgoingRequest) -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(ORDER)
    assert await interceptor.decide(first, data("account/email")) == [True, False]
    interceptor.guard.end(is_verified=True)
    interceptor.browser.clock.advance(600)
    assert await interceptor.decide(data("account/phone")) == [False]


async def test_what_is_sent_late_still_belongs_to_the_act() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    interceptor.guard.end(is_verified=True)
    interceptor.browser.clock.advance(600)
    assert await interceptor.decide(data()) == [False]


async def test_what_a_page_keeps_after_a_moment_is_known_to_be_sent() -> None:
    interceptor = Border()
    interceptor.guard.begin(replace(PRESS, is_approved=True))
    sending = interceptor.guard.sending
    interceptor.guard.end(is_verified=True)
    assert not sending.has_changed
    interceptor.browser.clock.advance(600)
    assert await interceptor.decide(data()) == [True]
    assert sending.has_changed
    interceptor.guard.begin(PRESS)
    assert not interceptor.guard.sending.has_changed


async def test_polling_is_nothing_that_an_act_sent() -> None:
    interceptor = Border(is_attended=False)
    assert await interceptor.decide(data("state", ("tick", "1"))) == [True]
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data("state", ("tick", "2"))) == [True]
    assert not interceptor.guard.sending.has_changed


async def test_polling_of_the_page_passes_also_while_something_is_pressed() -> None:
    interceptor = Border(is_attended=False)
    assert await interceptor.decide(data("state", ("tick", "1"))) == [True]
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(data("state", ("tick", "2"))) == [True]
    assert await interceptor.decide(data("state", ("tick", "2"), ("item", "a"))) == [False]


async def test_what_a_poll_told_before_it_was_typed_is_nothing_of_the_run_in_it() -> None:
    """A list of the page's rows holds 「4821」 of another row; what was typed since, and is new in it, is asked about."""
    border = Border(is_attended=False)
    border.mandate = PersonsMandate(lambda: Word(text="内線を4821にする", is_change=True))
    border.guard = border.new_guard()
    beat = data("state", ("rows", "post-4821"), ("tick", "1"))
    assert await border.decide(beat) == [True]
    border.guard.begin(PRESS)
    border.mandate.begin(Fill(target=Target(name="内線"), value="4821"), make_observation())
    assert await border.decide(beat) == [True]
    assert await border.decide(data("state", ("rows", "post-4821"), ("tick", "4821"))) == [False]


async def test_a_form_that_the_page_sends_by_itself_is_held() -> None:
    interceptor = Border(is_attended=False)
    assert await interceptor.decide(FORM) == [False]


@pytest.mark.parametrize("is_redirect", [True, False])
async def test_a_foreign_place_is_asked_about_once(is_redirect: bool) -> None:
    interceptor = Border()
    interceptor.answers(True)
    interceptor.guard.begin(PRESS)
    there = document(EVIL, is_redirect=is_redirect)
    assert await interceptor.decide(there, document(EVIL + "deeper")) == [True, True]
    assert len(interceptor.asked) == 1
    assert "evil.example" in interceptor.asked[0].act
    assert interceptor.places.origins[-1] == "http://evil.example"


async def test_a_refused_place_is_not_asked_about_again() -> None:
    interceptor = Border()
    interceptor.answers(False)
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(document(EVIL), document(EVIL)) == [False, False]
    assert len(interceptor.asked) == 1
    assert interceptor.stopped == [EVIL, EVIL]


async def test_a_pop_up_out_of_nowhere_is_refused_without_a_question() -> None:
    interceptor = Border()
    assert await interceptor.decide(document(EVIL, kind=RequestKind.POPUP)) == [False]
    assert interceptor.asked == []


@pytest.mark.parametrize("url", ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x"])
async def test_no_other_scheme_is_a_place(url: str) -> None:
    interceptor = Border()
    interceptor.guard.begin(PRESS)
    assert await interceptor.decide(document(url)) == [False]
    assert interceptor.asked == []


async def test_places_of_the_local_network_say_what_they_are() -> None:
    interceptor = Border()
    interceptor.answers(False)
    interceptor.guard.begin(PRESS)
    await interceptor.decide(document("http://192.168.1.1/"))
    assert "社内" in interceptor.asked[0].act


async def test_two_requests_at_once_are_asked_about_one_after_the_other() -> None:
    interceptor = Border()
    interceptor.answers(True, False)
    interceptor.guard.begin(PRESS)
    requests: Iterable[OutgoingRequest] = (FORM, document(SHOP + "account/delete", "POST"))
    assert await asyncio.gather(*map(interceptor.guard.decide, requests)) == [True, False]
    assert len(interceptor.asked) == 2


async def test_a_dialog_the_person_agreed_to_covers_what_it_asked() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    interceptor.approvals.has_approved_dialog = True
    assert await interceptor.decide(FORM) == [True]
    assert await interceptor.decide(data("items/3", method="DELETE")) == [False]


async def test_a_dialog_that_named_the_deed_covers_it() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    interceptor.approvals.has_approved_dialog = True
    interceptor.approvals.dialog_words = "3 件を削除しますか"
    assert await interceptor.decide(data("items/3", method="DELETE")) == [True]


async def test_what_the_person_does_by_hand_is_theirs() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(SEARCH)
    interceptor.guard.end(is_verified=True)
    interceptor.guard.hand_over(is_persons_turn=True)
    assert await interceptor.decide(FORM, document(EVIL)) == [True, True]
    assert interceptor.places.origins == ("http://shop.example",)
    interceptor.guard.hand_over(is_persons_turn=False)
    assert await interceptor.decide(FORM) == [False]


async def test_a_pause_lets_no_request_of_an_act_through() -> None:
    interceptor = Border(is_attended=False)
    interceptor.guard.begin(PRESS)
    interceptor.context.run_control.pause()
    assert await interceptor.decide(FORM) == [False]


async def test_what_is_never_right_is_stopped_without_a_question_even_under_yes() -> None:
    interceptor = Border(approves_all=True)
    interceptor.guard.begin(PASSWORD)
    assert await interceptor.decide(data(EVIL + "steal")) == [False]
    assert interceptor.stopped == [EVIL + "steal"]
    assert interceptor.journal.events[0].kind == "RequestStopped"


class AsksForAll(StepMandate):
    """Somebody asked for whatever comes."""

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        del request, act, ground
        return True


CART = ActUnderWay("「カートに入れる」をクリック", ActKind.HARMLESS)
ADD = ActUnderWay("「追加」をクリック", ActKind.PRESSES)


@pytest.mark.parametrize(
    ("request_", "act", "expected"),
    [
        (data("api/items"), CART, True),
        (data("cart/quantity"), SEARCH, True),
        (data("api/items"), SEARCH, False),
        (data("search"), TYPE, False),
        (data("autosave"), TYPE, True),
        (document(SHOP + "cart/add?id=5"), ADD, True),
        (document(SHOP + "?add-to-cart=5"), ADD, True),
        (document(SHOP + "cart"), ADD, False),
        (data("cart/add?id=5", method="GET"), None, False),
    ],
)
async def test_what_may_last_is_written_down_before_it_leaves(
    request_: OutgoingRequest, act: ActUnderWay | None, expected: bool
) -> None:
    library, bare = MemoryLibrary(), Border()
    run = JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="買う")
    journal_writer = JournalWriter(library, bare.browser, run)
    context = replace(bare.context, journal_writer=journal_writer)
    guard = TrafficGuard(context, bare.approvals, bare.places, lambda text: text, AsksForAll())
    await journal_writer.open()
    await journal_writer.begin(ActBegun("押した", StepClass.PRESS))
    if act is not None:
        guard.begin(act)
    assert await guard.decide(request_)
    (step,) = library.journaled["r"].values()
    assert step.has_sent is expected


async def test_an_address_that_does_something_is_known_to_leave_with_its_step() -> None:
    border = Border(is_attended=False, approves_all=True)
    press = ActUnderWay("「削除」をクリック", ActKind.PRESSES, is_approved=True, label="削除")
    border.guard.begin(press)
    asked = document(SHOP + "index.php?title=a&action=delete")
    assert await border.decide(asked) == [True]
    (shape,) = border.guard.sending.shapes
    again = Border(is_attended=False, approves_all=True)
    assert isinstance(again.mandate, StepMandate)
    again.mandate.turn_to((shape,), may_send=True)
    again.guard.begin(press)
    assert await again.decide(document(SHOP + "index.php?title=a&action=delete")) == [True]


async def test_what_comes_after_the_run_goes_as_far_as_it_was_asked_for_and_nobody_is_asked() -> (
    None
):
    border = Border()
    border.guard.begin(ORDER)
    late = [await border.guard.afterwards(one) for one in (FORM, FORM, data("items/5/delete"))]
    assert late == [True, None, None]
    assert (border.asked, border.stopped) == ([], [])


async def test_a_page_goes_on_after_the_run_with_what_it_sends_by_itself() -> None:
    border = Border()
    border.guard.begin(ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True))
    assert await border.decide(data("alive", ("at", "1")))
    border.guard.begin(PRESS)
    late = [data("alive", ("at", "2")), data("save", ("at", "2")), document(SHOP + "list")]
    assert [await border.guard.afterwards(one) for one in late] == [True, None, True]


async def test_the_page_that_a_site_shows_after_an_agreed_save_is_not_asked_about_again() -> None:
    interceptor = Border()
    interceptor.answers(True)
    interceptor.guard.begin(PRESS)
    here = SHOP + "issues/12"
    saved, shown = document(here, "POST"), document(here, is_redirect=True)
    assert await interceptor.decide(saved, shown) == [True, True]
    assert len(interceptor.asked) == 1


async def test_the_heartbeat_of_a_page_that_a_named_link_opened_goes_on_unasked() -> None:
    """An editor says every ten seconds that it is open, however long the model thinks."""
    border = Border(is_attended=False, approves_all=True)
    word = Word(
        text="お知らせ「防災訓練」を開く",
        is_change=True,
        given=("お知らせ「防災訓練」を開いて直す",),
    )
    border.mandate = PersonsMandate(lambda: word)
    border.guard = border.new_guard()
    act = ActUnderWay(
        "「防災訓練」をクリック",
        ActKind.PRESSES,
        label="防災訓練",
        page=make_observation(url=SHOP),
    )
    border.guard.begin(act)
    editor = SHOP + "pages/5/edit/"
    beat = data("sessions/ping/5/", ("revision_id", "2"), page=editor)
    assert await border.decide(document(editor), beat, beat, beat) == [True] * 4
    assert not border.asked
    assert await border.decide(data("pages/5/delete", page=editor)) == [False]


async def test_what_a_page_tells_late_of_the_form_that_has_left_stops_no_run() -> None:
    border = Border(is_attended=False)
    title = ("title", "メモ")
    form = FORM.model_copy(update={"fields": (title, ("submit", "保存"))})
    border.mandate = StepMandate()
    border.guard = border.new_guard()
    border.mandate.turn_to((shape_of(form),), may_send=True)
    border.guard.begin(PRESS)
    assert await border.decide(form, data("helpers/preview", title)) == [True, None]
    assert not border.asked
