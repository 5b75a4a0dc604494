"""Which steps of a flow only log in, read off the flow itself."""

import pytest

from studio.domain.actions.action import Click, Fill, Navigate, WaitFor
from studio.domain.flows.flow import FlowStep
from studio.engine.replay.logins import login_groups
from tests.factories import durable, make_step

OPEN = make_step(Navigate(url="https://office.example/login"))
USER = make_step(Fill(target=durable("textbox", "利用者名"), value="yamada"))
WORD = make_step(
    Fill(
        target=durable("textbox", "パスワード").model_copy(update={"is_secret": True}),
        value="{{秘密:会計}}",
    )
)
LOGIN = make_step(Click(target=durable("button", "ログイン")))
SEND = make_step(Click(target=durable("button", "申請する")))
MEMO = make_step(Fill(target=durable("textbox", "備考"), value="済み"))


def test_a_login_is_the_user_the_password_and_the_press() -> None:
    assert login_groups((OPEN, USER, WORD, LOGIN, MEMO, SEND)) == ((USER.id, WORD.id, LOGIN.id),)


def test_the_wait_for_a_login_screen_is_part_of_the_login() -> None:
    """Where somebody is logged in, no such screen comes."""
    wait = make_step(WaitFor(text="ログイン"))
    assert login_groups((OPEN, wait, USER, WORD, LOGIN, SEND)) == (
        (wait.id, USER.id, WORD.id, LOGIN.id),
    )


@pytest.mark.parametrize(
    "steps",
    [
        (OPEN, MEMO, SEND),
        (OPEN, USER, WORD, SEND),
        (OPEN, USER, WORD, LOGIN.model_copy(update={"needs_approval": True})),
        (OPEN, USER, WORD),
    ],
    ids=["no password", "sends something else", "asks for a yes", "is not sent"],
)
def test_what_does_more_than_log_in_is_no_login(steps: tuple[FlowStep, ...]) -> None:
    assert login_groups(steps) == ()
