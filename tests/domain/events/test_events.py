import typing
from datetime import UTC

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events import events
from studio.domain.events.event_base import EventBase
from studio.domain.events.events import EVENT_ADAPTER, ActionPerformed, Event, RunFinished
from studio.domain.events.healing_events import TargetHealed
from studio.domain.frozen import Frozen
from studio.domain.page.target import Target

KINDS: tuple[type[EventBase], ...] = typing.get_args(typing.get_args(Event)[0])

JSON_TEXT = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20)
st.register_type_strategy(str, JSON_TEXT)
st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False, width=32))


def test_every_event_of_the_module_is_in_the_union() -> None:
    defined = {
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, EventBase) and value is not EventBase
    }
    assert defined == set(KINDS)


def test_an_event_is_called_like_its_class() -> None:
    assert all(event.model_fields["kind"].default == event.__name__ for event in KINDS)


def test_what_a_repair_tells_is_an_event_like_any_other() -> None:
    assert TargetHealed in KINDS


def test_facts_are_told_in_the_past_tense() -> None:
    irregular = {"AnswerGiven", "DecisionMade", "RepairMade", "EmergencyLeft", "FaultShown"}
    names = {event.__name__ for event in KINDS}
    assert irregular <= names
    assert [name for name in names - irregular if not name.endswith("ed")] == []


SIMPLE = tuple(
    event
    for event in KINDS
    if not {"answer", "checklist", "decision", "action", "outcome", "trigger", "step"}
    & set(event.model_fields)
)


def _build(kind: type[Frozen]) -> None:
    """Build every model: what Hypothesis reads of one stands only then."""
    kind.model_rebuild()
    for one in kind.__subclasses__():
        _build(one)


@pytest.mark.parametrize("kind", SIMPLE, ids=lambda kind: kind.__name__)
def test_every_simple_event_survives_json(kind: type[EventBase]) -> None:
    _build(Frozen)

    @given(st.builds(kind, at=st.datetimes(timezones=st.just(UTC))))
    def survives(event: EventBase) -> None:
        back = EVENT_ADAPTER.validate_json(event.model_dump_json())
        assert back == event
        assert type(back) is kind

    survives()


def test_an_action_with_its_evidence_survives_json() -> None:
    event = ActionPerformed(
        run_id="r1",
        action=Click(target=Target(ref="f1e3", epoch=4, name="カートに入れる", frames=("child",))),
        words="「カートに入れる」をクリック",
        outcome=Outcome(
            status=OutcomeStatus.OK,
            evidence=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="カートに追加しました"),),
        ),
        confidence=0.92,
    )
    assert EVENT_ADAPTER.validate_json(event.model_dump_json()) == event


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValidationError):
        EVENT_ADAPTER.validate_python({"kind": "RunExploded"})


def test_an_event_cannot_be_changed_afterwards() -> None:
    event = RunFinished(run_kind=events.RunKind.REPLAY, status=events.RunStatus.DONE)
    with pytest.raises(ValidationError):
        event.model_calls = 3
