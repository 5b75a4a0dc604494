"""A value is theirs where they said it of this very field, row or record."""

import pytest

from studio.domain.actions.action import Fill, SetChecked
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.mandates.putting import puts_of
from tests.factories import SHOP


def page(*nodes: AriaNode) -> Observation:
    root = AriaNode("document", children=nodes)
    return Observation(epoch=1, url=SHOP, title="顧客", root=root)


@pytest.mark.parametrize(("column", "expected"), [("金額", True), ("人数", False)])
def test_the_field_of_a_cell_is_called_by_its_column(column: str, *, expected: bool) -> None:
    """A grid's editor says nothing of itself, and the filter over the column is another field of that name."""
    editor = AriaNode("textbox", "Input Editor", "e1", text="7,080,000")
    heads = AriaNode(
        "row", children=(AriaNode("columnheader", "番号"), AriaNode("columnheader", column))
    )
    cells = (AriaNode("gridcell", "K-1742"), AriaNode("gridcell", children=(editor,)))
    grid = AriaNode("grid", children=(heads, AriaNode("row", children=cells)))
    said = FieldWords(("K-1742 の金額を 1,250,000 円に変更する",))
    seen = page(AriaNode("textbox", "金額 Filter Input", "e2"), grid)
    (put,) = puts_of(Fill(target=Target(ref="e1"), value="1250000"), seen, said, is_change=True)
    assert put.is_said is expected


@pytest.mark.parametrize(
    ("said", "ref", "value", "expected"),
    [
        ("田中の数量を5、佐藤の数量を8に変更する", "e1", "5", True),
        ("田中の数量を5、佐藤の数量を8に変更する", "e1", "8", False),
        ("田中の数量を5、佐藤の数量を8に変更する", "e2", "5", False),
        ("田中の数量を5に変更する", "e2", "5", False),
        ("数量を5に変更する", "e2", "5", True),
    ],
)
def test_a_value_belongs_to_the_row_that_it_was_told_of(
    said: str, ref: str, value: str, *, expected: bool
) -> None:
    rows = tuple(
        AriaNode(
            "row", children=(AriaNode("cell", name), AriaNode("textbox", "数量", at, text="1"))
        )
        for name, at in (("田中", "e1"), ("佐藤", "e2"))
    )
    fill = Fill(target=Target(ref=ref), value=value)
    (put,) = puts_of(fill, page(*rows), FieldWords((said,)), is_change=True)
    assert put.is_said is expected


def test_a_value_that_was_told_of_another_pages_record_is_not_theirs() -> None:
    said = FieldWords(("田中の電話番号を03-1234-5678に、佐藤の電話番号を03-8765-4321に変更する",))

    def theirs(name: str, value: str) -> bool:
        nodes = (AriaNode("heading", name, "e1"), AriaNode("textbox", "電話番号", "e2"))
        here = Observation(
            epoch=1, url=SHOP, title="顧客", root=AriaNode("document", children=nodes)
        )
        (put,) = puts_of(Fill(target=Target(ref="e2"), value=value), here, said, is_change=True)
        return put.is_said

    assert theirs("田中", "03-1234-5678")
    assert theirs("佐藤", "03-8765-4321")
    assert not theirs("田中", "03-8765-4321")
    assert theirs("編集", "03-8765-4321")  # a page that names nobody


def test_a_value_beside_another_word_of_the_page_is_theirs() -> None:
    said = FieldWords(("在庫数が10以下なら、発注点を50に変更する",))
    nodes = (AriaNode("heading", "在庫数", "e1"), AriaNode("textbox", "発注点", "e2"))
    here = Observation(epoch=1, url=SHOP, title="在庫", root=AriaNode("document", children=nodes))
    (put,) = puts_of(Fill(target=Target(ref="e2"), value="50"), here, said, is_change=True)
    assert put.is_said


@pytest.mark.parametrize(
    ("label", "expected"), [("担当", True), ("担当者", True), ("承認", False), ("担", False)]
)
def test_a_longer_word_for_a_field_is_no_other_record(label: str, *, expected: bool) -> None:
    """「担当者」 of the sentence is 「担当」 of the page, which shows another of their words."""
    said = FieldWords(("「総務」に、担当者「田中 一」の作業を作る",))
    nodes = (AriaNode("heading", "総務", "e1"), AriaNode("textbox", label, "e2"))
    (put,) = puts_of(
        Fill(target=Target(ref="e2"), value="田中 一"), page(*nodes), said, is_change=True
    )
    assert put.is_said is expected


def test_a_record_whose_name_begins_with_a_fields_word_is_another() -> None:
    said = FieldWords(("「総務」に、請求書原本「田中 一」の作業を作る",))
    nodes = (AriaNode("heading", "総務", "e1"), AriaNode("textbox", "請求書", "e2"))
    (put,) = puts_of(
        Fill(target=Target(ref="e2"), value="田中 一"), page(*nodes), said, is_change=True
    )
    assert not put.is_said


