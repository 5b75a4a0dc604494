"""Whose word a write has: the sentence, the checklist that was seen, or the step of a flow."""

import pytest

from studio.domain.actions.action import (
    ROW_BOX,
    Action,
    Choose,
    Click,
    Drag,
    DropPlace,
    Fill,
    HandleDialog,
    Hover,
    Press,
    RightClick,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import MASK, AriaNode, Control, ControlKind, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.contract import strangers
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.mandates.persons_mandate import PersonsMandate
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.words import tr
from tests.factories import SHOP, make_observation

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
LOGIN = ActUnderWay("「進む」をクリック", ActKind.PRESSES, label="進む")


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


def test_the_very_same_form_is_not_sent_once_more() -> None:
    made, page = mandate(), make_observation()
    for is_first in (True, False):
        made.begin(PUT, page)
        made.begin(Click(target=Target(role="button", name="更新")), page)
        assert covers(made, sent(TEL, ("id", "5"))) is is_first


def test_a_password_is_sent_to_a_login_alone() -> None:
    word = Word("ログインする", True, ("ログインして",))
    typed = Fill(target=Target(name="パスワード"), value="{{秘密:パスワード}}")
    login, other = sent(("pw", MASK), path="login"), sent(("pw", MASK), path="other")
    press = ActUnderWay("押す", ActKind.PRESSES, label="確認")
    assert covers(mandate(word, typed), login, press)
    assert not covers(mandate(word, typed), other, press)


def at_login(*fields: AriaNode) -> Observation:
    boxes = (
        AriaNode(role="textbox", name="利用者名", ref="e1"),
        AriaNode(role="textbox", name="パスワード", ref="e2", states={"secret": "true"}),
        *fields,
    )
    return make_observation(AriaNode(role="form", children=boxes))


def test_who_comes_in_may_differ_from_the_account_that_is_to_be_made() -> None:
    text = "利用者を登録（利用者名は「admin」、パスワードは{{秘密:管理}}）\nログインID: ueda"
    made = PersonsMandate(lambda: Word(text, True, (text,)))
    boxes = (
        AriaNode(role="textbox", name="ログインID", ref="e1"),
        AriaNode(role="textbox", name="パスワード", ref="e2", states={"secret": "true"}),
    )
    controls = (
        Control("name", "", ControlKind.FIELD, "", "e1", 0),
        Control("password", "", ControlKind.FIELD, "", "e2", 0),
    )
    root = AriaNode("document", children=boxes)
    page = Observation(epoch=1, url=SHOP, title="入口", root=root, controls=controls)
    for ref, value in (("e1", "admin"), ("e2", "{{秘密:管理}}")):
        made.begin(Fill(target=Target(ref=ref), value=value), page)
    made.begin(Click(target=Target(name="ログイン")), page)
    request = sent(("name", "admin"), ("password", MASK), ("by", "ID"), path="login")
    assert covers(made, request, LOGIN)


@pytest.mark.parametrize(
    ("user", "more", "expected"),
    [
        ("yamada", (), True),
        ("", (), False),
        ("evil", (), False),
        ("yamada", (("new", MASK),), False),
        ("yamada", (("op", "delete"),), False),
    ],
    ids=["signs in", "a password alone", "somebody else", "another password", "a deed"],
)
def test_signing_in_as_they_said_is_asked_for_wherever_they_want_to_go(
    user: str, more: tuple[tuple[str, str], ...], *, expected: bool
) -> None:
    word = Word(
        "一覧を開く", False, ("一覧を開いて（利用者名は「yamada」、パスワードは{{秘密:山田}}）",)
    )
    made, page = PersonsMandate(lambda: word), at_login()
    filled = [("e1", user), ("e2", "{{秘密:山田}}")] if user else [("e2", "{{秘密:山田}}")]
    for ref, value in filled:
        made.begin(Fill(target=Target(ref=ref), value=value), page)
    made.begin(Click(target=Target(name="進む")), page)
    told = (("user", user), ("pw", MASK), *more)
    assert covers(made, sent(*told, path="index.php"), LOGIN) is expected


@pytest.mark.parametrize(
    ("sentence", "label", "expected"),
    [
        ("資料を削除して", "削除する", True),
        ("資料を削除して", "購入する", False),
        ("本を買って", "注文を確定する", True),
        ("経費を申請して", "送信", True),
        ("電話番号を変更して", "退会する", False),
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


def test_yes_to_a_change_is_a_yes_to_saving_what_was_put_in_and_to_nothing_else() -> None:
    """What stands in 「」 may sound like a deed, and forbids no saving."""
    sentence = "通知する項目を「承認依頼」だけに変更して"
    word = Word(sentence, True, (sentence,))
    tick = SetChecked(target=Target(name="承認依頼"), checked=True)
    save = ActUnderWay("「保存」をクリック", ActKind.PRESSES, says_deed=False, label="保存")
    public = ActUnderWay("「公開」をクリック", ActKind.PRESSES, says_deed=True, label="公開")
    assert mandate(word, tick).asks_for(sent(("on", "承認依頼")), save)
    assert not mandate(word, tick).asks_for(sent(("state", "public")), public)
    assert not mandate(word).asks_for_deed("公開")


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
    made.agreed(request, Ground())
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


def test_a_box_that_a_model_took_the_tick_from_is_named_as_what_was_not_asked_for() -> None:
    """Nothing of it is in the request, and a stop without a reason helps nobody."""
    word = Word("「平野」を追加する", True, ("「平野」を追加する",))
    node = AriaNode("checkbox", "Send mail", "e1", states={"checked": "true"})
    held = (
        Control("mail", "1", ControlKind.BOX, ref="e1", form=0),
        Control("name", "", ControlKind.FIELD, form=0),
    )
    page = Observation(
        epoch=1, url=SHOP, title="", root=AriaNode("document", children=(node,)), controls=held
    )
    made = mandate(word)
    made.begin(SetChecked(target=Target(ref="e1", name="Send mail"), checked=False), page)
    request = sent(("name", "平野"), page=page.url)
    assert ("Send mail", tr("オフ")) in made.unknown(request, Ground())


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
        ("「メール通知」をオンにする", SetChecked(target=Target(ref="e2"), checked=True), ("mail", "on"), True),
        ("「メール通知」をオフにする", SetChecked(target=Target(ref="e2"), checked=True), ("mail", "on"), False),
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


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ((("page", "upload"), ("subject", "11月分の提出書類")), True),
        ((("subject", "11月分の提出書類"), ("agreed", "true")), False),
        ((("subject", "11月分の提出書類"), ("plan", "annual")), False),
    ],
)
def test_a_box_without_a_name_is_in_nothing_that_is_theirs_as_a_whole(
    fields: tuple[tuple[str, str], ...], expected: bool
) -> None:
    box = AriaNode("checkbox", "内容を確認しました", "e1")
    page = Observation(
        epoch=1,
        url=SHOP + "upload.html",
        title="提出",
        root=AriaNode("document", children=(box,)),
        controls=(Control("", "on", ControlKind.BOX, "内容を確認しました", "e1"),),
    )
    made = mandate(wish("書類を件名「11月分の提出書類」で提出する"))
    made.begin(SetChecked(target=Target(ref="e1", name=box.name), checked=True), page)
    assert (made.adds_own(sent(*fields, page=page.url)) == ()) is expected


def test_what_a_field_held_already_is_nobodys_addition() -> None:
    root = AriaNode("document", children=(AriaNode("textbox", "メール", "e1", "a@example.com"),))
    page = Observation(epoch=1, url=SHOP, title="顧客", root=root)
    made = mandate(CHANGE, PUT)
    made.begin(Fill(target=Target(ref="e1"), value="a@example.com"), page)
    assert not made.adds_own(sent(("mail", "a@example.com")))


def wish(text: str) -> Word:
    return Word(text, True, (text,))


def field_of(text: str) -> Observation:
    box = AriaNode("textbox", name="本文", text=text, ref="e1")
    return Observation(epoch=1, url=SHOP, title="編集", root=AriaNode("document", children=(box,)))


@pytest.mark.parametrize(
    ("said", "held", "typed", "expected"),
    [
        ("上限を週4日に書き換える", "在宅勤務は週3日まで。", "在宅勤務は週4日まで。", True),
        ("上限を週4日に書き換える", "在宅勤務は週3日まで。", "在宅勤務は週5日まで。", False),
        ("本文は「貸出は2週間まで。」、カテゴリは「総務」", "", "貸出は2週間まで。\n\n[[カテゴリ:総務]]", True),
        ("表に森田 健、03-0000-3333を足す", "| 佐藤 || 03-1", "| 佐藤 || 03-1\n|-\n| 森田 健 || 03-0000-3333", True),
        ("住所は自動で入るものに「1-2-3」を付ける", "仙台市青葉区", "仙台市青葉区1-2-3", True),
    ],
)  # fmt: skip
def test_a_text_that_goes_on_is_the_persons_by_what_it_says_more(
    said: str, held: str, typed: str, expected: bool
) -> None:
    made = mandate(wish(said))
    made.begin(Fill(target=Target(ref="e1", name="本文"), value=typed), field_of(held))
    assert (made.adds_own(sent(("text", typed))) == ()) is expected


def test_a_files_name_and_a_dialogs_text_are_put_in() -> None:
    made = mandate(wish("領収書_1.pdf を添えて、理由は「先方都合」"))
    made.begin(Upload(target=Target(name="領収書"), paths=("/tmp/領収書_1.pdf",)))
    made.begin(HandleDialog(accept=True, text="先方都合"))
    ground = Ground(put_in=made.put_in)
    fields = (("file", "ファイル 領収書_1.pdf"), ("why", "先方都合"))
    assert strangers(sent(*fields), ground) == ()
    assert strangers(sent(("file", "ファイル 社外秘.pdf")), ground) == ("file",)


def test_yes_to_everything_covers_the_page_on_which_the_persons_choice_was_made() -> None:
    choice = SelectOption(target=Target(name="編集"), option="管理者のみ許可")
    made = mandate(wish("編集を管理者のみ許可に保護する"))
    made.begin(choice, field_of(""))
    assert made.asks_for(sent(("level", "sysop")), ActUnderWay("", ActKind.PRESSES, label="確認"))
    elsewhere = sent(("level", "sysop"), page=f"{SHOP}other")
    assert not made.asks_for(elsewhere, ActUnderWay("", ActKind.PRESSES, label="確認"))


def test_a_value_that_was_said_for_looking_is_no_models_own_in_a_later_form() -> None:
    said = ("得意先「東光」の電話番号を「03-1234-5678」に変更して",)
    words = [Word("得意先「東光」を探す", False, said), Word(CHANGE.text, True, said)]
    made = PersonsMandate(lambda: words[0])
    made.begin(Fill(target=Target(name="得意先"), value="東光"))
    words.pop(0)
    made.begin(PUT)
    assert covers(made, sent(TEL, ("name", "東光")))


@pytest.mark.parametrize(
    ("said", "expected"),
    [("電話番号を「03-1234-5678」に変更して", False), ("電話番号を「03-1234-5678」に変更して、社外に転送して", True)],
)  # fmt: skip
def test_another_end_of_a_form_is_only_taken_where_it_is_named(
    said: str, *, expected: bool
) -> None:
    button = AriaNode("button", "社外に転送", "e2")
    page = Observation(
        epoch=1,
        url=SHOP,
        title="顧客",
        root=AriaNode("document", children=(button,)),
        controls=(
            Control("", f"{SHOP}save", ControlKind.END, form=0),
            Control("", "", ControlKind.BUTTON, ref="e2", form=0),
        ),
    )
    made = mandate(wish(said), PUT)
    made.begin(Click(target=Target(ref="e2", name="社外に転送")), page)
    act = ActUnderWay("「社外に転送」をクリック", ActKind.PRESSES, label="社外に転送", page=page)
    assert covers(made, sent(TEL, path="forward"), act) is expected


@pytest.mark.parametrize(
    ("label", "path", "expected"),
    [
        ("選択した商品を発注", "api/submit", True),  # submit says no more than its button
        ("選択した商品を発注", "orders", True),
        ("選択した商品を発注", "items/delete", False),
        ("選択した商品を廃棄", "api/submit", False),
        ("", "api/submit", False),
    ],
)
def test_a_deed_that_was_asked_for_is_known_by_its_button_where_the_address_says_only_that_it_is_sent(
    label: str, path: str, *, expected: bool
) -> None:
    word = Word("在庫が0の商品を選んで発注する", True, ("在庫が0の商品を選んで発注して",))
    act = ActUnderWay("", ActKind.PRESSES, label=label)
    assert mandate(word).asks_for(sent(("code", "P-1"), path=path), act) is expected


@pytest.mark.parametrize("is_meant", [True, False])
def test_rows_that_were_ticked_as_the_person_said_are_theirs(*, is_meant: bool) -> None:
    def page(checked: str) -> Observation:
        box = AriaNode("checkbox", "交通費 19840円", "e1", states={"checked": checked})
        press = AriaNode("button", "承認する", "e2")
        children = (AriaNode("row", children=(box,)), press)
        return make_observation(AriaNode("document", children=children))

    word = Word(
        "1万円以上を承認する",
        True,
        ("1万円以上を承認して",),
        ticks=lambda _: frozenset({"e1"} if is_meant else ()),
    )
    made = mandate(word)
    made.begin(Choose(rule=SelectionRule(), column=ROW_BOX), page("false"))
    made.begin(Click(target=Target(role="button", name="承認する", ref="e2")), page("true"))
    request = sent(("chosen", "交通費 19840円"))
    assert bool(made.adds_own(request)) is not is_meant


INVITE = Word("田中を招待する", True, ("田中を招待して",))


def people(*more: AriaNode, url: str = SHOP) -> Observation:
    rows = tuple(
        AriaNode("row", children=(AriaNode("cell", name), AriaNode("button", "操作", ref)))
        for name, ref in (("田中", "e1"), ("佐藤", "e2"))
    )
    return Observation(
        epoch=1, url=url, title="社員", root=AriaNode("document", children=(*rows, *more))
    )


def of_one(name: str) -> Observation:
    children = (AriaNode("heading", name), AriaNode("button", "招待", "e9"))
    return Observation(
        epoch=2, url=f"{SHOP}c/6", title="社員", root=AriaNode("document", children=children)
    )


def invites(made: PersonsMandate, page: Observation) -> bool:
    made.begin(Click(target=Target(ref="e9", name="招待")), page)
    return covers(
        made, sent(("id", "5")), ActUnderWay("", ActKind.PRESSES, label="招待", page=page)
    )


@pytest.mark.parametrize(("row", "expected"), [("e1", True), ("e2", False)])
def test_what_a_press_at_another_record_brings_up_is_that_records(
    row: str, *, expected: bool
) -> None:
    made = mandate(INVITE)
    made.begin(Click(target=Target(ref=row, name="操作")), people())
    assert invites(made, people(AriaNode("menuitem", "招待", "e9"))) is expected


@pytest.mark.parametrize(("row", "expected"), [("e1", True), ("e2", False)])
def test_the_menu_of_a_row_that_they_told_to_tick_is_for_all_that_are_ticked(
    row: str, *, expected: bool
) -> None:
    """What else is called 操作 on the page, with a word of theirs beside it, is no record."""
    said = "未割当のチケットをすべて処理する"

    def listed(*more: AriaNode) -> Observation:
        rows = tuple(
            AriaNode(
                "row",
                children=(
                    AriaNode("checkbox", name, f"{ref}b", states={"checked": "true"}),
                    AriaNode("cell", name),
                    AriaNode("button", "操作", ref),
                ),
            )
            for name, ref in (("表示の崩れ", "e1"), ("通知の失敗", "e2"))
        )
        bar = AriaNode(
            "group", children=(AriaNode("link", "チケット"), AriaNode("button", "操作", "e3"))
        )
        root = AriaNode("document", children=(bar, AriaNode("table", children=rows), *more))
        return Observation(epoch=1, url=SHOP, title="一覧", root=root)

    word = Word(said, True, (said,), ticks=lambda _: frozenset({"e1b"}))
    made = mandate(word)
    made.begin(Click(target=Target(ref=row, name="操作")), listed())
    page = listed(AriaNode("menuitem", "処理", "e9"))
    made.begin(Click(target=Target(ref="e9", name="処理")), page)
    act = ActUnderWay("", ActKind.PRESSES, label="処理", page=page)
    assert covers(made, sent(("id", "5")), act) is expected


SAID = "新しいチケット（題名は「在庫が合わない」）を作る"
TICKET = Word(SAID, True, (SAID,))


def tabs(*more: AriaNode) -> Observation:
    """Return a menu of a site as a plain list, of which one entry is a word of what is wanted."""
    names = (("+", "e1"), ("概要", "e2"), ("チケット", "e3"), ("佐藤", "e4"))
    rows = tuple(
        AriaNode("listitem", children=(AriaNode("link", name, ref, url="#"),))
        for name, ref in names
    )
    root = AriaNode("document", children=(AriaNode("list", children=rows), *more))
    return Observation(epoch=1, url=SHOP, title="概要", root=root)


@pytest.mark.parametrize(
    ("row", "opened", "expected"),
    [
        ("e1", "新しいチケット", True),
        ("e3", "新しいチケット", True),
        ("e1", "チケットを削除", False),
        ("e1", "新しい", False),
        ("e4", "削除", False),
    ],
    ids=["their own", "of theirs", "they do not say it", "of another record", "a deed"],
)
def test_what_a_menu_brings_up_is_theirs_where_it_says_what_they_name(
    row: str, opened: str, *, expected: bool
) -> None:
    made = mandate(TICKET)
    made.begin(Click(target=Target(ref=row)), tabs())
    made.begin(Click(target=Target(ref="e9")), tabs(AriaNode("link", opened, "e9", url="new")))
    made.turn_page()
    form = (AriaNode("textbox", "題名", "e5"), AriaNode("button", "作成", "e9"))
    page = Observation(
        epoch=2, url=f"{SHOP}new", title="", root=AriaNode("document", children=form)
    )
    made.begin(Fill(target=Target(ref="e5", name="題名"), value="在庫が合わない"), page)
    made.begin(Click(target=Target(ref="e9", name="作成")), page)
    act = ActUnderWay("", ActKind.PRESSES, label="作成", page=page)
    request = sent(("title", "在庫が合わない"), path="tickets", page=f"{SHOP}new")
    assert covers(made, request, act) is expected


@pytest.mark.parametrize(
    ("row", "name", "expected"),
    [("e1", "", True), ("e2", "", False), ("e2", "佐藤", False), ("e2", "田中", True)],
)
def test_the_page_that_another_record_opens_is_that_records_unless_it_shows_theirs(
    row: str, name: str, *, expected: bool
) -> None:
    made = mandate(INVITE)
    made.begin(Click(target=Target(ref=row, name="操作")), people())
    made.turn_page()
    assert invites(made, of_one(name)) is expected


def test_who_comes_back_to_the_list_and_takes_the_right_one_is_not_asked() -> None:
    made = mandate(INVITE)
    made.begin(Click(target=Target(ref="e2", name="操作")), people())
    made.turn_page()
    made.begin(Click(target=Target(ref="e9", name="戻る")), of_one("佐藤"))
    made.turn_page()
    made.begin(Click(target=Target(ref="e1", name="操作")), people())
    made.turn_page()
    assert invites(made, of_one(""))


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Drag(target=Target(ref="e1"), to=Target(ref="e2")), True),
        (Drag(target=Target(ref="e1"), to=Target(ref="e3")), False),
        (Press(target=Target(ref="e1"), keys="Enter"), True),
        (Press(target=Target(ref="e1"), keys="Delete"), False),
    ],
)
def test_a_thing_is_named_together_with_where_it_goes_and_by_keys_that_press(
    action: Action, *, expected: bool
) -> None:
    nodes = (
        AriaNode("button", name, ref)
        for name, ref in (("見積を作る", "e1"), ("完了", "e2"), ("保留", "e3"))
    )
    page = Observation(
        epoch=1, url=SHOP, title="課題", root=AriaNode("document", children=tuple(nodes))
    )
    made = mandate(
        Word("「見積を作る」を完了に移動する", True, ("「見積を作る」を完了に移動して",))
    )
    made.begin(action, page)
    act = ActUnderWay("", ActKind.PRESSES, label="見積を作る", page=page)
    assert covers(made, sent(("id", "1"), path="cards/1"), act) is expected


