"""The base of every value that crosses a package boundary or is written to disk."""

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """An immutable value that refuses unknown fields; an edit makes a new one.

    Pydantic builds a model's validator when it is first used: most starts use few of them.
    """

    model_config = ConfigDict(
        frozen=True, extra="forbid", ser_json_inf_nan="constants", defer_build=True
    )
