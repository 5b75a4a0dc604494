"""The model of settings that no model can be made from: it says why when it is asked, not before."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from studio.domain.errors import SettingsError
from studio.domain.runs.decision import DecisionRequest, ModelTier, VerifyRequest
from studio.engine.ports import DecisionReply, PlanReply, PlanRequest, VerifyReply
from studio.words import tr


class MissingModel:
    """A `ChatModel` that only tells its fault.

    A key that got lost must not keep the library shut: replaying, listing and exporting need no
    model, and the settings that mend it are in the window.
    """

    def __init__(self, fault: SettingsError) -> None:
        self._fault = fault

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return False

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return False

    def model_name(self, tier: ModelTier) -> str:
        """See `ChatModel.model_name`."""
        del tier
        return tr("モデルなし")

    async def plan(self, request: PlanRequest) -> PlanReply:
        """Raise the fault."""
        del request
        self._refuse()

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Raise the fault."""
        del request
        self._refuse()

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """Raise the fault."""
        del requests
        self._refuse()

    async def check_fit(self) -> None:
        """Raise the fault before a run, so that no browser opens for nothing."""
        self._refuse()

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """See `ChatModel.keep_secret`: nothing is sent."""

    async def close(self) -> None:
        """Nothing to give back."""

    def _refuse(self) -> NoReturn:
        fault = self._fault
        raise SettingsError(fault.code, fault.message, fault.remedy, fault.detail)