@pytest.mark.parametrize(
    ("said", "to", "place", "expected"),
    [
        ("対応中の一番上に", "e3", DropPlace.BEFORE, True),
        ("対応中の一番下に", "e4", DropPlace.AFTER, True),
        ("対応中に", "e3", DropPlace.BEFORE, True),
        ("対応中の一番上に", "e4", DropPlace.BEFORE, False),  # in the middle
        ("対応中の一番上に", "e4", DropPlace.AFTER, False),  # the other end
        ("対応中の一番上に", "e5", DropPlace.BEFORE, False),  # another list
        ("対応中の一番上に", "e3", DropPlace.INTO, False),
    ],
)
def test_a_thing_goes_to_the_end_of_a_list_that_is_named(
    said: str, to: str, place: DropPlace, *, expected: bool
) -> None:
    lists = (
        AriaNode(
            "generic",
            children=(
                AriaNode("heading", name),
                AriaNode("generic", children=tuple(AriaNode("clickable", *one) for one in cards)),
            ),
        )
        for name, cards in (
            ("未着手", (("見積", "e1"), ("契約", "e2"))),
            ("対応中", (("請求", "e3"), ("面談", "e4"))),
            ("完了", (("座席表", "e5"),)),
        )
    )
    root = AriaNode("document", children=tuple(lists))
    page = Observation(epoch=1, url=SHOP, title="課題", root=root)
    text = f"「見積」を{said}移動する"
    made = PersonsMandate(lambda: Word(text, True, (text,)))
    made.begin(Drag(target=Target(ref="e1"), to=Target(ref=to), place=place), page)
    act = ActUnderWay("", ActKind.PRESSES, label="見積", page=page)
    assert covers(made, sent(("id", "1"), path="cards/1"), act) is expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ((AriaNode(role="link", name="ヘルプ", ref="e8", url="/help"),), True),
        ((AriaNode(role="text", text="ログアウトしました"),), True),
        ((AriaNode(role="link", name="ログアウト", ref="e9", url="#"),), False),
        ((AriaNode(role="link", name="出口", ref="e9", url="/logout"),), False),
    ],
)
def test_where_somebody_is_logged_in_a_name_and_a_password_are_no_login(
    more: tuple[AriaNode, ...], *, expected: bool
) -> None:
    word = Word("一覧を開く", False, ("一覧を開いて（利用者名は「yamada」、{{秘密:山田}}）",))
    made, page = PersonsMandate(lambda: word), at_login(*more)
    for ref, value in (("e1", "yamada"), ("e2", "{{秘密:山田}}")):
        made.begin(Fill(target=Target(ref=ref), value=value), page)
    made.begin(Click(target=Target(name="進む")), page)
    leaving = sent(("user", "yamada"), ("pw", MASK), path="member/next")
    assert covers(made, leaving, LOGIN) is expected


