"""What a line says is what was recorded: written, run and read back, it is the same step."""

from collections.abc import Callable

import pytest

from studio.domain.actions.action import (
    ROW_BOX,
    ROW_LINK,
    Action,
    Answer,
    Choose,
    Click,
    Done,
    Drag,
    DropPlace,
    EditText,
    Extract,
    Fill,
)
from studio.domain.actions.answer import PageValue
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, Joining, Order, SelectionRule, Taking
from studio.domain.actions.text_edit import EditWay, TextEdit
from studio.domain.errors import ExportError
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.export.python_lines import PythonLines
from studio.runtime import after, any_of, append, before, col, prepend, replace
from studio.runtime.merging import step_of_line
from studio.runtime.page import Page
from tests.domain.actions.test_action import ONE_OF_EACH
from tests.export.flow_parts import target

WORDS: dict[str, object] = {
    "col": col, "any_of": any_of, "append": append, "prepend": prepend, "after": after,
    "before": before, "replace": replace,
}  # fmt: skip
VALUES = {
    "名": "山田",
    "上限": "3000",
    "先月末|yyyy/MM/dd": "2026/10/31",
    "秘密:PW": "{{秘密:PW}}",
}
FAMILIES: dict[Family, str] = {
    Family.TEST_ID: 'page.get_by_test_id("v")',
    Family.ROLE: 'page.get_by_role("button", name="v")',
    Family.LABEL: 'page.get_by_label("v")',
    Family.CALLED: 'page.get_by_label("v")',
    Family.PLACEHOLDER: 'page.get_by_placeholder("v")',
    Family.TITLE: 'page.get_by_alt_text("v")',
    Family.SCOPED: 'page.get_by_role("row").filter(has_text="k").get_by_role("button", name="v")',
    Family.CELL: 'page.get_by_role("row").filter(has_text="k").get_by_label("v")',
    Family.NEAR: 'page.get_by_text("k").locator("..").get_by_role("button", name="v")',
    Family.TEXT: 'page.locator("div").filter(has_text="v")',
    Family.ATTRIBUTE: "page.locator('[v=\"w\"]')",
    Family.ID: "page.locator('[id=\"v\"]')",
    Family.CSS: 'page.locator("v")',
    Family.NTH: 'page.get_by_role("button", name="n").nth(1)',
}


def lines_of(step: FlowStep) -> list[str]:
    return PythonLines({*VALUES}).of_step(step, 1)


def read_back(recorded: FlowStep, edit: Callable[[str], str] = str) -> FlowStep:
    """Run the line of a step, and join what it says with the step again."""
    said: list[Action] = []

    def play(action: Action, step: int) -> Outcome:
        assert step == 1
        said.append(action)
        return Outcome(status=OutcomeStatus.OK)

    source = edit("\n".join(lines_of(recorded)))
    exec(source, {"page": Page(play), "v": VALUES, **WORDS})
    (line,) = said
    return step_of_line(line, recorded, VALUES, {"秘密:PW"})


def findable(one: Target) -> Target:
    return target("button", one.name or "検索")


RULE = SelectionRule(
    where=(Condition(column="価格", comparison=Comparison.AT_MOST, value="{{上限}}"),),
    shape=("価格", "list:本"),
    within="今月の本",
)
MORE: tuple[Action, ...] = (
    *(Choose(rule=RULE, column=column) for column in (ROW_LINK, ROW_BOX, "", "カートに入れる")),
    *(
        Choose(rule=RULE.model_copy(update={"taking": taking, "take": take}), column="開く")
        for taking in Taking
        for take in (1, 3)
        if taking is not Taking.ALL or take == 1
    ),
    *(
        Choose(
            rule=SelectionRule(where=(Condition(column="列", comparison=one, value="{{名}}様"),)),
            column="開く",
        )
        for one in Comparison
    ),
    Choose(
        rule=SelectionRule(
            where=(RULE.where[0], Condition(column="在庫", comparison=Comparison.EQUALS, value="")),
            joining=Joining.ANY,
            order=Order(column="価格", descending=True),
        ),
        column="開く",
    ),
    Extract(rule=RULE, columns=("商品名",), limit=5, max_pages=3, may_be_empty=True),
    *(Drag(target=Target(), to=Target(name="{{名}}"), place=place) for place in DropPlace),
    Answer(text="{{名}}さんは[]日です。", values=(PageValue(before="残り"),)),
    *(
        EditText(target=Target(), edits=(TextEdit(way=way, anchor=anchor, text="{{名}}\n2 行目"),))
        for way in EditWay
        for anchor in ([""] if way in (EditWay.APPEND, EditWay.PREPEND) else ["前の行"])
    ),
    EditText(target=Target(), edits=(TextEdit(way=EditWay.APPEND, text="続き", is_inline=True),)),
    Fill(target=Target(), value="{{秘密:PW}}"),
    Fill(target=Target(), value="{{先月末|yyyy/MM/dd}}まで「{{名}}」"),
)


@pytest.mark.parametrize(
    "action",
    [one for one, _ in ONE_OF_EACH if not isinstance(one, Done | Answer)] + [*MORE],
    ids=lambda action: action.verb,
)
def test_a_line_read_back_is_the_recorded_step(action: Action) -> None:
    step = FlowStep(item="手順", action=action.with_targets(findable))
    assert lines_of(step)[-1].startswith("page.")
    assert read_back(step) == step


