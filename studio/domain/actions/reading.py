"""What is read of a page by the engine, told to the person and asked of them."""

from collections.abc import Callable
from typing import Final, Literal, Self, assert_never

from pydantic import Field

from studio.domain.actions.answer import PLACE, AnswerValue, PageValue
from studio.domain.actions.base import ActionBase, ByRule, Effect, ModelWords, ScriptPen, StepClass
from studio.domain.actions.rule import SelectionRule, Taking
from studio.domain.text import clip
from studio.words import later, tr

MAX_PAGES: Final = 20
"""Of one list, read in one go."""
ROW_LINK: Final = "この行"
ROW_BOX: Final = "[ ]"
"""As `Choose.column`: the row's own link, whatever it is called."""


class Choose(ByRule):
    """Pick a row by conditions and, if `column` is set, press the control of that name in it.

    `column` is the control's words (カートに入れる), `ROW_LINK` to open the row, `ROW_BOX` to tick
    its box, "" to only look.
    """

    verb: Literal["choose"] = "choose"
    rule: SelectionRule
    column: str = ""

    label = later("条件に合う行を選ぶ")
    effect = Effect.PRESSES
    is_shown_by_page = True

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        is_one, rows = self.rule.takes_one, f"{_within(self.rule)}{self.rule.in_words()}"
        if self.column == ROW_LINK:
            return tr("{rows}を開く", rows=rows) if is_one else tr("{rows}を順に開く", rows=rows)
        if self.column == ROW_BOX:
            return tr("{rows}にチェックを付ける", rows=rows)
        if not self.column:
            return tr("{rows}を探す", rows=rows)
        if is_one:
            return tr("{rows}、その行の「{column}」を押す", rows=rows, column=self.column)
        return tr("{rows}、それぞれの行の「{column}」を押す", rows=rows, column=self.column)

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        words = {"": ".wait_for(", ROW_LINK: ".click(", ROW_BOX: ".check("}
        press = words.get(self.column) or f".get_by_text({pen.literal(self.column)}).click("
        return f"{pen.rows(self.rule)}{_taken(self.rule)}{press}"


class Extract(ByRule):
    """Read rows of a table, list or cards into a table of text; nothing on the page is pressed but 「次へ」.

    Attributes:
        columns: Headings as on the page or as the person says them (商品名, 価格); empty = all.
        rule: Which rows, in which order; its `taking` and `take` are not used.
        limit: At most so many rows after ordering (上位 5 件); 0 = all.
        may_be_empty: No row that fits is a result too: 0 件 is an answer.
        max_pages: Pages of the list to read at most, the open one included.
    """

    verb: Literal["extract"] = "extract"
    columns: tuple[str, ...] = ()
    rule: SelectionRule = SelectionRule()
    limit: int = Field(default=0, ge=0)
    max_pages: int = Field(default=1, ge=1, le=MAX_PAGES)
    may_be_empty: bool = False

    label = later("表として取り出す")
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        what = (
            tr("「{columns}」", columns=tr("、").join(self.columns))
            if self.columns
            else tr("一覧", "in a sentence")
        )
        rows = self.rule.rows_in_words()
        which = tr("{rows}の", rows=rows) if self.rule.where else ""
        how_many = (
            tr("上位 {limit} 件", limit=self.limit) if self.limit else tr("表", "in a sentence")
        )
        return tr(
            "{within}{which}{what}を{how_many}として取り出す",
            within=_within(self.rule),
            which=which,
            what=what,
            how_many=how_many,
        )

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        top = f".top({self.limit})" if self.limit else ""
        columns = "".join(f"{pen.literal(column)}, " for column in self.columns)
        pages = f"pages={self.max_pages}, " if self.max_pages > 1 else ""
        return f"{pen.rows(self.rule)}{top}.table({columns}{pages}"


def _within(rule: SelectionRule) -> str:
    return tr("「{within}」の ", within=rule.within) if rule.within else ""


def _taken(rule: SelectionRule) -> str:
    match rule.taking:
        case Taking.NTH:
            return ".first" if rule.take == 1 else f".nth({rule.take - 1})"
        case Taking.ALL:
            return ".all"
        case Taking.TOP:
            return f".top({rule.take})"
        case Taking.LAST:
            return ".last" if rule.take == 1 else f".nth({-rule.take})"
        case _:
            assert_never(rule.taking)


MAX_QUESTION_CHARS: Final = 300


class Find(ActionBase):
    """Search the whole page for a text; for pages whose long tables were folded."""

    verb: Literal["find"] = "find"
    text: str

    label = later("ページの中を探す")
    effect = Effect.LOOKS
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("ページの中から「{words}」を探す", words=self.text)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read a text."""
        if not told.value.strip():
            raise told.misfit()
        return cls(text=clip(told.value, 100))

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.text)}, "


class Answer(ActionBase):
    """Tell the person what they asked for; every value of the sentence is read or computed by code.

    Attributes:
        text: The sentence; as decided each place names its value ([R190828], [sum 金額]), in a flow it is [].
        quotes: As decided: words of the page around a value, where it stands there more than once.
        values: In a flow: the way to the value of each place, in their order.
    """

    verb: Literal["answer"] = "answer"
    text: str
    quotes: tuple[str, ...] = ()
    values: tuple[AnswerValue, ...] = ()

    effect = Effect.LOOKS
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("「{words}」と答える", words=PLACE.sub("…", self.text))

    def with_texts(self, change: Callable[[str], str]) -> Self:
        """Return it with another sentence, and other words of the page by which its values are found."""
        names = ("before", "after", "row", "column", "heading")
        values = tuple(
            value.model_copy(
                update={name: change(getattr(value, name)) for name in names}
                | {"also": tuple(map(change, value.also))}
            )
            if isinstance(value, PageValue)
            else value
            for value in self.values
        )
        return self.model_copy(update={"text": change(self.text), "values": values})

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.text)}, "


class AskUser(ActionBase):
    """Hand over to the person: only they can answer this, sign in, or do the next thing by hand."""

    verb: Literal["ask_user"] = "ask_user"
    question: str

    label = later("人にたずねる")
    script = "ask"
    texts = ("question",)
    effect = Effect.LOOKS
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("あなたに確認：{question}", question=self.question)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read the question."""
        return cls(question=told.said(MAX_QUESTION_CHARS))

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.question)}, "


class Done(ActionBase):
    """Nothing left to do for this item; `evidence` quotes what on the page shows it."""

    verb: Literal["done"] = "done"
    evidence: str = ""

    effect = Effect.LOOKS
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("完了を確認")

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read what shows it."""
        return cls(evidence=clip(told.evidence, 200))
