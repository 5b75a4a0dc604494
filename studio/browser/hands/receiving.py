"""Asking a page for a file: pressed once, and waited for until the file is kept."""

from typing import Final

from playwright.async_api import Locator

from studio.browser.downloads import file_evidence
from studio.browser.hands.pointer import Pointer
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import carries_out
from studio.browser.session import Session
from studio.domain.actions.action import Download
from studio.domain.actions.outcome import Evidence, OutcomeStatus
from studio.domain.errors import BrowserTimeoutError
from studio.words import tr

_KEEP_CAP_S: Final = 1_800.0
"""A file that is not whole after half an hour is not waited for any more."""


class Receiving:
    """Takes files from the current tab of a session."""

    def __init__(self, session: Session, pointer: Pointer) -> None:
        self._session = session
        self._pointer = pointer

    async def download(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Press an element once and keep the file it gives.

        Raises:
            Refused: No file came, or it could not be kept.
        """
        downloads = self._session.downloads
        since = downloads.count
        evidence = await self._pointer.click(locator, check)
        if self._session.dialogs.waiting:
            return evidence
        limit_s = self._session.options.file_timeout_s
        try:
            await self._session.call(downloads.begun(since), limit_s, tr("ファイルを待つ"))
        except BrowserTimeoutError as exc:
            raise Refused(
                "NO_FILE",
                tr(
                    "押しましたが、{limit_s:g} 秒待ってもファイルは届きませんでした。",
                    limit_s=limit_s,
                ),
                OutcomeStatus.NO_EFFECT,
            ) from exc
        keeping = downloads.ended(since, cap_s=_KEEP_CAP_S)
        files = await self._session.call(keeping, _KEEP_CAP_S + 5, tr("ファイルを保存する"))
        if failed := next((file for file in files if file.error), None):
            raise Refused(
                "DOWNLOAD_FAILED", tr("「{name}」：{error}", name=failed.name, error=failed.error)
            )
        told = file_evidence(files)
        return (*(fact for fact in evidence if fact not in told), *told)


carries_out(
    Download,
    lambda at, _: Receiving(at.session, Pointer(at.session)).download(at.it, at.check),
)
