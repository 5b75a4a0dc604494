"""What goes over a line between the machine that has a job and one that plays its rows, as JSON."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, cast

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from studio.domain.errors import LibraryError, SettingsError, StudioError
from studio.domain.flows.flow import FLOW_FORMAT
from studio.domain.frozen import Frozen
from studio.engine.rows.row_executor import RowJob, RowNote, RowOrder, RowPlayed
from studio.engine.rows.settling import Settled

OP: Final = "tejun_rows"
"""The word by which a connection to a worker of Dask becomes a line of ours."""


class Hello(Frozen):
    """Both sides' first word. What a later version says beside is passed over, so that its version can be told.

    Attributes:
        studio: Version of the program.
        flow_format: Of the flows it reads.
        machine: What people call it.
        is_busy: It plays rows of somebody else, or its own person's.
    """

    model_config = ConfigDict(extra="ignore")

    kind: Literal["hello"] = "hello"
    studio: str
    flow_format: int = FLOW_FORMAT
    machine: str = ""
    is_busy: bool = False

    def check_same(self, own: "Hello") -> None:
        """Refuse a machine that would play a flow in its own way.

        Raises:
            SettingsError: OTHER_VERSION.
        """
        if (self.studio, self.flow_format) == (own.studio, own.flow_format):
            return
        raise SettingsError(
            "OTHER_VERSION",
            f"「{self.machine}」の手順スタジオは版 {self.studio}（手順の形式 {self.flow_format}）で、"
            f"この PC の版 {own.studio}（{own.flow_format}）と違います。行は渡しませんでした。",
            "すべての PC を同じ版にしてから、もう一度実行してください。",
        )


class TakeJob(Frozen):
    """The job whose rows follow."""

    kind: Literal["job"] = "job"
    job: RowJob


class PlayRow(Frozen):
    """A row to be played now."""

    kind: Literal["row"] = "row"
    order: RowOrder


class Ask(Frozen):
    """What a player has kept; it goes on when that has been answered."""

    kind: Literal["ask"] = "ask"
    number: int
    note: RowNote


class Told(Frozen):
    """The keeper's answer: it is on the disk, or why it is not."""

    kind: Literal["told"] = "told"
    number: int
    settled: Settled | None = None
    fault: "Fault | None" = None


class Played(Frozen):
    """The row came to its end."""

    kind: Literal["played"] = "played"
    played: RowPlayed


class Fault(Frozen):
    """The row could not be played to its end here."""

    kind: Literal["fault"] = "fault"
    code: str
    message: str
    remedy: str = ""

    @classmethod
    def of(cls, fault: StudioError) -> "Fault":
        """Return a fault as it travels."""
        return cls(code=fault.code, message=fault.message, remedy=fault.remedy)

    def raised(self) -> LibraryError:
        """Return it as what a keeper raises."""
        return LibraryError(self.code, self.message, self.remedy)


Message = Annotated[
    Hello | TakeJob | PlayRow | Ask | Told | Played | Fault, Field(discriminator="kind")
]
_MESSAGES: TypeAdapter[Message] = TypeAdapter(Message)


class NotOurs(Exception):  # noqa: N818 - never shown: the line is closed
    """What came is none of our messages."""


def packed(message: Message) -> dict[str, object]:
    """Return a message as Dask carries it."""
    return {"text": _MESSAGES.dump_json(message).decode()}


def unpacked(carried: object) -> Message:
    """Return a message.

    Raises:
        NotOurs: It is something else, or of another version.
    """
    if not isinstance(carried, Mapping):
        raise NotOurs
    try:
        return _MESSAGES.validate_json(str(cast("Mapping[str, object]", carried).get("text")))
    except ValidationError as exc:
        raise NotOurs from exc
