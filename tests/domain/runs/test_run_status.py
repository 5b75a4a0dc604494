"""How a run ended is said in one place, and every way of saying it says something."""

import pytest

from studio.domain.runs.run_status import RunStatus


@pytest.mark.parametrize("status", RunStatus)
def test_an_end_has_a_word_and_a_sentence(status: RunStatus) -> None:
    assert status.words.word
    assert status.words.told
    assert (status.words.exit_code == 0) is (status is RunStatus.DONE)


def test_ends_are_told_apart() -> None:
    assert len({status.words.word for status in RunStatus}) == len(RunStatus)
    assert len({status.words.told for status in RunStatus}) == len(RunStatus)
    codes = {status.value: status.words.exit_code for status in RunStatus}
    assert codes == {
        "done": 0, "failed": 1, "unverified": 1, "stopped": 130, "needs_person": 3, "limit": 4,
    }  # fmt: skip
