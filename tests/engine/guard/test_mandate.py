"""Whose word a write has: the sentence, the checklist that was seen, or the step of a flow."""

import pytest

from studio.domain.action import Click, EditText, Fill, SelectOption, SetChecked
from studio.domain.observation import MASK, AriaNode, Control, ControlKind, Observation
from studio.domain.sending import ANY, SentShape
from studio.domain.target import Target
from studio.domain.text_edit import EditWay, TextEdit
from studio.engine.guard.acts import ActKind
from studio.engine.guard.contract import shape_of
from studio.engine.guard.ground import Ground
from studio.engine.guard.mandate import PersonsMandate, Word
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.guard.step_mandate import StepMandate
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP

CHANGE = Word(
    "電話番号を「03-1234-5678」に変更して保存する", True, ("電話番号を「03-1234-5678」に変更して",)
)
LOOK = Word("お知らせの一覧を開く", False, ("お知らせの一覧を開いて",))
SAVE = ActUnderWay("「更新」をクリック", ActKind.PRESSES, label="更新")
PUT = Fill(target=Target(role="textbox", name="電話番号"), value="03-1234-5678")


def sent(*fields: tuple[str, str], path: str = "customers/5", page: str = SHOP) -> OutgoingRequest:
    url = path if "://" in path else SHOP + path
    return OutgoingRequest(
        method="POST", url=url, kind=RequestKind.NAVIGATION, page_url=page, fields=fields
    )


def mandate(word: Word = CHANGE, *actions: Fill | SelectOption | SetChecked) -> PersonsMandate:
    made = PersonsMandate(lambda: word)
    for action in actions:
        made.begin(action)
    return made


def covers(made: PersonsMandate, request: OutgoingRequest, act: ActUnderWay = SAVE) -> bool:
    return made.covers(request, act, Ground(put_in=made.put_in))


TEL = ("tel", "03-1234-5678")


def test_a_change_that_was_asked_for_covers_the_form_with_its_values_once() -> None:
    made = mandate(CHANGE, PUT)
    assert covers(made, sent(TEL, ("id", "5")))
    assert not covers(made, sent(TEL, ("id", "6")))


@pytest.mark.parametrize(
    ("word", "request_", "act"),
    [
        (LOOK, sent(TEL), SAVE),
        (CHANGE, sent(TEL, ("to", "闇商会")), SAVE),
        (CHANGE, sent(TEL, path="https://evil.example/"), SAVE),
        (CHANGE, sent(TEL, path="customers/5/delete"), SAVE),
        (CHANGE, sent(("kakutei", "1"), path="chumon/next.php"), SAVE),
        (CHANGE, sent(TEL), ActUnderWay("「注文を確定」をクリック", ActKind.PRESSES, says_deed=True)),
    ],
    ids=["nothing asked for", "a value nobody saw", "another site", "a deed", "not its values", "for good"],
)  # fmt: skip
def test_what_the_sentence_does_not_cover(
    word: Word, request_: OutgoingRequest, act: ActUnderWay
) -> None:
    assert not covers(mandate(word, PUT), request_, act)


def test_a_value_that_only_the_model_knows_is_not_the_persons_word() -> None:
    evil = Fill(target=Target(name="通知先"), value="evil@example.com")
    assert not covers(mandate(CHANGE, evil), sent(("to", "evil@example.com")))


def test_a_day_that_was_worked_out_is_the_persons_word() -> None:
    word = Word("来週の金曜に変更する", True, ("来週の金曜に変更して",))
    day = Fill(target=Target(name="日付"), value="2026/12/04")
    assert covers(mandate(word, day), sent(("day", "2026-12-04")))


@pytest.mark.parametrize("ending", ["入れる", "入れて", "入れてください"])
def test_a_control_that_the_item_names_may_send_once(ending: str) -> None:
    word = Word(f"「机」をカートに{ending}", True, ("「机」をカートに入れて",))
    press = ActUnderWay("押す", ActKind.HARMLESS, label="カートに入れる")
    made = mandate(word)
    assert covers(made, sent(("item", "5")), press)
    assert not covers(made, sent(("item", "6")), press)


