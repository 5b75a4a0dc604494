"""The light DOM of emergency mode: body only, no styles, no scripts, attributes that matter, secrets masked."""

from collections.abc import Iterable, Iterator
from typing import Final

from studio.browser.scripts import script
from studio.browser.sight.isolated_contexts import FrameWorld, Json
from studio.browser.sight.masking import PageSecrets, scattered_in
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.page.observation import MASK

MAX_CHARS: Final = 40_000
_CUT: Final = "…（以下省略）\n"
_TEXT_MAX: Final = 200
_VALUE_MAX: Final = 80
_INDENT_MAX: Final = 30
_LINES_MAX: Final = 6_000
"""More lines than this are never read: they could not all be shown."""

_DIGEST_SCRIPT: Final = script("sight/dom_digest", "digest")


async def dom_digest(owner: SnapshotOwner) -> str:
    """Return the light DOM of the current tab, every frame, cut at `MAX_CHARS` with a mark and never silently.

    What can be operated bears the ref of the newest observation.
    """
    secrets = await owner.secrets()
    parts: list[str] = []
    is_whole = True
    for world, (url, lines, is_cut) in await owner.ask_all(_DIGEST_SCRIPT, _LINES_MAX):
        if world.frame.parent_frame is not None:
            parts.append(f"<iframe src={_quoted(str(url), secrets)}>\n")
        said = ["" if line[1] else str(line[2]) for line in lines]
        told = scattered_in(said, secrets)
        parts += (
            _written(owner, world, [line[0], "", MASK] if at in told else line, secrets)
            for at, line in enumerate(lines)
        )
        is_whole = is_whole and not is_cut
    return _cut(parts, is_whole=is_whole)


def _written(owner: SnapshotOwner, world: FrameWorld, line: Json, secrets: PageSecrets) -> str:
    depth, tag, content, *about = line
    indent = " " * min(int(depth), _INDENT_MAX)
    if not tag:
        return f"{indent}{secrets.masked(str(content))[:_TEXT_MAX]}\n"
    is_secret, ref, key = about
    alive = owner.ref_of(world, str(ref), int(key))
    words = [
        str(tag),
        *([f"ref={alive}"] if alive else []),
        *_attributes(content, secrets),
        *([f'value="{MASK}"'] if is_secret else []),
    ]
    return f"{indent}<{' '.join(words)}>\n"


def _attributes(attributes: Iterable[tuple[str, str]], secrets: PageSecrets) -> Iterator[str]:
    for name, value in attributes:
        yield f"{name}={_quoted(value, secrets)}"


def _quoted(value: str, secrets: PageSecrets) -> str:
    """Write a value: masked whole before it is cut, so that no half of a secret is left."""
    written = secrets.masked(value)[:_VALUE_MAX].replace('"', "'")
    return f'"{written}"'


def _cut(parts: list[str], *, is_whole: bool) -> str:
    size = 0
    for index, part in enumerate(parts):
        size += len(part)
        if size > MAX_CHARS:
            return "".join([*parts[:index], _CUT])
    return "".join(parts) if is_whole else "".join([*parts, _CUT])
