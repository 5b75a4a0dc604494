"""Which of the known sites a sentence names. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from studio.domain.text import fold, squeeze
from studio.engine.ports import SiteProfile

_QUOTED: Final = re.compile(r"[「『]([^「」『』]*)[」』]")
_OF_A_WORD: Final = r"[一-鿿々ァ-ヺーｦ-ﾟa-z0-9]"
"""Of folded text: what goes on with such a sign is a longer word; hiragana ends one (経費精算で)."""


def said_sites(sentence: str, sites: Iterable[SiteProfile]) -> tuple[SiteProfile, ...]:
    """Return the sites that a sentence names by one of their names."""
    return tuple(
        site
        for site in sites
        if any(_says_site(sentence, name) for name in (site.name, *site.aliases))
    )


def _says_site(sentence: str, name: str) -> bool:
    """Say whether a sentence names a site: as a word, not as a part of a longer one or of a longer 「…」."""
    wanted = squeeze(name)
    if not wanted or wanted in map(squeeze, _QUOTED.findall(sentence)):
        return bool(wanted)
    rest = fold(_QUOTED.sub("、", sentence))
    if wanted not in "".join(rest.split()):
        return False  # nearly always; making a pattern of each name stopped the window
    word = r"\s*".join(map(re.escape, wanted))
    return re.search(rf"(?<!{_OF_A_WORD}){word}(?!{_OF_A_WORD})", rest) is not None