@pytest.mark.parametrize(("held", "expected"), [("10.0.0.1:143", True), ("10.0.0.9:143", False)])
def test_what_a_login_form_holds_unseen_only_says_where_to(held: str, *, expected: bool) -> None:
    word = Word("一覧を開く", False, ("一覧を開いて（利用者名は「yamada」、{{秘密:山田}}）",))
    made, seen = PersonsMandate(lambda: word), at_login()
    page = seen.model_copy(update={"controls": (Control("host", held, ControlKind.HIDDEN),)})
    for ref, value in (("e1", "yamada"), ("e2", "{{秘密:山田}}")):
        made.begin(Fill(target=Target(ref=ref), value=value), page)
    made.begin(Click(target=Target(name="進む")), page)
    login = sent(("user", "yamada"), ("pw", MASK), ("host", "10.0.0.1:143"), path="index.php")
    ground = Ground(page, made.put_in, word.given)
    assert made.covers(login, LOGIN, ground) is expected, made.unknown(login, ground)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [("期限切れの案件を完了にする", True), ("報告書を完了にする", False)],
)
def test_a_row_that_nothing_of_the_sentence_tells_is_open(sentence: str, *, expected: bool) -> None:
    rows = tuple(
        AriaNode(
            "row",
            children=(
                AriaNode("cell", name),
                AriaNode("cell", children=(AriaNode("button", "完了にする", f"e{at}"),)),
            ),
        )
        for at, name in enumerate(("契約更新", "報告書"))
    )
    page = make_observation(AriaNode("table", children=rows))
    made = PersonsMandate(lambda: Word(sentence, True, (sentence,)))
    made.begin(Click(target=Target(ref="e1")), page)
    assert made.is_row_open is expected


