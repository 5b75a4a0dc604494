"""Recorded elements, found again in lists that only draw what is in view."""

import pytest

from studio.domain.actions.action import Click, Scroll
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.engine.ports import SettlePolicy
from tests.browser.grid_page import grid
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")


@browser
@on_one_loop
async def test_a_recorded_row_is_found_in_its_virtual_list(studio: Studio) -> None:
    target = await _recorded(studio, "社員 30 番", 40)
    await studio.show(grid(60))
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.is_ok, outcome
    assert await studio.js("document.title") == "社員 30 番"


@browser
@on_one_loop
async def test_a_recorded_row_that_is_not_in_the_list_says_how_far_was_searched(
    studio: Studio,
) -> None:
    target = await _recorded(studio, "社員 30 番", 40)
    await studio.show(grid(25))
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.code == "VLIST_NOT_REACHED"
    assert outcome.list_search is not None
    assert outcome.list_search.scroll_positions[0] == 0


async def _recorded(studio: Studio, name: str, rows: int) -> Target:
    seen = await studio.show(grid(rows))
    await studio.browser.perform(Scroll(target=live(seen, "社員", "grid"), until=name))
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Click(target=live(seen, name)))
    assert outcome.target is not None
    assert outcome.target.candidates
    return outcome.target


_POSTS = "".join(
    f"<div><h3>{title}</h3><button>確認しました</button></div>"
    for title in (
        "健康診断の案内",
        "新人歓迎会のお知らせ(第1回)",
        "駐車場",
        "新人歓迎会のお知らせ(第2回)",
    )
)


@browser
@on_one_loop
async def test_words_that_several_entries_of_a_list_hold_are_refused_with_their_names(
    studio: Studio,
) -> None:
    await studio.show(f"<div role=list style='height:60px;overflow:auto'>{_POSTS}</div>")
    way = Candidate(family=Family.NEAR, value="確認しました", role="button", scope_key="新人歓迎会", score=160)  # fmt: skip
    looks = Fingerprint(tag="button", role="button", name="確認しました", row_key="新人歓迎会")
    target = Target(role="button", name="確認しました", candidates=(way,), fingerprint=looks)
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.code == "VLIST_NOT_REACHED"
    told = "「新人歓迎会」を含むものは 2 件あります：「新人歓迎会のお知らせ(第1回)」、「新人歓迎会のお知らせ(第2回)」。"
    assert told in outcome.message
