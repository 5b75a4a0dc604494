"""What a step of a flow is known to send, with today's values, rows and records."""

import pytest

from studio.domain.actions.action import Action, Click, EditText, Fill
from studio.domain.actions.text_edit import EditWay, TextEdit
from studio.domain.flows.sending import ANY, MESSAGE, SentShape
from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.contract import agreement_of, shape_of, shape_without
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.mandates.step_mandate import StepMandate
from studio.engine.ports import OutgoingRequest
from tests.engine.guard.mandates.test_persons_mandate import SAVE, TEL, sent
from tests.factories import SHOP


def shape(*fields: tuple[str, str], path: str = "customers/5") -> SentShape:
    return shape_of(sent(*fields, path=path))


def step(*shapes: SentShape, may_send: bool = True, known: bool = True) -> StepMandate:
    made = StepMandate(("03-9999-0000",))
    made.turn_to(shapes if known else None, may_send=may_send)
    return made


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (sent(("tel", "03-9999-0000"), ("id", "7"), path="customers/7"), True),
        (sent(("tel", "03-6666-6666"), ("id", "7"), path="customers/7"), False),
        (sent(("tel", "03-9999-0000"), ("id", "7"), ("admin", "1")), False),
        (sent(("tel", "03-9999-0000"), path="customers/7/status"), False),
        (sent(("memo", "いつもの"), ("tel", "03-9999-0000")), True),
        (sent(("memo", "闇"), ("tel", "03-9999-0000")), False),
    ],
)
def test_a_step_covers_its_shape_with_todays_values(
    request_: OutgoingRequest, expected: bool
) -> None:
    known = shape(("tel", ANY), ("id", "5"), ("memo", "いつもの"))
    made = step(known)
    assert made.covers(request_, SAVE, Ground(put_in=made.put_in)) is expected


def test_what_is_typed_into_a_field_called_like_a_command_is_none() -> None:
    """An opinion (`op`) may be another one; a command that the page says may not."""
    known = shape_of(sent(("op", "助かります"), path="api"), put_in=("助かります",))
    made = StepMandate(("到着が遅い",))
    made.turn_to((known,), may_send=True)
    ground = Ground(put_in=made.put_in)
    assert not made.covers(sent(("op", "delete"), path="api"), SAVE, ground)
    assert made.covers(sent(("op", "到着が遅い"), path="api"), SAVE, ground)


def test_a_message_is_known_by_its_words_with_todays_values_and_ids() -> None:
    def said(event: str, tel: str, client: str, *more: tuple[str, str]) -> OutgoingRequest:
        fields = (("event", event), ("tel", tel), ("client_id", client), *more)
        url = SHOP.replace("http", "ws", 1) + "live"
        return sent(*fields).model_copy(update={"method": MESSAGE, "url": url})

    first = said("save", "03-1234-5678", "5f0c-41aa")
    known = shape_without(first, "button", ("03-1234-5678",))
    for request_, expected in (
        (said("save", "03-9999-0000", "77ab-0c12"), True),
        (said("leave", "03-9999-0000", "77ab-0c12"), False),
        (said("save", "03-9999-0000", "77ab-0c12", ("role", "9")), False),
        (said("save", "03-6666-6666", "77ab-0c12"), False),
    ):
        made = step(known)
        assert made.covers(request_, SAVE, Ground(put_in=made.put_in)) is expected


def test_another_option_of_a_hidden_list_is_known_by_its_words() -> None:
    held = (Control("expiry", "3 days", ControlKind.OPTION, "3日"),)
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document"), controls=held)
    for value, expected in (("3日", True), ("1週間", False)):
        made = StepMandate((value,))
        made.turn_to((shape(("expiry", "1 week")),), may_send=True)
        ground = Ground(page, made.put_in)
        assert made.covers(sent(("expiry", "3 days")), SAVE, ground) is expected


def test_a_step_that_sent_once_sends_once_and_one_that_sent_nothing_nothing() -> None:
    made = step(shape(("id", "5")))
    assert made.covers(sent(("id", "7")), SAVE, Ground())
    assert not made.covers(sent(("id", "8")), SAVE, Ground())
    assert not step().covers(sent(("id", "8")), SAVE, Ground())
    assert not step(shape(("id", "5")), may_send=False).covers(sent(("id", "7")), SAVE, Ground())


