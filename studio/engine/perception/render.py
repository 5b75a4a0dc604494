"""The page as dense text for a model: everything a person could read or operate, in few tokens.

No element is left out by rank (ADR-000024: the whole tree, no Top-N). What makes that affordable:
wrappers that carry nothing vanish, refs stand only on what can be operated, repeated shapes are
written one row a line under one header, and only past the budget something is folded, with a mark
that says what and how much; `search.find` reaches it.
"""

from typing import Final

from studio.domain.page.address import readable
from studio.domain.page.observation import Observation
from studio.domain.text import clip, tokens_of
from studio.engine.perception.folding import Folded, fold
from studio.engine.perception.layout import lay_out
from studio.engine.perception.run_view import RunView
from studio.engine.perception.wording import clean

DEFAULT_BUDGET: Final = 6_000
"""Tokens, estimated."""
_URL_MAX: Final = 240
_TITLE_MAX: Final = 100


def render(
    observation: Observation, budget: int = DEFAULT_BUDGET, run_view: RunView | None = None
) -> str:
    """Return the page as text of at most `budget` estimated tokens (200 at least).

    Refs are written in their short form; `Observation.node` takes both.

    Args:
        observation: The page.
        budget: Tokens.
        run_view: What a run's views leave to `find` is folded; None folds for the budget alone.
    """
    _ = (
        observation.operable
    )  # asked for later, on the loop: large trees are walked here, in a thread
    return view(observation, budget, run_view).text


def view(
    observation: Observation, budget: int = DEFAULT_BUDGET, run_view: RunView | None = None
) -> Folded:
    """Return the page as text, with how much of it was folded; see `render`."""
    head, pieces = _head(observation), lay_out(observation).pieces
    middles, common = run_view.of(observation, pieces) if run_view else ((), ())
    body = fold(pieces, budget - tokens_of(head) - 1, middles, common)
    text = f"{head}\n{body.text}"
    return Folded(text, round(tokens_of(text)), body.hidden_controls, body.hidden_chars)


def _head(observation: Observation) -> str:
    """Return title and address, then what stands outside of the page: tabs, dialogs, files."""
    lines = [clip(observation.title, _TITLE_MAX), clip(readable(observation.url), _URL_MAX)]
    if observation.http_status >= 400:
        lines.append(f"HTTP {observation.http_status}")
    return "\n".join([clean(line) for line in lines])
