"""What an act puts in, as it may be sent."""

import pytest

from studio.domain.actions.action import Action, Click, Fill, SetChecked, Upload
from studio.domain.flows.sending import SENT_FILE
from studio.domain.page.target import Target
from studio.engine.guard.mandates.mandate import texts_put

HERE = Target(role="textbox", name="件名")


@pytest.mark.parametrize(
    ("action", "texts"),
    [
        (Fill(target=HERE, value="領収書"), ["領収書"]),
        (Fill(target=HERE, value=" "), []),
        (SetChecked(target=HERE, checked=True), ["件名"]),
        (Upload(target=HERE, paths=("書類/領収書.pdf",)), ["書類/領収書.pdf", f"{SENT_FILE}領収書.pdf"]),
        (Click(target=HERE), []),
    ],
)  # fmt: skip
def test_what_an_act_puts_in_is_known_as_it_may_be_sent(action: Action, texts: list[str]) -> None:
    assert texts_put(action, "件名") == texts
