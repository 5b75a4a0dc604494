"""What a model showed when it was tried with this program's own questions."""

from datetime import UTC, datetime
from typing import Final

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.words import tr

SLOW_S: Final = 30.0
"""Seconds a decision on a small page may take; beyond, a run is a long wait."""


class ModelCheck(Frozen):
    """How a model answered a few questions of a run, each bound to a shape.

    Attributes:
        base_url: Whose model it is.
        model: As it is asked for.
        asked: Questions.
        kept: Answered in the shape that was asked for, repair turns included.
        repaired: Of these, only after a repair turn.
        right: Of these, answered as the page says: it understood.
        seconds: An answer took, in the middle.
        words_per_s: Tokens a second while it wrote; 0 when nobody counted.
        version: Of this program: its questions change.
    """

    base_url: str
    model: str
    asked: int
    kept: int
    repaired: int = 0
    right: int = 0
    seconds: float = 0.0
    words_per_s: float = 0.0
    version: str = ""
    checked_at: datetime = Field(default_factory=lambda: datetime.now(UTC))

    @property
    def is_fit(self) -> bool:
        """True when a run will not break off because of the shape of an answer."""
        return self.kept == self.asked

    def in_words(self) -> str:
        """Return what was measured: 「1 回の判断に 3.2 秒、1 秒に 24 語、形式 4／4 問、内容 4／4 問」."""
        told = [tr("1 回の判断に {seconds:.1f} 秒", seconds=self.seconds)]
        told += (
            [tr("1 秒に {words_per_s:.0f} 語", words_per_s=self.words_per_s)]
            if self.words_per_s
            else []
        )
        told.append(tr("決められた形での返事 {kept}／{asked} 問", kept=self.kept, asked=self.asked))
        told.append(tr("内容の正しさ {right}／{asked} 問", right=self.right, asked=self.asked))
        return tr("、").join(told)

    def warnings(self) -> tuple[str, ...]:
        """Return what will be in the way though the model can be used, with what to do."""
        told: list[str] = []
        if self.is_fit and self.right < self.asked:
            told.append(
                tr(
                    "形は守れますが、かんたんな画面の読み取りを間違えました。もっと大きいモデルをおすすめします"
                )
            )
        if self.is_fit and self.repaired * 2 >= self.asked:
            told.append(tr("決められた形で答えるまでに、言い直しが多くかかりました"))
        if self.is_fit and self.seconds > SLOW_S:
            told.append(tr("判断に時間がかかります。もっと小さいモデルのほうが速く進みます"))
        return tuple(told)
