"""記録: what a person did in the browser, told by the browser as it happens."""

from datetime import UTC, datetime

from pydantic import Field

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Evidence
from studio.domain.frozen import Frozen
from studio.domain.page.observation import Observation


class RecordedAct(Frozen):
    """One act of the person: typed texts are one act each, whatever the keys were.

    Attributes:
        action: With a durable target, described before the act took effect; passwords are templates.
        page_url: The page it was done on.
        page_title: Its title.
        evidence: What was seen to come of it, filled in once the page is quiet again.
        row_key: Words of the row or card it stands in that tell it from the others; "" outside of rows.
        before: What its frame showed the moment it was done, secrets masked; refs in it lead nowhere.
            None for acts on the browser itself.
        replaces: Id of an act that this one says better: 「プ」 became 「プログラミング」.
    """

    id: str
    action: Action
    page_url: str = ""
    page_title: str = ""
    evidence: tuple[Evidence, ...] = ()
    row_key: str = ""
    before: Observation | None = Field(default=None, exclude=True, repr=False)
    replaces: str = ""
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))
