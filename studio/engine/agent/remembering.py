"""What went wrong here in earlier runs, as one line for a model that comes to the same site again."""

import logging
from typing import Final

from studio.domain.address import host_of
from studio.domain.errors import LibraryError
from studio.domain.history import Cause, FailurePattern
from studio.domain.text import clip
from studio.engine.run import RunContext

logger = logging.getLogger(__name__)

_TOLD: Final = 2
"""Patterns in the line: it is read at every visit, and costs about 30 tokens each."""
_OURS: Final = frozenset({Cause.SCREEN, Cause.DATA})
"""What another way of acting can mend; no model mends a network, a permission or a setting."""
_READ: Final = 50


class PastTroubles:
    """Failure patterns of the sites of one run, read once a site.

    The line is told with the first decision at a site, and again when the work is stuck there.
    """

    def __init__(self, context: RunContext) -> None:
        self._context = context
        self._lines: dict[str, str] = {}
        self._told: set[str] = set()

    async def line_for(self, url: str, *, is_stuck: bool) -> str:
        """Return the line for a decision on a page, "" where nothing is known or all was told.

        Args:
            url: Of the page.
            is_stuck: The previous turn failed, or the large model is asked.
        """
        site = host_of(url)
        if not site or (site in self._told and not is_stuck):
            return ""
        self._told.add(site)
        if site not in self._lines:
            self._lines[site] = await self._line(site)
        return self._lines[site]

    async def _line(self, site: str) -> str:
        if self._context.history is None:
            return ""
        try:
            known = await self._context.history.patterns(site, _READ)
        except LibraryError as fault:
            logger.info("no patterns: %s", fault.code)
            return ""
        useful = [pattern for pattern in known if pattern.cause in _OURS and pattern.element]
        useful.sort(key=lambda pattern: (bool(pattern.helped), pattern.count), reverse=True)
        return "; ".join(map(_in_words, useful[:_TOLD]))


def _in_words(pattern: FailurePattern) -> str:
    helped = f" → worked: {clip(pattern.helped, 60)}" if pattern.helped else ""
    return f"{clip(pattern.element, 40)}: {pattern.code} ×{pattern.count}{helped}"
