"""Going on with a run that the studio's end cut off: where, and with what already done. Pure.

Nothing that changed something is done again. What nobody knows is asked, never guessed.
"""

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import urldefrag, urljoin

from studio.domain.actions.outcome import EvidenceKind
from studio.domain.errors import SettingsError
from studio.domain.flows.brackets import in_quotes
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.address import is_no_page
from studio.domain.records.journal import JournaledStep, JournalState, StepClass, UnfinishedRun
from studio.domain.runs.checklist import Checklist, ItemState
from studio.words import tr

_OVER = frozenset({ItemState.DONE, ItemState.UNVERIFIED})


class ResumeChoice(StrEnum):
    """What the person chose for an unfinished run.

    CONTINUE: go on, where everything is clear. DONE_ALREADY: the unclear act was done; go on after
    it. AGAIN: it was not done; do it now. FROM_START: begin anew, whatever was done.
    """

    CONTINUE = "continue"
    DONE_ALREADY = "done_already"
    AGAIN = "again"
    FROM_START = "from_start"


@dataclass(frozen=True, slots=True)
class Continuation:
    """Where an interrupted run goes on.

    Attributes:
        steps: Acts so far, the unclear one settled by the person.
        position: First step of the flow to be played (replay).
        url: Page to open first; "" begins as the flow or the list does.
        refilled: Steps that had set fields of that page, which are empty once it is opened (replay).
        checklist: With the items that are over marked so (agent).
        recorded: Verified acts before the interruption (agent).
        replaced: Id of the run that is begun anew, forgotten once the new one is written down; "" for
            one that goes on.
    """

    steps: tuple[JournaledStep, ...] = ()
    position: int = 0
    url: str = ""
    refilled: tuple[int, ...] = ()
    checklist: Checklist | None = None
    recorded: tuple[FlowStep, ...] = ()
    replaced: str = ""


def continuation_of(
    unfinished: UnfinishedRun, how: ResumeChoice, flow: Flow | None = None
) -> Continuation:
    """Return where a run goes on.

    Args:
        unfinished: As the journal tells it.
        how: What the person chose.
        flow: What was played, in the version of then; None for a run with a model.

    Raises:
        SettingsError: RESUME_UNCLEAR: an act may have been done, and the choice does not say.
    """
    if how is ResumeChoice.FROM_START:
        run = unfinished.run
        return Continuation(checklist=_fresh(run.checklist), replaced=run.run_id)
    settled = UnfinishedRun(run=unfinished.run, steps=_settled(unfinished, how))
    last = settled.last_lasting_step
    position = _position_after(last)
    is_over = flow is not None and position >= len(flow.steps)
    url = "" if is_over else _page_to_open(settled, flow)
    return Continuation(
        steps=settled.steps,
        position=position,
        url=url,
        refilled=_set_before(last, settled, url) if last and flow else (),
        checklist=_progressed(settled),
        recorded=settled.run.recorded,
    )


def _position_after(last: JournaledStep | None) -> int:
    """Return the step to go on with; one that presses in several rows goes on with the next row."""
    if last is None:
        return 0
    return last.position if last.row else last.position + 1


def _settled(unfinished: UnfinishedRun, how: ResumeChoice) -> tuple[JournaledStep, ...]:
    """Write the person's knowledge into the acts; those that the run went past are never done again."""
    unclear = unfinished.unclear_step
    if unclear is not None and how is ResumeChoice.CONTINUE:
        raise SettingsError(
            "RESUME_UNCLEAR",
            tr("{unclear}が済んでいるかどうか、わかりません。", unclear=in_quotes(unclear.words)),
            tr(
                "サイトの画面で確かめて、「済んでいる」か「まだ」を選んでください"
                "（コマンドでは --done か --again）。"
            ),
        )
    undone = unclear if how is ResumeChoice.AGAIN else None
    return tuple(
        _known(step, is_done=step is not undone) if step.is_unclear else step
        for step in unfinished.steps
    )


def _known(step: JournaledStep, *, is_done: bool) -> JournaledStep:
    return step.model_copy(update={"state": JournalState.DONE if is_done else JournalState.FAILED})


def _page_to_open(settled: UnfinishedRun, flow: Flow | None) -> str:
    """Return the page after the last act that lasts, or in an agent's run the newest one."""
    last = settled.last_lasting_step
    if settled.run.checklist is not None:
        return next((url for step in reversed(settled.steps) if (url := _page_of(step))), "")
    if last is None:
        return ""
    later = (
        step.page_url
        for step in settled.steps
        if step.number > last.number and not is_no_page(step.page_url)  # a new start's empty tab
    )
    return last.after_url or next(later, "") or _expected_page(last, flow) or last.page_url


def _expected_page(step: JournaledStep, flow: Flow | None) -> str:
    """Return where the flow says that a step leads: nobody saw it arrive there."""
    if flow is None or step.position >= len(flow.steps):
        return ""
    facts = flow.steps[step.position].expects
    path = next((fact.detail for fact in facts if fact.kind is EvidenceKind.URL), "")
    return urljoin(step.page_url, path) if path.startswith("/") and "*" not in path else ""


def _page_of(step: JournaledStep) -> str:
    return step.after_url or step.page_url


def _progressed(settled: UnfinishedRun) -> Checklist | None:
    """Mark items that changed something and have no verdict as unverified: they are not begun again.

    Those that only filled fields of the page which is opened anew are to be done again: it is empty.
    """
    checklist = settled.run.checklist
    if checklist is None:
        return None
    touched = {step.item_id for step in settled.steps if step.is_lasting}
    emptied = _filled_on(_page_to_open(settled, None), settled) - touched
    for item in checklist.items:
        if item.state in _OVER and item.id not in emptied:
            continue
        state = ItemState.UNVERIFIED if item.id in touched else ItemState.TODO
        checklist = checklist.with_item_state(item.id, state)
    return checklist


def _filled_on(url: str, settled: UnfinishedRun) -> set[str]:
    """Return the items that set fields of a page since the last act that lasts."""
    last = settled.last_lasting_step
    since = last.number if last else 0
    return {
        step.item_id
        for step in settled.steps
        if step.step_class is StepClass.INPUT
        and step.number > since
        and urldefrag(step.page_url).url == urldefrag(url).url
    }


def _set_before(last: JournaledStep, settled: UnfinishedRun, url: str) -> tuple[int, ...]:
    """Return the steps that set fields of a page before the last act that lasts, which stayed there."""
    found: list[int] = []
    before = [step for step in settled.steps if step.number <= last.number]
    for step in reversed(before):
        if urldefrag(step.page_url).url != urldefrag(url).url:
            break
        if step.step_class is StepClass.INPUT and step.state is JournalState.DONE:
            found.append(step.position)
    return tuple(sorted(set(found)))


def _fresh(checklist: Checklist | None) -> Checklist | None:
    if checklist is None:
        return None
    for item in checklist.items:
        checklist = checklist.with_item_state(item.id, ItemState.TODO)
    return checklist
