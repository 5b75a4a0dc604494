"""Names people use for sites: the practice site's corners, and well-known sites from a data file."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from studio.engine.ports import SiteProfile

_log = logging.getLogger(__name__)

PRACTICE_CORNERS = (
    SiteProfile(
        name="練習書店",
        url="shop/",
        aliases=("練習用の書店", "練習サイト", "練習用書店", "練習ショップ", "練習の本屋", "本屋"),
    ),
    SiteProfile(
        name="経費精算",
        url="expense/",
        aliases=("練習経費精算", "経費精算フォーム", "経費申請", "経費精算サイト"),
    ),
    SiteProfile(name="社員名簿", url="staff/", aliases=("練習社員名簿", "社員一覧", "社員リスト")),
    SiteProfile(
        name="部品サンプル", url="widgets/", aliases=("練習部品", "部品見本", "部品のサンプル")
    ),
    SiteProfile(
        name="練習ログイン",
        url="login/",
        aliases=("ログインの練習", "ログイン練習", "練習会員ページ"),
    ),
)


class PracticeDirectory:
    """The practice site while it runs, then the sites of `sites.json`. A `SiteDirectory`.

    Args:
        resources: The resources directory.
        base_url: The practice site's start page, or what returns it; '' while it does not run.
    """

    def __init__(self, resources: Path, base_url: str | Callable[[], str]) -> None:
        self._path = resources / "sites.json"
        self._base_url = base_url

    async def target_sites(self) -> Sequence[SiteProfile]:
        """Return the known sites; a file that cannot be read counts as an empty one."""
        public = await asyncio.to_thread(self._public_sites)
        return (*self._practice_sites(), *public)

    def _practice_sites(self) -> tuple[SiteProfile, ...]:
        base = self._base_url if isinstance(self._base_url, str) else self._base_url()
        if not base:
            return ()
        base = base if base.endswith("/") else f"{base}/"
        return tuple(
            corner.model_copy(update={"url": base + corner.url}) for corner in PRACTICE_CORNERS
        )

    def _public_sites(self) -> tuple[SiteProfile, ...]:
        try:
            text = self._path.read_bytes()
            return TypeAdapter(tuple[SiteProfile, ...]).validate_json(text)
        except (OSError, ValidationError) as error:
            _log.warning("sites.json cannot be read: %s", error)
            return ()
