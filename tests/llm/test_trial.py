"""What the answers to the trial's questions say of a model."""

from dataclasses import replace

from studio.llm.trial import Attempt, judged, trial_questions

GOOD = Attempt(is_kept=True, turns=1, is_right=True, seconds=4.0, words=60, writing_s=2.0)


def test_the_figures_are_those_of_the_writing() -> None:
    slow = replace(GOOD, seconds=40.0, turns=2)
    check = judged("u", "m", [GOOD, slow, slow, replace(GOOD, is_right=False)])
    assert (check.asked, check.kept, check.repaired, check.right) == (4, 4, 2, 3)
    assert (check.seconds, check.words_per_s, check.is_fit) == (22.0, 30.0, True)
    assert len(check.warnings()) == 2
    # A server that answers at once writes in the time that it takes.
    assert judged("u", "m", [replace(GOOD, writing_s=0.0)]).words_per_s == 15.0


def test_one_answer_without_its_shape_is_enough() -> None:
    check = judged("u", "m", [GOOD, replace(GOOD, is_kept=False, is_right=False)])
    assert not check.is_fit
    assert check.warnings() == ()


def test_the_questions_are_those_of_a_run() -> None:
    asked = [one.question.name for one in trial_questions("m")]
    assert asked == ["decision", "decision", "verdict", "plan"]
