"""A model that is made when it is first asked: its key may lie in a keychain that asks a person, or does not answer."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from studio.domain.runs.decision import DecisionRequest, ModelTier, VerifyRequest
from studio.engine.healing.finder import ElementReply, WantedElement, finder_of
from studio.engine.planning.fitness import require_fit
from studio.engine.ports import ChatModel, DecisionReply, PlanReply, PlanRequest, VerifyReply


class LateModel:
    """Stands for a `ChatModel` until it is asked.

    A keychain that says nothing, or a key that got lost, must keep neither window nor library shut: replaying,
    listing and exporting need no model. What it cannot be made for is told to whoever asks, each time anew.

    Args:
        make: Makes it; raises `SettingsError`.
        name: What to call it before it is made.
        reads_pictures: See `ChatModel.reads_pictures`.
    """

    def __init__(
        self, make: Callable[[], Awaitable[ChatModel]], name: str, *, reads_pictures: bool = False
    ) -> None:
        self._make = make
        self._name = name
        self._reads_pictures = reads_pictures
        self._made: ChatModel | None = None
        self._making = asyncio.Lock()
        self._secrets: dict[str, str] = {}

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return True

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return self._reads_pictures

    def model_name(self, tier: ModelTier) -> str:
        """See `ChatModel.model_name`."""
        return self._made.model_name(tier) if self._made else self._name

    async def plan(self, request: PlanRequest) -> PlanReply:
        """See `ChatModel.plan`."""
        return await (await self._model()).plan(request)

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """See `ChatModel.decide`."""
        return await (await self._model()).decide(request)

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """See `ChatModel.verify`."""
        return await (await self._model()).verify(requests)

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        """See `ElementFinder.find_element`."""
        return await finder_of(await self._model()).find_element(wanted)

    async def check_fit(self) -> None:
        """See `Vetted.check_fit`: before a run, so that no browser opens for nothing."""
        await require_fit(await self._model())

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """See `ChatModel.keep_secret`."""
        if self._made:
            self._made.keep_secret(values)
        else:
            self._secrets |= values

    async def close(self) -> None:
        """See `ChatModel.close`."""
        if self._made:
            await self._made.close()

    async def _model(self) -> ChatModel:
        async with self._making:
            if self._made is None:
                made = await self._make()
                made.keep_secret(self._secrets)
                self._made = made
            return self._made
