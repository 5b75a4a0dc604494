"""What keys, clicks and a page's own buttons put in is known by what stands in the fields afterwards."""

import pytest

from studio.domain.actions.action import Action, Click, Press, SetChecked
from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.mandates.putting import puts_by_hand
from tests.factories import SHOP

SAID = FieldWords(("田中の電話番号を03-1234-5678に変更する",))
KEY = Press(target=Target(ref="e1"), keys="x")
STAR = Click(target=Target(ref="e9"))


def page(*fields: AriaNode, controls: tuple[Control, ...] = ()) -> Observation:
    press = AriaNode("option", "管理者", "e9")
    root = AriaNode("document", children=(*fields, press))
    return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=controls)


def role(value: str) -> tuple[Control, ...]:
    return (Control("role", value, ControlKind.HIDDEN),)


def box(state: str) -> AriaNode:
    return AriaNode("checkbox", "管理者", "e1", states={"checked": state})


def text(held: str, role: str = "textbox") -> AriaNode:
    return AriaNode(role, "欄", "e1", text=held)


@pytest.mark.parametrize(
    ("action", "before", "after", "expected"),
    [
        (KEY, page(text("a@b.jp")), page(text("a@b.jpx")), ["a@b.jpx"]),
        (STAR, page(text("")), page(text("渋谷区")), []),  # an address that was looked up
        (STAR, page(text("1")), page(text("2")), ["2"]),
        (STAR, page(text("一般", "combobox")), page(text("管理者", "combobox")), ["管理者"]),
        (STAR, page(box("false")), page(box("true")), ["管理者"]),
        (STAR, page(box("true")), page(box("true")), ["管理者"]),  # only a script knows of it
        (STAR, page(controls=role("1")), page(controls=role("9")), ["管理者"]),
        (STAR, page(), page(text("2")), []),  # it came with the press
    ],
)
def test_what_was_put_in_without_an_act_of_that_name_is_known(
    action: Action, before: Observation, after: Observation, expected: list[str]
) -> None:
    puts = puts_by_hand(action, before, after, SAID, is_change=True)
    assert [put.text for put in puts] == expected
    assert not any(put.is_persons for put in puts)


@pytest.mark.parametrize(
    ("said", "role", "expected"),
    [
        ("電話番号を変更する", "button", [False]),
        ("口数を2に変更する", "button", [True]),
        ("電話番号を変更する", "tab", []),  # which part of the page is to be seen
    ],
)
def test_a_count_that_nobody_sees_and_a_press_raises_is_put_in(
    said: str, role: str, expected: list[bool]
) -> None:
    def counted(value: str) -> Observation:
        root = AriaNode("document", children=(AriaNode(role, "＋", "e9"),))
        held = (Control("n", value, ControlKind.HIDDEN), Control("sum", "ab12", ControlKind.HIDDEN))
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=held)

    puts = puts_by_hand(STAR, counted("1"), counted("2"), FieldWords((said,)), is_change=True)
    assert [put.is_said for put in puts] == expected


@pytest.mark.parametrize(
    ("now", "is_put"),
    [
        ((("1", 0), ("2", 1)), False),  # the form of a row opened, with a number of its own
        ((("1", 0), ("2", 0)), True),  # another one in the same form
        ((("2", 0),), True),
        ((("2", 1),), True),  # it moved, and was counted up
    ],
)
def test_a_number_in_a_form_that_a_press_opened_is_not_counted_up(
    now: tuple[tuple[str, int], ...], *, is_put: bool
) -> None:
    def counted(*held: tuple[str, int]) -> Observation:
        root = AriaNode("document", children=(AriaNode("button", "編集", "e9"),))
        fields = tuple(Control("n", value, ControlKind.HIDDEN, form=form) for value, form in held)
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=fields)

    puts = puts_by_hand(STAR, counted(("1", 0)), counted(*now), FieldWords(()), is_change=True)
    assert bool(puts) is is_put


@pytest.mark.parametrize(
    ("came", "is_put"),
    [
        ((("set-TOTAL_FORMS", "2"), ("set-1-id", ""), ("set-1-invoice", "235")), False),
        (
            (("set-TOTAL_FORMS", "2"), ("set-1-id", "77")),
            True,
        ),  # a record that nobody saw came along
        ((("set-TOTAL_FORMS", "0"),), True),  # a row went
        ((("quantity", "2"),), True),
    ],
)
def test_a_row_that_a_form_got_and_counted_is_nothing_that_was_put_in(
    came: tuple[tuple[str, str], ...], *, is_put: bool
) -> None:
    def holding(*fields: tuple[str, str]) -> Observation:
        stood = {"set-TOTAL_FORMS": "1", "quantity": "1", "set-0-invoice": "235"} | dict(fields)
        held = tuple(Control(name, value, ControlKind.HIDDEN) for name, value in stood.items())
        root = AriaNode("document", children=(AriaNode("button", "明細の追加", "e9"),))
        return Observation(epoch=1, url=SHOP, title="請求書", root=root, controls=held)

    puts = puts_by_hand(STAR, holding(), holding(*came), FieldWords(()), is_change=True)
    assert bool(puts) is is_put


