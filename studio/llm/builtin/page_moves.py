"""What a page shows or gives: confirm a text, wait for it, take rows into a table, keep a file, go back."""

from collections.abc import Iterator
from typing import Final

from studio.domain.action import Download, Extract, GoBack, WaitFor
from studio.domain.observation import AriaNode
from studio.domain.rule import SelectionRule
from studio.domain.text import clip, squeeze
from studio.engine.perception.tables import Row, find_tables
from studio.llm.builtin.desk import Desk, Finished, Move, Step, not_found
from studio.llm.builtin.fields import target
from studio.llm.builtin.finding import PRESSABLE, Found, NotFound, match_level
from studio.llm.builtin.intents import Back, Confirm
from studio.llm.builtin.intents import Download as DownloadIntent
from studio.llm.builtin.intents import Extract as ExtractIntent
from studio.llm.builtin.page_rules import fitted
from studio.llm.builtin.synonyms import synonyms

_PATIENCE_S: Final = 30.0
_SURE_ENOUGH: Final = 0.6
_FORMATS: Final = (
    "csv",
    "excel",
    "エクセル",
    "pdf",
    "tsv",
    "zip",
    "xls",
    "xlsx",
    "word",
    "ファイル",
)
_GIVES_A_FILE: Final = "ダウンロード"


def confirm(desk: Desk, intent: Confirm) -> Step:
    """See that a text is on the page, or is not; nothing is touched."""
    said = clip(intent.text, 40)
    is_seen = desk.shows(intent.text) or any(
        squeeze(intent.text) in squeeze(dialog.message) for dialog in desk.observation.dialogs
    )
    if not intent.is_there:
        if is_seen:
            return not_found(f"「{said}」が、この画面に表示されています。")
        return Finished("", f"「{said}」は、この画面に表示されていません。")
    if is_seen:
        return Finished(intent.text, f"「{said}」が表示されています。")
    wait = WaitFor(text=intent.text, seconds=_PATIENCE_S)
    if intent.waits and not desk.has_tried(wait):
        return Move(wait, 0.9, f"「{said}」が出るまで待ちます。", evidence=intent.text)
    return not_found(f"「{said}」は、この画面にまだ表示されていません。")


def extract(desk: Desk, intent: ExtractIntent) -> Step:
    """Take rows of the page's list into a table; which rows, the engine finds."""
    if not find_tables(desk.observation):
        return not_found("取り出せる一覧が、この画面に見つかりません。")
    action = Extract(
        columns=intent.columns,
        rule=fitted(
            desk, SelectionRule(where=intent.where, joining=intent.joining, order=intent.order)
        ),
        limit=intent.limit,
        max_pages=intent.pages,
    )
    if desk.has_done(action):
        return Finished("", "一覧を取り出しました。")
    return Move(action, 0.9, "一覧から行を取り出します。")


def back(desk: Desk, intent: Back) -> Step:
    """Go back once."""
    del intent
    if desk.has_done(GoBack()):
        return Finished(desk.page.heading, "前のページに戻りました。")
    return Move(GoBack(), 0.95, "前のページに戻ります。")


def download(desk: Desk, intent: DownloadIntent) -> Step:
    """Press the one control that gives the file."""
    problem: NotFound | None = None
    for candidate in _givers(desk, intent.name):
        if isinstance(candidate, Found):
            action = Download(target=target(candidate.node, desk.epoch))
            name = clip(candidate.node.label, 40)
            return Move(action, candidate.certainty, f"「{name}」からファイルを保存します。")
        problem = problem if problem and problem.is_tie else candidate
    return not_found(problem or "ファイルを保存できるボタンが、この画面に見つかりません。")


def _givers(desk: Desk, name: str) -> Iterator[Found | NotFound]:
    """Yield what may give the file, the surest first: called so, in the row of this name, of this form."""
    thing, form = _thing_and_form(name)
    if name:
        whole = desk.page.pressable(name)
        if isinstance(whole, Found) and whole.certainty >= _SURE_ENOUGH:
            yield whole
    if thing:
        yield from _in_its_row(desk, thing, form)
    elif form:
        yield _named(desk, form)
    if not thing:
        yield desk.page.pressable(_GIVES_A_FILE)


def _thing_and_form(name: str) -> tuple[str, str]:
    thing, _, last = name.rpartition(" ")
    return (thing, last) if squeeze(last) in _FORMATS else (name, "")


def _in_its_row(desk: Desk, thing: str, form: str) -> Iterator[Found | NotFound]:
    """Yield the control for files in the one row that is called so."""
    rows = [
        row
        for table in find_tables(desk.observation)
        for row in table.rows
        if squeeze(thing) in squeeze(row.words)
    ]
    if len(rows) == 1:
        fitting = _controls(rows[0], form)
        if len(fitting) == 1:
            yield Found(fitting[0], 0.85)
    yield NotFound(f"「{clip(thing, 30)}」のファイルを保存するボタンが見つかりません。")


def _controls(row: Row, form: str) -> list[AriaNode]:
    operable = [node for node in row.node.walk() if node.is_operable and not node.is_disabled]
    words = {squeeze(form)} if form else synonyms().alike(_GIVES_A_FILE) | set(_FORMATS)
    named = [n for n in operable if any(word in squeeze(n.label) for word in words)]
    if named or not form:
        return named
    return [n for n in operable if match_level(squeeze(_GIVES_A_FILE), n.label)]


def _named(desk: Desk, form: str) -> Found | NotFound:
    fitting = [
        node
        for node in desk.observation.nodes
        if node.ref and node.role in PRESSABLE and node.is_operable and not node.is_disabled
        and squeeze(form) in squeeze(node.label)
    ]  # fmt: skip
    if len(fitting) == 1:
        return Found(fitting[0], 0.8)
    if fitting:
        names = "、".join(f"「{clip(node.label, 24)}」" for node in fitting[:4])
        return NotFound(
            f"「{form}」のボタンが {len(fitting)} 個あり、どれか決められません：{names}",
            is_tie=True,
        )
    return NotFound(f"「{form}」のボタンが、この画面に見つかりません。")