_SENDS = (
    Control("", f"{SHOP}save", ControlKind.END, form=0),
    Control("tel", "", ControlKind.FIELD, ref="e1", form=0),
    Control("", "", ControlKind.BUTTON, ref="e2", form=0),
)


@pytest.mark.parametrize(
    ("action", "path", "expected"),
    [
        (Click(target=Target(ref="e2")), "save?id=5", True),
        (Click(target=Target(ref="e2")), "forward", False),  # a script moved its end
        (Press(target=Target(ref="e1"), keys="Enter"), "save", True),
        (Press(target=Target(ref="e1"), keys="Enter"), "forward", False),  # an unseen button's
        (Press(target=Target(ref="e1"), keys="Alt+k"), "forward", False),
    ],
)
def test_a_form_goes_to_its_own_end_whatever_presses_its_button(
    action: Action, path: str, *, expected: bool
) -> None:
    fields = (AriaNode("textbox", "電話番号", "e1"), AriaNode("button", "更新", "e2"))
    page = Observation(
        epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=fields), controls=_SENDS
    )
    made = mandate(wish("電話番号を「03-1234-5678」に変更して"), PUT)
    made.begin(action, page)
    act = ActUnderWay("押す", ActKind.PRESSES, label="更新", page=page)
    assert covers(made, sent(TEL, path=path), act) is expected


