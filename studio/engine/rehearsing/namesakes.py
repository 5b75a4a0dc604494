"""Where the run itself has changed something, a model is asked only for what is still called the same."""

from collections.abc import Mapping

from studio.domain.runs.decision import ModelTier
from studio.domain.text import squeeze
from studio.engine.healing.finder import ElementFinder, ElementReply, WantedElement

_NAME = "name: "


class Namesakes:
    """Lets a finder look for an element only where the page has one of its name.

    What is gone after the run was taken away by the run, and something of another name would not be
    taken (`RehearsalHealer`): no model is paid to say so.

    Args:
        finder: Asked otherwise.
    """

    def __init__(self, finder: ElementFinder) -> None:
        self._finder = finder

    def model_name(self, tier: ModelTier) -> str:
        """See `ElementFinder.model_name`."""
        return self._finder.model_name(tier)

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """See `ElementFinder.keep_secret`."""
        self._finder.keep_secret(values)

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        """Name the element, or none; see `ElementFinder.find_element`."""
        names = [one.removeprefix(_NAME) for one in wanted.recorded if one.startswith(_NAME)]
        here = {squeeze(node.label) for node in wanted.observation.operable}
        if names and squeeze(names[0]) not in here:
            return ElementReply()
        return await self._finder.find_element(wanted)
