"""The side that has the job: finds machines, gives them rows one at a time, and answers what they ask."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from typing import Final

from studio.cluster.address import (
    CONNECT_S,
    ClusterAddress,
    Comm,
    connect,
    dask,
    scheduler_gone,
)
from studio.cluster.messages import (
    OP,
    Ask,
    Fault,
    Hello,
    NotOurs,
    Played,
    PlayRow,
    TakeJob,
    Told,
    packed,
    unpacked,
)
from studio.domain.errors import SettingsError, StudioError
from studio.engine.rows.row_executor import RowExecutor, RowJob, RowKeeper, RowOrder, RowPlayed

logger = logging.getLogger(__name__)

ALONE_S: Final = 15.0
"""How long a machine is waited for while there is none."""
LOOK_S: Final = 1.0
"""How often is looked for machines that came later."""
_BUSY: Final = "MACHINE_BUSY"


class MachineExecutor:
    """`RowExecutor` over a line to another machine; whoever holds the line holds its browser.

    The machine asks before it does anything that lasts. Once the line is broken nobody answers, so it
    does no more; and no scheduler knows of the row, so none gives it to somebody else.

    Args:
        comm: The line, greeted.
        name: Of the machine.
    """

    def __init__(self, comm: Comm, name: str) -> None:
        self._comm = comm
        self.name = name
        self.is_open = True

    async def play(self, order: RowOrder, keeper: RowKeeper) -> RowPlayed | None:
        """See `RowExecutor.play`."""
        try:
            await self._comm.write(packed(PlayRow(order=order)))
            return await self._followed(keeper)
        except (OSError, NotOurs) as exc:
            logger.info("%s is gone: %r", self.name, exc)
            self.close()
            return None
        except BaseException:  # cut off, or the keeper failed: the machine must not go on
            self.close()
            raise

    def close(self) -> None:
        """Let the machine go, at once."""
        self.is_open = False
        self._comm.abort()

    async def _followed(self, keeper: RowKeeper) -> RowPlayed:
        while True:
            message = unpacked(await self._comm.read())
            match message:
                case Ask():
                    await self._answer(message, keeper)
                case Played():
                    return message.played
                case Fault():
                    raise BrokenPipeError(message.code, message.message)
                case _:
                    raise NotOurs

    async def _answer(self, ask: Ask, keeper: RowKeeper) -> None:
        try:
            settled = await keeper.keep(ask.note)
        except StudioError as fault:
            await self._comm.write(packed(Told(number=ask.number, fault=Fault.of(fault))))
            raise
        await self._comm.write(packed(Told(number=ask.number, settled=settled)))


class DaskMachines:
    """`RowMachines` that a Dask scheduler knows of.

    Rows are no tasks of Dask: a scheduler runs the tasks of a lost worker again by itself, whatever
    `retries` says. It is only asked who is there; a row goes over a line of its own.

    Args:
        address: Of the scheduler.
        own: Who asks.
        tell: Told in words who came and who is left out, and why.
    """

    def __init__(self, address: ClusterAddress, own: Hello, tell: Callable[[str], None]) -> None:
        self._address = address
        self._own = own
        self._tell = tell
        self._refused: dict[str, SettingsError] = {}

    async def executors(self, job: RowJob) -> AsyncGenerator[RowExecutor]:
        """See `RowMachines.executors`."""
        lines: dict[str, MachineExecutor] = {}
        self._address.check_safe(self._address.url)
        alone_s = 0.0
        try:
            while alone_s < ALONE_S:
                is_alone = not any(line.is_open for line in lines.values())
                found = await self._workers(is_needed=is_alone)
                for worker in lines.keys() - found if found else ():
                    lines[worker].close()  # the scheduler has not heard of it for minutes
                for worker in found:
                    if (known := lines.get(worker)) and known.is_open:
                        continue
                    if executor := await self._greeted(worker, job):
                        lines[worker] = executor
                        self._tell(f"「{executor.name}」で行を実行します。")
                        yield executor
                if found and not lines and all(map(self._is_out, found)):
                    break  # to wait changes nothing: they have answered
                await asyncio.sleep(LOOK_S)
                alone_s = alone_s + LOOK_S if is_alone else 0.0
            if not lines:
                raise next(iter(self._refused.values()), _no_machines(self._address.url))
        finally:
            for line in lines.values():
                line.close()

    async def _workers(self, *, is_needed: bool) -> tuple[str, ...]:
        """Return the addresses of the workers; while machines work, a scheduler that is gone has no others."""
        url = self._address.url
        try:
            scheduler = dask("distributed.core").rpc(
                url,
                timeout=CONNECT_S,
                deserialize=False,
                connection_args=self._address.connection("client"),
            )
            async with scheduler, asyncio.timeout(CONNECT_S):
                return tuple((await scheduler.identity())["workers"])
        except (OSError, TimeoutError) as exc:
            if is_needed:
                raise scheduler_gone(url, repr(exc)) from exc
            logger.info("no scheduler: %r", exc)
            return ()

    async def _greeted(self, worker: str, job: RowJob) -> MachineExecutor | None:
        """Take a machine on; None for one that is not ours, of another version, or busy.

        A busy one may be free the next time. Another version stays what it is, and would say so each second.
        """
        if self._is_out(worker):
            return None
        try:
            async with asyncio.timeout(CONNECT_S):
                comm = await connect(worker, self._address)
                try:
                    return await greeted(comm, self._own, job)
                except BaseException:
                    comm.abort()
                    raise
        except SettingsError as fault:
            if worker not in self._refused:
                self._tell(str(fault))
            self._refused[worker] = fault
        except (OSError, TimeoutError, NotOurs) as exc:
            logger.info("%s is not taken on: %r", worker, exc)
        return None

    def _is_out(self, worker: str) -> bool:
        refused = self._refused.get(worker)
        return refused is not None and refused.code != _BUSY


async def greeted(comm: Comm, own: Hello, job: RowJob) -> MachineExecutor:
    """Take a machine on over a line that was just opened.

    Raises:
        SettingsError: OTHER_VERSION, MACHINE_BUSY.
        NotOurs: It is another kind of worker.
        OSError: It went away.
    """
    await comm.write({"op": OP, "reply": False, **packed(own)})
    hello = unpacked(await comm.read())
    if not isinstance(hello, Hello):
        raise NotOurs
    hello.check_same(own)
    if hello.is_busy:
        raise SettingsError(
            _BUSY,
            f"「{hello.machine}」は、ほかの実行に使われています。",
            "終わるのを待って、もう一度実行してください。",
        )
    await comm.write(packed(TakeJob(job=job)))
    return MachineExecutor(comm, hello.machine)


def _no_machines(url: str) -> SettingsError:
    return SettingsError(
        "NO_MACHINES",
        f"スケジューラー（{url}）に、行を実行できる PC がありません。",
        f"ブラウザーを貸す PC で tejun worker --scheduler {url} を動かしてから、もう一度実行してください。",
    )
