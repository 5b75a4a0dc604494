"""What a page sends as soon as a link has opened it is nobody's deed; what comes behind a form is the form's."""

import base64
from dataclasses import replace

import pytest

from studio.domain.page.observation import MASK
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.own_traffic import OwnTraffic
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import make_observation

HOME = "http://app.example"
LIST, EDIT = f"{HOME}/list", f"{HOME}/edit"
CLICK = ActUnderWay("「一覧」をクリック", ActKind.PRESSES, page=make_observation(url=EDIT))


def beat(
    page: str = LIST, url: str = f"{HOME}/heartbeat", lock: str = "post-23"
) -> OutgoingRequest:
    return OutgoingRequest(
        method="POST",
        url=url,
        kind=RequestKind.DATA,
        page_url=page,
        fields=(("lock", lock), ("focus", "true")),
    )


def opening(url: str = LIST, method: str = "GET") -> OutgoingRequest:
    return OutgoingRequest(method=method, url=url, kind=RequestKind.NAVIGATION, page_url=EDIT)


def after(*documents: OutgoingRequest, act: ActUnderWay = CLICK) -> OwnTraffic:
    own = OwnTraffic()
    own.begin(act, ())
    for document in documents:
        own.let_go(document, act)
    return own


def knows(own: OwnTraffic, request: OutgoingRequest, act: ActUnderWay = CLICK) -> bool:
    own.hear(request, act, ())
    return own.knows(request)


def test_a_page_that_a_link_opened_sends_by_itself_and_goes_on_in_the_next_act() -> None:
    own = after(opening(f"{LIST}#top"))
    assert knows(own, beat())
    own.begin(CLICK, ())
    assert knows(own, beat(lock="post-7"))
    assert not knows(own, beat(url=f"{HOME}/other"))


@pytest.mark.parametrize(
    ("documents", "request_"),
    [
        ((), beat()),  # a script of the page itself: its address may be changed by the script
        ((opening(EDIT),), beat(EDIT)),  # the same address again: nobody knows which document it is
        ((opening(method="POST"),), beat()),
        ((opening(f"{HOME}/save", "POST"), opening()), beat()),
        ((opening(),), beat(url=f"{HOME}/entries/5/delete")),
    ],
)
def test_what_an_act_causes_is_asked_about(
    documents: tuple[OutgoingRequest, ...], request_: OutgoingRequest
) -> None:
    assert not knows(after(*documents), request_)


def test_before_the_first_act_a_page_does_what_it_does() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    own = after(act=start)
    assert knows(own, beat(), start)
    own.begin(CLICK, ())
    assert own.knows(beat(lock="post-1"))
    assert not own.knows(opening(method="POST"))


def test_what_says_what_is_done_is_no_number_of_a_poll() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    for name, first, other in (
        ("op", "1", "9"),
        ("__EVENTTARGET", "ctl00$Timer1", "ctl00$Main$btn2"),
    ):
        own = after(act=start)
        polls = [
            beat().model_copy(update={"fields": ((name, value), ("id", "0"))})
            for value in (first, other)
        ]
        assert knows(own, polls[0], start)
        own.begin(CLICK, ())
        assert own.knows(polls[0])
        assert not own.knows(polls[1])


def test_of_a_poll_that_was_heard_once_a_press_changes_one_number() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    own = after(act=start)
    flags = [
        beat().model_copy(update={"fields": (("flg", flag), ("id", number))})
        for flag, number in (("1", "0"), ("1", "5"), ("9", "5"))
    ]
    own.hear(flags[0], start, ())
    own.begin(CLICK, ())
    assert own.knows(flags[1])
    assert not own.knows(flags[2])
    own.end()
    assert own.knows(flags[2])


def test_what_stayed_while_a_counter_went_on_has_to_stay() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    own = after(act=start)
    tick = [
        beat().model_copy(update={"fields": (("tick", str(count)), ("room", room))})
        for count, room in enumerate(("r1", "r1", "r1", "r2"))
    ]
    own.hear(tick[0], start, ())
    own.hear(tick[1], start, ())
    own.begin(CLICK, ())
    assert own.knows(tick[2])
    assert not own.knows(tick[3])


