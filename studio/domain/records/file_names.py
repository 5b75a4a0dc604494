"""File names that every system takes, made of whatever people or sites call things."""

import re
from typing import Final

from studio.domain.text import strip_unseen

_MAX_CHARS: Final = 120
_MAX_BYTES: Final = 200
"""Most file systems take 255 bytes of UTF-8; ` (2)` and `.part` come behind."""
_LONGEST_ENDING: Final = 10
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_RESERVED: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\..*)?", re.IGNORECASE
)


def safe_file_name(name: str, nameless: str) -> str:
    """Return a file name that every system takes and that leads to no other folder.

    Without what nobody sees (bidi overrides turn `fdp.exe` into `exe.pdf`), without the signs and
    names that Windows keeps for itself, without a dot or blank at its ends, and not too long.

    Args:
        name: As people or a site call it, with its ending.
        nameless: What to take when nothing is left.
    """
    plain = _FORBIDDEN.sub("_", strip_unseen(name).replace("\n", " ").replace("\t", " "))
    plain = plain.strip(" .") or nameless
    if _RESERVED.fullmatch(plain):
        plain = f"_{plain}"
    stem, dot, ending = plain.rpartition(".")
    if not dot or len(ending) > _LONGEST_ENDING:
        return _cut(plain, _MAX_BYTES, _MAX_CHARS)
    room = len(ending.encode()) + 1
    return f"{_cut(stem, _MAX_BYTES - room, _MAX_CHARS - len(ending) - 1)}.{ending}"


def _cut(text: str, max_bytes: int, max_chars: int) -> str:
    """Return the beginning of a text, no character halved."""
    return text[:max_chars].encode()[:max_bytes].decode(errors="ignore").rstrip(" .")