@pytest.mark.parametrize(
    ("far", "path", "expected"),
    [
        ("", "save", True),
        ("", "forward", True),  # they named the button, and it is the only one
        ("更新", "save", True),
        ("更新", "forward", False),  # another one of that name leads there
    ],
)
def test_of_two_buttons_of_a_name_the_form_s_own_end_counts(
    far: str, path: str, *, expected: bool
) -> None:
    more = AriaNode("button", far or "戻る", "e9")
    fields = (AriaNode("textbox", "電話番号", "e1"), AriaNode("button", "更新", "e2"), more)
    ends = (Control("formaction", f"{SHOP}forward", ControlKind.END, ref="e9", form=0),)
    buttons = (*ends, Control("", "", ControlKind.BUTTON, ref="e9", form=0))
    page = Observation(
        epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=fields),
        controls=(*_SENDS, *buttons),
    )  # fmt: skip
    made = mandate(wish("電話番号を「03-1234-5678」に更新して"), PUT)
    made.begin(Click(target=Target(ref="e2")), page)
    act = ActUnderWay("押す", ActKind.PRESSES, label="更新", page=page)
    assert covers(made, sent(TEL, path=path), act) is expected


@pytest.mark.parametrize(("path", "expected"), [("save", True), ("forward", False)])
def test_what_is_pressed_outside_of_a_form_sends_it_to_its_end(
    path: str, *, expected: bool
) -> None:
    fields = (AriaNode("textbox", "電話番号", "e1"), AriaNode("clickable", "詳細", "e7"))
    page = Observation(
        epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=fields), controls=_SENDS
    )
    made = mandate(wish("電話番号を「03-1234-5678」に変更して"), PUT)
    made.begin(Click(target=Target(ref="e7")), page)
    act = ActUnderWay("押す", ActKind.PRESSES, label="詳細", page=page)
    assert covers(made, sent(TEL, path=path), act) is expected


