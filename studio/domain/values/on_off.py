"""What people say of a box instead of ticking it: あり, オン, しない. Pure."""

from typing import Final

from studio.domain.text import fold

_ON: Final = frozenset(
    {"あり", "有り", "有", "オン", "on", "はい", "yes", "する", "要", "可", "有効", "希望", "true"}
)
_OFF: Final = frozenset(
    {"なし", "無し", "無", "オフ", "off", "いいえ", "no", "しない", "不要", "不可", "無効", "false"}
)


def says_on(value: str) -> bool | None:
    """Return whether a value says on or off; None for one that says neither."""
    said = fold(value)
    return True if said in _ON else False if said in _OFF else None
