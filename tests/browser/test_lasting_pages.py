"""What lasts of an act on real pages: messages with links and close buttons, drawn signs, dialogs of a first visit."""

import pytest

from studio.domain.actions.action import Click
from studio.engine.agent.judging.verify import verify
from studio.engine.agent.once_only import OnceOnly
from studio.engine.agent.steps.lasting import Seen, chosen, lasting
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FORM = "<h1>申請</h1><label>氏名<input></label><button type=button onclick='{}'>申請する</button><div id=out></div>"
TOAST = (
    'out.innerHTML = "<style>.on::before {content: \\"✓ \\"}</style><span class=on></span>'
    "<div class=toast>「<a href=#>経費の手引き</a>」を<a href=#>一覧</a>へ追加しました。"
    '<label>期限:<select><option>無期限</select></label></div>"'
)
ALERT = (
    'out.innerHTML = "<div role=alert>12 件を承認しました。'
    '<button class=close aria-label=close>×</button></div>"'
)
LONG = 'out.innerHTML = "<p>" + "利用の条件をよく読んでください。".repeat(20) + "</p><h2>本文の編集</h2>"'


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (TOAST, "「*」を*へ追加しました。"),
        (ALERT, "* 件を承認しました。"),
        (LONG, "本文の編集"),
    ],
    ids=["links", "close button", "long"],
)
async def test_a_message_is_found_again_as_it_was_kept(
    studio: Studio, script: str, expected: str
) -> None:
    before = await studio.show(FORM.format(script))
    press = Click(target=live(before, "申請する", "button"))
    outcome = await studio.browser.perform(press)
    after = await studio.browser.observe()
    outcome = verify(press, outcome, before, after)
    kept = chosen(lasting(press, outcome, Seen(before, after), sends=True))
    assert kept[0].detail == expected
    for fact in kept:
        assert await studio.browser.expect(fact.kind.value, fact.detail, 0.0), fact


DIALOG = "<dialog id=d><p>はじめての方へ。使い方を案内します。</p><button type=button onclick='d.close()'>あとで</button></dialog>"
MODAL = f"{DIALOG}<script>d.showModal()</script>"
BAR = (
    "<div id=bar style='position:fixed;bottom:0'>このサイトはクッキーを使います。"
    "<button type=button onclick='bar.remove()'>あとで</button></div>"
)


@pytest.mark.parametrize("html", [MODAL, BAR], ids=["modal", "bar"])
async def test_what_stood_before_the_page_is_put_away_once(studio: Studio, html: str) -> None:
    before = await studio.show(FORM.format("") + html)
    press = Click(target=live(before, "あとで", "button"))
    assert (await studio.browser.perform(press)).is_ok
    after = await studio.browser.observe()
    assert OnceOnly().is_put_away(press, before, after)


async def test_a_dialog_that_a_press_opened_comes_again(studio: Studio) -> None:
    run = OnceOnly()
    plain = await studio.show(FORM.format("d.showModal()") + DIALOG)
    opens = Click(target=live(plain, "申請する", "button"))
    assert (await studio.browser.perform(opens)).is_ok
    asked = await studio.browser.observe()
    assert not run.is_put_away(opens, plain, asked)
    closes = Click(target=live(asked, "あとで", "button"))
    assert (await studio.browser.perform(closes)).is_ok
    assert not run.is_put_away(closes, asked, await studio.browser.observe())