def test_a_form_that_is_led_into_a_frame_goes_to_its_own_end() -> None:
    fields = (AriaNode("textbox", "電話番号", "e1"), AriaNode("button", "更新", "e2"))
    page = Observation(
        epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=fields), controls=_SENDS
    )
    framed = {"kind": RequestKind.DATA, "is_framed": True}
    for path in ("forward", "save"):
        made = mandate(wish("電話番号を「03-1234-5678」に変更して"), PUT)
        made.begin(Click(target=Target(ref="e2")), page)
        act = ActUnderWay("押す", ActKind.PRESSES, label="更新", page=page)
        request = sent(TEL, path=path).model_copy(update=framed)
        assert covers(made, request, act) is (path == "save")


@pytest.mark.parametrize(
    ("path", "step", "expected"),
    [("enter", "2", True), ("memo", "2", False), ("enter", "taikai", False)],
)
def test_a_login_goes_to_its_forms_end_and_says_no_deed(
    path: str, step: str, *, expected: bool
) -> None:
    word = Word("一覧を開く", False, ("一覧を開いて（利用者名は「yamada」、{{秘密:山田}}）",))
    controls = (
        Control("", f"{SHOP}enter", ControlKind.END, form=0),
        Control("step", step, ControlKind.HIDDEN, form=0),
        Control("", "", ControlKind.BUTTON, ref="e3", form=0),
    )
    made = PersonsMandate(lambda: word)
    page = at_login(AriaNode("button", "進む", "e3")).model_copy(update={"controls": controls})
    for ref, value in (("e1", "yamada"), ("e2", "{{秘密:山田}}")):
        made.begin(Fill(target=Target(ref=ref), value=value), page)
    made.begin(Click(target=Target(ref="e3")), page)
    told = (("user", "yamada"), ("pw", MASK), ("step", step))
    request = sent(*told, path=path)
    assert made.covers(request, LOGIN, Ground(page, made.put_in)) is expected