@pytest.mark.parametrize(
    ("secret", "way", "is_theirs"),
    [("true", "/help", True), ("", "/help", False), ("true", "/logout", False)],
)
def test_a_login_screen_shows_no_records(secret: str, way: str, *, is_theirs: bool) -> None:
    """Where somebody is logged in, a password confirms what is done with a record."""
    said = FieldWords(
        ("「見積書」のメールを「見積」に移す。\n（利用者名は「hoshino」、パスワードは〔星野〕）",)
    )
    user = AriaNode("textbox", "ID", "e1")
    word = AriaNode("textbox", "パスワード", "e2", states={"secret": secret} if secret else {})
    seen = page(
        AriaNode("text", text="社内メール"), user, word, AriaNode("link", "→", "e3", url=way)
    )
    (put,) = puts_of(Fill(target=Target(ref="e1"), value="hoshino"), seen, said, is_change=True)
    assert put.is_said is is_theirs


@pytest.mark.parametrize(
    ("told", "secret", "is_theirs"),
    [
        ("（利用者名は「kanri」、パスワードは{{秘密:会員}}）", "true", True),
        ("（利用者名は「kanri」、パスワードは{{秘密:会員}}）", "", False),
        ("担当は「kanri」。パスワードは{{秘密:会員}}", "true", False),
    ],
)
def test_who_signs_in_is_said_with_the_credential(
    told: str, secret: str, *, is_theirs: bool
) -> None:
    """A user is added whose name is told in the field's own word; the login is told in another."""
    said = FieldWords((f"ユーザー名は「kobayashi」。\n{told}",))
    user = AriaNode("textbox", "ユーザー名", "e1")
    word = AriaNode("textbox", "パスワード", "e2", states={"secret": secret} if secret else {})
    fill = Fill(target=Target(ref="e1", name="ユーザー名"), value="kanri")
    (put,) = puts_of(fill, page(user, word), said, is_change=True)
    assert put.is_said is is_theirs


def test_a_box_that_picks_a_row_is_not_what_shall_be_off() -> None:
    said = FieldWords(("「web-02」を無効にする",))
    box = AriaNode("checkbox", "web-02", "e1")
    body = AriaNode("row", children=(AriaNode("cell", children=(box,)),))
    for heading, is_theirs in (("checkbox", True), ("text", False)):
        inner = AriaNode("columnheader", children=(AriaNode(heading, "全て"),))
        table = AriaNode("table", children=(AriaNode("row", children=(inner,)), body))
        ticked = SetChecked(target=Target(ref="e1"), checked=True)
        (put,) = puts_of(ticked, page(table), said, is_change=True)
        assert put.is_said is is_theirs


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("共有フォルダの「旧.xlsx」の名前を「新.xlsx」に変える", True),
        ("共有フォルダの「旧.xlsx」を開き、佐藤の名簿の名前を「新.xlsx」に変える", False),
    ],
)
def test_the_word_for_a_field_without_a_name_is_no_other_record(
    said: str, *, expected: bool
) -> None:
    seen = page(
        AriaNode("text", text="共有フォルダ"), AriaNode("textbox", "", "e1", text="旧.xlsx")
    )
    fill = Fill(target=Target(ref="e1"), value="新.xlsx")
    (put,) = puts_of(fill, seen, FieldWords((said,)), is_change=True)
    assert put.is_said is expected


@pytest.mark.parametrize(
    ("told", "ref", "is_theirs"),
    [
        ("パスワード: {{秘密:会員}}", "e3", True),
        ("パスワード: {{秘密:会員}}", "e4", True),
        ("パスワードは「{{秘密:会員}}」", "e4", True),
        ("暗証番号: {{秘密:会員}}", "e4", False),
    ],
)
def test_a_password_is_repeated_in_the_field_beside_it(
    told: str, ref: str, *, is_theirs: bool
) -> None:
    """Labels that bear the mark of what is required end alike: that makes none of them another's sibling."""
    hidden = {"secret": "true"}
    seen = page(
        AriaNode("textbox", "ログインID *", "e1"),
        AriaNode("textbox", "メール *", "e2"),
        AriaNode("textbox", "パスワード *", "e3", states=hidden),
        AriaNode("textbox", "パスワードの確認 *", "e4", states=hidden),
    )
    said = FieldWords((f"ログインID: ueda\nメール: a@b.jp\n{told}",))
    fill = Fill(target=Target(ref=ref), value="{{秘密:会員}}")
    (put,) = puts_of(fill, seen, said, is_change=True)
    assert put.is_said is is_theirs
