import asyncio

import pytest

from studio.domain.errors import HandedOver, Stopped
from studio.engine.gate import Answer, Gate
from tests.fakes import FakeClock


async def test_an_open_gate_lets_through_and_a_stopped_one_ends() -> None:
    gate = Gate()
    await gate.passing()
    gate.stop()
    with pytest.raises(Stopped):
        await gate.passing()


async def test_the_time_held_is_counted() -> None:
    clock = FakeClock()
    gate = Gate(clock)
    gate.pause()
    async with asyncio.TaskGroup() as group:
        group.create_task(gate.passing())
        await asyncio.sleep(0)
        clock.advance(12)
        gate.resume()
    assert gate.paused_s == 12


async def test_a_stop_answers_open_questions_with_no() -> None:
    gate = Gate()
    question = gate.new_question()
    async with asyncio.TaskGroup() as group:
        answer = group.create_task(gate.wait_for_answer(question, 5))
        await asyncio.sleep(0)
        gate.stop()
    assert not answer.result().is_yes


async def test_an_answer_that_comes_too_late_or_twice_is_ignored() -> None:
    gate = Gate()
    question = gate.new_question()
    gate.answer(question, is_yes=True, text="本店です")
    gate.answer(question, is_yes=False)
    assert await gate.wait_for_answer(question, 5) == Answer(is_yes=True, text="本店です")
    gate.answer(question, is_yes=False)
    gate.answer("nobody", is_yes=True)


async def test_nobody_answers() -> None:
    gate = Gate()
    with pytest.raises(HandedOver):
        await gate.wait_for_answer(gate.new_question(), 0.01)
