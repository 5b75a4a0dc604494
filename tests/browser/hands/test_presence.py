"""Waiting for a text, for its going, or for time; always with an end."""

import time

import pytest

from studio.domain.actions.action import WaitFor
from studio.domain.actions.outcome import EvidenceKind, OutcomeStatus
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LATE = "<p id=p>読み込み中…</p><script>setTimeout(() => p.textContent = '（12件）見つかりました', 300)</script>"


async def test_a_text_that_comes_and_one_that_goes(studio: Studio) -> None:
    await studio.show(LATE)
    outcome = await studio.browser.perform(WaitFor(text="(12件)"))
    assert [(fact.kind, fact.detail) for fact in outcome.evidence] == [
        (EvidenceKind.TEXT_APPEARED, "(12件)")
    ]
    await studio.show(LATE)
    outcome = await studio.browser.perform(WaitFor(gone="読み込み中"))
    assert outcome.evidence[0].kind is EvidenceKind.TEXT_GONE


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (WaitFor(text="来ない", seconds=0.2), "TEXT_NOT_SEEN"),
        (WaitFor(gone="ここに", seconds=0.2), "TEXT_STAYS"),
    ],
)
async def test_what_does_not_come_about_is_told(studio: Studio, action: WaitFor, code: str) -> None:
    await studio.show("<p>ここにある</p>")
    outcome = await studio.browser.perform(action)
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, code)


async def test_a_text_is_the_one_that_people_see_whatever_parts_it_has(studio: Studio) -> None:
    await studio.show(
        "<style>.on::before { content: '✓ 選択中' }</style><span class=on></span>"
        "<p>「<a href=#>手引き</a>」を<a href=#>一覧</a>へ<br>追加しました。</p>"
    )
    browser = studio.browser
    assert await browser.expect("text_appeared", "「手引き」を 一覧 へ追加しました。", 0.0)
    assert await browser.expect("text_appeared", "「*」を*へ追加しました", 0.0)
    assert not await browser.expect("text_appeared", "選択中", 0.0)
    assert not await browser.expect("text_appeared", "「手引き」を一覧…", 0.0)


async def test_time_passes(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    started = time.monotonic()
    assert (await studio.browser.perform(WaitFor(seconds=0.3))).is_ok
    assert time.monotonic() - started >= 0.3


async def test_a_text_is_seen_whatever_brings_it_and_in_the_next_document_too(
    studio: Studio,
) -> None:
    studio.pages.put("/next", "<p>受け付けました</p>")
    brought = {
        "つけた": "p.append('つけた')",
        "見えた": "p.style.display = ''",
        "影の中": "p.attachShadow({mode: 'open'}).innerHTML = '<b>影の中</b>'",
        "受け付けました": "location.href = '/next'",
    }
    for text, how in brought.items():
        hidden = " style='display:none'>見えた" if text == "見えた" else ">"
        await studio.show(f"<div id=p{hidden}</div>")
        await studio.js(f"void setTimeout(() => {{ {how} }}, 100)")
        assert await studio.browser.expect("text_appeared", text, 20), text
        assert not await studio.browser.expect("text_gone", text, 0), text
