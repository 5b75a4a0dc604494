"""What went wrong at an element in earlier runs, as one line for a model that sees that element again."""

import logging
from typing import Final

from studio.domain.errors import LibraryError
from studio.domain.page.address import host_of, page_pattern
from studio.domain.page.observation import Observation
from studio.domain.records.history import Cause, FailurePattern, element_called
from studio.engine.runs.run import RunContext

logger = logging.getLogger(__name__)

_TOLD: Final = 2
"""Patterns in a line; each costs about 20 tokens."""
_OURS: Final = frozenset({Cause.SCREEN, Cause.DATA})
"""What another way of acting can mend; no model mends a network, a permission or a setting."""
_OFTEN: Final = 2
"""So often a thing fails that nothing has mended before it is worth a word."""
_READ: Final = 200


class PastTroubles:
    """Lessons of earlier runs about the sites of one run, read once a site, each told once.

    A lesson is told where its element stands on its page, and nowhere else.
    """

    def __init__(self, context: RunContext) -> None:
        self._context = context
        self._known: dict[str, tuple[FailurePattern, ...]] = {}
        self._told: set[FailurePattern] = set()

    async def line_for(self, page: Observation) -> str:
        """Return the line for a decision on a page, "" where nothing is known or all was told."""
        site = host_of(page.url)
        if not site:
            return ""
        if site not in self._known:
            self._known[site] = await self._lessons(site)
        place = page_pattern(page.url)
        here = [one for one in self._known[site] if one.page == place and one not in self._told]
        if not here:
            return ""
        standing = {element_called(node.role, node.label) for node in page.operable}
        telling = [one for one in here if one.element in standing][:_TOLD]
        self._told.update(telling)
        return "; ".join(map(_in_words, telling))

    async def _lessons(self, site: str) -> tuple[FailurePattern, ...]:
        if self._context.history is None:
            return ()
        try:
            known = await self._context.history.patterns(site, _READ)
        except LibraryError as fault:
            logger.info("no patterns: %s", fault.code)
            return ()
        useful = (one for one in known if one.page and one.cause in _OURS and _helps(one))
        return tuple(sorted(useful, key=lambda one: (bool(one.way), one.count), reverse=True))


def _helps(pattern: FailurePattern) -> bool:
    """Say whether a model can do something with it: another way, or a reason to look for one.

    What failed for its value (a row, an option) says nothing about another value.
    """
    is_often = pattern.count >= _OFTEN and pattern.cause is Cause.SCREEN
    return bool(pattern.element) and (bool(pattern.way) or is_often)


def _in_words(pattern: FailurePattern) -> str:
    worked = f" → worked: {pattern.way}" if pattern.way else ""
    return f"{pattern.element}: {pattern.code} ×{pattern.count}{worked}"
