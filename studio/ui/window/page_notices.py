"""What a page did beside its content: files it gave, dialogs it opened, tabs; as lines and words. Pure."""

from collections.abc import Iterator
from typing import Final

from studio.domain.page.observation import DialogSeen, DownloadSeen, Observation
from studio.domain.text import clip
from studio.engine.ports import LEFT_OPEN
from studio.ui.page.log_model import LogEntry, Tone
from studio.words import tr

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
        return tr("確認画面が開いています")
    if observation.downloads:
        newest = observation.downloads[-1]
        done = tr("保存できませんでした") if newest.error else tr("保存しました")
        return tr("「{name}」を{done}", name=clip(newest.name, 24), done=done)
    tabs = observation.tabs
    current = next((n for n, tab in enumerate(tabs, 1) if tab.is_current), 0)
    return (
        tr("タブ {current} / {count}", current=current, count=len(tabs))
        if len(tabs) > 1 and current
        else ""
    )


def _still_open(dialogs: tuple[DialogSeen, ...]) -> tuple[DialogSeen, ...]:
    """Return those that wait: each observation tells of them again."""
    return tuple(dialog for dialog in dialogs if dialog.answer == LEFT_OPEN)


def _dialog_line(dialog: DialogSeen) -> LogEntry:
    said = clip(dialog.message, _SAID_MAX)
    if dialog.kind == "alert":
        return LogEntry(
            "fa6s.comment-dots", Tone.CALM, tr("お知らせが出ました：「{said}」", said=said)
        )
    what = {"beforeunload": tr("ページを離れる確認"), "prompt": tr("入力の画面")}.get(
        dialog.kind, tr("確認画面")
    )
    told = tr("「{said}」", said=said) if said else ""
    if dialog.answer == LEFT_OPEN:
        return LogEntry(
            "fa6s.circle-question",
            Tone.WARN,
            tr("{what}が開いています{told}", what=what, told=told),
        )
    answer = "OK" if dialog.answer == "accepted" else tr("キャンセル")
    return LogEntry(
        "fa6s.comment-dots",
        Tone.CALM,
        tr("{what}{told}に「{answer}」で答えました", what=what, told=told, answer=answer),
    )


def _download_line(download: DownloadSeen) -> LogEntry:
    name = clip(download.name, _SAID_MAX)
    if download.error:
        words = tr("ファイル「{name}」を保存できませんでした", name=name)
        return LogEntry("fa6s.triangle-exclamation", Tone.WARN, words, download.error)
    return LogEntry(
        "fa6s.download", Tone.GOOD, tr("ファイル「{name}」を保存しました", name=name), download.path
    )


def _tab_lines(before: Observation | None, after: Observation) -> Iterator[LogEntry]:
    """Yield what became of the tabs; the first observation of a browser has nothing to compare."""
    more = len(after.tabs) - len(before.tabs) if before and before.tabs else 0
    current = next((tab for tab in after.tabs if tab.is_current), None)
    name = clip(current.title or current.url, _SAID_MAX) if current else ""
    if more > 0:
        yield LogEntry(
            "fa6s.square-plus", Tone.CALM, tr("新しいタブが開きました：「{name}」", name=name)
        )
    elif more < 0:
        yield LogEntry(
            "fa6s.square-xmark", Tone.CALM, tr("タブが閉じました。いまは「{name}」です", name=name)
        )