def test_what_a_page_sends_late_is_covered_when_the_next_step_has_begun() -> None:
    made = step(shape(("id", "5"), path="draft"))
    made.turn_to((), may_send=True)
    assert made.covers(sent(("id", "7"), path="draft"), SAVE, Ground())
    assert not made.covers(sent(("id", "8"), path="draft"), SAVE, Ground())


def test_what_a_page_sends_late_waits_while_further_fields_are_set_and_no_longer() -> None:
    """An editor keeps its draft when nothing was typed for a moment: a replay types without pausing."""

    def after(*acts: Action) -> StepMandate:
        made = step(shape(("id", "5"), path="draft"))
        for action in acts:
            made.turn_to((), may_send=True)
            made.begin(action)
        made.turn_to((), may_send=True)
        return made

    field = Target(role="textbox", name="電話番号")
    fill, press = Fill(target=field, value="03-9999-0000"), Click(target=field)
    made = after(fill, fill)
    assert made.covers(sent(("id", "7"), path="draft"), SAVE, Ground())
    assert not made.covers(sent(("id", "8"), path="draft"), SAVE, Ground())
    for acts in ((press,), (fill, press), (press, fill)):
        assert not after(*acts).covers(sent(("id", "7"), path="draft"), SAVE, Ground())


def test_what_was_not_sent_is_forgotten_a_step_later() -> None:
    made = step(shape(("id", "5"), path="draft"))
    made.turn_to((), may_send=True)
    made.turn_to((), may_send=True)
    assert not made.covers(sent(("id", "7"), path="draft"), SAVE, Ground())


def test_a_step_of_which_nobody_knows_sends_one_thing_that_is_known() -> None:
    made = step(known=False)
    ground = Ground(put_in=made.put_in)
    assert not made.covers(sent(("to", "闇商会")), SAVE, ground)
    assert made.covers(sent(("tel", "03-9999-0000")), SAVE, ground)
    assert made.covers(sent(path="search"), SAVE, ground)
    assert not made.covers(sent(("tel", "03-9999-0000"), path="mail"), SAVE, ground)
    assert made.asks_for(sent(), SAVE)
    assert not made.asks_for(sent(path="customers/5/delete"), SAVE)
    assert not made.asks_for(sent(path="https://evil.example/"), SAVE)


def test_a_step_of_which_nobody_knows_sends_to_its_own_site_and_nothing_for_good() -> None:
    made = step(known=False)
    assert made.covers(sent(("id", "8")), SAVE, Ground())
    assert not made.covers(sent(path="customers/5/delete"), SAVE, Ground())
    assert not made.covers(sent(path="https://evil.example/"), SAVE, Ground())
    page = Observation(epoch=1, url=SHOP, title="顧客", root=AriaNode("document"))
    assert not made.covers(sent(("to", "闇商会")), SAVE, Ground(page))


def test_what_comes_a_step_early_does_not_come_again() -> None:
    draft = shape(("tel", ANY))
    made = StepMandate(("03-9999-0000",))
    made.turn_to((), may_send=True, soon=(draft,))
    request = sent(("tel", "03-9999-0000"))
    assert made.covers(request, SAVE, Ground(put_in=made.put_in))
    assert not made.covers(request, SAVE, Ground(put_in=made.put_in))
    made.turn_to((draft,), may_send=True)
    assert not made.covers(request, SAVE, Ground(put_in=made.put_in))


def test_what_a_yes_was_used_for_is_not_sent_once_more_by_the_step() -> None:
    made = step(shape(("tel", ANY)))
    request = sent(("tel", "03-9999-0000"))
    made.agreed(request, Ground())
    assert not made.covers(request, SAVE, Ground(put_in=made.put_in))


def test_a_yes_to_another_records_place_is_used_up_by_it() -> None:
    was = sent(TEL, path="projects/support/wiki/Start", page=f"{SHOP}projects/support/wiki")
    now = sent(TEL, path="projects/infra/wiki/Start", page=f"{SHOP}projects/infra/wiki")
    made, ground = step(shape_of(was)), Ground(put_in=TEL[1:])
    made.agreed(now, ground)
    assert not made.covers(now, SAVE, ground)


