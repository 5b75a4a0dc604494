"""A control that stands in several records belongs to the one that the person names."""

import pytest

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.records import (
    has_twins,
    missed_by,
    names_around,
    picks_row,
    shows_any,
    shows_part,
    unseen_of,
)
from tests.factories import SHOP


def row(name: str, ref: str) -> AriaNode:
    button = AriaNode("button", "招待", ref)
    field = AriaNode("textbox", "電話", f"{ref}0", text="03-1234")
    return AriaNode("row", children=(AriaNode("cell", name), field, button))


ROWS = Observation(
    epoch=1,
    url=SHOP,
    title="社員",
    root=AriaNode("document", children=(row("田中", "e1"), row("佐藤", "e2"))),
)
BARE = Observation(
    epoch=1,
    url=SHOP,
    title="社員",
    root=AriaNode(
        "document",
        children=(
            AriaNode("heading", "田中"),
            AriaNode("button", "招待", "e1"),
            AriaNode("heading", "佐藤"),
            AriaNode("button", "招待", "e2"),
        ),
    ),
)


@pytest.mark.parametrize("page", [ROWS, BARE])
@pytest.mark.parametrize(
    ("said", "ref", "expected"),
    [
        ("田中を招待する", "e1", False),
        ("田中を招待する", "e2", True),
        ("田中と佐藤を招待する", "e2", False),
        ("全員を招待する", "e2", False),
        ("田中を招待して電話を03-1234にする", "e2", True),
        ("田中以外を招待する", "e1", True),
        ("田中以外を招待する", "e2", False),
        ("「田中」を除いて招待する", "e1", True),
        ("田中ではなく佐藤を招待する", "e1", True),
        ("田中ではなく佐藤を招待する", "e2", False),
        ("鈴木以外を招待する", "e1", False),
        ("佐藤の申請以外は見ないで、田中を招待する", "e1", False),
    ],
)
def test_a_control_of_another_record_is_known(
    page: Observation, said: str, ref: str, *, expected: bool
) -> None:
    node = page.node(ref)
    assert node
    assert bool(missed_by(node, page, said)) is expected


@pytest.mark.parametrize(
    ("quoted", "used", "expected"),
    [
        (("鈴木", "招待"), (), "鈴木"),  # neither of the rows is Suzuki's
        (("田中", "招待"), (), ""),
        (("社員", "招待"), (), ""),
        (("1742", "招待"), ("検索欄に「1742」を入力",), ""),  # the list is what the search found
        (("招待",), (), ""),
    ],
)
def test_a_control_that_stands_everywhere_is_pressed_for_nobody_who_was_not_seen(
    quoted: tuple[str, ...], used: tuple[str, ...], expected: str
) -> None:
    node = ROWS.node("e1")
    assert node
    assert unseen_of(node, ROWS, quoted, used) == expected


def test_a_control_of_its_own_is_pressed_whatever_was_seen() -> None:
    alone = Observation(
        epoch=1, url=SHOP, title="社員", root=AriaNode("document", children=(row("田中", "e1"),))
    )
    node = alone.node("e1")
    assert node
    assert not unseen_of(node, alone, ("鈴木", "招待"), ())


@pytest.mark.parametrize(
    ("called", "ways", "unseen"),
    [
        ("総務の仕事", ("/book/3", "/book/3"), ""),
        ("総務の仕事", ("/book/3", "/book/4"), "おすすめ"),
        ("総務の仕事", ("#", "#"), "おすすめ"),
        ("総務の仕事", (SHOP, SHOP), "おすすめ"),  # what a script does where it stands
        ("承認", ("/book/3", "/book/3"), "おすすめ"),
        ("総務の仕事", ("/book/3/delete", "/book/3/delete"), "おすすめ"),
    ],
)
def test_a_record_in_two_lists_of_a_page_is_one(
    called: str, ways: tuple[str, str], unseen: str
) -> None:
    links = (AriaNode("link", called, f"e{n}", url=way) for n, way in enumerate(ways))
    lists = tuple(AriaNode("listitem", children=(link,)) for link in links)
    page = Observation(epoch=1, url=SHOP, title="本", root=AriaNode("document", children=lists))
    node = page.node("e1")
    assert node
    assert unseen_of(node, page, (called, "おすすめ"), ()) == unseen


