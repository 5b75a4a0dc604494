"""A run that worked becomes a flow, or the second example of one: distilled, rehearsed, kept, told."""

from typing import Final

from studio.domain.errors import DecisionError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.distilling.flow import build_flow
from studio.engine.distilling.generalising import generalised
from studio.engine.flow_editing.keeping_secrets import secret_offers
from studio.engine.launching import RunWorld
from studio.engine.rehearsing.cautions import cautions
from studio.engine.rehearsing.rehearsal import Rehearsal, Rehearsals
from studio.engine.runs.reports import RunReport, check_keepable
from studio.engine.runs.supervision import Supervisor
from studio.engine.secrets.masking import masked
from studio.words import tr

_OF_TWO: Final = tr("別の値の実行と合わせました")


class Keeper:
    """Keeps runs of one workbench.

    Args:
        world: Of the workbench.
        supervisor: Lets no rehearsal play beside a run.
    """

    def __init__(self, world: RunWorld, supervisor: Supervisor) -> None:
        self._redactor = world.redactor
        self._store = world.memory
        self._rehearsals = Rehearsals(world, supervisor)

    async def save(
        self, report: RunReport, name: str, purpose: str, *, is_seen_done: bool, rehearses: bool
    ) -> Flow:
        """See `Workbench.save`."""
        is_unsure = _is_unsure(report)
        made = self._made(report, name, purpose).model_copy(
            update={
                "is_draft": is_unsure and not is_seen_done,
                "confirmed_by_person": is_unsure and is_seen_done,
            }
        )
        return await self._keep(made, report, "", rehearses=rehearses)

    async def add_example(
        self, flow: Flow, report: RunReport, *, is_seen_done: bool, rehearses: bool
    ) -> Flow:
        """See `Workbench.add_example`."""
        made = self._made(report, flow.name, "")
        if _is_unsure(report) and not is_seen_done:
            raise DecisionError(
                "NOT_SEEN_DONE",
                tr(
                    "今回の実行は、できたことを確かめられていないため、手順に合わせません。手順は変えていません。"
                ),
                tr(
                    "ブラウザーの画面でできていることを確かめて「できている」を選ぶか、もう一度実行してください。"
                ),
            )
        traces = {step.id: step.trace for step in report.steps}
        steps = (one.model_copy(update={"trace": traces.get(one.id)}) for one in made.steps)
        merged = generalised(flow, made.model_copy(update={"steps": tuple(steps)}))
        if merged == flow:
            return flow
        places = tuple(dict.fromkeys((*flow.origins, *report.origins)))
        parts = tuple(dict.fromkeys((*flow.part_sites, *report.part_sites)))
        merged = merged.model_copy(update={"origins": places, "part_sites": parts})
        return await self._keep(merged, report, _OF_TWO, rehearses=rehearses)

    def _made(self, report: RunReport, name: str, purpose: str) -> Flow:
        """Return the flow of a run, of which nothing is kept yet."""
        check_keepable(report)
        known = tuple(self._redactor.values.values())
        name, purpose = masked(name, known), masked(purpose, known)
        held = self._redactor.held
        made = build_flow(report.checklist, report.steps, name, purpose, vault=held)
        places = {"origins": report.origins, "part_sites": report.part_sites}
        return made.model_copy(update=places)

    async def _keep(self, made: Flow, report: RunReport, note: str, *, rehearses: bool) -> Flow:
        rehearsal = await self._rehearsed(made, report) if rehearses else None
        kept = rehearsal.flow if rehearsal else made
        flow = await self._store.save(kept, note, made.version if note else 0)
        seen = tuple(cautions(flow, report.checklist, report.steps))
        await self._rehearsals.tell_saved(flow, rehearsal, seen)
        return flow

    async def _rehearsed(self, made: Flow, report: RunReport) -> Rehearsal:
        offers = secret_offers(made, report.steps, self._redactor)
        given = {offer.variable: offer.value for offer in offers if offer.value}
        return await self._rehearsals.rehearse(made, given)


def _is_unsure(report: RunReport) -> bool:
    return report.finished.status is RunStatus.UNVERIFIED
