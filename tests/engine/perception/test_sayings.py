"""What a page newly says: whole texts, messages first, nothing that is only there to choose from."""

from studio.domain.page.observation import AriaNode
from studio.engine.perception.diff import compare
from studio.engine.perception.sayings import Saying, Weight, new_sayings
from tests.factories import make_observation, node, text


def said(*nodes: AriaNode, before: tuple[AriaNode, ...] = ()) -> tuple[Saying, ...]:
    left, right = make_observation(*before), make_observation(*nodes)
    return new_sayings(compare(left, right), left, right)


def test_messages_come_before_headings_and_headings_before_other_texts() -> None:
    found = said(
        node("paragraph", "", text("小さな注意書き")),
        node("heading", "申請の一覧"),
        node("status", "", text("受け付けました")),
    )
    assert [(one.words, one.weight) for one in found] == [
        ("受け付けました", Weight.MESSAGE),
        ("申請の一覧", Weight.HEADING),
        ("小さな注意書き", Weight.TEXT),
    ]


def test_what_stood_there_before_is_not_new() -> None:
    old = node("paragraph", "", text("前からある"))
    assert [one.words for one in said(old, text("いま出た"), before=(old,))] == ["いま出た"]


def test_words_that_only_moved_are_not_new() -> None:
    """A list drawn anew holds its entries in other elements."""
    name = text("議事録.docx")
    now = (node("paragraph", "", name), node("status", "", text("保存しました")))
    before = (node("generic", "", name), node("status", "", text("保存しました"), ref="e9"))
    assert "議事録.docx" not in [one.words for one in said(*now, before=before)]


def test_a_sentence_is_whole_and_another_one_is_another() -> None:
    runs = (text("Added"), node("link", "the guide"), text("to your list"), node("strong", "now!"))
    found = said(node("generic", "", *runs), text("追加しました。"), text("次へ進めます。"))
    assert [one.words for one in found] == [
        "追加しました。",
        "次へ進めます。",
        "Added the guide to your list now!",
    ]
    assert found[2].named == ("the guide",)


def test_a_control_inside_a_message_is_left_out() -> None:
    message = node(
        "alert", "", text("消しました"), node("button", "元に戻す"), text("受付番号は七番")
    )
    assert [one.words for one in said(message)] == ["消しました*受付番号は七番"]


def test_what_a_script_tells_of_an_element_that_is_pointed_at_is_no_news() -> None:
    """jQuery UI says a title once in a tooltip, and once more in a log that nobody sees."""
    title = "すべてにチェックをつける"
    found = said(
        node("checkbox", title, ref="e1"),
        node("tooltip", "", text(title)),
        node("log", "", text(title), node("generic", "", text("3 件を割り当てました"))),
    )
    assert [one.words for one in found] == ["3 件を割り当てました"]
