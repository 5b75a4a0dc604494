import pytest

from studio.domain.target import Fingerprint
from studio.engine.replay.matching import ACCEPTED_SIMILARITY, similarity

BUTTON = Fingerprint(tag="button", role="button", name="10月分の明細", id="b1")


@pytest.mark.parametrize(
    ("found", "is_accepted"),
    [
        (BUTTON, True),
        (BUTTON.model_copy(update={"name": "１０月分の　明細"}), True),
        (BUTTON.model_copy(update={"id": "b2"}), True),
        (BUTTON.model_copy(update={"name": "11月分の明細"}), False),
        (BUTTON.model_copy(update={"name": "削除"}), False),
        (BUTTON.model_copy(update={"role": "link", "tag": "a"}), False),
        (Fingerprint(), False),
    ],
)
def test_what_counts_as_the_same_element(found: Fingerprint, is_accepted: bool) -> None:
    assert (similarity(BUTTON, found) >= ACCEPTED_SIMILARITY) is is_accepted


def test_nothing_on_record_is_no_likeness() -> None:
    assert similarity(Fingerprint(), BUTTON) == 0