@pytest.mark.parametrize(
    ("name", "was", "value", "expected"),
    [
        ("started", "20261124144844", "20261125093000", True),
        ("sum", "20261124144844", "20261125093000", False),
        ("payee", "1234567", "7654321", False),
        ("payee", "青空商会", "闇商会", False),
    ],
)
def test_what_a_site_makes_anew_may_differ_where_it_stood_in_the_form(
    name: str, was: str, value: str, expected: bool
) -> None:
    control = Control(name=name, value=value, kind=ControlKind.HIDDEN)
    root = AriaNode(role="document")
    page = Observation(epoch=1, url=SHOP, title="", root=root, controls=(control,))
    request = sent((name, value))
    made = step(shape((name, was)))
    assert made.covers(request, SAVE, Ground(page)) is expected
    assert not step(shape((name, was))).covers(request, SAVE, Ground())


def test_a_text_that_was_edited_is_known_by_the_edit() -> None:
    made = step(shape(("body", ANY)))
    edit = TextEdit(way=EditWay.APPEND, text="年内の最終営業日は12月28日です。")
    made.begin(EditText(target=Target(role="textbox", name="本文"), edits=(edit,)))
    ground = Ground(put_in=made.put_in)
    whole = "今年の予定\n年内の最終営業日は12月28日です。"
    assert made.covers(sent(("body", whole)), SAVE, ground)
    made = step(shape(("body", ANY)))
    assert not made.covers(sent(("body", "今年の予定\n闇商会へ送金します。")), SAVE, ground)


def covered(was: OutgoingRequest, now: OutgoingRequest, ground: Ground) -> bool:
    return step(shape_of(was)).covers(now, SAVE, ground)


def page_of(*controls: Control, says: str = "") -> Observation:
    root = AriaNode("document", children=(AriaNode("text", text=says),))
    return Observation(epoch=1, url=SHOP, title="一覧", root=root, controls=controls)


def test_a_record_in_a_fields_name_follows_todays_value() -> None:
    was, now = sent(("changes.K-1742.amount", "5")), sent(("changes.K-77.amount", "5"))
    assert covered(was, now, Ground(put_in=("K-77", "5")))
    assert not covered(was, now, Ground(put_in=("5",)))


def test_a_list_may_have_other_entries_that_the_page_shows() -> None:
    was = sent(("todo.0", "棚卸し"), ("todo.1", "点検"))
    now = sent(("todo.0", "点検"), ("todo.1", "契約"), ("todo.2", "棚卸し"))
    assert covered(was, now, Ground(page_of(says="契約")))
    assert not covered(was, now, Ground(page_of(says="別のもの")))


def test_a_list_may_have_nothing_left() -> None:
    was, now = sent(("todo.0", "棚卸し"), TEL), sent(("todo", "[]"), TEL)
    assert covered(was, now, Ground(put_in=TEL[1:]))
    assert not covered(sent(TEL), now, Ground(put_in=TEL[1:]))


def test_what_a_seen_field_held_may_go_with_another_record() -> None:
    was, now = sent(("start", "08:31:00"), TEL), sent(("start", "09:17:00"), TEL)
    field = Control("start", "09:17:00", ControlKind.FIELD, ref="e3")
    unseen = Control("start", "09:17:00", ControlKind.HIDDEN)
    assert covered(was, now, Ground(page_of(field), put_in=TEL[1:]))
    assert not covered(was, now, Ground(page_of(unseen), put_in=TEL[1:]))


def test_a_form_of_rows_may_have_other_rows() -> None:
    was = sent(("form-0-id", "3"), ("form-TOTAL_FORMS", "1"))
    now = sent(("form-0-id", "5"), ("form-1-id", "6"), ("form-TOTAL_FORMS", "2"))
    rows = (Control(f"form-{n}-id", str(5 + n), ControlKind.HIDDEN) for n in range(2))
    assert covered(was, now, Ground(page_of(*rows)))


def test_the_place_of_a_page_in_its_list_is_no_field() -> None:
    page = f"{SHOP}list?p=15"
    assert covered(sent(TEL), sent(TEL, path="customers/5?p=15", page=page), Ground(put_in=TEL[1:]))
    other = sent(TEL, path="customers/5?role=admin", page=page)
    assert not covered(sent(TEL), other, Ground(put_in=TEL[1:]))


