"""What stands beside an exported script: the flow that its lines belong to."""

from typing import Literal

from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen


class ScriptData(Frozen):
    """The file of a script: other ways to each element, how it looked, rules, and what shows that acts worked.

    Attributes:
        script_format: Rises when older scripts cannot be read any more.
        flow: Step n of it is what `step=n` of a line means.
    """

    script_format: Literal[1] = 1
    flow: Flow