def test_row_after_row_is_one_wish() -> None:
    word = Word("すべてカートに入れる", True, ("すべてカートに入れて",))
    press = ActUnderWay("押す", ActKind.HARMLESS, label="カートに入れる", is_many=True)
    made = mandate(word)
    assert covers(made, sent(("item", "5")), press)
    assert covers(made, sent(("item", "6")), press)
    assert not covers(made, sent(("item", "6"), path="orders"), press)


def test_a_box_and_a_list_that_save_at_once_are_covered_if_the_sentence_names_them() -> None:
    word = Word("「通知」をオンにする", True, ("「通知」をオンにして",))
    sets = ActUnderWay("チェック", ActKind.SETS, label="通知")
    assert covers(mandate(word, SetChecked(target=Target(name="通知"))), sent(("n", "1")), sets)
    other = SetChecked(target=Target(name="全社に公開する"))
    act = ActUnderWay("チェック", ActKind.SETS, label="全社に公開する")
    assert not covers(mandate(LOOK, other), sent(("v", "public")), act)


def test_a_field_that_is_saved_letter_by_letter_is_one_change() -> None:
    sets = ActUnderWay("入力", ActKind.SETS, label="電話番号")
    made = mandate(CHANGE, PUT)
    assert covers(made, sent(TEL, path="draft"), sets)
    assert covers(made, sent(TEL, path="draft"), sets)


def test_a_password_is_sent_to_a_login_alone() -> None:
    word = Word("ログインする", True, ("ログインして",))
    typed = Fill(target=Target(name="パスワード"), value="{{秘密:パスワード}}")
    login, other = sent(("pw", MASK), path="login"), sent(("pw", MASK), path="other")
    press = ActUnderWay("押す", ActKind.PRESSES, label="確認")
    assert covers(mandate(word, typed), login, press)
    assert not covers(mandate(word, typed), other, press)


@pytest.mark.parametrize(
    ("sentence", "label", "expected"),
    [
        ("資料を削除して", "削除する", True),
        ("資料を削除して", "購入する", False),
        ("本を買って", "注文を確定する", True),
        ("経費を申請して", "送信", True),
        ("電話番号を変更して", "退会する", False),
        ("通知する項目を「承認依頼」だけに変更して", "保存", True),
        ("一覧を開いて", "保存", False),
    ],
)
def test_yes_to_everything_is_a_yes_to_what_the_sentence_asks_for(
    sentence: str, label: str, expected: bool
) -> None:
    made = mandate(Word(sentence, "開い" not in sentence, (sentence,)))
    act = ActUnderWay(f"「{label}」をクリック", ActKind.PRESSES, says_deed=expected, label=label)
    act_ = ActUnderWay(act.words, ActKind.PRESSES, says_deed=label != "保存", label=label)
    assert made.asks_for(sent(), act_) is expected
    assert made.asks_for_deed(label) is expected


MAIL = Fill(target=Target(role="textbox", name="メール"), value="evil@example.com")
ROLE = SelectOption(target=Target(name="権限"), option="管理者")


@pytest.mark.parametrize(
    ("own", "as_sent"), [(MAIL, ("mail", "evil@example.com")), (ROLE, ("role", "2"))]
)
def test_what_a_model_puts_in_of_its_own_does_not_ride_along(
    own: Fill | SelectOption, as_sent: tuple[str, str]
) -> None:
    made = mandate(CHANGE, PUT, own)
    request = sent(TEL, as_sent)
    assert made.adds_own(request)
    assert not covers(made, request)
    made.agreed(request)
    assert covers(made, request)


@pytest.mark.parametrize(
    ("sentence", "value", "expected"),
    [
        ("数量を5にする", "5", True),
        ("数量を5にする", "99", False),
        ("単価を1200円にする", "1,200", True),
        ("単価を1200円にする", "120", False),
        ("予約番号12のメモを更新する", "1", False),
    ],
)
def test_a_number_is_the_persons_whole_or_not_at_all(
    sentence: str, value: str, expected: bool
) -> None:
    put = Fill(target=Target(name="数量"), value=value)
    made = mandate(Word(sentence, True, (sentence,)), put)
    assert covers(made, sent(("n", value))) is expected


def test_a_value_does_not_cover_what_only_holds_its_digit() -> None:
    word = Word("数量を1にする", True, ("数量を1にする",))
    made = mandate(word, Fill(target=Target(name="数量"), value="1"))
    assert not covers(made, sent(("x", "a1b"), path="api/roles"))


