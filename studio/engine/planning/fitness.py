"""Whether the model can do a run at all: asked before the run, never found out in it."""

from typing import Protocol, runtime_checkable

from studio.engine.ports import ChatModel


@runtime_checkable
class Vetted(Protocol):
    """A model of which it is known, or can be found out, whether it keeps the shape of an answer."""

    async def check_fit(self) -> None:
        """Return when a run may begin.

        Raises:
            SettingsError: The settings name no model that could be asked.
            ModelUnavailableError: It has to be tried first, and cannot be reached.
            ModelReplyError: MODEL_UNFIT; it did not keep the shape when it was tried.
        """
        ...


async def require_fit(model: ChatModel) -> None:
    """Refuse a run that its model would break off. A model that says nothing of itself may run.

    Raises:
        SettingsError, ModelError: See `Vetted.check_fit`.
    """
    if isinstance(model, Vetted):
        await model.check_fit()
