"""A model is not asked for what the run itself took away."""

from studio.domain.runs.decision import ModelTier
from studio.engine.healing.finder import ElementReply, NoFinder, WantedElement
from studio.engine.rehearsing.namesakes import Namesakes
from tests.factories import make_observation, node, numbered, text


class Counting(NoFinder):
    def __init__(self) -> None:
        self.asked = 0

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        self.asked += 1
        return ElementReply(ref=wanted.observation.operable[0].ref or "")


def wanted(*recorded: str) -> WantedElement:
    page = make_observation(numbered(node("main", "", node("link", "25"), text("50"))))
    return WantedElement(
        sentence="x", act="x", recorded=recorded, observation=page, page_text="", tier=ModelTier.SMALL
    )  # fmt: skip


async def test_a_model_is_asked_only_for_what_is_still_called_the_same() -> None:
    finder = Counting()
    mending = Namesakes(finder)
    assert await mending.find_element(wanted("role: link", "name: 50")) == ElementReply()
    assert not finder.asked
    assert (await mending.find_element(wanted("role: link", "name: 25"))).ref
    assert (await mending.find_element(wanted("role: link"))).ref
    assert finder.asked == 2
    assert mending.model_name(ModelTier.SMALL) == finder.model_name(ModelTier.SMALL)