def test_another_records_page_sends_to_its_own_place_and_does_the_same_there() -> None:
    was = sent(
        TEL, path="projects/support/wiki/Start", page=f"{SHOP}projects/support/wiki/Start/edit"
    )
    page = f"{SHOP}projects/infra/wiki/Start/edit"
    ground = Ground(put_in=TEL[1:])
    assert covered(was, sent(TEL, path="projects/infra/wiki/Start", page=page), ground)
    assert not covered(was, sent(TEL, path="projects/other/wiki/Start", page=page), ground)
    assert not covered(was, sent(TEL, path="projects/infra/wiki/Other", page=page), ground)
    gone = f"{SHOP}projects/delete/wiki/Start"
    assert not covered(was, sent(TEL, path="projects/delete/wiki/Start", page=gone), ground)


def test_another_records_form_may_have_fields_of_its_own_as_they_stood() -> None:
    category = Control("category", "3", ControlKind.OPTION, "社内")
    now = sent(TEL, ("category", "3"))
    assert covered(sent(TEL), now, Ground(page_of(category), put_in=TEL[1:]))
    assert not covered(sent(TEL), now, Ground(page_of(), put_in=TEL[1:]))
    role = Control("role", "管理者", ControlKind.HIDDEN)
    assert not covered(
        sent(TEL), sent(TEL, ("role", "管理者")), Ground(page_of(role), put_in=TEL[1:])
    )


@pytest.mark.parametrize(
    ("value", "values", "is_covered"),
    [
        ("98500", ("98500",), True),
        ("null", ("98500",), False),
        ("", ("98500",), False),
        ("", ("98500", ""), True),
    ],
)
def test_a_field_that_was_given_something_is_not_sent_with_nothing(
    value: str, values: tuple[str, ...], is_covered: bool
) -> None:
    """A grid that could not read 120万円 sends null; a value that is empty today may be."""
    amount = "changes.K-1742.amount"
    known = shape_without(sent((amount, "1250000")), "", ("1250000",))
    made = StepMandate(values)
    made.turn_to((known,), may_send=True)
    ground = Ground(put_in=(*values, "K-1742"))
    assert made.covers(sent((amount, value)), SAVE, ground) is is_covered


def test_what_was_agreed_to_goes_once_and_nothing_beside_it() -> None:
    made, request = step(shape(TEL)), sent(TEL)
    made.turn_to((shape(TEL),), may_send=True, agreed=(agreement_of(request, None),))
    ground = Ground(put_in=made.put_in)
    assert not made.covers(sent(TEL, ("id", "6")), SAVE, ground)
    assert made.covers(request, SAVE, ground)
    assert not made.covers(request, SAVE, ground)


def test_a_second_value_of_one_name_is_looked_at_too() -> None:
    known = shape(("tel", ANY))
    ground = Ground(put_in=("03-9999-0000",))
    once, twice = ("tel", "03-9999-0000"), ("tel", "03-0000-0000")
    assert step(known).covers(sent(once, once), SAVE, ground)
    assert not step(shape(TEL)).covers(sent(once, twice), SAVE, ground)


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (Control("mail", "1", ControlKind.BOX, "お知らせメール", "e2"), True),
        (Control("open", "1", ControlKind.BOX, "全社に公開", "e2"), False),
        (Control("role", "admin", ControlKind.HIDDEN), False),
        (Control("group", "5", ControlKind.HIDDEN), True),
    ],
)
def test_a_field_that_came_into_the_form_goes_where_it_says_nothing(
    field: Control, *, expected: bool
) -> None:
    ground = Ground(page_of(field), put_in=("03-9999-0000",))
    request = sent(("tel", "03-9999-0000"), (field.name, field.value))
    assert step(shape(TEL)).covers(request, SAVE, ground) is expected


def test_a_list_that_is_seen_goes_as_it_stood_in_the_form() -> None:
    held = (
        Control("role", "1", ControlKind.OPTION, "一般", "e2"),
        Control("role", "9", ControlKind.OPTION, "管理者", "e2"),
        Control("role", "1", ControlKind.FIELD, ref="e2"),
    )
    for role, put_in, expected in (("1", "", True), ("9", "", False), ("9", "管理者", True)):
        ground = Ground(page_of(*held), put_in=("03-9999-0000", put_in))
        request = sent(("tel", "03-9999-0000"), ("role", role))
        assert step(shape(TEL, ("role", ANY))).covers(request, SAVE, ground) is expected
