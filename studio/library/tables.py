"""The tables as SQLModel sees them. The schema itself is made by `upgrades`, step by step."""

from sqlmodel import Field, SQLModel


class FlowRow(SQLModel, table=True):
    """A flow as a card needs it; its steps stand in `FlowVersionRow`.

    Attributes:
        name_folded: The name as it is compared; no two flows share it.
        sites: JSON list.
        steps: How many.
        created_at: UTC, ISO 8601 with microseconds, so that text order is time order.
        updated_at: The same.
    """

    __tablename__ = "flow"  # pyright: ignore[reportAssignmentType] - SQLModel types it as a method

    flow_id: str = Field(primary_key=True)
    name: str
    name_folded: str = Field(unique=True)
    purpose: str
    owner: str
    sites: str
    version: int
    steps: int
    created_at: str
    updated_at: str = Field(index=True)


class FlowVersionRow(SQLModel, table=True):
    """One saved state of a flow.

    Attributes:
        flow_format: Format of `content`; see `flow_format`.
        content: The whole flow as JSON.
    """

    __tablename__ = "flow_version"  # pyright: ignore[reportAssignmentType]

    flow_id: str = Field(primary_key=True, foreign_key="flow.flow_id")
    version: int = Field(primary_key=True)
    flow_format: int
    content: str
    saved_at: str


class FlowTextRow(SQLModel, table=True):
    """The words of a flow, folded, for searching; the trigram index hangs on it by triggers."""

    __tablename__ = "flow_text"  # pyright: ignore[reportAssignmentType]

    id: int | None = Field(default=None, primary_key=True)
    flow_id: str = Field(unique=True, foreign_key="flow.flow_id")
    text: str


class RunRow(SQLModel, table=True):
    """A finished run. It outlives its flow: the history tells what was done."""

    __tablename__ = "run"  # pyright: ignore[reportAssignmentType]

    run_id: str = Field(primary_key=True)
    flow_id: str
    name: str
    run_kind: str
    status: str
    message: str
    started_at: str
    elapsed_s: float
    steps: int
    model_calls: int
    tokens: int
    yen: float | None
