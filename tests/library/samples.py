"""Valid flows and runs in one call, and strategies that make any of them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from hypothesis import strategies as st

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Done,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.records.history import RunRecord, RunStep
from studio.domain.values.variable import Variable
from studio.library.flow_format import read_flow

DATA = Path(__file__).parent / "data"
KEY = bytes(range(32))
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def make_flow(name: str = "請求書の確認", **fields: object) -> Flow:
    """Return a flow with one step; `fields` as in `Flow`."""
    step = FlowStep(item="開く", action=Navigate(url="http://127.0.0.1/"))
    return Flow.model_validate({"name": name, "steps": (step,)} | fields)


def make_run(run_id: str, flow_id: str = "", **fields: object) -> RunRecord:
    """Return a run that worked, at noon plus as many minutes as its id says."""
    minutes = int(run_id) if run_id.isdecimal() else 0
    values: dict[str, object] = {
        "run_id": run_id,
        "flow_id": flow_id,
        "name": "請求書の確認",
        "run_kind": RunKind.REPLAY,
        "status": RunStatus.DONE,
        "started_at": NOON + timedelta(minutes=minutes),
    }
    return RunRecord.model_validate(values | fields)


def make_step(number: int, **fields: object) -> RunStep:
    """Return a step that worked, at noon plus as many seconds as its number says."""
    values: dict[str, object] = {
        "number": number,
        "item": "注文する",
        "words": f"「注文」をクリック（{number}）",
        "status": OutcomeStatus.OK,
        "site": "shop.example",
        "element": "button 注文",
        "at": NOON + timedelta(seconds=number),
    }
    return RunStep.model_validate(values | fields)


def sample_flow() -> Flow:
    """Return the kept sample of format 1, which has every verb."""
    return read_flow((DATA / "flow_v1.json").read_text(encoding="utf-8"))


texts = st.text(max_size=12)
_moments = st.datetimes(
    min_value=datetime(1990, 1, 1), max_value=datetime(2200, 1, 1), timezones=st.just(UTC)
)
_candidates = st.builds(
    Candidate,
    family=st.sampled_from(Family),
    value=texts,
    role=texts,
    scope_role=texts,
    scope_name=texts,
    score=st.integers(0, 500),
)
_fingerprints = st.builds(
    Fingerprint, tag=texts, role=texts, name=texts, text=texts, ordinal=st.integers(1, 99)
)
_targets = st.builds(
    Target,
    ref=st.none() | texts,
    epoch=st.none() | st.integers(0, 9),
    role=texts,
    name=texts,
    frames=st.lists(texts, max_size=2).map(tuple),
    candidates=st.lists(_candidates, max_size=2).map(tuple),
    fingerprint=st.none() | _fingerprints,
)
_rules = st.builds(
    SelectionRule,
    where=st.lists(
        st.builds(Condition, column=texts, comparison=st.sampled_from(Comparison), value=texts),
        max_size=2,
    ).map(tuple),
    order=st.none() | st.builds(Order, column=texts, descending=st.booleans()),
    take=st.integers(1, 50),
    shape=st.lists(texts, max_size=2).map(tuple),
)
_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Navigate, url=texts),
    st.builds(Click, target=_targets),
    st.builds(Fill, target=_targets, value=texts),
    st.builds(SelectOption, target=_targets, option=texts),
    st.builds(SetChecked, target=_targets, checked=st.booleans()),
    st.builds(Press, keys=texts, target=st.none() | _targets),
    st.builds(Choose, rule=_rules, column=texts),
    st.builds(Done, evidence=texts),
)
_steps = st.builds(
    FlowStep,
    item=texts,
    action=_actions,
    expects=st.lists(
        st.builds(Evidence, kind=st.sampled_from(EvidenceKind), detail=texts), max_size=2
    ).map(tuple),
    is_optional=st.booleans(),
    needs_approval=st.booleans(),
    on_error=st.sampled_from(OnError),
    note=texts,
)
flows = st.builds(
    Flow,
    name=texts,
    purpose=texts,
    owner=texts,
    sites=st.lists(texts, max_size=2).map(tuple),
    variables=st.lists(
        st.builds(Variable, name=texts, value=texts, ask_each_time=st.booleans()), max_size=2
    ).map(tuple),
    steps=st.lists(_steps, max_size=4).map(tuple),
    version=st.integers(1, 10**6),
    created_at=_moments,
    updated_at=_moments,
)
"""Any flow a program can make, its names and texts as odd as they come."""

run_steps = st.builds(
    RunStep,
    number=st.integers(1, 6),
    item=texts,
    words=texts,
    status=st.sampled_from(OutcomeStatus),
    code=texts,
    message=texts,
    site=texts,
    element=texts,
    evidence=st.lists(
        st.builds(Evidence, kind=st.sampled_from(EvidenceKind), detail=texts), max_size=2
    ).map(tuple),
    found_by=texts,
    similarity=st.none() | st.floats(0, 1),
    elapsed_ms=st.floats(0, 1e6),
    at=_moments,
)
"""Any act of a run."""
