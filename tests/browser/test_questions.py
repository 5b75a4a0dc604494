"""Clocks stand exactly while something is asked."""

import asyncio

from studio.browser.questions import Questions


async def test_time_is_counted_once_however_many_are_asked() -> None:
    questions = Questions()
    over = asyncio.Event()
    assert questions.stood_s == 0

    async def wait() -> None:
        await over.wait()

    tasks = [questions.ask(wait(), "a"), questions.ask(wait(), "b")]
    assert questions.open == frozenset(tasks)
    loop = asyncio.get_running_loop()
    began = loop.time()
    loop.call_later(0.05, over.set)
    await asyncio.gather(*tasks)
    assert 0.04 < questions.stood_s <= loop.time() - began + 0.01
    assert questions.open == frozenset()
    stood_s = questions.stood_s
    await asyncio.to_thread(lambda: None)
    assert questions.stood_s == stood_s


async def test_whoever_answers_does_not_wait_for_itself() -> None:
    questions = Questions()
    seen: list[int] = []

    async def look() -> None:
        seen.append(len(questions.open))

    await questions.ask(look(), "a")
    assert seen == [0]
