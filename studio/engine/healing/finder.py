"""The port through which a replay may ask a model for one element, and for nothing else."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from studio.domain.frozen import Frozen
from studio.domain.page.observation import Observation
from studio.domain.runs.decision import ModelTier, Usage
from studio.words import tr


class WantedElement(Frozen):
    """One element that nothing else finds.

    Attributes:
        sentence: The checklist sentence of the step, secrets masked.
        act: What is done to the element, one Japanese sentence, secrets masked.
        recorded: What it looked like at record time, as `name: text` lines; a site's words.
        observation: A fresh one; the reply names one of its refs.
        page_text: It rendered.
        dom_digest: The light DOM, for the large model only.
        notes: As in `DecisionRequest`.
        tier: Which model is asked.
    """

    sentence: str
    act: str
    recorded: tuple[str, ...]
    observation: Observation
    page_text: str
    dom_digest: str = ""
    notes: tuple[str, ...] = ()
    tier: ModelTier = ModelTier.SMALL


class ElementReply(Frozen):
    """What a model answered.

    Attributes:
        ref: Of `WantedElement.observation`; "" for none.
        quote: Words of the page that show it; checked by code.
        reason: In Japanese.
        model: Who answered.
    """

    ref: str = ""
    quote: str = ""
    reason: str = ""
    model: str = ""
    usage: Usage = Usage()


@runtime_checkable
class ElementFinder(Protocol):
    """Looks for one element on a page. It decides nothing: its answer is verified by code."""

    def model_name(self, tier: ModelTier) -> str:
        """Return what to call the model of this tier."""
        ...

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """Let no request hold one of these values from now on; see `ChatModel.keep_secret`."""
        ...

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        """Name the element, or none.

        Raises:
            ModelUnavailableError: Key, quota, network.
            ModelReplyError: Not usable, even after one repair turn.
        """
        ...


class NoFinder:
    """The honest answer where no model can look for elements: none."""

    def model_name(self, tier: ModelTier) -> str:
        """Return that there is none."""
        del tier
        return tr("モデルなし")

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """Nothing is sent anywhere."""

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        """Find nothing; no call is made."""
        del wanted
        return ElementReply()


def finder_of(model: object) -> ElementFinder:
    """Return the part of a model that looks for elements; one that has none finds none."""
    return model if isinstance(model, ElementFinder) else NoFinder()
