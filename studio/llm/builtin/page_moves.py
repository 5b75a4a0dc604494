"""What a page shows or gives: confirm a text, wait for it, take rows into a table, keep a file, go back."""

from collections.abc import Iterator
from typing import Final

from studio.domain.actions.action import Download, Extract, GoBack, WaitFor
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import AriaNode
from studio.domain.text import clip, squeeze
from studio.engine.perception.tables import Row, find_tables
from studio.llm.builtin.decision_context import DecisionContext, Finished, NextMove, Step, not_found
from studio.llm.builtin.fields import target
from studio.llm.builtin.finding import PRESSABLE, FoundNode, NodeNotFound, match_level
from studio.llm.builtin.intents import Back, Confirm, DownloadIntent, ExtractIntent
from studio.llm.builtin.page_rules import fitted
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

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


def confirm(decision_context: DecisionContext, intent: Confirm) -> Step:
    """See that a text is on the page, or is not; nothing is touched."""
    said = clip(intent.text, 40)
    is_seen = decision_context.shows(intent.text) or any(
        squeeze(intent.text) in squeeze(dialog.message)
        for dialog in decision_context.observation.dialogs
    )
    if not intent.is_there:
        if is_seen:
            return not_found(tr("「{said}」が、この画面に表示されています。", said=said))
        return Finished("", tr("「{said}」は、この画面に表示されていません。", said=said))
    if is_seen:
        return Finished(intent.text, tr("「{said}」が表示されています。", said=said))
    wait = WaitFor(text=intent.text, seconds=_PATIENCE_S)
    if intent.waits and not decision_context.has_tried(wait):
        return NextMove(
            wait, 0.9, tr("「{said}」が出るまで待ちます。", said=said), evidence=intent.text
        )
    return not_found(tr("「{said}」は、この画面にまだ表示されていません。", said=said))


def extract(decision_context: DecisionContext, intent: ExtractIntent) -> Step:
    """Take rows of the page's list into a table; which rows, the engine finds."""
    if not find_tables(decision_context.observation):
        return not_found(tr("取り出せる一覧が、この画面に見つかりません。"))
    action = Extract(
        columns=intent.columns,
        rule=fitted(
            decision_context,
            SelectionRule(where=intent.where, joining=intent.joining, order=intent.order),
        ),
        limit=intent.limit,
        max_pages=intent.pages,
    )
    if decision_context.has_done(action):
        return Finished("", tr("一覧を取り出しました。"))
    return NextMove(action, 0.9, tr("一覧から行を取り出します。"))


def back(decision_context: DecisionContext, intent: Back) -> Step:
    """Go back once."""
    del intent
    if decision_context.has_done(GoBack()):
        return Finished(decision_context.page.heading, tr("前のページに戻りました。"))
    return NextMove(GoBack(), 0.95, tr("前のページに戻ります。"))


def download(decision_context: DecisionContext, intent: DownloadIntent) -> Step:
    """Press the one control that gives the file."""
    problem: NodeNotFound | None = None
    for candidate in _givers(decision_context, intent.name):
        if isinstance(candidate, FoundNode):
            action = Download(target=target(candidate.node, decision_context.epoch))
            name = clip(candidate.node.label, 40)
            return NextMove(
                action, candidate.certainty, tr("「{name}」からファイルを保存します。", name=name)
            )
        problem = problem if problem and problem.is_tie else candidate
    return not_found(problem or tr("ファイルを保存できるボタンが、この画面に見つかりません。"))


def _givers(decision_context: DecisionContext, name: str) -> Iterator[FoundNode | NodeNotFound]:
    """Yield what may give the file, the surest first: called so, in the row of this name, of this form."""
    thing, form = _thing_and_form(name)
    if name:
        whole = decision_context.page.pressable(name)
        if isinstance(whole, FoundNode) and whole.certainty >= _SURE_ENOUGH:
            yield whole
    if thing:
        yield from _in_its_row(decision_context, thing, form)
    elif form:
        yield _named(decision_context, form)
    if not thing:
        yield decision_context.page.pressable(_GIVES_A_FILE)


def _thing_and_form(name: str) -> tuple[str, str]:
    thing, _, last = name.rpartition(" ")
    return (thing, last) if squeeze(last) in _FORMATS else (name, "")


def _in_its_row(
    decision_context: DecisionContext, thing: str, form: str
) -> Iterator[FoundNode | NodeNotFound]:
    """Yield the control for files in the one row that is called so."""
    rows = [
        row
        for table in find_tables(decision_context.observation)
        for row in table.rows
        if squeeze(thing) in squeeze(row.words)
    ]
    if len(rows) == 1:
        fitting = _controls(rows[0], form)
        if len(fitting) == 1:
            yield FoundNode(fitting[0], 0.85)
    yield NodeNotFound(
        tr("「{thing}」のファイルを保存するボタンが見つかりません。", thing=clip(thing, 30))
    )


def _controls(row: Row, form: str) -> list[AriaNode]:
    operable = [node for node in row.node.walk() if node.is_operable and not node.is_disabled]
    words = {squeeze(form)} if form else synonyms().alike(_GIVES_A_FILE) | set(_FORMATS)
    named = [n for n in operable if any(word in squeeze(n.label) for word in words)]
    if named or not form:
        return named
    return [n for n in operable if match_level(squeeze(_GIVES_A_FILE), n.label)]


def _named(decision_context: DecisionContext, form: str) -> FoundNode | NodeNotFound:
    fitting = [
        node
        for node in decision_context.observation.nodes
        if node.ref and node.role in PRESSABLE and node.is_operable and not node.is_disabled
        and squeeze(form) in squeeze(node.label)
    ]  # fmt: skip
    if len(fitting) == 1:
        return FoundNode(fitting[0], 0.8)
    if fitting:
        names = tr("、").join(tr("「{name}」", name=clip(node.label, 24)) for node in fitting[:4])
        return NodeNotFound(
            tr(
                "「{form}」のボタンが {fitting} 個あり、どれか決められません：{names}",
                form=form,
                fitting=len(fitting),
                names=names,
            ),
            is_tie=True,
        )
    return NodeNotFound(tr("「{form}」のボタンが、この画面に見つかりません。", form=form))
