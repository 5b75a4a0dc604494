"""The guard stands from the beginning of a run to its end, and watches what comes late."""

import pytest

from studio.domain.actions.action import Click, Scroll, ScrollWay
from studio.domain.actions.outcome import Outcome
from studio.domain.errors import HandedOver
from studio.domain.events.events import RunStatus
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.action_guard import ActionGuard
from studio.engine.guard.admission import KnownToRun
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.runs.ending import Ending, ending_of
from tests.engine.guard.wire import make_sending_shop
from tests.factories import SHOP, make_context


async def test_when_the_run_ends_what_pages_send_of_their_own_does_not_leave() -> None:
    browser = make_sending_shop()
    context, _ = make_context(browser)
    known = KnownToRun(given=tuple, secrets=frozenset, masked=lambda text: text)

    guard = ActionGuard(context, known)
    guard.traffic.begin(ActUnderWay("「★」をクリック", ActKind.PRESSES))

    async def work() -> Ending:
        guard.take_post()
        assert browser.is_guarded
        assert browser.has_policy
        return Ending(status=RunStatus.DONE)

    await ending_of(context, work(), guard.traffic.afterwards)
    assert browser.is_handed_back
    assert not browser.has_policy
    assert await browser.send(f"{SHOP}list", "GET")
    assert not await browser.send(f"{SHOP}items/5/delete")


@pytest.mark.parametrize("said", ["お知らせを見て", f"{SHOP}entries/5/delete を開いて"])
async def test_a_headless_run_begins_with_no_deed_that_nobody_named(said: str) -> None:
    context, _ = make_context(make_sending_shop(), is_attended=False)
    known = KnownToRun(given=lambda: (said,), secrets=frozenset, masked=lambda text: text)
    guard = ActionGuard(context, known)
    await guard.begin_at(f"{SHOP}list", is_proposed=False)
    if SHOP in said:
        await guard.begin_at(f"{SHOP}entries/5/delete", is_proposed=False)
    else:
        with pytest.raises(HandedOver):
            await guard.begin_at(f"{SHOP}entries/5/delete", is_proposed=False)


async def test_what_the_item_names_is_looked_for_before_any_twin_is_pressed() -> None:
    rows = [
        AriaNode("row", children=(AriaNode("cell", name), AriaNode("button", "確認しました", ref)))
        for name, ref in (("食堂の献立", "e1"), ("点検", "e2"))
    ]
    page = Observation(
        epoch=1, url=SHOP, title="掲示板", root=AriaNode("document", children=tuple(rows))
    )
    word = Word(
        "「防災訓練」の「確認しました」を押す", is_change=True, named=("防災訓練", "確認しました")
    )
    context, _ = make_context(make_sending_shop())
    known = KnownToRun(lambda: (word.text,), frozenset, lambda text: text, word=lambda: word)
    guard = ActionGuard(context, known)
    press = Click(target=Target(role="button", name="確認しました", ref="e2"))

    refused = await guard.admit(press, page)
    assert isinstance(refused, Outcome)
    assert refused.code == "NAME_UNSEEN"
    assert not isinstance(await guard.admit(press, page), Outcome)  # now a person is asked

    other = press.model_copy(
        update={"target": Target(role="button", name="確認しました", ref="e1")}
    )
    look = Scroll(way=ScrollWay.DOWN, until="防災訓練")
    admission = await guard.admit(look, page)
    assert not isinstance(admission, Outcome)
    guard.begin(look, admission)
    assert not isinstance(await guard.admit(other, page), Outcome)