def test_a_heading_that_sorts_is_no_twin_of_a_control_below() -> None:
    sorts, below = AriaNode("link", "担当者", "e1"), AriaNode("link", "担当者", "e2")
    heads = AriaNode("row", children=(AriaNode("columnheader", children=(sorts,)),))
    root = AriaNode("document", children=(heads, AriaNode("listitem", children=(below,))))
    page = Observation(epoch=1, url=SHOP, title="", root=root)
    assert not has_twins(below, page)
    assert has_twins(sorts, page)


def test_a_name_with_a_blank_names_the_row_beside() -> None:
    page = links("加藤 修", "森 葵")
    other = page.node("e1")
    assert other
    assert missed_by(other, page, "「加藤 修」に割り当てる")


def test_what_a_field_holds_names_no_record() -> None:
    def chosen(ref: str, held: str, *others: str) -> AriaNode:
        options = (
            AriaNode("option", held, states={"selected": "true"}),
            *(AriaNode("option", one) for one in others),
        )
        return AriaNode("cell", held, children=(AriaNode("combobox", "", ref, children=options),))  # fmt: skip

    rows = (
        AriaNode("row", children=(AriaNode("cell", "ステータス"), chosen("e1", "未完了", "完了"))),
        AriaNode("row", children=(AriaNode("cell", "担当者"), chosen("e2", "等しい", "なし"))),
    )
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document", children=rows))
    field = page.node("e2")
    assert field
    assert not missed_by(field, page, "未完了のものをすべて割り当てる")
    assert missed_by(field, page, "ステータスが未完了のものを")


def test_a_limit_and_a_part_of_a_longer_number_name_no_record() -> None:
    rows = (row("青い本 2,800円", "e1"), row("赤い本 3000円", "e2"), row("本 13000", "e3"))
    page = Observation(epoch=1, url=SHOP, title="本", root=AriaNode("document", children=rows))
    cheap, dear = page.node("e1"), page.node("e3")
    assert cheap
    assert dear
    assert not missed_by(cheap, page, "3000円以下の最初の本を招待する")
    assert missed_by(dear, page, "3000の本を招待する")


def links(*names: str, around: str = "list") -> Observation:
    items = (
        AriaNode("listitem", children=(AriaNode("link", name, f"e{at}"),))
        for at, name in enumerate(names)
    )
    root = AriaNode("document", children=(AriaNode(around, children=tuple(items)),))
    return Observation(epoch=1, url=SHOP, title="顧客", root=root)


@pytest.mark.parametrize(
    ("page", "missed"),
    [
        (links("佐藤", "田中 太郎"), {"田中"}),
        (links("佐藤", "鈴木"), set()),
        (links("佐藤", "田中商店のお知らせ"), set()),  # a part of a longer word names nobody
        (links("佐藤", "田中", around="navigation"), set()),  # the site's own menu
    ],
)
def test_a_name_in_a_list_is_another_record_where_the_one_that_was_said_stands_beside_it(
    page: Observation, missed: set[str]
) -> None:
    node = page.node("e0")
    assert node
    assert missed_by(node, page, "田中の電話番号を変更する") == missed


def test_which_names_stand_around_a_field_and_around_those_like_it() -> None:
    field = ROWS.node("e10")
    assert field
    mine, others = names_around(field, ROWS, "田中の電話を5、佐藤の電話を8に変更する")
    assert (mine, others) == ({"田中"}, ({"佐藤"},))


