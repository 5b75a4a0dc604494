"""What the person wants: the instruction, and the checklist it was turned into.

`[ ]` and `[x]` are the goal record and nothing more (ADR-000024, step meta policy): how an item
is reached is derived anew at every attempt.
"""

from enum import StrEnum
from uuid import uuid4

from pydantic import Field

from studio.domain.actions.rule import Condition, Joining
from studio.domain.errors import InstructionError
from studio.domain.frozen import Frozen
from studio.domain.text import strip_unseen
from studio.domain.values.variable import Variable
from studio.words import tr

MAX_INSTRUCTION_CHARS = 8_000
"""Longer texts are a document, not an instruction; nothing is cut silently."""


class ItemState(StrEnum):
    """Where an item stands; only VERIFIED evidence makes it DONE."""

    TODO = "todo"
    RUNNING = "running"
    DONE = "done"
    UNVERIFIED = "unverified"
    FAILED = "failed"


class Item(Frozen):
    """One line of the checklist, in the person's words.

    Attributes:
        is_own: The person wrote or changed it; planning anew (作り直す) keeps it.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:8])
    text: str
    enabled: bool = True
    state: ItemState = ItemState.TODO
    is_own: bool = False

    def as_line(self) -> str:
        """Return the ADR's form: `[x] 検索する`."""
        return f"[{'x' if self.state is ItemState.DONE else ' '}] {self.text}"


class Checklist(Frozen):
    """The plan a person reads, edits and accepts before anything runs.

    Attributes:
        instruction: The sentence as typed.
        site: The site in the person's words (練習書店), or "".
        start_url: Where to begin; "" means the page that is open.
        is_start_url_proposed: True when a model made the start page up: neither the person nor a
            known site named its host. To be confirmed before it is opened.
        items: The lines, in order.
        variables: Words in 「」, numbers and dates that a flow keeps by name.
        conditions: Conditions on rows, found in the sentence.
        joining: Whether a row has to meet all of them, or one is enough.
        unread: Parts of the sentence the planner could not read, shown to the person.
        planned_by: The model that made it.
    """

    instruction: str
    site: str = ""
    start_url: str = ""
    is_start_url_proposed: bool = False
    items: tuple[Item, ...] = ()
    variables: tuple[Variable, ...] = ()
    conditions: tuple[Condition, ...] = ()
    joining: Joining = Joining.ALL
    unread: tuple[str, ...] = ()
    planned_by: str = ""

    @property
    def enabled_items(self) -> tuple[Item, ...]:
        """The items that will run, in order."""
        return tuple(item for item in self.items if item.enabled)

    @property
    def never_begun(self) -> tuple[str, ...]:
        """What was asked for and stands in no row: what could not be read, unless rows were added since."""
        return () if any(item.is_own for item in self.items) else self.unread

    def with_item_state(self, item_id: str, state: ItemState) -> "Checklist":
        """Return a copy in which one item has another state."""
        items = tuple(
            item.model_copy(update={"state": state}) if item.id == item_id else item
            for item in self.items
        )
        return self.model_copy(update={"items": items})

    def variable_values(self) -> dict[str, str]:
        """Return the variables as a mapping from name to value."""
        return {variable.name: variable.value for variable in self.variables}


def clean_instruction(text: str) -> str:
    """Return what the person typed, fit to be planned.

    Controls and invisible characters go, the person's own characters stay as they are.

    Raises:
        InstructionError: Empty, too long, or without a single letter or digit (only emoji or signs).
    """
    cleaned = strip_unseen(text).strip()
    if not cleaned:
        raise InstructionError(
            "EMPTY",
            tr("やりたいことが空です。"),
            tr("例：「練習書店で「プログラミング」を検索して」のように入力してください。"),
        )
    if len(cleaned) > MAX_INSTRUCTION_CHARS:
        raise InstructionError(
            "TOO_LONG",
            tr("文章が長すぎます（{count:,} 文字）。", count=len(cleaned)),
            tr(
                "{instruction_chars:,} 文字までにして、作業ごとに分けて入力してください。",
                instruction_chars=MAX_INSTRUCTION_CHARS,
            ),
        )
    if not any(char.isalnum() for char in cleaned):
        raise InstructionError(
            "NO_WORDS",
            tr("文字や数字が見つかりません。"),
            tr("やりたいことを言葉で入力してください。例：「検索する」"),
        )
    return cleaned
