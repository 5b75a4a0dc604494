from studio.domain.page.observation import AriaNode, Observation, frame_of

DELETE = AriaNode(role="button", name="削除", ref="e4")
OFF = AriaNode(role="button", name="保存", ref="e5", states={"disabled": ""})
ROW = AriaNode(role="row", ref="e3", children=(AriaNode(role="cell", text="佐藤"), DELETE, OFF))
CARD = AriaNode(role="clickable", text="カード", ref="x1")
FRAMED = AriaNode(role="textbox", placeholder="氏名", ref="f1e2")
ROOT = AriaNode(
    role="document",
    ref="e1",
    children=(ROW, CARD, AriaNode(role="iframe", ref="e9", children=(FRAMED,))),
)
PAGE = Observation(epoch=1, url="http://127.0.0.1/", title="社員", root=ROOT)


def test_the_tree_is_walked_in_document_order() -> None:
    assert [node.ref for node in PAGE.nodes if node.ref] == [
        *("e1", "e3", "e4", "e5", "x1", "e9", "f1e2"),
    ]


def test_a_person_could_act_on_roles_and_on_clickable_things() -> None:
    assert PAGE.operable == (DELETE, OFF, CARD, FRAMED)


def test_a_role_without_a_handle_cannot_be_used() -> None:
    assert not AriaNode(role="button", name="飾り").is_operable


def test_disabled_is_a_state_and_not_an_absence() -> None:
    assert OFF.is_disabled
    assert not DELETE.is_disabled


def test_a_ref_leads_to_its_node_and_its_surroundings() -> None:
    assert PAGE.node("e4") is DELETE
    assert PAGE.node("e999") is None
    assert [node.role for node in PAGE.ancestors(DELETE)] == ["row", "document"]


def test_a_thing_is_called_by_name_then_text_then_placeholder() -> None:
    assert (DELETE.label, CARD.label, FRAMED.label) == ("削除", "カード", "氏名")


def test_all_words_of_a_row_are_read() -> None:
    assert ROW.words() == "佐藤 削除 保存"


def test_a_ref_tells_its_frame() -> None:
    assert (frame_of("f1e3"), frame_of("e3"), frame_of("x1")) == ("f1", "", "")


def test_a_very_deep_page_is_walked_without_recursion() -> None:
    node = AriaNode(role="text")
    for _ in range(5_000):
        node = AriaNode(role="group", children=(node,))
    assert sum(1 for _ in node.walk()) == 5_001


def test_the_page_s_own_frame_has_no_name_however_often_it_was_navigated() -> None:
    own = AriaNode("button", "押す", "f5e2")
    extra = AriaNode("clickable", "外", "x1")
    inner, lost = AriaNode("link", "中", "f6e1"), AriaNode("clickable", "奥", "x2")
    frame = AriaNode("iframe", ref="f5e3", children=(inner, lost))
    page = Observation(
        epoch=1, url="", title="", root=AriaNode("document", children=(extra, own, frame))
    )
    assert [page.frame(node) for node in (extra, own, frame, inner, lost)] == [
        "",
        "",
        "",
        "f6",
        "f6",
    ]


def test_a_frame_that_holds_nothing_with_a_ref_is_called_by_its_own() -> None:
    lost = AriaNode("clickable", "奥", "x1")
    frame = AriaNode("iframe", ref="e3", children=(lost,))
    page = Observation(epoch=1, url="", title="", root=AriaNode("document", children=(frame,)))
    assert page.frame(lost) == "e3"


def test_what_is_operable_is_looked_for_once() -> None:
    root = AriaNode(
        "document", children=(AriaNode("button", "保存", "e1"), AriaNode("text", text="あ"))
    )
    page = Observation(epoch=1, url="", title="", root=root)
    assert [node.ref for node in page.operable] == ["e1"]
    assert page.operable is page.operable
