"""Variables: what may change from run to run, what kind of value it is, and how it is asked for."""

from enum import StrEnum

from pydantic import Field

from studio.domain.frozen import Frozen


class VariableKind(StrEnum):
    """What a value is; a form and a check before the run follow from it."""

    TEXT = "text"
    NUMBER = "number"
    DATE = "date"
    CHOICE = "choice"
    FILE = "file"


class Converter(StrEnum):
    """How a value is rewritten before it is used; only those that a person chose, in their order."""

    HALF_WIDTH = "half_width"
    FULL_WIDTH = "full_width"
    KATAKANA = "katakana"
    HIRAGANA = "hiragana"
    HALF_KATAKANA = "half_katakana"
    DATE_ISO = "date_iso"
    DATE_SLASH = "date_slash"
    DATE_JAPANESE = "date_japanese"
    DATE_ERA = "date_era"
    NUMBER_PLAIN = "number_plain"
    NUMBER_GROUPED = "number_grouped"
    POSTAL_HYPHEN = "postal_hyphen"
    POSTAL_PLAIN = "postal_plain"
    PHONE_PLAIN = "phone_plain"
    TRIMMED = "trimmed"
    NO_SPACES = "no_spaces"
    UPPER = "upper"
    LOWER = "lower"


class Variable(Frozen):
    """A word, number or date of the instruction that may change from run to run.

    Attributes:
        value: What it holds unless another is given: a text, or a date expression (来月末) of a DATE.
        ask_each_time: 「毎回たずねる」: a form asks for it at the start of a run.
        choices: What a CHOICE may be.
        hint: The person's own words beside the field.
        date_format: How a DATE is written: `yyyy/MM/dd`, `yyyy年M月d日`, `ggge年M月d日`; "" = `yyyy-MM-dd`.
        converters: Applied to whatever it holds, in this order.
        goes_with: Names of variables that it belongs to, as the reading of a name does: where one of them
            is another one, it has to be given as well.
    """

    name: str
    value: str = ""
    ask_each_time: bool = False
    kind: VariableKind = VariableKind.TEXT
    choices: tuple[str, ...] = ()
    hint: str = ""
    date_format: str = ""
    converters: tuple[Converter, ...] = ()
    goes_with: tuple[str, ...] = Field(default=(), exclude_if=lambda names: not names)