def test_a_page_that_does_something_as_it_is_opened_is_asked_about_once() -> None:
    join = beat(url=f"{HOME}/api/join")
    own = after(opening())
    assert not knows(own, join)
    own.let_go(join, CLICK)
    assert own.knows(join)
    assert knows(after(opening()), beat(url=f"{HOME}/api/items/list"))


@pytest.mark.parametrize(
    ("polled", "later", "goes_on"),
    [
        ("ping 1", "ping 2", True),
        ("ping 1", "delete 5", False),
        ("news2", "approve2", False),
        ("2026-11-26T10:00:00Z", "2026-11-26T10:00:05Z", True),
        ("0f8fad5b-d9cb-469f-a165-70867728950e", "7c9e6679-7425-40de-944b-e07fc1f90ae7", True),
    ],
)
def test_a_poll_goes_on_with_another_number_and_not_with_another_word(
    polled: str, later: str, goes_on: bool
) -> None:
    own = OwnTraffic()
    own.hear(beat(lock=polled), None, ())
    assert own.knows(beat(lock=later)) is goes_on


@pytest.mark.parametrize(
    ("rows", "command", "goes_on"),
    [
        (("post-11", "edit-11", "post-12"), "heartbeat", True),  # a row was opened for editing
        (("post-12",), "heartbeat", True),  # a row was taken away
        (("post-11", "post-12", "delete-11"), "heartbeat", False),
        (("post-11", "post-12", "post-13"), "heartbeat", False),  # one that was not there
        (("post-11", "edit-11", "post-12"), "save", False),
        (("post-11", "edit-11", "post-12"), "", False),  # nothing says what the lists are for
    ],
)
def test_a_poll_that_lists_the_rows_of_its_page_goes_on_with_one_that_is_open(
    rows: tuple[str, ...], command: str, goes_on: bool
) -> None:
    def listing(rows: tuple[str, ...], command: str) -> OutgoingRequest:
        fields = [("rows[]", row) for row in rows] + [("action", command)] * bool(command)
        return beat().model_copy(update={"fields": tuple(fields)})

    own = OwnTraffic()
    own.hear(listing(("post-11", "post-12"), command and "heartbeat"), None, ())
    assert own.knows(listing(rows, command)) is goes_on


def test_what_a_poll_asks_for_in_its_address_stays() -> None:
    own = OwnTraffic()
    own.hear(beat(url=f"{HOME}/rpc?m=news&t=1"), None, ())
    assert own.knows(beat(url=f"{HOME}/rpc?m=news&t=2"))
    assert not own.knows(beat(url=f"{HOME}/rpc?m=approve&t=2"))


def test_a_page_whose_form_has_left_tells_nothing_once_more_on_its_way_out() -> None:
    """An editor keeps its preview half a second late: the form is gone by then, and so is the page."""
    preview = beat(EDIT, f"{HOME}/helpers/preview")
    form = opening(f"{HOME}/save", "POST").model_copy(
        update={"fields": (*preview.fields, ("submit", "保存"))}
    )
    assert not after(opening(f"{HOME}/save")).is_left_behind(preview)
    own = after(form, opening())
    assert own.is_left_behind(preview)
    assert not own.is_left_behind(beat(EDIT, lock="post-24"))  # says more than the form
    assert not own.is_left_behind(preview.model_copy(update={"page_url": LIST}))
    assert not own.is_left_behind(beat(EDIT, f"{HOME}/entries/5/delete"))
    for call, is_left in (("draftdel", True), ("delete", False), ("draftpublish", False)):
        gone = preview.model_copy(update={"fields": (*preview.fields, ("call", call))})
        assert own.is_left_behind(gone) is is_left
        assert not own.is_left_behind(gone.model_copy(update={"url": "http://other.example/"}))
    own.begin(CLICK, ())
    assert not own.is_left_behind(preview)