@pytest.mark.parametrize(
    "hand",
    [Click, Hover, RightClick],
)
def test_after_something_was_done_at_another_row_a_bar_of_no_row_is_that_rows(
    hand: type[Click | Hover | RightClick],
) -> None:
    rows = tuple(
        AriaNode("row", name, ref) for name, ref in (("田中 総務部", "e5"), ("佐藤 総務部", "e6"))
    )
    children = (AriaNode("button", "招待", "e1"), AriaNode("table", children=rows))
    page = make_observation(*children)
    act = ActUnderWay("「招待」をクリック", ActKind.PRESSES, label="招待", page=page)
    for refs, expected in ((("e5",), True), (("e6",), False), (("e6", "e5"), True)):
        made = mandate(wish("田中を招待する"))
        for ref in refs:
            made.begin(hand(target=Target(ref=ref)), page)
        made.begin(Click(target=Target(ref="e1")), page)
        assert covers(made, sent(("id", "1")), act) is expected


@pytest.mark.parametrize(
    ("searched", "label", "held", "is_theirs"),
    [
        ("タクシー代の精算", "件名", "タクシー代の精算", True),
        ("タクシー代の精算", "宛先", "タクシー代の精算", False),  # said of another field
        ("口座番号 1234", "件名", "口座番号 1234", False),  # brought back by the page, never said
        ("タクシー代の精算", "件名", "", False),  # nothing stood there: a script has put it in
    ],
)
def test_what_was_searched_for_is_theirs_in_the_field_that_they_said_it_of(
    searched: str, label: str, held: str, is_theirs: bool
) -> None:
    def page(path: str, *fields: tuple[str, str, str]) -> Observation:
        nodes = [
            AriaNode("textbox", name, f"e{at}", value) for at, (name, _, value) in enumerate(fields)
        ]
        controls = (
            Control(sent_as, value, ControlKind.FIELD, "", f"e{at}")
            for at, (_, sent_as, value) in enumerate(fields)
        )
        root = AriaNode("document", children=tuple(nodes))
        return Observation(epoch=1, url=SHOP + path, title="", root=root, controls=tuple(controls))

    made = mandate(wish("件名が「タクシー代の精算」のチケットに「確認しました」とコメントする"))
    target = Target(ref="e0", role="textbox", name="検索")
    made.begin(
        Fill(target=target, value=searched), page("", ("検索", "q", ""), ("件名", "subject", ""))
    )
    form = page("comment", (label, "subject", held), ("コメント", "text", "確認しました"))
    made.begin(Click(target=Target(ref="e9", role="button", name="更新")), form)
    request = sent(("subject", searched), ("text", "確認しました"), page=form.url)
    assert (made.adds_own(request) == ()) is is_theirs
