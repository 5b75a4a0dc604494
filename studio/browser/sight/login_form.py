"""The login form of a page, by its structure: types, autocomplete, the form around; no labels of fields are read."""

from typing import Final

from studio.browser.scripts import script
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.login import LoginForm

_FIND: Final = script("sight/login_form", "find")


async def login_form(owner: SnapshotOwner) -> LoginForm | None:
    """Return the login form of the current tab's own document, None for none or while it is moving on.

    Raises:
        BrowserClosedError: The page went away.
    """
    try:
        contexts = await owner.contexts.all()
        found = await owner.contexts.ask(contexts[0], _FIND)
    except BrowserClosedError:
        raise
    except BrowserError:
        return None
    if found is None:
        return None
    user, password, submit, asks = found
    return LoginForm(
        user=str(user), password=str(password), submit=str(submit), asks_password=bool(asks)
    )
