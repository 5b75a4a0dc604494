"""What a page did beside its content: files it gave, dialogs it opened, tabs; as lines and words. Pure."""

from collections.abc import Iterator
from typing import Final

from studio.domain.observation import DialogSeen, DownloadSeen, Observation
from studio.domain.text import clip
from studio.engine.ports import LEFT_OPEN
from studio.ui.page.log_model import LogEntry, Tone

_SAID_MAX: Final = 80


def notices(before: Observation | None, after: Observation) -> tuple[LogEntry, ...]:
    """Return the lines the log gets for a new observation."""
    known = before.dialogs if before else ()
    lines = [_dialog_line(dialog) for dialog in after.dialogs if dialog not in _still_open(known)]
    lines += [_download_line(download) for download in after.downloads]
    return (*lines, *_tab_lines(before, after))


def page_words(observation: Observation) -> str:
    """Return what the foot of the window says about the page, the most urgent first; "" for nothing."""
    if any(dialog.answer == LEFT_OPEN for dialog in observation.dialogs):
        return "確認画面が開いています"
    if observation.downloads:
        newest = observation.downloads[-1]
        done = "保存できませんでした" if newest.error else "保存しました"
        return f"「{clip(newest.name, 24)}」を{done}"
    tabs = observation.tabs
    current = next((n for n, tab in enumerate(tabs, 1) if tab.is_current), 0)
    return f"タブ {current} / {len(tabs)}" if len(tabs) > 1 and current else ""


def _still_open(dialogs: tuple[DialogSeen, ...]) -> tuple[DialogSeen, ...]:
    """Return those that wait: each observation tells of them again."""
    return tuple(dialog for dialog in dialogs if dialog.answer == LEFT_OPEN)


def _dialog_line(dialog: DialogSeen) -> LogEntry:
    said = clip(dialog.message, _SAID_MAX)
    if dialog.kind == "alert":
        return LogEntry("fa6s.comment-dots", Tone.CALM, f"お知らせが出ました：「{said}」")
    what = {"beforeunload": "ページを離れる確認", "prompt": "入力の画面"}.get(
        dialog.kind, "確認画面"
    )
    told = f"「{said}」" if said else ""
    if dialog.answer == LEFT_OPEN:
        return LogEntry("fa6s.circle-question", Tone.WARN, f"{what}が開いています{told}")
    answer = "OK" if dialog.answer == "accepted" else "キャンセル"
    return LogEntry("fa6s.comment-dots", Tone.CALM, f"{what}{told}に「{answer}」で答えました")


def _download_line(download: DownloadSeen) -> LogEntry:
    name = clip(download.name, _SAID_MAX)
    if download.error:
        words = f"ファイル「{name}」を保存できませんでした"
        return LogEntry("fa6s.triangle-exclamation", Tone.WARN, words, download.error)
    return LogEntry("fa6s.download", Tone.GOOD, f"ファイル「{name}」を保存しました", download.path)


def _tab_lines(before: Observation | None, after: Observation) -> Iterator[LogEntry]:
    """Yield what became of the tabs; the first observation of a browser has nothing to compare."""
    more = len(after.tabs) - len(before.tabs) if before and before.tabs else 0
    current = next((tab for tab in after.tabs if tab.is_current), None)
    name = clip(current.title or current.url, _SAID_MAX) if current else ""
    if more > 0:
        yield LogEntry("fa6s.square-plus", Tone.CALM, f"新しいタブが開きました：「{name}」")
    elif more < 0:
        yield LogEntry("fa6s.square-xmark", Tone.CALM, f"タブが閉じました。いまは「{name}」です")
