"""Where the browser is by now, for who shows it."""

import logging

from studio.domain.errors import BrowserError
from studio.engine.workbench import Workbench

logger = logging.getLogger(__name__)


async def look_again(workbench: Workbench) -> None:
    """Show the page as something left it that nobody was shown: a rehearsal. Best effort."""
    try:
        await workbench.look_again()
    except BrowserError as exc:
        logger.info("the page is not shown anew: %s", exc.code)
