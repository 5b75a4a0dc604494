"""The life of a repair: made 仮, tried after the recorded ways, adopted after two good runs, undone at once."""

from collections.abc import Sequence
from datetime import UTC, datetime

from studio.domain.errors import FlowNotFoundError, SettingsError
from studio.domain.events.events import FlowSaved, RepairAdopted, RepairMade
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import PROVING_RUNS, Repair, RepairPictures, RepairState
from studio.domain.text import clip
from studio.engine.memory import Memory
from studio.engine.runs.bus import EventBus
from studio.words import tr


class RepairReview:
    """Where repairs are seen, adopted and undone, by a person or after their proof."""

    def __init__(self, memory: Memory, bus: EventBus) -> None:
        self._memory = memory
        self._bus = bus

    async def all(self, flow_id: str = "") -> tuple[Repair, ...]:
        """Return repairs, newest first, of one flow or of all, whatever their state."""
        return await self._memory.repairs(flow_id)

    async def open_ones(self, flow_id: str = "") -> tuple[Repair, ...]:
        """Return those that replays count with, newest first."""
        return tuple(one for one in await self.all(flow_id) if one.state.is_open)

    async def repair(self, repair_id: str) -> Repair:
        """Return one.

        Raises:
            SettingsError: REPAIR_NOT_FOUND.
        """
        for one in await self._memory.repairs():
            if one.id == repair_id:
                return one
        raise SettingsError(
            "REPAIR_NOT_FOUND",
            tr("修復「{repair_id}」は見つかりません。", repair_id=clip(repair_id, 20)),
            tr("修復の一覧で番号を確かめてください。"),
        )

    async def pictures(self, repair_id: str) -> RepairPictures:
        """Return the pictures before and after."""
        return await self._memory.repair_pictures(repair_id)

    async def agree(self, repair_id: str) -> Repair:
        """この修復を使う, for now: a proposed one is 仮 from now on; others stay as they are.

        Raises:
            SettingsError: REPAIR_NOT_FOUND.
        """
        repair = await self.repair(repair_id)
        if repair.state is not RepairState.PROPOSED:
            return repair
        return await self._in_state(repair, RepairState.PROVISIONAL)

    async def adopt(self, repair_id: str) -> Flow:
        """Make a repair the flow's own, as a new version with a note.

        Raises:
            SettingsError: REPAIR_NOT_FOUND; REPAIR_VOID: it is over, or its step is another one now.
            FlowNotFoundError: The flow was deleted.
        """
        repair = await self.repair(repair_id)
        if not repair.state.is_open:
            raise _void(tr("この修復は、もう採用されたか取り消されています。"))
        flow = await self._memory.get(repair.flow_id)
        step = step_of(flow, repair)
        if step is None:
            await self._in_state(repair, RepairState.UNDONE)
            raise _void(tr("この手順の対象は、修復のあとで変更されています。"))
        if repair.steps:  # stays beside the flow: its first way is the usual one
            await self._in_state(repair, RepairState.ADOPTED)
            self._tell_adopted(repair, flow.version)
            return flow
        note = tr("{told}の見つけ方を直しました（修復）", told=clip(repair.told[0], 80))
        saved = await self._save(flow, _with_step(flow, repair.mended(step)), note)
        await self._in_state(repair, RepairState.ADOPTED)
        self._tell_adopted(repair, saved.version)
        return saved

    async def undo(self, repair_id: str) -> Repair:
        """取り消す: drop a 仮 repair; of an adopted one, aim its step as before, as a new version.

        Raises:
            SettingsError: REPAIR_NOT_FOUND; REPAIR_VOID: the step was changed since.
            FlowNotFoundError: The flow was deleted.
        """
        repair = await self.repair(repair_id)
        if repair.state is RepairState.ADOPTED and not repair.steps:
            flow = await self._memory.get(repair.flow_id)
            step = next((one for one in flow.steps if one.id == repair.step_id), None)
            before = repair.undone(step) if step else None
            if before is None:
                raise _void(tr("この手順の対象は、修復のあとで変更されています。"))
            words = tr("修復を取り消しました（{told}）", told=clip(repair.told[0], 80))
            await self._save(flow, _with_step(flow, before), words)
        if repair.state is RepairState.UNDONE:
            return repair
        return await self._in_state(repair, RepairState.UNDONE)

    async def valid_ones(self, flow: Flow) -> tuple[Repair, ...]:
        """Return the open repairs of a flow; those whose step aims elsewhere today become void."""
        valid: list[Repair] = []
        for repair in await self.open_ones(flow.id):
            if step_of(flow, repair) is None:
                await self._in_state(repair, RepairState.UNDONE)
            else:
                valid.append(repair)
        return tuple(valid)

    async def keep(self, repair: Repair, pictures: RepairPictures | None = None) -> None:
        """Write a repair; others that are open for its step are over."""
        for other in await self.open_ones(repair.flow_id):
            if other.step_id == repair.step_id and other.id != repair.id:
                await self._in_state(other, RepairState.UNDONE)
        await self._memory.keep_repair(repair, pictures)

    async def count_success(self, repair_ids: Sequence[str]) -> None:
        """Count a whole successful run with these; adopt what has proved itself."""
        for repair_id in repair_ids:
            repair = await self.repair(repair_id)
            if repair.state is not RepairState.PROVISIONAL:
                continue
            counted = repair.model_copy(update={"successes": repair.successes + 1})
            await self._memory.keep_repair(counted)
            if counted.successes >= PROVING_RUNS:
                await self._adopt_if_possible(counted)

    async def _adopt_if_possible(self, repair: Repair) -> None:
        try:
            await self.adopt(repair.id)
        except (SettingsError, FlowNotFoundError):
            return  # the flow was changed or deleted while it ran

    async def _in_state(self, repair: Repair, state: RepairState) -> Repair:
        changed = repair.model_copy(update={"state": state})
        await self._memory.keep_repair(changed)
        return changed

    def _tell_adopted(self, repair: Repair, version: int) -> None:
        self._bus.publish(
            RepairAdopted(
                run_id=repair.run_id,
                repair_id=repair.id,
                flow_id=repair.flow_id,
                step_id=repair.step_id,
                version=version,
            )
        )

    async def _save(self, flow: Flow, changed: Flow, note: str) -> Flow:
        saved = await self._memory.save(
            changed.model_copy(update={"updated_at": datetime.now(UTC)}), note
        )
        self._bus.publish(
            FlowSaved(flow_id=flow.id, name=flow.name, version=saved.version, steps=len(flow.steps))
        )
        return saved


def repair_made(repair: Repair) -> RepairMade:
    """Return what is told of a repair that was kept."""
    return RepairMade(
        repair_id=repair.id,
        flow_id=repair.flow_id,
        step_id=repair.step_id,
        words=repair.words,
        level=repair.level,
        is_proposed=repair.state is RepairState.PROPOSED,
    )


def step_of(flow: Flow, repair: Repair) -> FlowStep | None:
    """Return the step that a repair is for; None when it is gone or aims elsewhere now."""
    for step in flow.steps:
        if step.id == repair.step_id and repair.is_for(step):
            return step
    return None


def _with_step(flow: Flow, changed: FlowStep) -> Flow:
    steps = tuple(changed if step.id == changed.id else step for step in flow.steps)
    return flow.model_copy(update={"steps": steps})


def _void(message: str) -> SettingsError:
    return SettingsError("REPAIR_VOID", message, tr("手順の一覧で、いまの内容を確かめてください。"))
