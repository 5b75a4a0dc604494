"""What an element looks like in the page itself, and whether it still stands where it stood. One call.

The page is asked for the element's own traits, and to confirm what an observation said about its
place: the text that tells its row, the container, the heading, the neighbours. Names are compared
folded there too. Nothing is written into the page.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from studio.browser.scripts import script
from studio.domain.frozen import Frozen
from studio.domain.page.target import Fingerprint

PROBE: Final = script("targets/probe", "probe")

PROBE_ALL: Final = script("targets/probe", "probeAll")

PROBE_SHOWN: Final = script("targets/probe", "probeShown")


CLUES: Final = script("targets/clues", "cluesOf")


class Traits(Frozen):
    """What `PROBE` found; places as far as they were asked for and still hold.

    Attributes:
        field: The `name` attribute.
        called: What people call a control by what stands around it.
        column: The heading of the column of the cell that it is or stands in.
        written_role: The `role` written at it.
        form: Id, name or address of its form.
        own: Its own text; "" for fields, whose text is what somebody typed.
        text: What it says by itself: label, own text, `aria-label`, title, picture or placeholder.
    """

    tag: str
    type: str
    id: str
    field: str
    href: str
    path: str
    testid: str
    placeholder: str
    title: str
    alt: str
    labels: tuple[str, ...]
    own: str
    text: str
    called: str
    written_role: str
    column: str
    form: str
    look: str
    masked: bool
    row_key: str
    scope: str
    heading: str
    neighbours: tuple[str, ...]

    def fingerprint(self, role: str, name: str) -> Fingerprint:
        """Return it as a fingerprint; role and name are the caller's, who asked the page by them."""
        return Fingerprint(
            tag=self.tag,
            role=role,
            type=self.type,
            name=name,
            id=self.id,
            path=self.path,
            text=self.text,
            title=self.title,
            testid=self.testid,
            labels=self.labels,
            row_key=self.row_key,
            scope=self.scope,
            heading=self.heading,
            neighbours=self.neighbours,
            look=self.look,
            form=self.form,
            is_masked=self.masked,
        )


def asked_of(fingerprint: Fingerprint) -> Mapping[str, str | Sequence[str]]:
    """Return what the page is asked to confirm about the place of an element."""
    return {
        "row_key": fingerprint.row_key,
        "row_also": list(fingerprint.row_also),
        "row_column": fingerprint.row_column,
        "scope": fingerprint.scope,
        "heading": fingerprint.heading,
        "neighbours": list(fingerprint.neighbours),
    }


def read_traits(answer: object) -> Traits:
    """Read what `PROBE` returned."""
    return Traits.model_validate(answer)