def test_a_name_in_a_field_is_not_shown() -> None:
    assert shows_any(ROWS, {"佐藤"})
    assert not shows_any(ROWS, {"1234"})
    assert not shows_any(ROWS, set())


@pytest.mark.parametrize(
    ("other", "is_twin"),
    [
        (("save", "更新", 0), False),  # one at the head and one at the foot of a form
        (("save", "更新", 1), True),
        (("save-5", "更新", 0), True),
        (("save", "5", 0), True),
        (("", "更新", 0), True),
    ],
)
def test_two_buttons_that_send_one_form_alike_are_one(
    other: tuple[str, str, int], is_twin: bool
) -> None:
    def sending(ref: str, name: str, value: str, form: int) -> Control:
        return Control(name, value, ControlKind.BUTTON, "更新", ref, form)

    buttons = tuple(AriaNode("button", "更新", ref) for ref in ("e1", "e2"))
    root = AriaNode("document", children=buttons)
    controls = (sending("e1", "save", "更新", 0), sending("e2", *other))
    page = Observation(epoch=1, url=SHOP, title="一括更新", root=root, controls=controls)
    assert has_twins(buttons[0], page) is is_twin


def test_buttons_of_rows_are_told_apart_whatever_they_send() -> None:
    controls = tuple(
        Control("invite", "1", ControlKind.BUTTON, "招待", ref, 0) for ref in ("e1", "e2")
    )
    page = Observation(epoch=1, url=SHOP, title="社員", root=ROWS.root, controls=controls)
    assert has_twins(next(one for one in page.nodes if one.ref == "e1"), page)


@pytest.mark.parametrize(
    ("heading", "called", "missed"),
    [
        ("明細", "明細 の追加", set()),
        ("見積", "明細 の追加", {"明細"}),
        ("明細", "明細", {"明細"}),  # a row that is called just as its list
    ],
)
def test_what_a_list_is_called_names_none_of_its_rows(
    heading: str, called: str, missed: set[str]
) -> None:
    adds = AriaNode("row", children=(AriaNode("link", called, "e9"),))
    rows = AriaNode("table", children=(row("本", "e1"), adds))
    root = AriaNode("document", children=(AriaNode("heading", heading), rows))
    page = Observation(epoch=1, url=SHOP, title="", root=root)
    field = page.node("e10")
    assert field
    assert missed_by(field, page, "明細: 「机」を3つ") == missed


@pytest.mark.parametrize(
    ("said", "missed"),
    [
        ("値引きの明細を削除し、保存する", set()),
        ("値引きの明細を削除して", set()),
        ("「削除」を押す", {"削除"}),
        ("発注を削除する", {"発注"}),
        ("削除した発注を戻す", {"発注", "削除"}),
    ],
)
def test_what_shall_be_done_names_no_row_that_has_a_button_so_called(
    said: str, missed: set[str]
) -> None:
    mine = AriaNode("row", children=(AriaNode("checkbox", "削除しますか（値引き）", "e1"),))
    other = AriaNode("row", children=(AriaNode("link", "削除", "e2"), AriaNode("link", "発注", "e3")))  # fmt: skip
    root = AriaNode("document", children=(AriaNode("table", children=(mine, other)),))
    page = Observation(epoch=1, url=SHOP, title="", root=root)
    box = page.node("e1")
    assert box
    assert missed_by(box, page, said) == missed


