"""Yen for tokens, from data with a date."""

from datetime import date

import pytest

from studio.llm.pricing import TokenCount, cost_yen, price_list


def test_price_list_carries_its_dates() -> None:
    prices = price_list()
    assert date.fromisoformat(prices.priced_on) >= date(2026, 1, 1)
    assert date.fromisoformat(prices.usd_jpy_on) >= date(2026, 1, 1)
    assert 50 < prices.usd_jpy < 400


def test_reused_prompt_tokens_cost_less() -> None:
    rate = price_list().usd_jpy
    assert cost_yen("gpt-4.1", TokenCount(1_000_000, 0)) == pytest.approx(2.0 * rate)
    assert cost_yen("gpt-4.1", TokenCount(1_000_000, 0, cached=1_000_000)) == pytest.approx(
        0.5 * rate
    )
    assert cost_yen("gpt-4.1", TokenCount(0, 1_000_000)) == pytest.approx(8.0 * rate)


def test_dated_snapshot_has_the_price_of_its_model() -> None:
    tokens = TokenCount(1_000, 100)
    assert cost_yen("gpt-4.1-mini-2025-04-14", tokens) == cost_yen("gpt-4.1-mini", tokens)


@pytest.mark.parametrize("model", ["llama3.2", "gpt-4.1-mini-custom", ""])
def test_unknown_model_has_no_price(model: str) -> None:
    assert cost_yen(model, TokenCount(1_000, 100)) is None


def test_no_price_is_negative_or_above_its_uncached_one() -> None:
    for price in price_list().models.values():
        assert 0 < price.cached_input <= price.input < price.output
