"""Giving files to a page: to a file field, to the button that asks for them, or to a drop zone."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.async_api import ElementHandle, FileChooser, Locator
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import carries_out
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import Upload
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.errors import BrowserTimeoutError
from studio.domain.page.observation import DialogSeen
from studio.domain.text import clip
from studio.words import tr

_CHOOSER_TIMEOUT_S: Final = 5.0
_SHOWN_TIMEOUT_S: Final = 3.0
_POLL_S: Final = 0.05

_FIELD: Final = script("hands/uploads", "field")
_TAKES_DROPS: Final = script("hands/uploads", "takesDrops")
_PUT_CARRIER: Final = script("hands/uploads", "putCarrier")
_DROP: Final = script("hands/uploads", "drop")
_HELD: Final = "el => [...(el.files || [])].map(file => file.name)"
_SHOWS: Final = script("hands/uploads", "shows")


class Uploads:
    """Gives files of this machine to the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def upload(self, locator: Locator, paths: Sequence[str]) -> tuple[Evidence, ...]:
        """Give files and read back their names: from the field, else from the page.

        Raises:
            Refused: A file is missing, the field takes one only, or nothing here takes files.
        """
        files = await asyncio.to_thread(files_at, paths)
        names = [file.name for file in files]
        field = await self._element(locator, _FIELD)
        if field is not None:
            return await self._into_field(field, files)
        if await self._touch.ask(locator, _TAKES_DROPS, tr("対象を調べる")):
            await self._drop(locator, files)
            return await self._shown(locator, names, ())
        chooser, dialogs = await self._chooser(locator)
        _refuse_several(files, is_multiple=chooser.is_multiple())
        giving = chooser.set_files(files, timeout=self._limit_ms)
        await self._session.call(giving, self._limit_ms / 1000 + 2, tr("ファイルを渡す"))
        return await self._shown(locator, names, dialogs)

    @property
    def _limit_ms(self) -> float:
        return self._session.options.action_timeout_s * 1000

    async def _into_field(
        self, field: ElementHandle, files: Sequence[Path]
    ) -> tuple[Evidence, ...]:
        is_multiple = await self._ask(field, "el => el.multiple || el.webkitdirectory")
        _refuse_several(files, is_multiple=bool(is_multiple))
        if await self._ask(field, "el => el.disabled"):
            raise Refused("TARGET_DISABLED", tr("このファイル欄は、いま使えない状態です。"))
        dialogs = await self._touch.act(
            lambda ms: field.set_input_files(list(files), timeout=ms), tr("ファイルを渡す")
        )
        names = [file.name for file in files]
        held = await self._ask(field, _HELD)
        if held == names:
            return (*_given(names), *dialog_evidence(dialogs))
        frame = await self._session.call(field.owner_frame(), 5, tr("対象を調べる"))
        body = (frame or self._session.page).locator("body")
        return await self._shown(body, names, dialogs)

    async def _drop(self, locator: Locator, files: Sequence[Path]) -> None:
        """Drop the files as a person would, by the browser's own events."""
        putting = locator.evaluate_handle(_PUT_CARRIER, timeout=2_000)
        carrier = (await self._session.call(putting, 5, tr("ファイルを渡す"))).as_element()
        assert carrier is not None  # the script returns the element it made
        giving = carrier.set_input_files(list(files), timeout=self._limit_ms)
        await self._session.call(giving, self._limit_ms / 1000 + 2, tr("ファイルを渡す"))
        await self._touch.act(
            lambda ms: locator.evaluate(_DROP, carrier, timeout=ms), tr("ファイルを渡す")
        )

    async def _chooser(self, locator: Locator) -> tuple[FileChooser, tuple[DialogSeen, ...]]:
        """Press the button and take the question for files that it opens."""
        limit_s = min(_CHOOSER_TIMEOUT_S, self._session.options.action_timeout_s)
        dialogs: tuple[DialogSeen, ...] = ()
        page = self._session.page
        try:
            async with page.expect_file_chooser(timeout=limit_s * 1000) as asked:
                dialogs = await self._touch.act(lambda ms: locator.click(timeout=ms), tr("押す"))
            waiting = asked.value
            return await self._session.call(
                _value(waiting), limit_s + 2, tr("ファイルを渡す")
            ), dialogs
        except (BrowserTimeoutError, PlaywrightTimeoutError) as exc:
            raise Refused(
                "NO_FILE_CHOOSER",
                tr(
                    "押しても、ファイルを選ぶ画面が開きませんでした。ファイル欄か、ファイルを置く場所を指定してください。"
                ),
            ) from exc

    async def _shown(
        self, locator: Locator, names: Sequence[str], dialogs: tuple[DialogSeen, ...]
    ) -> tuple[Evidence, ...]:
        """Wait until the page holds or shows every name.

        Raises:
            Refused: Unverified: the files were given, and the page does not say so.
        """
        frame = await self._touch.frame(locator)
        ends_at = asyncio.get_running_loop().time() + _SHOWN_TIMEOUT_S
        while True:
            seen: list[str] = await self._session.call(
                frame.evaluate(_SHOWS, list(names)), 5, tr("ファイルを確かめる")
            )
            if len(seen) == len(names):
                return (*_given(names), *dialog_evidence(dialogs))
            if asyncio.get_running_loop().time() >= ends_at:
                raise Refused(
                    "UPLOAD_UNSEEN",
                    tr("ファイルを渡しましたが、受け取られたかどうかが画面に出ていません。"),
                    OutcomeStatus.UNVERIFIED,
                )
            await asyncio.sleep(_POLL_S)

    async def _element(self, locator: Locator, script: str) -> ElementHandle | None:
        finding = locator.evaluate_handle(script, timeout=2_000)
        return (await self._session.call(finding, 5, tr("対象を調べる"))).as_element()

    async def _ask(self, field: ElementHandle, script: str) -> Any:  # noqa: ANN401 - what JavaScript returns
        return await self._session.call(field.evaluate(script), 5, tr("対象を調べる"))


def files_at(paths: Sequence[str]) -> tuple[Path, ...]:
    """Return the files of these paths.

    Raises:
        Refused: One is missing, or is a folder.
    """
    found: list[Path] = []
    for written in paths:
        path = Path(written.strip().strip('"')).expanduser()
        if path.is_dir():
            raise Refused(
                "FILE_NOT_FOUND",
                tr(
                    "「{written}」はフォルダーです。ファイルを指定してください。",
                    written=clip(written, 80),
                ),
            )
        if not path.is_file():
            raise Refused(
                "FILE_NOT_FOUND",
                tr(
                    "ファイル「{written}」が見つかりません。場所と名前を確かめてください。",
                    written=clip(written, 80),
                ),
            )
        found.append(path.absolute())
    return tuple(found)


async def _value(waiting: Any) -> Any:  # noqa: ANN401 - Playwright's future, as a coroutine
    return await waiting


def _refuse_several(files: Sequence[Path], *, is_multiple: bool) -> None:
    if len(files) > 1 and not is_multiple:
        raise Refused(
            "TOO_MANY_FILES",
            tr("ここには 1 つしか渡せません（{count} 個あります）。", count=len(files)),
        )


def _given(names: Sequence[str]) -> tuple[Evidence, ...]:
    return tuple(Evidence(kind=EvidenceKind.FILE, detail=name) for name in names)


carries_out(
    Upload,
    lambda at, action: Uploads(at.session).upload(at.it, action.paths),
    needs_sight=False,
)
