"""READ: every line of a 点検 has its cause in the flow, leads to its step, and says what to do."""

from datetime import UTC, datetime, timedelta

import pytest

from studio.domain.actions.action import (
    Action,
    AskUser,
    Choose,
    Click,
    Extract,
    Fill,
    HandleDialog,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    ScrollWay,
    SelectOption,
    Upload,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, SelectionRule, Taking
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Target
from studio.domain.records.check import CheckReport, Severity
from studio.domain.records.history import RunRecord
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.checking.failures import failure_rate
from studio.engine.checking.known import FlowFacts
from studio.engine.checking.reading import read_check
from tests.factories import SHOP, durable, make_flow, make_rule, make_step

BUTTON = durable("button", "検索")
ORDER = durable("button", "注文を確定する")
SECRET = durable("textbox", "合図", "password")
CSS = Target(name="枠", candidates=(Candidate(family=Family.CSS, value="div > a", score=600),))
DONE = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")


def one(action: Action, *expects: Evidence, **more: object) -> FlowStep:
    step = make_step(action, *expects).model_copy(update={"id": "it", **more})
    return FlowStep.model_validate(step.model_dump())


def checked(*steps: FlowStep, variables: tuple[Variable, ...] = (), known: FlowFacts | None = None):
    opens = make_step(Navigate(url="{{url}}"), item="開く")
    flow = make_flow(opens, *steps, variables=(Variable(name="url", value=SHOP), *variables))
    return read_check(flow, known)


def codes(report: CheckReport) -> list[str]:
    return [finding.code for finding in report.findings]


def test_a_sound_flow_has_no_findings() -> None:
    assert read_check(make_flow()).findings == ()
    assert read_check(make_flow()).worst is None


ALL_ROWS = SelectionRule(taking=Taking.ALL)


@pytest.mark.parametrize(
    ("step", "code", "severity"),
    [
        (one(Fill(target=BUTTON, value="{{無い}}")), "MISSING_VALUE", Severity.ERROR),
        (one(Fill(target=SECRET, value="hunter22")), "LITERAL_PASSWORD", Severity.ERROR),
        (
            one(Fill(target=durable("textbox", "暗証番号"), value="1234")),
            "LITERAL_PASSWORD",
            Severity.ERROR,
        ),
        (
            one(Click(target=BUTTON), note="パスワードは「hunter22」"),
            "LITERAL_PASSWORD",
            Severity.ERROR,
        ),
        (one(Fill(target=BUTTON, value="")), "EMPTY_TEXT", Severity.NOTE),
        (one(SelectOption(target=BUTTON, option=" ")), "EMPTY_PART", Severity.ERROR),
        (one(Press(keys="")), "EMPTY_PART", Severity.ERROR),
        (one(AskUser(question="")), "EMPTY_PART", Severity.ERROR),
        (one(Upload(target=BUTTON, paths=("",))), "EMPTY_PART", Severity.ERROR),
        (one(Click(target=Target())), "NO_TARGET", Severity.ERROR),
        (one(Click(target=CSS)), "WEAK_TARGET", Severity.WARNING),
        (one(Click(target=durable("link", "10月分の明細"))), "VOLATILE_DIGITS", Severity.WARNING),
        (one(Click(target=durable("link", "2,980円の本"))), "VOLATILE_DIGITS", Severity.WARNING),
        (
            one(SelectOption(target=BUTTON, option="2026年10月")),
            "VOLATILE_DIGITS",
            Severity.WARNING,
        ),
        (one(Click(target=ORDER), DONE), "NO_APPROVAL", Severity.ERROR),
        (one(HandleDialog(accept=True), DONE), "NO_APPROVAL", Severity.WARNING),
        (one(Click(target=ORDER), needs_approval=True), "NO_POST_CONDITION", Severity.WARNING),
        (one(WaitFor(seconds=5)), "FIXED_WAIT", Severity.WARNING),
        (one(Scroll(way=ScrollWay.END)), "ENDLESS_SCROLL", Severity.WARNING),
        (one(Extract(max_pages=20)), "ENDLESS_LIST", Severity.WARNING),
        (one(Choose(rule=ALL_ROWS, column="詳細")), "ENDLESS_LIST", Severity.WARNING),
        (one(OpenTab(url="https://other.example/")), "FOREIGN_SITE", Severity.WARNING),
        (one(OpenTab(url="file:///etc/passwd")), "BAD_ADDRESS", Severity.ERROR),
        (one(AskUser(question="印を押す")), "NEEDS_PERSON", Severity.NOTE),
        (
            one(Choose(rule=make_rule(("価格", Comparison.AT_MOST, "安め")))),
            "UNREADABLE_RULE",
            Severity.ERROR,
        ),
        (
            one(Choose(rule=make_rule(("価格", Comparison.EQUALS, "")))),
            "UNREADABLE_RULE",
            Severity.ERROR,
        ),
        (one(Choose(rule=make_rule(take=0))), "UNREADABLE_RULE", Severity.ERROR),
    ],
)
def test_what_a_step_lacks(step: FlowStep, code: str, severity: Severity) -> None:
    report = checked(step)
    found = [finding for finding in report.findings if finding.code == code]
    assert [(finding.step_id, finding.severity) for finding in found] == [("it", severity)]
    assert found[0].remedy
    assert "hunter22" not in report.model_dump_json()


@pytest.mark.parametrize(
    "step",
    [
        one(Fill(target=BUTTON, value="{{先月末|yyyy/MM/dd}}")),
        one(Fill(target=SECRET, value="{{秘密:社内PW}}")),
        one(Click(target=durable("link", "カート (3)"))),
        one(Click(target=ORDER), DONE, needs_approval=True),
        one(WaitFor(text="完了")),
        one(Scroll()),
        one(Extract(max_pages=20, limit=5)),
        one(Choose(rule=make_rule(("価格", Comparison.AT_MOST, "3,000円")), column="詳細")),
        one(Choose(rule=make_rule(("日付", Comparison.AT_LEAST, "今日")))),
        one(OpenTab(url=f"{SHOP}cart")),
        one(Click(target=Target()), is_enabled=False),
    ],
)
def test_what_is_well(step: FlowStep) -> None:
    assert codes(checked(step)) == []


def test_variables() -> None:
    report = checked(
        one(Fill(target=BUTTON, value="{{空}}{{聞く}}")),
        variables=(
            Variable(name="空"),
            Variable(name="聞く", ask_each_time=True),
            Variable(name="余り", value="x"),
            Variable(name="社内パスワード", value="hunter22"),
            Variable(name="数", value="たくさん", kind=VariableKind.NUMBER),
        ),
    )
    assert sorted(codes(report)) == [
        "BAD_VALUE",
        "EMPTY_VALUE",
        "LITERAL_PASSWORD",
        "UNUSED_VARIABLE",
        "UNUSED_VARIABLE",
        "UNUSED_VARIABLE",
    ]
    assert "hunter22" not in report.model_dump_json()


def test_files_that_are_gone_and_rows_that_need_a_person() -> None:
    known = FlowFacts(missing_files=frozenset({"/tmp/a 10.csv"}), is_for_rows=True)
    upload = one(Upload(target=BUTTON, paths=("/tmp/a {{月}}.csv", "/tmp/b.csv")))
    report = checked(
        upload,
        make_step(AskUser(question="印を押す")),
        variables=(Variable(name="月", value="10"),),
        known=known,
    )
    assert codes(report) == ["MISSING_FILE", "NEEDS_PERSON"]
    assert report.findings[1].severity is Severity.WARNING


def test_the_flow_as_a_whole() -> None:
    empty = make_flow().model_copy(update={"steps": ()})
    assert codes(read_check(empty))[0] == "EMPTY_FLOW"
    off = make_flow(make_step(Click(target=BUTTON)).model_copy(update={"is_enabled": False}))
    assert "EMPTY_FLOW" in codes(read_check(off))
    assert codes(read_check(make_flow(make_step(Click(target=BUTTON)), variables=()))) == [
        "NO_START_PAGE"
    ]
    flow = make_flow(name="パスワード hunter22 で入る").model_copy(update={"is_imported": True})
    assert codes(read_check(flow)) == ["LITERAL_PASSWORD", "NOT_TRUSTED"]


def test_a_purpose_whose_password_the_studio_masked_is_well() -> None:
    purpose = "利用者名「yamada」、パスワード「••••」でログインして、申請を見る"
    assert codes(read_check(make_flow().model_copy(update={"purpose": purpose}))) == []


def test_the_worst_of_a_step_comes_first_and_steps_in_their_order() -> None:
    late = one(Click(target=ORDER)).model_copy(update={"id": "late"})
    report = checked(one(Click(target=CSS)), late)
    assert [(f.step_id, f.code) for f in report.findings] == [
        ("it", "WEAK_TARGET"),
        ("late", "NO_APPROVAL"),
    ]


def run(status: RunStatus, number: int = 0, message: str = "") -> RunRecord:
    started = datetime(2026, 11, 20, tzinfo=UTC) - timedelta(hours=number)
    return RunRecord(
        run_id=f"r{number}",
        name="x",
        run_kind=RunKind.REPLAY,
        status=status,
        started_at=started,
        message=message,
    )


def runs(told: str) -> tuple[RunRecord, ...]:
    """Return runs, newest first: o done, x failed, s stopped, p needs a person."""
    kinds = {
        "o": RunStatus.DONE,
        "x": RunStatus.FAILED,
        "s": RunStatus.STOPPED,
        "p": RunStatus.NEEDS_PERSON,
    }
    return tuple(run(kinds[one], number) for number, one in enumerate(told))


@pytest.mark.parametrize(
    ("told", "rate", "is_alarming"),
    [
        ("", None, False),
        ("ss", None, False),
        ("xx", 1.0, False),
        ("xxx", 1.0, True),
        ("xxo" * 2, 4 / 6, True),
        ("xxx" + "o" * 17, 0.15, False),
        ("xxx" + "o" * 17 + "o" * 20, 0.15, False),
        ("xxx" + "o" * 17 + "x" + "o" * 19, 0.15, True),
        ("xxx" + "o" * 17 + "xx" + "o" * 18, 0.15, False),
        ("xxpp" + "o" * 16 + "o" * 20, 0.2, True),
        ("sxsxsx" + "o" * 12, 0.2, True),
    ],
)
def test_failures_that_climb(told: str, rate: float | None, is_alarming: bool) -> None:
    counted = failure_rate(runs(told))
    assert (counted.rate, counted.is_alarming) == (rate, is_alarming)
    report = read_check(make_flow(), FlowFacts(runs=runs(told)))
    assert report.failure_rate == rate
    assert ("FAILING_OFTEN" in codes(report)) is is_alarming


def test_runs_that_could_not_begin_are_no_failures_of_the_flow() -> None:
    """Another window held the browser: 点検 said that the flow fails more and more."""
    held = tuple(
        one.model_copy(update={"code": "PROFILE_IN_USE"}) for one in (*runs("xxxx"), *runs("x"))
    )
    assert failure_rate((*held, *runs("oox"))).failures == 1


def test_a_run_that_ended_at_a_login() -> None:
    needed = run(RunStatus.NEEDS_PERSON, message="ログインが必要です（shop.example）。")
    old = run(RunStatus.NEEDS_PERSON, 1, message="ログインが必要です（shop.example）。")
    assert codes(read_check(make_flow(), FlowFacts(runs=(needed,)))) == ["SESSION_EXPIRED"]
    assert codes(read_check(make_flow(), FlowFacts(runs=(run(RunStatus.DONE), old)))) == []


def test_a_hostile_flow_is_read_to_its_end() -> None:
    strange = Flow(
        name="{{",
        steps=(
            one(Fill(target=Target(), value="{{}}{{ }}{{{{x}}}}")),
            one(Click(target=Target(name="}}{{" * 50))),
            one(OpenTab(url="http://[::1")),
        ),
    )
    assert "BAD_ADDRESS" in codes(read_check(strange))


def test_a_password_in_the_note_to_ai_is_found() -> None:
    flow = make_flow().model_copy(update={"ai_note": "パスワードは「hunter22」"})
    assert "LITERAL_PASSWORD" in codes(read_check(flow))