@pytest.mark.parametrize("is_headed", [False, True])
@pytest.mark.parametrize(
    ("said", "missed"),
    [("備品カタログを価格帯で絞り、安い品を申請する", set()), ("椅子を申請する", {"椅子"})],
)
def test_what_stands_over_all_of_several_is_not_the_name_of_the_first(
    said: str, missed: set[str], *, is_headed: bool
) -> None:
    def card(name: str, ref: str) -> tuple[AriaNode, ...]:
        told = AriaNode("heading", name, states={"level": "2"}) if is_headed else AriaNode("text", text=name)  # fmt: skip
        return (told, AriaNode("button", "申請", ref))

    over = (
        AriaNode("heading", "備品カタログ", states={"level": "1"}),
        AriaNode("combobox", "価格帯", "e9"),
    )
    cards = (*card("椅子", "e1"), *card("電卓", "e2"), *card("脚立", "e3"))
    root = AriaNode("document", children=(*over, *cards, AriaNode("text", text="以上")))
    page = Observation(epoch=1, url=SHOP, title="", root=root)
    button = page.node("e2")
    assert button
    assert missed_by(button, page, said) == missed


@pytest.mark.parametrize(("between", "missed"), [("", set()), ("佐藤", {"田中"})])
def test_a_list_and_the_one_that_is_drawn_over_it_are_of_one_record(
    between: str, missed: set[str]
) -> None:
    hidden = AriaNode("combobox", "会議室", "e1", children=(AriaNode("option", "欅(20名)"),))
    drawn = AriaNode("combobox", "会議室", "e2")
    said = (AriaNode("text", text=between),) if between else ()
    root = AriaNode("form", children=(AriaNode("heading", "田中"), hidden, *said, drawn))
    page = Observation(epoch=1, url=SHOP, title="", root=root)
    assert missed_by(drawn, page, "田中の会議室を欅にする") == missed
    assert not missed_by(hidden, page, "田中の会議室を欅にする")


@pytest.mark.parametrize(
    ("names", "role", "is_twin"),
    [
        (("time_entry[comments]", "issue[notes]"), "group", False),
        (("tanaka_note", "sato_note"), "group", True),
        (("tanaka", "sato"), "group", True),
        (("note[1]", "note[2]"), "group", True),
        (("comments", "notes"), "listitem", True),
    ],
)
def test_fields_of_one_form_that_are_called_alike_are_copies_where_their_names_are(
    names: tuple[str, str], role: str, *, is_twin: bool
) -> None:
    fields = [AriaNode("textbox", "コメント", f"e{at}") for at in range(2)]
    root = AriaNode("form", children=tuple(AriaNode(role, children=(one,)) for one in fields))
    controls = tuple(
        Control(name, "", ControlKind.FIELD, "", f"e{at}", 0) for at, name in enumerate(names)
    )
    page = Observation(epoch=1, url=SHOP, title="", root=root, controls=controls)
    assert has_twins(fields[1], page) is is_twin


def listed(*rows: tuple[AriaNode, ...], role: str = "form") -> Observation:
    items = tuple(AriaNode("listitem", children=row) for row in rows)
    root = AriaNode("document", children=(AriaNode(role, children=items),))
    return Observation(epoch=1, url=SHOP, title="", root=root)


@pytest.mark.parametrize(
    ("other", "missed"),
    [
        ((AriaNode("text", text="部署"), AriaNode("textbox", "部署", "e1")), set()),
        ((AriaNode("text", text="部署"), AriaNode("link", "部署", "e1")), {"部署"}),
    ],
    ids=["a form laid out as a list", "a list of records"],
)
def test_what_the_fields_of_a_form_are_called_names_no_record(
    other: tuple[AriaNode, ...], missed: set[str]
) -> None:
    page = listed(other, (AriaNode("button", "更新", "e2"),))
    node = page.node("e2")
    assert node
    assert missed_by(node, page, "部署を「営業部」に変える") == missed


@pytest.mark.parametrize(
    ("role", "way", "url", "unseen"),
    [
        ("navigation", "link", "/members", ""),
        ("region", "link", "/members", "鈴木"),
        ("navigation", "button", "", "鈴木"),  # what is done with a record, in a bar of it
        ("navigation", "link", "#", "鈴木"),
    ],
)
def test_the_site_s_menu_is_pressed_to_look_for_what_is_not_seen_yet(
    role: str, way: str, url: str, unseen: str
) -> None:
    ways = {"e1": url, "e2": url and f"{url}2"}
    links = tuple((AriaNode(way, "社員", ref, url=to),) for ref, to in ways.items())
    page = listed(*links, role=role)
    assert unseen_of(links[0][0], page, ["鈴木"], []) == unseen


