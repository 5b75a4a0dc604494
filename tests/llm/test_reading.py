import pytest

from studio.domain.actions.action import (
    ACTIONS,
    Action,
    CloseTab,
    DoubleClick,
    Download,
    Drag,
    DropPlace,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    OpenTab,
    RightClick,
    Scroll,
    ScrollWay,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.page.target import Target
from studio.llm.addresses import UnusableReplyError
from studio.llm.reading import ActionReader
from studio.llm.wire import NO_VERB, VERBS
from tests.llm.pages import shop_page

PAGE = shop_page()
READER = ActionReader(PAGE, ("社内PW",))


def on(ref: str) -> Target:
    node = PAGE.node(ref)
    assert node is not None
    return Target(ref=ref, epoch=PAGE.epoch, role=node.role, name=node.label)


@pytest.mark.parametrize(
    ("verb", "ref", "value", "expected"),
    [
        ("double_click", "e7", "", DoubleClick(target=on("e7"))),
        ("right_click", "e7", "", RightClick(target=on("e7"))),
        ("hover", "e7", "", Hover(target=on("e7"))),
        ("type_text", "e6", "猫", TypeText(target=on("e6"), text="猫")),
        ("type_text", "e6", "{{秘密:社内PW}}", TypeText(target=on("e6"), text="{{秘密:社内PW}}")),
        ("drag", "e7", " e6 ", Drag(target=on("e7"), to=on("e6"))),
        ("drag", "e7", "before e6", Drag(target=on("e7"), to=on("e6"), place=DropPlace.BEFORE)),
        ("drag", "e7", "After e6", Drag(target=on("e7"), to=on("e6"), place=DropPlace.AFTER)),
        ("upload", "e7", "1.pdf, 表、2.xlsx", Upload(target=on("e7"), paths=("1.pdf, 表、2.xlsx",))),
        ("upload", "e7", "議事録.txt、顧客一覧.csv", Upload(target=on("e7"), paths=("議事録.txt", "顧客一覧.csv"))),
        ("upload", "e7", "/a/1.pdf,/a/2.pdf", Upload(target=on("e7"), paths=("/a/1.pdf", "/a/2.pdf"))),
        ("upload", "e7", "/a/1.pdf\n/a/2.pdf", Upload(target=on("e7"), paths=("/a/1.pdf", "/a/2.pdf"))),
        ("download", "e7", "", Download(target=on("e7"))),
        ("scroll", "", "", Scroll()),
        ("scroll", "", "END", Scroll(way=ScrollWay.END)),
        ("scroll", "e6", "佐藤", Scroll(target=on("e6"), until="佐藤")),
        ("wait_for", "", "完了", WaitFor(text="完了")),
        ("wait_for", "", "!処理中", WaitFor(gone="処理中")),
        ("wait_for", "", "！処理中", WaitFor(gone="処理中")),
        ("wait_for", "", "2.5", WaitFor(seconds=2.5)),
        ("wait_for", "", "31", WaitFor(text="31")),
        ("back", "", "", GoBack()),
        ("new_tab", "", "/shop/cart", OpenTab(url="http://127.0.0.1:8123/shop/cart")),
        ("switch_tab", "", "2", SwitchTab(tab="2")),
        ("close_tab", "e7", "", CloseTab()),
        ("find", "", "佐藤", Find(text="佐藤")),
        ("handle_dialog", "", "accept", HandleDialog(accept=True)),
        ("handle_dialog", "", "Dismiss", HandleDialog(accept=False)),
        ("handle_dialog", "", "山田", HandleDialog(accept=True, text="山田")),
    ],
)  # fmt: skip
def test_reads_what_a_model_wrote(verb: str, ref: str, value: str, expected: Action) -> None:
    assert READER.read(verb, ref, value) == expected


@pytest.mark.parametrize(
    ("verb", "ref", "value"),
    [
        ("type_text", "e6", "買う\n"),
        ("type_text", "e6", ""),
        ("drag", "e7", "e999"),
        ("drag", "e7", ""),
        ("drag", "e7", "above e6"),
        ("upload", "e7", "\n "),
        ("scroll", "e999", "down"),
        ("wait_for", "", ""),
        ("switch_tab", "", " "),
        ("find", "", ""),
        ("find", "", "{{秘密:社内PW}}"),
        ("new_tab", "", "javascript:alert(1)"),
        ("download", "", ""),
        ("choose", "", ""),
        ("none", "", ""),
    ],
)
def test_refuses_what_does_not_fit(verb: str, ref: str, value: str) -> None:
    with pytest.raises(UnusableReplyError):
        READER.read(verb, ref, value)


@pytest.mark.parametrize("verb", ["choose", "extract", "answer", "edit_text"])
def test_what_needs_the_whole_decision_or_is_no_models_is_not_read_here(verb: str) -> None:
    with pytest.raises(UnusableReplyError, match="cannot stand here"):
        READER.read(verb, "e7", "1")


def test_models_are_told_of_every_verb_but_an_edit() -> None:
    assert set(VERBS) == {*ACTIONS} - {"edit_text"} | {NO_VERB}
