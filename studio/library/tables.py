"""Tables as SQLModel sees them. The schema itself is made by `upgrades`, step by step.

The journal and the audit log have no models: `journal` and `audit` write them as SQL.
"""

from sqlmodel import Field, SQLModel


class FlowRow(SQLModel, table=True):
    """A flow as a card needs it; its steps stand in `FlowVersionRow`.

    Attributes:
        name_folded: The name as it is compared; no two flows share it.
        sites: JSON list.
        steps: How many.
        created_at: UTC, ISO 8601 with microseconds, so that text order is time order.
        updated_at: The same.
        recent_ok: Successful ones among the last 20 runs; told here so that a list needs one table.
        last_run: The newest run as JSON, "" for none.
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
    is_imported: bool = False
    is_draft: bool = False
    recent_ok: int = 0
    recent_runs: int = 0
    last_run: str = ""


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
    note: str = ""
    steps: int = 0


class FlowTextRow(SQLModel, table=True):
    """The words of a flow, folded, for searching; the trigram index hangs on it by triggers."""

    __tablename__ = "flow_text"  # pyright: ignore[reportAssignmentType]

    id: int | None = Field(default=None, primary_key=True)
    flow_id: str = Field(unique=True, foreign_key="flow.flow_id")
    text: str


class RunRow(SQLModel, table=True):
    """A finished run. It outlives its flow: the history tells what was done.

    Attributes:
        kept_steps: How many rows of `run_step` are its own: what it weighs.
        picture_bytes: Of all its pictures.
    """

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
    flow_version: int = 0
    code: str = ""
    emergencies: int = 0
    sites: str = "[]"
    is_pinned: bool = False
    kept_steps: int = 0
    picture_bytes: int = 0


class RunStepRow(SQLModel, table=True):
    """One act of a run; `evidence` is JSON."""

    __tablename__ = "run_step"  # pyright: ignore[reportAssignmentType]

    run_id: str = Field(primary_key=True, foreign_key="run.run_id")
    number: int = Field(primary_key=True)
    item: str
    words: str
    status: str
    code: str
    message: str
    site: str
    element: str
    evidence: str
    found_by: str
    similarity: float | None
    elapsed_ms: float
    at: str
    page: str = ""
    verb: str = ""
    step_id: str = ""


class RunPictureRow(SQLModel, table=True):
    """Masked JPEGs of the page after a step and before it, b"" for none."""

    __tablename__ = "run_picture"  # pyright: ignore[reportAssignmentType]

    run_id: str = Field(primary_key=True, foreign_key="run.run_id")
    number: int = Field(primary_key=True)
    jpeg: bytes
    before_jpeg: bytes = b""


class FailureRow(SQLModel, table=True):
    """What failed how often at one place; it outlives the runs it was counted from."""

    __tablename__ = "failure"  # pyright: ignore[reportAssignmentType]

    site: str = Field(primary_key=True)
    page: str = Field(primary_key=True)
    code: str = Field(primary_key=True)
    element: str = Field(primary_key=True)
    cause: str
    message: str
    count: int
    first_at: str
    last_at: str
    helped: str
    flow_names: str
    way: str = ""


class SecretTableRow(SQLModel, table=True):
    """A credential: where it is kept, for which sites; `sealed` holds the value in this place only."""

    __tablename__ = "secret"  # pyright: ignore[reportAssignmentType]

    name: str = Field(primary_key=True)
    place: str
    origins: str
    sealed: bytes
    updated_at: str
    last_used_at: str | None = None
    user: str = ""


class MetaRow(SQLModel, table=True):
    """What the library remembers of its own care: last check, last backup, last clearing."""

    __tablename__ = "meta"  # pyright: ignore[reportAssignmentType]

    name: str = Field(primary_key=True)
    value: str