@pytest.mark.parametrize(
    ("url", "is_tab"),
    [("?tab=members", True), ("?delete=", False), ("/members", False), ("#members", False)],
)
def test_a_tab_is_the_same_address_asked_for_otherwise(url: str, *, is_tab: bool) -> None:
    page = listed((AriaNode("link", "社員", "e1", url=url),))
    node = page.node("e1")
    assert node
    assert shows_part(node, page) is is_tab


def test_signs_without_words_are_twins_in_rows_alone() -> None:
    signs = tuple(AriaNode("link", "", ref) for ref in ("e1", "e2"))
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document", children=signs))
    assert not has_twins(signs[0], page)
    rows = listed((signs[0],), (signs[1],), role="list")
    assert has_twins(signs[0], rows)


def boxed(*headings: tuple[AriaNode, ...]) -> tuple[tuple[AriaNode, ...], Observation]:
    heads = tuple(AriaNode("columnheader", children=inside) for inside in headings)
    boxes = tuple(AriaNode("checkbox", "web-02", f"e{at}") for at in range(len(headings)))
    cells = tuple(AriaNode("cell", children=(one,)) for one in boxes)
    rows = (AriaNode("row", children=heads), AriaNode("row", children=cells))
    root = AriaNode("document", children=(AriaNode("table", children=rows),))
    return boxes, Observation(epoch=1, url=SHOP, title="", root=root)


FOR_ALL, STATE = AriaNode("checkbox", "全て", "h1"), AriaNode("text", text="監視")


def test_a_box_under_nothing_but_a_box_for_all_says_which_row_is_meant() -> None:
    """Under a heading of its own a box is a state, which may be set for all at once."""
    boxes, page = boxed((FOR_ALL,), (STATE,), (STATE, FOR_ALL))
    assert [picks_row(one, page) for one in boxes] == [True, False, False]
    assert not picks_row(page.node("h1"), page)


@pytest.mark.parametrize("sends", [False, True])
def test_links_to_one_page_are_one_unless_they_send(*, sends: bool) -> None:
    ways = tuple(AriaNode("link", "招待", ref, url="/members") for ref in ("e1", "e2"))
    parts = tuple(
        AriaNode("region", name, children=(AriaNode("text", text=name), way))
        for name, way in zip(("田中", "佐藤"), ways, strict=True)
    )
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document", children=parts))
    assert has_twins(ways[1], page, sends=sends) is sends
    assert missed_by(ways[1], page, "田中を招待する", sends=sends) == ({"田中"} if sends else set())


@pytest.mark.parametrize(("form", "is_twin"), [(0, True), (1, False)])
def test_fields_without_a_name_are_alike_in_one_form(form: int, *, is_twin: bool) -> None:
    fields = tuple(AriaNode("textbox", "", ref) for ref in ("e1", "e2"))
    controls = (
        Control("a", "", ControlKind.FIELD, ref="e1", form=0),
        Control("b", "", ControlKind.FIELD, ref="e2", form=form),
    )
    root = AriaNode("document", children=fields)
    page = Observation(epoch=1, url=SHOP, title="", root=root, controls=controls)
    assert has_twins(fields[0], page) is is_twin


def test_a_first_record_that_says_more_keeps_its_name() -> None:
    def record(ref: str, *words: str) -> tuple[AriaNode, ...]:
        return (*(AriaNode("text", text=one) for one in words), AriaNode("button", "招待", ref))

    said = (*record("e1", "田中", "総務部", "主任"), *record("e2", "佐藤"))
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document", children=said))
    button = page.node("e2")
    assert button
    assert missed_by(button, page, "田中を招待する") == {"田中"}
