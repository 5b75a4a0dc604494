"""What an act let go."""

from dataclasses import dataclass, field

from studio.domain.flows.sending import SentShape


@dataclass(slots=True)
class Sending:
    """What an act let go; late requests of its page still come into it.

    Attributes:
        has_changed: Something went that may stay where it arrived.
        shapes: Of what went that somebody's word or a yes was needed for, without values that were put in.
        agreed: Of what a person read and agreed to, see `agreement_of`.
    """

    has_changed: bool = False
    shapes: list[SentShape] = field(default_factory=list[SentShape])
    agreed: list[str] = field(default_factory=list[str])
