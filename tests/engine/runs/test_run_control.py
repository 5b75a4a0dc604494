import asyncio

import pytest

from studio.domain.errors import HandedOver, Stopped
from studio.engine.runs.run_control import PersonAnswer, RunControl
from tests.fakes import FakeClock


async def test_an_open_gate_lets_through_and_a_stopped_one_ends() -> None:
    run_control = RunControl()
    await run_control.passing()
    run_control.stop()
    with pytest.raises(Stopped):
        await run_control.passing()


async def test_the_time_held_is_counted() -> None:
    clock = FakeClock()
    run_control = RunControl(clock)
    run_control.pause()
    async with asyncio.TaskGroup() as group:
        group.create_task(run_control.passing())
        await asyncio.sleep(0)
        clock.advance(12)
        run_control.resume()
    assert run_control.paused_s == 12


async def test_a_stop_answers_open_questions_with_no() -> None:
    run_control = RunControl()
    question = run_control.new_question()
    async with asyncio.TaskGroup() as group:
        answer = group.create_task(run_control.wait_for_answer(question, 5))
        await asyncio.sleep(0)
        run_control.stop()
    assert not answer.result().is_yes


async def test_an_answer_that_comes_too_late_or_twice_is_ignored() -> None:
    run_control = RunControl()
    question = run_control.new_question()
    run_control.answer(question, is_yes=True, text="本店です")
    run_control.answer(question, is_yes=False)
    assert await run_control.wait_for_answer(question, 5) == PersonAnswer(
        is_yes=True, text="本店です"
    )
    run_control.answer(question, is_yes=False)
    run_control.answer("nobody", is_yes=True)


async def test_nobody_answers() -> None:
    run_control = RunControl()
    with pytest.raises(HandedOver):
        await run_control.wait_for_answer(run_control.new_question(), 0.01)
