"""What a call cost in yen, from `resources/prices.json`; None when nobody knows.

Prices and the exchange rate carry their dates in the file: the figure is an estimate for the
meter, not a bill.
"""

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from pydantic import BaseModel, ConfigDict

from studio.engine.resources import resource_file

_SNAPSHOT: Final = re.compile(r"-\d{4}-\d{2}-\d{2}$")
_MILLION: Final = 1_000_000


class ModelPrice(BaseModel):
    """US dollars per million tokens."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    input: float
    cached_input: float
    output: float


class PriceList(BaseModel):
    """The whole of `prices.json`.

    Attributes:
        priced_on: The day the prices were read.
        usd_jpy: Yen for one dollar.
        usd_jpy_on: The day of that rate.
        note: For whoever edits the file.
        models: By model name, without the date of a snapshot.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    priced_on: str
    usd_jpy: float
    usd_jpy_on: str
    note: str = ""
    models: dict[str, ModelPrice]

    def price_of(self, model: str) -> ModelPrice | None:
        """Return the price of a model or of a dated snapshot of it, or None."""
        return self.models.get(model) or self.models.get(_SNAPSHOT.sub("", model))


@dataclass(frozen=True, slots=True)
class TokenCount:
    """Tokens of one call as the server counted them; `cached` is the part of `prompt` it reused."""

    prompt: int
    completion: int
    cached: int = 0


@cache
def price_list() -> PriceList:
    """Return the prices that came with the program."""
    return PriceList.model_validate(
        json.loads(resource_file("prices.json").read_text(encoding="utf-8"))
    )


def cost_yen(model: str, tokens: TokenCount) -> float | None:
    """Return what a call cost, or None for a model without a price."""
    price = price_list().price_of(model)
    if price is None:
        return None
    cached = min(tokens.cached, tokens.prompt)
    dollars = (
        (tokens.prompt - cached) * price.input
        + cached * price.cached_input
        + tokens.completion * price.output
    ) / _MILLION
    return dollars * price_list().usd_jpy