def test_a_value_that_was_said_is_theirs_whatever_hand_puts_it_in() -> None:
    before, after = page(text("03-1234-567")), page(text("03-1234-5678"))
    (put,) = puts_by_hand(KEY, before, after, SAID, is_change=True)
    assert put.is_persons


def test_what_a_press_takes_out_of_a_form_is_known() -> None:
    off = Click(target=Target(ref="e8"))

    def tagged(*tags: str, field: str = "tel") -> Observation:
        root = AriaNode("document", children=(AriaNode("button", "与信済み ×", "e8"),))
        held = (
            *(Control("tag", tag, ControlKind.HIDDEN) for tag in tags),
            Control(field, "", ControlKind.FIELD),
        )
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=held)

    before = tagged("重要顧客", "与信済み")
    assert [
        put.text for put in puts_by_hand(off, before, tagged("重要顧客"), SAID, is_change=True)
    ] == ["与信済み ×"]
    assert not puts_by_hand(
        off, before, tagged(field="other"), SAID, is_change=True
    )  # its form is gone
    said = FieldWords(("与信済みのタグを外す",))
    assert not puts_by_hand(off, before, tagged("重要顧客"), said, is_change=True)


def test_the_boxes_that_a_box_ticks_are_known() -> None:
    def boxes(first: str, second: str) -> Observation:
        nodes = (
            AriaNode("checkbox", "選択", "e1", states={"checked": first}),
            AriaNode("checkbox", "佐藤", "e2", states={"checked": second}),
        )
        return Observation(
            epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=nodes)
        )

    tick = SetChecked(target=Target(ref="e1"), checked=True)
    puts = puts_by_hand(tick, boxes("false", "false"), boxes("true", "true"), SAID, is_change=True)
    assert [put.text for put in puts] == ["佐藤"]
    assert not puts_by_hand(
        tick, boxes("false", "false"), boxes("true", "false"), SAID, is_change=True
    )


def test_a_box_that_is_drawn_anew_as_it_is_ticked_puts_in_nothing_else() -> None:
    def drawn(ref: str, state: str, *more: Control) -> Observation:
        kinds = (ControlKind.BOX, ControlKind.FIELD)[: 1 + (state == "true")]
        return Observation(
            epoch=1, url=SHOP, title="顧客", controls=(*(Control("all", "1", kind, "", ref, 0) for kind in kinds), *more),
            root=AriaNode("document", children=(AriaNode("checkbox", "全員", ref, states={"checked": state}),)),
        )  # fmt: skip

    tick, said = (
        SetChecked(target=Target(ref="e1"), checked=True),
        FieldWords(("電話番号を変更する",)),
    )
    before, unseen = drawn("e1", "false"), Control("all", "9", ControlKind.FIELD, "", "", 0)
    assert not puts_by_hand(tick, before, drawn("e5", "true"), said, is_change=True)
    assert puts_by_hand(tick, before, drawn("e5", "true", unseen), said, is_change=True)


def test_what_a_form_in_a_frame_holds_as_it_opens_is_no_choice() -> None:
    def held(*more: Control) -> Observation:
        entry = AriaNode("menuitem", "作成", "e1")
        return page(entry, controls=(Control("q", "", ControlKind.FIELD, "", "e2", 0), *more))

    hidden = Control("public", "1", ControlKind.HIDDEN, "", "", 0)
    field = Control("name", "", ControlKind.FIELD, "", "f3e1", 0)
    act, said = Click(target=Target(ref="e1")), FieldWords(("連絡先を登録する",))

    def told(after: Observation) -> list[object]:
        puts = puts_by_hand(act, held(), after, said, is_change=True)
        return [one.ways for one in puts if one.ways]

    assert told(held(hidden)) == [frozenset({("public", "1")})]
    assert told(held(hidden, field)) == []


def _field(name: str, value: str, kind: ControlKind = ControlKind.FIELD, ref: str = "") -> Control:
    return Control(name, value, kind, ref=ref, form=0)


_BOX = Control("admin", "1", ControlKind.BOX, "権限", form=0)
_TEL = _field("tel", "")
_LINE = (
    _field("o", "1", ControlKind.HIDDEN),
    _field("qty", "3", ref="e1"),
    _field("o", "2", ControlKind.HIDDEN),
    _TEL,
)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ((_BOX, _TEL), (_BOX, _field("admin", "1"), _TEL), ["権限"]),  # a label over an unseen box
        ((_field("limit", "10", ref="s"), _TEL), (_field("limit", "99", ref="s"), _TEL), ["★"]),
        (_LINE, (_LINE[2], _LINE[1], _LINE[0], _TEL), ["★"]),  # moved
        (_LINE, (*_LINE, _LINE[0]), ["★"]),  # there twice
        (_LINE, (_LINE[0], *_LINE[2:]), ["★"]),  # taken off
        (_LINE, (*_LINE, _field("memo", "")), []),  # a form that opened further
        (_LINE, (_field("memo", "a"),), []),  # another form in its stead
        ((_field("r", "member", ControlKind.HIDDEN),), (_field("r", "admin", ControlKind.HIDDEN),), ["★"]),
        ((_field("mode", "view", ControlKind.HIDDEN),), (_field("mode", "edit", ControlKind.HIDDEN),), []),
    ],
)  # fmt: skip
def test_what_a_press_changes_in_what_is_sent_is_known_though_no_field_shows_it(
    before: tuple[Control, ...], after: tuple[Control, ...], expected: list[str]
) -> None:
    def shown(controls: tuple[Control, ...]) -> Observation:
        slider = AriaNode("slider", "上限", "s")
        root = AriaNode("document", children=(slider, AriaNode("button", "★", "e9")))
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=controls)

    puts = puts_by_hand(STAR, shown(before), shown(after), SAID, is_change=True)
    assert [put.text for put in puts] == expected
    assert not any(put.is_said for put in puts)