def test_a_box_covers_itself_and_no_other_press() -> None:
    word = Word("「メール通知」をオンにする", True, ("「メール通知」をオンにする",))
    box = SetChecked(target=Target(name="メール通知"))
    press = ActUnderWay("押す", ActKind.PRESSES, label="全員を管理者に")
    assert not covers(mandate(word, box), sent(("role", "admin"), path="api/roles"), press)
    assert covers(mandate(word, box), sent(("メール通知", "on")), press)


def test_what_is_kept_at_once_may_go_once_more_with_its_form() -> None:
    made = mandate(CHANGE, PUT)
    assert covers(
        made, sent(TEL, path="draft"), ActUnderWay("入力", ActKind.SETS, label="電話番号")
    )
    press = ActUnderWay("押す", ActKind.PRESSES, label="★")
    made.begin(Click(target=Target(name="★")))
    assert not covers(made, sent(TEL, path="draft"), press)
    assert covers(made, sent(TEL, path="check"), press)
    assert covers(made, sent(TEL, path="save"), press)
    assert not covers(made, sent(TEL, path="save"), press)
    made.begin(Click(target=Target(name="★")))
    assert not covers(made, sent(TEL, path="forward"), press)


def test_a_look_up_does_not_use_a_value_up() -> None:
    made = mandate(CHANGE, PUT)
    assert covers(
        made, sent(TEL, path="lookup"), ActUnderWay("押す", ActKind.HARMLESS, label="検索")
    )
    made.begin(Click(target=Target(name="★")))
    assert covers(made, sent(TEL), ActUnderWay("押す", ActKind.PRESSES, label="★"))


def test_yes_to_everything_is_none_to_what_nobody_asked_for() -> None:
    star = ActUnderWay("「★」をクリック", ActKind.PRESSES, label="★")
    made = mandate(CHANGE, PUT)
    assert not made.asks_for(sent(("visibility", "public"), path="settings"), star)
    assert made.asks_for(sent(TEL), star)


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


LIST = Observation(
    epoch=1,
    url=SHOP,
    title="顧客",
    root=AriaNode(
        "document",
        children=(AriaNode("combobox", "区分", "e1"), AriaNode("checkbox", "メール通知", "e2")),
    ),
    controls=(
        Control("kind", "2", ControlKind.OPTION, "法人", "e1", 0),
        Control("mail", "on", ControlKind.BOX, "メール通知", "e2", 0),
        Control("id", "5", ControlKind.HIDDEN, form=0),
    ),
)


@pytest.mark.parametrize(
    ("sentence", "action", "fields", "expected"),
    [
        ("区分を法人にする", SelectOption(target=Target(ref="e1", name="区分"), option="法人"), ("kind", "2"), True),
        ("区分を法人にする", SelectOption(target=Target(ref="e1", name="区分"), option="法人"), ("id", "5"), False),
        ("「メール通知」をオフにする", SetChecked(target=Target(ref="e2"), checked=True), ("mail", "on"), True),
        ("「メール通知」をオンにする", SetChecked(target=Target(ref="e2"), checked=True), ("id", "5"), False),
    ],
)  # fmt: skip
def test_a_choice_is_known_by_how_its_control_sends_it(
    sentence: str, action: SelectOption | SetChecked, fields: tuple[str, str], expected: bool
) -> None:
    made = PersonsMandate(lambda: Word(sentence, True, (sentence,)))
    made.begin(action, LIST)
    press = ActUnderWay("押す", ActKind.PRESSES, label="★")
    assert made.covers(sent(fields), press, Ground(LIST, made.put_in)) is expected


def test_what_a_field_held_already_is_nobodys_addition() -> None:
    root = AriaNode("document", children=(AriaNode("textbox", "メール", "e1", "a@example.com"),))
    page = Observation(epoch=1, url=SHOP, title="顧客", root=root)
    made = mandate(CHANGE, PUT)
    made.begin(Fill(target=Target(ref="e1"), value="a@example.com"), page)
    assert not made.adds_own(sent(("mail", "a@example.com")))


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
    made.agreed(request)
    assert not made.covers(request, SAVE, Ground(put_in=made.put_in))


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