def test_what_an_answer_reads_stands_above_its_line() -> None:
    count = PageValue(before="Members (", after=")", row="{{組}}")
    line = lines_of(FlowStep(item="手順", action=Answer(text="[]人です", values=(count,))))
    assert line == ["# [] は、そのとき読む「組・Members (…)」", 'page.answer("[]人です", step=1)']


@pytest.mark.parametrize("family", FAMILIES)
def test_every_way_of_finding_is_said_and_understood(family: Family) -> None:
    way = Candidate(
        family=family,
        value={Family.NTH: "2/3", Family.ATTRIBUTE: "v=w"}.get(family, "v"),
        role="button",
        tag="div",
        scope_role="row",
        scope_key="" if family is Family.NTH else "k",
        scope_name="n",
        score=1,
    )
    other = Candidate(family=Family.ID, value="other", score=2)
    aimed = target("button", "v").model_copy(update={"candidates": (way, other)})
    step = FlowStep(item="押す", action=Click(target=aimed))
    assert lines_of(step) == [f"{FAMILIES[family]}.click(step=1)"]
    assert read_back(step) == step


@pytest.mark.parametrize(
    ("recorded", "line"),
    [
        (
            Target(role="generic", name="{{名}}", fingerprint=Fingerprint(text="{{名}}")),
            'page.get_by_text(v["名"])',
        ),
        (Target(role="option", name="{{名}}"), 'page.get_by_role("option", name=v["名"])'),
    ],
)
def test_what_is_found_by_its_record_alone_is_said_by_its_words(
    recorded: Target, line: str
) -> None:
    step = FlowStep(item="選ぶ", action=Click(target=recorded))
    assert lines_of(step) == [f"{line}.click(step=1)"]
    assert read_back(step) == step
    other = read_back(step, lambda said: said.replace("page.get", 'page.frame("外").get'))
    assert other.is_rewritten


def test_a_frame_is_gone_through_first() -> None:
    inside = target("button", "送る").model_copy(update={"frames": ("外", "/inner")})
    step = FlowStep(item="押す", action=Click(target=inside))
    assert lines_of(step)[0].startswith('page.frame("外").frame("/inner").get_by_role("button"')
    assert read_back(step) == step


def test_another_way_on_record_comes_first_when_it_is_written() -> None:
    by_id = Candidate(family=Family.ID, value="go", score=250)
    step = FlowStep(item="押す", action=Click(target=target("button", "送る", by_id)))
    written = read_back(step, lambda line: "page.locator('[id=\"go\"]').click(step=1)")
    assert isinstance(written.action, Click)
    assert [one.family for one in written.action.target.candidates] == [Family.ID, Family.ROLE]
    assert not written.is_rewritten


def test_another_value_counts_and_the_element_is_the_recorded_one() -> None:
    step = FlowStep(item="書く", action=Fill(target=target("textbox", "名前"), value="{{名}}"))
    written = read_back(step, lambda line: line.replace('v["名"]', '"花子"'))
    assert written.action == Fill(target=target("textbox", "名前"), value="花子")
    assert not written.is_rewritten


def test_another_condition_counts_on_the_recorded_list() -> None:
    step = FlowStep(item="選ぶ", action=Choose(rule=RULE, column="開く"))
    written = read_back(step, lambda line: line.replace('v["上限"]', "2000"))
    assert isinstance(written.action, Choose)
    assert written.action.rule.where[0].value == "2000"
    assert written.action.rule.shape == RULE.shape


def test_what_a_line_does_not_say_stands_above_it() -> None:
    step = FlowStep(
        item="押す",
        action=Click(target=target("button", "注文")),
        only_when=Evidence(kind=EvidenceKind.TEXT_GONE, detail="注文済み"),
        needs_approval=True,
        is_optional=True,
        is_enabled=False,
        note="月末だけ",
    )
    *notes, line = lines_of(step)
    assert line == '# page.get_by_role("button", name="注文").click(step=1)'
    assert all(note.startswith("# ") for note in notes)
    assert len(notes) == 5


def test_a_condition_is_told_once_and_by_the_name_of_its_variable() -> None:
    condition = Evidence(kind=EvidenceKind.TEXT_GONE, detail="{{名}}")
    step = FlowStep(item="足す", action=Click(target=target("button", "足す")), only_when=condition)
    writer = PythonLines({*VALUES})
    assert writer.of_step(step, 1)[0] == "# 「名」が画面に無いときだけ"
    assert writer.of_step(step, 2, step)[0] == "# ここも同じときだけ"


@pytest.mark.parametrize("action", [Done(), Click(target=Target(name="どこか"))])
def test_what_no_replay_could_do_is_refused(action: Action) -> None:
    with pytest.raises(ExportError) as raised:
        lines_of(FlowStep(item="手順", action=action))
    assert raised.value.code == "STEP_UNPLAYABLE"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Click(target=Target(name="どこか")), "# 「どこか」をクリック"),
        (
            Fill(target=target("textbox", "名前"), value="{{だれか}}"),
            "# 「名前」に「だれか」を入力",
        ),
    ],
)
def test_what_a_replay_passes_by_may_lack_what_it_needs(action: Action, words: str) -> None:
    step = FlowStep(item="手順", action=action, is_enabled=False)
    assert PythonLines(()).of_step(step, 1) == ["# チェックが外れている操作", words]


def test_where_a_table_comes_out_is_told_above_its_line() -> None:
    step = FlowStep(item="取り出す", action=Extract(columns=("品名",)))
    note, line = PythonLines(()).of_step(step, 1)
    assert "--table" in note
    assert line == 'page.rows().table("品名", step=1)'