@pytest.mark.parametrize(("chosen", "expected"), [("1", ["公開"]), ("0", [])])
def test_an_unseen_choice_that_they_did_not_say_is_none_of_theirs(
    chosen: str, expected: list[str]
) -> None:
    def shown(value: str) -> Observation:
        boxes = (("0", "非公開"), ("1", "公開"), ("2", "未定"))
        held = (
            *(Control("v", at, ControlKind.BOX, words, form=0) for at, words in boxes),
            _field("v", value),
            _TEL,
        )
        root = AriaNode("document", children=(AriaNode("clickable", "★", "e9"),))
        return Observation(epoch=1, url=SHOP, title="記事", root=root, controls=held)

    said = FieldWords(("記事を非公開に変更する",))
    puts = puts_by_hand(STAR, shown("2"), shown(chosen), said, is_change=True)
    assert [put.text for put in puts] == expected
    assert not any(put.is_persons for put in puts)


def test_a_field_that_a_press_puts_out_of_use_is_taken_off() -> None:
    def shown(**states: str) -> Observation:
        field = AriaNode("textbox", "数量", "e1", text="3", states=states)
        root = AriaNode("document", children=(field, AriaNode("button", "★", "e9")))
        held = (_field("qty", "3", ref="e1"), _TEL)
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=held)

    (put,) = puts_by_hand(STAR, shown(), shown(disabled=""), SAID, is_change=True)
    assert put.text == "★"


@pytest.mark.parametrize(("told", "expected"), [("2", ["2"]), ("2 件あります", [])])
def test_a_number_is_put_in_where_a_press_changed_nothing_else(
    told: str, expected: list[str]
) -> None:
    def shown(said: str) -> Observation:
        root = AriaNode(
            "document", children=(AriaNode("text", said), AriaNode("button", "★", "e9"))
        )
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=())

    puts = puts_by_hand(STAR, shown("1"), shown(told), SAID, is_change=True)
    assert [put.text for put in puts] == expected
    said = FieldWords(("2 件目を既読にする",))  # nobody knows whether it is this number
    assert not puts_by_hand(STAR, shown("1"), shown("2"), said, is_change=True)


def test_a_field_that_a_page_made_anew_and_filled_in_is_nobodys() -> None:
    def shown(ref: str, held: str) -> Observation:
        field = AriaNode("textbox", "住所", ref, text=held)
        root = AriaNode("document", children=(field, AriaNode("button", "★", "e9")))
        held_by_form = (_field("ad", held, ref=ref), _TEL)
        return Observation(epoch=1, url=SHOP, title="顧客", root=root, controls=held_by_form)

    assert not puts_by_hand(STAR, shown("e1", ""), shown("e7", "渋谷区"), SAID, is_change=True)


@pytest.mark.parametrize(("words", "is_said"), [("重要", True), ("休眠", False), ("新規", False)])
def test_an_option_that_a_button_takes_into_another_list_is_what_was_put_in(
    words: str, *, is_said: bool
) -> None:
    """Two lists with arrows between: what the first one held chosen is not taken off."""

    def lists(left: str, right: str) -> tuple[Control, ...]:
        chosen = (Control("old", left, ControlKind.FIELD, "", "e2", 0),) if left else ()
        options = tuple(
            Control(name, words, ControlKind.OPTION, words, ref, 0)
            for name, words, ref in (("old", left, "e2"), ("tags", right, "e3"))
            if words
        )
        return (Control("name", "田中", ControlKind.FIELD, "名前", "e1", 0), *chosen, *options)

    fields = (
        text("田中"),
        AriaNode("listbox", "使える", "e2"),
        AriaNode("listbox", "付けた", "e3"),
    )
    press = AriaNode("button", "移す", "e5")
    before, after = (
        page(*fields, press, controls=lists(*one)) for one in ((words, ""), ("", words))
    )
    said = FieldWords(("タグに「重要」を付け、「新規」は外す",))
    click = Click(target=Target(ref="e5"))
    puts = puts_by_hand(click, before, after, said, is_change=True)
    assert [(put.text, put.is_said, put.ways) for put in puts] == [
        (words, is_said, frozenset({("tags", words)}))
    ]
