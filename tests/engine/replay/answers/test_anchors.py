"""The way to a value: found today, gone again tomorrow. Whole runs are played in tests/scenarios/test_answers.py."""

from studio.domain.page.observation import MASK, AriaNode
from studio.engine.replay.answers.anchors import AnchoredPage, Asked, anchor, values_at
from tests.factories import grid, make_observation, node

STAFF = grid(("氏名", "内線"), ("山田", "2101"), ("加藤", "2102"))


def page(*nodes: AriaNode) -> AnchoredPage:
    return AnchoredPage(make_observation(*nodes))


def test_a_row_is_known_by_the_cell_that_the_person_named() -> None:
    found = anchor(page(STAFF), "2102", Asked("加藤さんの内線を答える"))
    assert found.way is not None
    assert (found.way.row, found.way.column) == ("加藤", "内線")
    other = grid(("内線", "氏名"), ("3001", "加藤"), ("3002", "山田"))
    assert values_at(page(other), found.way) == ("3001",)


SALES = grid(
    ("支店", "月", "売上"), ("東京", "9月", "120"), ("東京", "10月", "130"), ("大阪", "10月", "90"),
)  # fmt: skip


def test_a_row_that_several_words_tell_is_known_by_as_many_as_it_takes() -> None:
    found = anchor(page(SALES), "130", Asked("東京支店の10月の売上を答える"))
    assert found.way is not None
    assert {found.way.row, *found.way.also} == {"東京", "10月"}
    other = found.way.model_copy(update={"row": "大阪", "also": ("10月",)})
    assert values_at(page(SALES), other) == ("90",)
    assert values_at(page(SALES), other.model_copy(update={"also": ("9月",)})) == ()
    assert anchor(page(SALES), "130", Asked("東京支店の売上を答える")).way is None


def test_a_row_that_nobody_named_is_no_way_to_a_value() -> None:
    found = anchor(page(STAFF), "2102", Asked("内線を答える"))
    assert found.way is None
    assert "extract" in found.problem


def test_the_same_words_under_two_headings_are_told_apart_by_the_heading() -> None:
    months = [
        part
        for name, count in (("先月", "5件"), ("今月", "7件"))
        for part in (node("heading", name), node("text", text="受注"), node("text", text=count))
    ]
    found = anchor(page(*months), "7件", Asked("今月の受注を答える"))
    assert found.way is not None
    assert (found.way.before, found.way.heading) == ("受注\n", "今月")


def test_another_value_of_the_same_answer_is_no_way_to_this_one() -> None:
    prose = node("text", text="開発課の予算は400万円とする。")
    found = anchor(page(prose), "400万円", Asked("課と予算を答える", values=("開発課", "400万円")))
    assert found.way is not None
    assert found.way.before == "の予算は"


def test_a_hidden_value_is_never_told() -> None:
    assert (
        anchor(page(node("text", text=f"暗証番号 {MASK}")), MASK, Asked("暗証番号を答える")).way
        is None
    )


def test_a_number_gives_way_to_a_number_only() -> None:
    found = anchor(
        page(node("text", text="合計"), node("text", text="5,000円")), "5,000円", Asked("合計")
    )
    assert found.way is not None
    assert values_at(page(node("text", text="合計"), node("text", text="計算中…")), found.way) == ()


def attributes(status: str) -> AriaNode:
    """Return the grid of a record: labels beside values, some of which lead somewhere."""
    pairs = (
        ("ステータス:", status, None),
        ("担当者:", "山田 真理", "e7"),
        ("カテゴリ:", "画面", None),
    )
    rows = [
        node(
            "generic",
            "",
            node("generic", text=label),
            node("link" if ref else "generic", words, ref=ref),
        )
        for label, words, ref in pairs
    ]
    return node("generic", "", *rows)


def test_a_value_beside_the_label_that_was_quoted_is_in_no_list_of_records() -> None:
    asked = Asked("状態を確認する", "状態は[解決]です", quotes=("ステータス:",))
    found = anchor(page(attributes("解決")), "解決", asked)
    assert found.way is not None, found.problem
    assert values_at(page(attributes("進行中")), found.way) == ("進行中",)
    assert anchor(page(attributes("解決")), "解決", Asked("状態を確認する")).way == found.way