def asking(*fields: tuple[str, str], url: str = f"{HOME}/index.php") -> OutgoingRequest:
    told = (("action", "refresh"), *fields)
    return OutgoingRequest(
        method="POST", url=url, kind=RequestKind.DATA, page_url=LIST, fields=told
    )


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (asking(("ids", "1,2,3,40"), ("last", "1795867117")), True),
        (asking(("note", "至急お願いします")), False),
        (asking(("amount", "2400")), False),
        (asking(("op", "save")), False),
        (asking(url="http://other.example/index.php"), False),
    ],
    ids=["numbers", "words", "an amount", "a deed", "another site"],
)
def test_a_page_may_begin_at_any_time_to_ask_its_site_for_data(
    request_: OutgoingRequest, *, expected: bool
) -> None:
    own = after(opening(f"{HOME}/save", "POST"))
    own.end()
    assert own.knows(request_) is expected


CHOOSE = ActUnderWay("「状態」で「却下」を選ぶ", ActKind.SETS, role="combobox")
NEXT = ActUnderWay("「次へ」をクリック", ActKind.HARMLESS, role="button")
TYPE = ActUnderWay("「名前」に入力", ActKind.SETS, role="textbox")


@pytest.mark.parametrize(
    ("act", "action", "expected"),
    [
        (CLICK, "item.list", True),
        (CLICK, "poll", False),  # a vote
        (CLICK, "token.refresh", False),
        (CLICK, "item.view.refresh", True),
        (CLICK, "task.check", False),
        (CHOOSE, "ticket.status", False),
        (TYPE, "ticket.status", True),
        (NEXT, "poll", False),  # a label lets nothing pass
        (NEXT, "item.view", True),
    ],
)
def test_behind_a_press_only_what_shows_is_no_deed(
    act: ActUnderWay, action: str, *, expected: bool
) -> None:
    request = asking().model_copy(update={"fields": (("action", action), ("id", "5"))})
    own = after(act=act)
    assert own.knows(request) is expected
    own.end()
    assert own.knows(request)


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"method": "PUT"}, "index.php?action=item.list"),
        ({"method": "SEND"}, "index.php?action=item.list"),
        ({"headers": ("DELETE",)}, "index.php?action=item.list"),
        ({"is_background": True}, "index.php?action=item.list"),
        ({"fields": (("state", "closed"),)}, "tickets/5/status"),
        ({"fields": (("delete", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d"),)}, "index.php?action=item.list"),
    ],
    ids=["PUT", "a socket", "a header", "a beacon", "a state", "a deed with a sum"],
)  # fmt: skip
def test_who_asks_waits_for_an_answer_and_says_what_is_asked(
    changed: dict[str, object], path: str
) -> None:
    request = asking(url=f"{HOME}/{path}").model_copy(update={"fields": (), **changed})
    own = after()
    own.end()
    assert not own.knows(request)
    assert own.knows(asking())


def test_what_a_page_was_heard_to_ask_by_itself_goes_on_behind_a_press() -> None:
    own = after(act=TYPE)
    own.let_go(asking(("last", "1")), TYPE)
    own.begin(CLICK, ())
    assert own.knows(asking(("last", "2")))
    assert not own.knows(asking(("id", "2")))


@pytest.mark.parametrize(
    ("path", "page", "expected"),
    [
        ("/index.php?action=item.list", f"{HOME}/save", True),
        ("/items/status", f"{HOME}/save", False),
        ("/index.php?action=item.list", LIST, False),
        ("/index.php?action=item.save", f"{HOME}/save", False),
    ],
)
def test_an_answer_may_lead_on_by_a_form_of_its_own_that_only_shows(
    path: str, page: str, *, expected: bool
) -> None:
    own = after(opening(f"{HOME}/save", "POST"))
    leading = opening(f"{HOME}{path}", "POST").model_copy(update={"page_url": page})
    assert own.knows(leading) is expected


def place(page: str, told: str) -> OutgoingRequest:
    return beat(page).model_copy(update={"fields": (("last_page", told),)})


@pytest.mark.parametrize(
    ("page", "told", "is_known"),
    [
        (f"{HOME}/app/items/7/new", "/items/7/new", True),
        (f"{HOME}/app/list", "/items/7/new", False),  # where nobody is
        (f"{HOME}/items/7/new", "/items/7/new", False),  # another part of the address before it
        (f"{HOME}/app/items/7/delete", "/items/7/delete", False),
    ],
)
def test_a_page_may_go_on_telling_where_the_person_is(
    page: str, told: str, *, is_known: bool
) -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    own = after(act=start)
    own.hear(place(f"{HOME}/app/list", "/list"), start, ())
    own.begin(CLICK, ())
    assert own.knows(place(page, told)) is is_known


def test_behind_a_sign_in_another_page_without_a_document_sends_by_itself() -> None:
    login = ActUnderWay(
        "ログイン", ActKind.HARMLESS, page=make_observation(url=f"{HOME}/login"), signs_in=True
    )
    own = after(act=login)
    own.let_go(beat(f"{HOME}/login", f"{HOME}/auth"), login)
    own.let_go(place(f"{HOME}/app/list", "/list"), login)
    own.begin(CLICK, ())
    assert own.knows(place(f"{HOME}/app/items/7", "/items/7"))
    assert not own.knows(beat(f"{HOME}/app/list", f"{HOME}/auth"))


TYPES = ActUnderWay("「本文」に「確認しました」を入力", ActKind.SETS, role="textbox")


@pytest.mark.parametrize(
    ("act", "body", "is_own"),
    [
        (TYPES, "件名", True),
        (TYPES, "件名、確認しました", False),  # it carries what was typed
        (TYPES, base64.b64encode("確認しました".encode()).decode(), False),
        (replace(TYPES, kind=ActKind.PRESSES, role="button"), "件名", False),
        (
            replace(TYPES, page=make_observation(url=f"{HOME}/comment")),
            "件名",
            False,
        ),  # it was seen at rest
    ],
)
def test_a_page_that_was_just_opened_may_say_so_late_while_it_is_typed_in(
    act: ActUnderWay, body: str, is_own: bool
) -> None:
    link = ActUnderWay("「コメント」をクリック", ActKind.LOOKS, role="link", label="コメント")
    own = OwnTraffic()
    own.begin(link, ("件名",))
    opened = opening(f"{HOME}/comment")
    own.let_go(opened, link)
    own.end()
    put_in = ("件名", "確認しました")
    own.begin(act, put_in)
    fields = (("subject", body), ("text", ""))
    late = beat(f"{HOME}/comment", f"{HOME}/previewScrips").model_copy(update={"fields": fields})
    own.hear(late, act, put_in)
    assert own.knows(late) is is_own


def test_another_site_is_not_told_where_the_person_is() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    own = after(act=start)
    abroad = {"url": "https://count.example/beat"}
    own.hear(place(f"{HOME}/app/list", "/app/list").model_copy(update=abroad), start, ())
    own.begin(CLICK, ())
    told = place(f"{HOME}/app/himitsu", "/app/himitsu").model_copy(update=abroad)
    assert not own.knows(told)


def test_what_leaves_with_a_sign_in_goes_on_only_where_it_tells_where_the_person_is() -> None:
    login = ActUnderWay(
        "ログイン", ActKind.HARMLESS, page=make_observation(url=f"{HOME}/login"), signs_in=True
    )
    own = after(act=login)
    to_wallet = {"url": f"{HOME}/wallet", "fields": (("n", "1"),)}
    wallet = beat(f"{HOME}/home").model_copy(update=to_wallet)
    own.let_go(wallet, login)
    own.begin(CLICK, ())
    assert not own.knows(wallet.model_copy(update={"fields": (("n", "9000000"),)}))


@pytest.mark.parametrize(
    ("secret", "page", "url", "is_own"),
    [
        (MASK, f"{HOME}/calendar", f"{HOME}/mail/changes", True),
        (
            MASK,
            f"{HOME}/calendar/2026-11",
            f"{HOME}/mail/changes",
            True,
        ),  # its script put that there
        (MASK, "https://count.example/", "https://count.example/changes", False),
        ("Yamada", f"{HOME}/calendar", f"{HOME}/mail/changes", False),
        (MASK, f"{HOME}/login", f"{HOME}/mail/changes", False),  # of the page it was done on
        (MASK, f"{HOME}/calendar", f"{HOME}/mail/delete", False),
        (MASK, f"{HOME}/calendar", "https://count.example/changes", False),
    ],
)
def test_the_page_behind_a_sign_in_begins_by_itself_and_goes_on_just_so(
    secret: str, page: str, url: str, is_own: bool
) -> None:
    login = ActUnderWay(
        "「接続」をクリック", ActKind.PRESSES, page=make_observation(url=f"{HOME}/login")
    )
    own = after(act=login)
    own.let_go(
        beat(f"{HOME}/login", f"{HOME}/connect").model_copy(
            update={"fields": (("password", secret),)}
        ),
        login,
    )
    own.let_go(opening(f"{HOME}/calendar"), login)
    poll = beat(page, url).model_copy(update={"fields": (("sort", "arrival"), ("dry", "1"))})
    own.hear(poll, login, ())
    assert own.knows(poll) is is_own
    own.begin(CLICK, ())
    assert own.knows(poll) is is_own
    other = poll.model_copy(update={"fields": (("sort", "arrival"), ("dry", "0"))})
    assert not own.knows(other)


@pytest.mark.parametrize(
    ("then", "is_own"),
    [
        (ActUnderWay("「一覧」が出るまで待つ", ActKind.LOOKS, is_idle=True), True),
        (ActUnderWay("前のページに戻る", ActKind.LOOKS), False),
        (ActUnderWay("「一覧」をクリック", ActKind.LOOKS, role="link", label="一覧"), False),
        (ActUnderWay("アドレスを開く", ActKind.LOOKS, opens=f"{HOME}/items/5"), False),
    ],
)
def test_only_who_waits_is_still_behind_a_sign_in(then: ActUnderWay, is_own: bool) -> None:
    login = ActUnderWay("「接続」", ActKind.PRESSES, page=make_observation(url=f"{HOME}/login"))
    own = after(act=login)
    secret = {"fields": (("password", MASK),)}
    own.let_go(beat(f"{HOME}/login", f"{HOME}/connect").model_copy(update=secret), login)
    own.begin(then, ())
    own.let_go(opening(f"{HOME}/items/5"), then)
    poll = beat(f"{HOME}/items/5", f"{HOME}/items/state")
    poll = poll.model_copy(update={"fields": (("state", "approved"),)})
    own.hear(poll, then, ())
    assert own.knows(poll) is is_own


@pytest.mark.parametrize(
    ("page", "url", "is_known"),
    [
        (f"{HOME}/home", f"{HOME}/recent?action=publish", True),
        (f"{HOME}/login", f"{HOME}/recent?action=publish", False),  # the sign-in itself
        (f"{HOME}/home", f"{HOME}/recent/publish?of=all", False),
        (f"{HOME}/home", f"{HOME}/recent?action=delete", False),
        (f"{HOME}/home", f"{HOME}/recent?action=purge", False),
        (f"{HOME}/home", f"{HOME}/recent/5?action=publish", False),
        (f"{HOME}/home", f"{HOME}/recent?id=5&action=publish", False),
        (f"{HOME}/home", f"{HOME}/recent?action=publish&of=all", False),
        (f"{HOME}/home", "http://other.example/recent?action=publish", False),
    ],
)
def test_a_page_behind_a_sign_in_reads_by_a_filter_that_sounds_like_a_deed(
    page: str, url: str, *, is_known: bool
) -> None:
    act = ActUnderWay("ログイン", ActKind.PRESSES, page=make_observation(url=f"{HOME}/login"))
    reading = OutgoingRequest(method="GET", url=url, kind=RequestKind.DATA, page_url=page)
    own = after(act=act)
    assert not knows(own, reading, act)  # no secret was sent
    login = beat(f"{HOME}/login", f"{HOME}/login").model_copy(update={"fields": (("pw", MASK),)})
    own.let_go(login, act)
    assert knows(own, reading, act) is is_known
    own.begin(CLICK, ())
    assert not knows(own, reading)  # something was done since
