"""Opening a secret's name for the hands, and only for a password field of the person's own site. Pure.

Whatever a model decides, the value goes nowhere else: not into a search box, an address, an
option, a dialog, a file path or a field inside a frame of another site.
"""

import re
from typing import Final

from studio.domain.action import Action, Fill, TypeText
from studio.domain.observation import Observation
from studio.domain.outcome import Outcome, OutcomeStatus
from studio.engine.pouch import Pouch, holds_secret_template
from studio.engine.templates import texts_of, with_texts

REFUSED: Final = "SECRET_REFUSED"
_THIS_MACHINE: Final = re.compile(
    r"http://(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d+)?(?:/|$)"
)


def opened(action: Action, page: Observation, pouch: Pouch) -> Action | Outcome:
    """Return the action with the secret's value in place of its name, or why that is refused.

    An action that names no secret comes back as it is.

    Args:
        action: As decided on `page`.
        page: The newest observation; its place was checked before.
        pouch: The secrets of this run.
    """
    texts = texts_of(action)
    if not any(map(holds_secret_template, texts)):
        return action
    if not isinstance(action, Fill | TypeText):
        return _refused("パスワードは、パスワード欄のほかには使いません。")
    value = pouch.value_of(texts[0])
    if value is None:
        return _refused("このパスワードは預かっていないか、ほかの文字とまざっています。")
    node = page.node(action.target.ref or "")
    if node is None or "secret" not in node.states:
        return _refused(f"{action.target.in_words()}はパスワード欄ではないため、入力しません。")
    if not is_private_way(page.url):
        return _refused(
            "暗号化されていないページのため、パスワードを入力しません。"
            "入力してよいときは、ブラウザーで直接入力してください。"
        )
    if page.frame(node):
        return _refused(
            "別の枠（フレーム）の中のパスワード欄には入力しません。ブラウザーで入力してください。"
        )
    return with_texts(action, lambda _: value)


def is_private_way(url: str) -> bool:
    """Say whether nobody on the way can read what is typed: https, or this very machine."""
    return url.startswith("https://") or bool(_THIS_MACHINE.match(url))


def _refused(message: str) -> Outcome:
    return Outcome(status=OutcomeStatus.BLOCKED, code=REFUSED, message=message)
