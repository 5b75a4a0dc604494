"""What came out of a run, said first: the answer, how it was confirmed, what it took. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.formatting import calls_in_words, seconds_in_words, size_in_words
from studio.domain.text import clip
from studio.ui.desk.checklist_model import ItemNote
from studio.words import sentences, tr

_HEADLINE_CHARS = 160
_PROOF_CHARS = 160


@dataclass(frozen=True, slots=True)
class ToldResult:
    """A result in words.

    Attributes:
        title: できました, 止めました.
        headline: What came out; "" where the answer stands beside it, and where nothing is to be read.
        how: How it was confirmed, and what it took.
        is_good: It worked, and that was seen.
    """

    title: str
    headline: str
    how: str
    is_good: bool


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What a run left.

    Attributes:
        checklist: The rows as they stand now.
        notes: Beside them.
        taken: The row of a list it chose last; "" for none.
        seen: What its last act showed.
        tables: What it took out of pages.
    """

    checklist: Checklist | None
    notes: Mapping[str, ItemNote]
    taken: str = ""
    seen: str = ""
    tables: tuple[ExtractedTable, ...] = ()

    @property
    def never_begun(self) -> tuple[str, ...]:
        """What was asked for and could not be read."""
        return self.checklist.never_begun if self.checklist else ()

    @property
    def is_cut_short(self) -> bool:
        """True where rows are to be done yet; of a flow that was begun further down, only those behind."""
        items = self.checklist.enabled_items if self.checklist else ()
        is_flow = self.checklist is not None and self.checklist.planned_by == RunKind.REPLAY
        return any(item.state is ItemState.TODO for item in (items[-1:] if is_flow else items))


def told_of(finished: RunFinished, left: Outcomes) -> ToldResult | None:
    """Return what is said of a run first; None where the failure card says it."""
    items = left.checklist.enabled_items if left.checklist else ()
    done = [item for item in items if item.state is ItemState.DONE]
    match finished.status:
        case RunStatus.DONE if left.is_cut_short:
            nothing = tr("「続きから」で残りを、「1 つずつ」で次の 1 つを行います。")
            said = tr(
                "{count} のうち {count_2} まで終わりました", count=len(items), count_2=len(done)
            )
            return ToldResult(tr("ここまでできました"), said, nothing, is_good=True)
        case RunStatus.DONE:
            title = tr("ここまでできました") if left.never_begun else tr("できました")
            said = _headline(finished, left)
            return ToldResult(title, said, _how(finished, left), is_good=True)
        case RunStatus.STOPPED:
            words = (
                tr("{count} のうち {count_2} まで終わりました", count=len(items), count_2=len(done))
                if done
                else ""
            )
            rest = tr("「続きから」で残りを行えます。") if done else ""
            if finished.code:  # the person said no: what was asked about has not been done
                words, rest = sentences(finished.message, words), finished.remedy
            return ToldResult(tr("止めました"), words, rest, is_good=False)
        case _:
            return None


def _headline(finished: RunFinished, left: Outcomes) -> str:
    """Return what the run brought, never what was asked of it: the person knows that."""
    if finished.answer:
        return ""
    if left.tables:
        table = left.tables[-1]
        return tr(
            "{table}の表（{columns}）",
            table=size_in_words(table),
            columns=clip(tr("、").join(table.columns), 60),
        )
    return clip(in_brackets(left.taken or finished.said), _HEADLINE_CHARS)


def _how(finished: RunFinished, left: Outcomes) -> str:
    items = left.checklist.enabled_items if left.checklist else ()
    proofs = [note.proof for item in items if (note := left.notes.get(item.id)) and note.proof]
    proof = clip(in_brackets(proofs[-1] if proofs else left.seen), _PROOF_CHARS)
    seen = tr("確かめたこと：{proof}", proof=proof) if proof else ""
    if finished.said and not (left.taken or proofs):
        seen = tr("確かめたこと：送ったあとの画面に、この言葉が出ました")
    calls = calls_in_words(finished.model_calls, finished.usage.tokens)
    took = tr("{calls}・{elapsed_s}", calls=calls, elapsed_s=seconds_in_words(finished.elapsed_s))
    missing = left.never_begun
    undone = (
        tr(
            "読み取れなかった部分は、していません：{parts}",
            parts=clip(tr("、").join(missing), _PROOF_CHARS),
        )
        if missing
        else ""
    )
    return "\n".join(part for part in (undone, seen, took) if part)
