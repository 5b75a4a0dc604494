"""Handing the browser to the person and back."""

import asyncio

import pytest

from studio.domain.errors import HandedOver, Stopped
from studio.domain.events.events import InputKind, UserInputReceived, UserInputRequested
from studio.domain.runs.checklist import Checklist
from studio.engine.runs.asking import ask_person
from studio.engine.secrets.masking import SecretMask
from tests.factories import make_context
from tests.fakes import FakeBrowser

SECRETS = SecretMask(Checklist(instruction="パスワードに「Sakura-7」を入れる"))


async def test_the_answer_comes_back_and_is_told_without_secrets() -> None:
    context, journal = make_context(FakeBrowser())
    async with asyncio.TaskGroup() as group:
        asked = group.create_task(ask_person(context, SECRETS, "どの部署ですか。", InputKind.LOGIN))
        await asyncio.sleep(0)
        question = journal.one(UserInputRequested)
        context.run_control.answer(question.request_id, is_yes=True, text=" 営業部 Sakura-7 ")
    assert asked.result() == "営業部 Sakura-7"
    assert question.input_kind is InputKind.LOGIN
    assert journal.one(UserInputReceived).text == "営業部 ••••"


async def test_nobody_there_ends_the_run_with_the_question() -> None:
    context, journal = make_context(FakeBrowser(), is_attended=False)
    with pytest.raises(HandedOver, match="どの部署ですか"):
        await ask_person(context, SECRETS, "どの部署ですか。")
    assert journal.of(UserInputReceived) == []


@pytest.mark.parametrize(("stops", "reason"), [(False, HandedOver), (True, Stopped)])
async def test_no_is_an_end_and_a_stop_is_a_stop(stops: bool, reason: type[Exception]) -> None:
    context, journal = make_context(FakeBrowser())

    async def ask() -> type[BaseException]:
        with pytest.raises(reason) as caught:
            await ask_person(context, SECRETS, "どの部署ですか。")
        return caught.type

    async with asyncio.TaskGroup() as group:
        asked = group.create_task(ask())
        await asyncio.sleep(0)
        if stops:
            context.run_control.stop()
        else:
            context.run_control.answer(journal.one(UserInputRequested).request_id, is_yes=False)
    assert asked.result() is reason
