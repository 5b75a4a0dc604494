"""What was seen after an act is that act's work, also when it comes late."""

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.page.target import Target
from studio.engine.agent.acting import Act
from studio.engine.agent.witness import Witness
from tests.factories import make_observation, node

PRESS = Click(target=Target(role="button", name="送信"))
DONE = Outcome(status=OutcomeStatus.OK)
FORM, WAITS = make_observation(node("button", "送信")), make_observation(node("button", "待つ"))
ANSWER = make_observation(node("button", "待つ"), node("status", "送信しました"))


def test_a_message_that_comes_late_belongs_to_the_newest_act() -> None:
    witness = Witness()
    witness.note(PRESS, Act(DONE, FORM, WAITS, sends=True))
    witness.look(WAITS)
    assert len(witness.here) == 1
    witness.look(ANSWER)
    assert witness.here[-1].bears_out("送信しました")
    assert witness.here[-1].lasts


def test_what_the_page_said_to_what_was_sent_is_kept_to_the_end() -> None:
    witness = Witness()
    witness.note(PRESS, Act(DONE, WAITS, ANSWER, sends=True))
    assert witness.said == ""  # a cart, a filter: nobody was asked
    witness.note(PRESS, Act(DONE, FORM, ANSWER, needs_approval=True, sends=True))
    witness.note(PRESS, Act(DONE, ANSWER, FORM))
    assert witness.said == "送信しました"


def test_what_comes_before_the_first_act_of_an_item_is_nobodys() -> None:
    witness = Witness()
    witness.note(PRESS, Act(DONE, FORM, WAITS))
    witness.begin_item()
    witness.look(ANSWER)
    assert (len(witness.earlier), witness.here) == (1, [])


def test_what_a_failed_act_changed_is_not_the_next_one_s_work() -> None:
    witness = Witness()
    failed = Outcome(status=OutcomeStatus.FAILED, code="PRESS_CUT_OFF")
    witness.note(PRESS, Act(failed, FORM, ANSWER))
    witness.note(PRESS, Act(DONE, ANSWER, ANSWER.model_copy()))
    assert not witness.here[-1].bears_out("送信しました")
