"""Each kind of step as code: what it calls, and that it stands alone as Python."""

import ast

import pytest

from studio.domain.action import (
    Action,
    Choose,
    Click,
    CloseTab,
    Done,
    DoubleClick,
    Download,
    Drag,
    EditText,
    Fill,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    Press,
    RightClick,
    Scroll,
    SelectOption,
    SetChecked,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.errors import ExportError
from studio.domain.flow import FlowStep
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.rule import Joining, Order, SelectionRule, Taking
from studio.domain.target import Candidate, Family, Target
from studio.domain.text_edit import EditWay, TextEdit
from studio.export.python_steps import Names, step_lines
from tests.export.flow_parts import GOOD_AND_CHEAP, appears, target

NAMES = Names(frozenset({"上限", "語"}), {"秘密:PW": "TEJUN_SECRET_PW"})
BOX = target("textbox", "氏名")


def code_of(action: Action, **more: object) -> str:
    step = FlowStep(item="x", action=action).model_copy(update=more)
    code = "\n".join(step_lines(step, NAMES))
    ast.parse(code)
    return code


@pytest.mark.parametrize(
    ("action", "call"),
    [
        (Navigate(url="https://example.jp/"), 'run.open("https://example.jp/")'),
        (Click(target=BOX), "element.click()"),
        (Fill(target=BOX, value="{{語}}"), 'fill(element, run.values["語"])'),
        (Fill(target=BOX, value="{{秘密:PW}}"), 'fill(element, secret("TEJUN_SECRET_PW"))'),
        (SelectOption(target=BOX, option="東京"), 'select(element, "東京")'),
        (SetChecked(target=BOX, checked=False), "set_checked(element, is_on=False)"),
        (Press(target=BOX, keys="Enter"), 'element.press("Enter")'),
        (Press(keys="Escape"), 'run.page.keyboard.press("Escape")'),
        (Done(), "# 完了を確認"),
        (DoubleClick(target=BOX), "element.dblclick()"),
        (RightClick(target=BOX), 'element.click(button="right")'),
        (Hover(target=BOX), "element.hover()"),
        (TypeText(target=BOX, text="{{語}}"), 'element.press_sequentially(run.values["語"])'),
        (Drag(target=BOX, to=BOX), "grip.drag_to(element)"),
        (
            Upload(target=BOX, paths=("a.pdf", "{{語}}")),
            'run.upload(element, ["a.pdf", run.values["語"]])',
        ),
        (Download(target=BOX), "run.download(element)"),
        (GoBack(), "run.page.go_back()"),
        (OpenTab(url="https://example.jp/"), 'run.open_tab("https://example.jp/")'),
        (SwitchTab(tab="2"), 'run.switch_tab("2")'),
        (CloseTab(), "run.page.close()"),
        (WaitFor(text="完了"), 'run.expect_text("完了", 10)'),
        (WaitFor(gone="処理中", seconds=2.5), 'run.expect_no_text("処理中", 2.5)'),
        (WaitFor(seconds=2), "run.page.wait_for_timeout(2000)"),
    ],
)
def test_actions(action: Action, call: str) -> None:
    assert call in code_of(action)


EDITED = EditText(target=Target(name="本文"), edits=(TextEdit(way=EditWay.APPEND, text="追記"),))


@pytest.mark.parametrize("action", [Scroll(), HandleDialog(accept=True), Find(text="佐藤"), EDITED])
def test_what_a_script_cannot_do_alone_is_refused(action: Action) -> None:
    with pytest.raises(ExportError) as refusal:
        code_of(action)
    assert refusal.value.code == "CANNOT_EXPORT"


@pytest.mark.parametrize(
    ("family", "call"),
    [
        (Family.TEST_ID, 'test_id("値")'),
        (Family.ROLE, 'role("button", "値")'),
        (Family.LABEL, 'label("値")'),
        (Family.PLACEHOLDER, 'placeholder("値")'),
        (Family.TITLE, 'title("値")'),
        (Family.TEXT, 'text("値")'),
        (Family.SCOPED, 'inside("form", "枠", "button", "値")'),
        (Family.ID, """css("id", '[id="値"]')"""),
    ],
)
def test_every_way_of_finding(family: Family, call: str) -> None:
    way = Candidate(
        family=family, value="値", role="button", scope_role="form", scope_name="枠", score=1
    )
    assert call in code_of(Click(target=Target(name="x", candidates=(way,))))


@pytest.mark.parametrize(
    ("way", "call"),
    [
        ({"family": Family.SCOPED, "scope_role": "row", "scope_key": "青空"}, 'in_row("row", "青空", "button", "値", "")'),
        ({"family": Family.NEAR, "scope_key": "見出し", "tag": "button"}, 'near("見出し", "button", "値", "button")'),
        ({"family": Family.NEAR, "scope_key": "部署", "scope_role": "term", "tag": "input"}, 'of_term("部署", "button", "値", "input")'),
        ({"family": Family.ROLE, "value": "カート (3)", "is_count": True}, 'counted_role("button", "カート (3)")'),
        ({"family": Family.TITLE, "tag": "img"}, 'alt("値")'),
        ({"family": Family.TEXT, "tag": "div"}, 'text("値", tag="div")'),
        ({"family": Family.CSS, "value": "main > a"}, 'css("css", "main > a")'),
        ({"family": Family.ATTRIBUTE, "value": "href^=/x?"}, """css("attribute", '[href^="/x?"]')"""),
    ],
)  # fmt: skip
def test_every_place_of_finding(way: dict[str, object], call: str) -> None:
    candidate = Candidate.model_validate({"value": "値", "role": "button", "score": 1} | way)
    assert call in code_of(Click(target=Target(name="x", candidates=(candidate,))))


@pytest.mark.parametrize(
    ("candidate", "code"),
    [
        (Candidate(family=Family.NTH, value="2/3", role="button", score=1000), "NO_CANDIDATES"),
        (Candidate(family=Family.NEAR, value="", scope_key="x", tag="a'] | //b", score=160), "BAD_CANDIDATE"),
        (Candidate(family=Family.ATTRIBUTE, value="a]b=1", score=220), "BAD_CANDIDATE"),
    ],
)  # fmt: skip
def test_what_no_script_can_say_is_refused(candidate: Candidate, code: str) -> None:
    with pytest.raises(ExportError) as raised:
        code_of(Click(target=Target(name="x", candidates=(candidate,))))
    assert raised.value.code == code


def test_ways_keep_their_order() -> None:
    ways = tuple(Candidate(family=Family.LABEL, value=str(n), score=n) for n in range(4))
    code = code_of(Click(target=Target(name="x", candidates=ways)))
    assert [code.index(f'label("{n}")') for n in range(4)] == sorted(
        code.index(f'label("{n}")') for n in range(4)
    )


def test_a_target_without_candidates_is_refused() -> None:
    with pytest.raises(ExportError) as raised:
        code_of(Click(target=Target(name="送る", ref="e1", epoch=1)))
    assert raised.value.code == "NO_CANDIDATES"
    assert "「送る」" in raised.value.message


def test_a_rule_is_a_plain_loop() -> None:
    rule = SelectionRule(where=GOOD_AND_CHEAP, take=2, shape=("list:本",))
    lines = ast.parse(code_of(Choose(rule=rule, column="カートに入れる"))).body
    assert [ast.unparse(line) for line in lines[:2]] == [
        "must_compare('4')",
        "must_compare(run.values['上限'])",
    ]
    loop = lines[3]
    assert ast.unparse(loop) == (
        "for row in run.rows(('評価', '価格'), press='カートに入れる', place=('list:本',)):\n"
        "    if not row.at_least('評価', '4'):\n        continue\n"
        "    if not row.at_most('価格', run.values['上限']):\n        continue\n"
        "    if not row.may_press('カートに入れる'):\n        continue\n"
        "    matches.append(row)\n"
        "    if len(matches) == 2:\n        break"
    )


def test_an_order_reads_every_row_before_it_takes_one() -> None:
    rule = SelectionRule(order=Order(column="価格", descending=True))
    code = code_of(Choose(rule=rule))
    assert "break" not in code
    assert "needs_all=True" in code
    assert 'matches = in_order(matches, "価格", reverse=True)' in code
    assert "press_in" not in code


def test_one_of_several_conditions() -> None:
    rule = SelectionRule(where=GOOD_AND_CHEAP, joining=Joining.ANY)
    code = code_of(Choose(rule=rule))
    assert 'run.rows((), press="", place=(), any_of=("評価", "価格"))' in code
    assert 'if not (row.at_least("評価", "4") or row.at_most("価格", run.values["上限"])):' in code


def test_a_row_counted_from_the_end_reads_every_row_first() -> None:
    rule = SelectionRule(where=GOOD_AND_CHEAP, taking=Taking.LAST, take=2)
    code = code_of(Choose(rule=rule))
    assert "break" not in code
    assert "needs_all=True" in code
    assert "matches.reverse()\nrow = run.take(matches, 2," in code


@pytest.mark.parametrize("taking", [Taking.ALL, Taking.TOP])
def test_pressing_in_several_rows_is_not_exported(taking: Taking) -> None:
    rule = SelectionRule(where=GOOD_AND_CHEAP, taking=taking, take=3)
    with pytest.raises(ExportError, match="複数の行"):
        code_of(Choose(rule=rule, column="カートに入れる"))


def test_post_conditions_follow_the_act() -> None:
    expects = (
        appears("追加しました"),
        Evidence(kind=EvidenceKind.URL, detail="/cart"),
        Evidence(kind=EvidenceKind.TEXT_GONE, detail="読み込み中"),
        Evidence(kind=EvidenceKind.TAB, detail=""),
        Evidence(kind=EvidenceKind.VALUE, detail="read back by the act"),
    )
    code = code_of(Click(target=BOX), expects=expects)
    assert code.endswith(
        'element.click()\nrun.expect_text("追加しました")\nrun.expect_path("/cart")\n'
        'run.expect_no_text("読み込み中")\nrun.expect_tab()'
    )


def test_approval_and_option_wrap_the_whole_step() -> None:
    tree = ast.parse(code_of(Click(target=BOX), needs_approval=True, is_optional=True))
    (outer,) = tree.body
    assert isinstance(outer, ast.With)
    assert ast.unparse(outer.items[0]).startswith("run.approved(")
    assert isinstance(outer.body[0], ast.With)
    assert ast.unparse(outer.body[0].items[0]) == "suppress(Halt, PlaywrightTimeout)"
