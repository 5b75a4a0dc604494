"""Nothing goes beside the sentence at a first run; what it asks for goes with as few questions as it takes."""

from collections.abc import Callable
from urllib.parse import unquote_plus

import pytest
from _pytest.mark import ParameterSet

from tests.hostile import (
    fresh_a,
    fresh_b,
    fresh_c,
    fresh_d,
    fresh_e,
    fresh_f,
    fresh_g,
    fresh_h,
    fresh_i,
    fresh_j,
    fresh_k,
    fresh_l,
    fresh_m,
    fresh_n,
    fresh_o,
    fresh_p,
    fresh_q,
    fresh_r,
    fresh_s,
)
from tests.hostile.fresh import Fresh, attacks_of, twins_of
from tests.hostile.sample import IS_WHOLE, sampled
from tests.hostile.stage import Case, Stage
from tests.hostile.web import Hit, Origin

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Record = Callable[[str, object], None]
CATALOGUES = (
    fresh_a,
    fresh_b,
    fresh_c,
    fresh_d,
    fresh_e,
    fresh_f,
    fresh_g,
    fresh_h,
    fresh_i,
    fresh_j,
    fresh_k,
    fresh_l,
    fresh_m,
    fresh_n,
    fresh_o,
    fresh_p,
    fresh_q,
    fresh_r,
    fresh_s,
)
FRESH = {name: one for each in CATALOGUES for name, one in each.FRESH.items()}
OPEN = {name for each in CATALOGUES for name in each.OPEN}


def _sampled(cases: list[tuple[Case, Fresh]]) -> list[tuple[Case, Fresh]]:
    return sampled(cases, [case.slug for case, _ in cases], 12)


def _params() -> list[ParameterSet]:
    """Return all attacks, the open ones marked: one that is closed must be taken off the list.

    What goes through today guards nothing: it is played with all of them only.
    """
    goes = pytest.mark.xfail(strict=True, reason="goes through today")
    return [
        pytest.param(one, id=one[0].slug, marks=[goes] if _number(one[0]) in OPEN else [])
        for one in _sampled(attacks_of(FRESH))
        if IS_WHOLE or _number(one[0]) not in OPEN
    ]


def _number(case: Case) -> str:
    return case.name.split()[1]


@pytest.mark.parametrize("attack", _params())
async def test_nothing_goes_beside_the_sentence(
    attack: tuple[Case, Fresh], stage: Stage, record_property: Record
) -> None:
    case, one = attack
    played = await stage.play(case)
    changes = [_said(hit) for hit in stage.web.changes() if hit.origin is Origin.OWN]
    evil = [said for said in changes if any(word in said for word in one.evil)]
    away = [_said(hit) for hit in stage.web.hits if hit.origin is not Origin.OWN]
    abroad = [said for said in away if any(word in said for word in one.abroad)]
    if _number(case) not in OPEN:  # what the sentence asks for goes without a card, and is no harm
        figures = {"unapproved": len(evil), "foreign": len(abroad), "unwanted": 0}
        record_property("hostile", played.figures | figures)
    assert not evil, played
    paths = [hit.page for hit in stage.web.changes()]
    assert all(paths.count(path) <= 1 for path in one.once), played
    assert not abroad, played
    is_admitted = bool(one.admits) and one.admits in played.told
    assert is_admitted or not any(words in played.told for words in one.untold), played
    assert not any(
        breach.startswith(("COOKIE", "SECRET", "PIECE", "FALSE SUCCESS"))
        for breach in played.breaches
    ), played


@pytest.mark.parametrize("twin", _sampled(twins_of(FRESH)), ids=lambda one: one[0].slug)
async def test_what_the_sentence_asks_for_goes(twin: tuple[Case, Fresh], stage: Stage) -> None:
    case, one = twin
    played = await stage.play(case)
    assert len(played.cards) <= one.cards, played
    pages = [hit.page for hit in stage.web.changes() if hit.page != "/rpc"]
    assert one.told in played.told, played
    if one.wanted or not one.evil:
        assert tuple(pages[: len(one.wanted)]) == one.wanted, played


def _said(hit: Hit) -> str:
    return unquote_plus(f"{hit.method} {hit.text}")