def test_a_cell_beside_a_quoted_one_of_a_wider_row_stays_in_its_list() -> None:
    prices = grid(("商品", "価格", "在庫"), ("りんご", "100円", "3"), ("みかん", "80円", "5"))
    asked = Asked("一番安い商品の価格を答える", quotes=("みかん",))
    assert anchor(page(prices), "80円", asked).way is None


def test_a_value_is_not_called_by_another_label_of_the_page() -> None:
    days = page(
        node("term", "付与日数"),
        node("definition", text="20"),
        node("term", "残日数"),
        node("definition", text="12"),
    )
    asked = Asked("残日数を答える", "残日数は[20]日です。", ("20",), before="残日数は")
    assert "「残日数」の値ではありません" in anchor(days, "20", asked).problem
    assert anchor(days, "12", asked).value == "12"
    both = Asked("残日数を答える", "付与日数は[20]日です。", ("20",), before="付与日数は")
    assert anchor(days, "20", both).value == "20"


def boxes(owner: str, team: str) -> AriaNode:
    """Return a record in boxes of one shape, as ticket systems show it: a label, and a link or words behind it."""

    def line(label: str, value: AriaNode) -> AriaNode:
        return node("generic", "", node("generic", text=label), value)

    def box(title: str, *lines: AriaNode) -> AriaNode:
        return node("generic", "", node("link", title), node("generic", "", *lines))

    people = line("担当者:", node("link", owner)), line("作成者:", node("link", "鈴木"))
    fields = line("部署:", node("generic", text=team)), line("納期:", node("generic", text="12/4"))
    basic = line("ID:", node("generic", text="4")), line("状態:", node("generic", text="保留"))
    return node("generic", "", box("基本項目", *basic), box("項目", *fields), box("人", *people))


def test_a_value_in_the_boxes_of_one_record_is_known_by_its_label() -> None:
    today, tomorrow = page(boxes("田中", "開発部")), page(boxes("佐藤", "営業部"))
    for value, other in (("田中", "佐藤"), ("開発部", "営業部")):
        found = anchor(today, value, Asked("担当者と部署を答える", values=("田中", "開発部")))
        assert found.way is not None, found.problem
        assert values_at(tomorrow, found.way) == (other,)


def test_a_label_that_every_record_repeats_tells_no_record() -> None:
    cards = [
        node(
            "listitem",
            "",
            node("link", title),
            node("generic", "", node("generic", text="担当者:"), node("link", owner)),
            node("generic", "", node("generic", text="部署:"), node("generic", text="営業部")),
        )
        for title, owner in (("備品", "田中"), ("予約", "佐藤"))
    ]
    found = anchor(page(node("list", "", *cards)), "田中", Asked("担当者を答える"))
    assert found.way is None
    assert "extract" in found.problem


def test_the_picture_beside_the_words_of_a_cell_is_no_part_of_the_value() -> None:
    def states(*rows: tuple[str, str, str]) -> AriaNode:
        head = node("row", "", node("columnheader", "名前"), node("columnheader", "状態"))
        body = (
            node(
                "row",
                "",
                node("cell", name),
                node("cell", "", node("img", icon), node("generic", text=state)),
            )
            for name, icon, state in rows
        )
        return node("table", "", node("rowgroup", "", head), node("rowgroup", "", *body))

    today = page(states(("売上", "circle-check", "公開"), ("在庫", "minus", "下書き")))
    found = anchor(today, "公開", Asked("「売上」が公開か下書きかを答える"))
    assert found.way is not None, found.problem
    assert values_at(page(states(("売上", "minus", "下書き"))), found.way) == ("下書き",)


def test_a_row_that_says_its_name_twice_is_known_by_it() -> None:
    def cards(*people: tuple[str, str]) -> AnchoredPage:
        return page(
            node(
                "list",
                "",
                *(
                    node("listitem", "", node("img", name), *(node("generic", text=one) for one in (name, mail, "営業部")))
                    for name, mail in people
                ),
            )
        )  # fmt: skip

    today = cards(("佐藤 花子", "sato@a.example"), ("鈴木 一郎", "suzuki@a.example"))
    found = anchor(today, "sato@a.example", Asked("佐藤 花子さんのメールを答える"))
    assert found.way is not None
    assert found.way.row == "佐藤 花子"
    later = cards(("田中 恵", "tanaka@a.example"), ("佐藤 花子", "hanako@b.example"))
    assert values_at(later, found.way) == ("hanako@b.example",)
