"""A look without a wait before it: what changed during it does not count, what stayed is not looked at twice."""

import pytest

from studio.browser.sight import brisk
from studio.domain.actions.action import Click
from studio.engine.ports import SettlePolicy, Terms
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_page_that_rests_is_seen_once_more_without_another_look(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brisk, "_FRESH_S", 0)
    first = await studio.show("<button>送信</button><input aria-label=氏名>")
    again = await studio.browser.observe(SettlePolicy.BRIEF)
    assert again is first
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).epoch > first.epoch


async def test_a_look_of_just_now_counts_for_all_who_ask(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brisk, "_FRESH_S", 60)
    first = await studio.show("<button>送信</button>")
    assert [await studio.browser.observe(SettlePolicy.BRIEF) for _ in range(3)] == [first] * 3
    await studio.js("document.querySelector('button').textContent = '削除'")
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).epoch > first.epoch


async def test_a_question_that_was_told_of_is_no_reason_for_another_look(studio: Studio) -> None:
    await studio.open(studio.pages.put("/page", "<button>送信</button>"))
    await studio.js("confirm('送りますか')")
    first = await studio.browser.observe(SettlePolicy.BRIEF)
    again = await studio.browser.observe(SettlePolicy.BRIEF)
    assert [[one.message for one in seen.dialogs] for seen in (first, again)] == [
        ["送りますか"],
        [],
    ]
    assert again.epoch == first.epoch
    assert studio.snapshots.newest is again


@pytest.mark.parametrize(
    "change",
    {
        "an element": "document.body.append(document.createElement('hr'))",
        "a text": "document.querySelector('button').firstChild.data = '削除'",
        "a class": "document.body.className = 'dark'",
        "what stands in a field": "document.querySelector('input').value = '鈴木'",
        "another address": "history.pushState({}, '', '#next')",
    }.items(),
    ids=lambda change: change[0],
)
async def test_whatever_changed_is_looked_at(studio: Studio, change: tuple[str, str]) -> None:
    first = await studio.show("<button>送信</button><input aria-label=氏名>")
    await studio.js(f"{{ {change[1]} }}")
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).epoch > first.epoch


async def test_after_an_act_the_page_is_looked_at(studio: Studio) -> None:
    first = await studio.show("<button>送信</button>")
    target = live(first, "送信", "button")
    outcome = await studio.browser.perform(Click(target=target), Terms(describes=False))
    assert outcome.is_ok
    assert outcome.target == target, "nothing was described"
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).epoch > first.epoch


async def test_rows_that_still_come_are_waited_for(studio: Studio) -> None:
    await studio.show(
        "<ul></ul><script>let left = 8; const add = () => { const row = document.createElement('li');"
        "row.textContent = '行' + (9 - left); document.querySelector('ul').append(row);"
        "if (--left) setTimeout(add, 40); }; add();</script>"
    )
    page = await studio.browser.observe(SettlePolicy.BRIEF)
    said = [node.text or node.name for node in page.nodes if node.role == "listitem"]
    assert len(said) == 8
