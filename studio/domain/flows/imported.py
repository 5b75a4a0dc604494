"""What is inside of a file of flows, told before anything is kept."""

from datetime import datetime
from typing import Final

from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.words import tr

NOTE_INSIDE: Final = tr("AI への注意書き（信頼すると、この手順を手伝う AI に伝えます）")
"""How a stranger's note is shown; until then no model is told it."""


class SiteInside(Frozen):
    """A site that a flow wants to go to.

    Attributes:
        origin: Scheme, host and port, as a browser goes there.
        words: The host as a card shows it: punycode as it is, and what it looks like.
        warning: Why it may not be what it looks like; "" for an ordinary address.
    """

    origin: str
    words: str
    warning: str = ""


class ImportedFlow(Frozen):
    """One flow of a file.

    Attributes:
        flow: As it would be kept: a new id, not trusted, without secrets and grants.
        steps: What it does, one sentence a step.
        acts: Those of `steps` that ask a person each time; today's page may add others.
        sites: Where it goes. It may come to others on its way, and asks there.
        secrets: Names of credentials it wants to use.
        files: Paths of this machine it wants to hand to a site.
        twin: Name of a flow of the library with the same id or the same name; "" for none.
    """

    flow: Flow
    steps: tuple[str, ...]
    acts: tuple[str, ...] = ()
    sites: tuple[SiteInside, ...] = ()
    secrets: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    twin: str = ""


class ImportedFlows(Frozen):
    """A whole file, checked and not yet kept.

    Attributes:
        made_by: The program that wrote it; "" when the file does not say.
        made_at: When the newest of its flows was changed; None when the file does not say.
        is_sealed: It was opened with a passphrase.
    """

    flows: tuple[ImportedFlow, ...]
    made_by: str = ""
    made_at: datetime | None = None
    is_sealed: bool = False
