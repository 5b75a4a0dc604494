"""Which rows a phrase means, said in Japanese: 「評価が4以上で価格が3000円以下の一番安い本」."""

import re
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.rule import Condition, Joining, Order, Taking
from studio.domain.text import arabic, parse_kanji_number
from studio.llm.builtin.amounts import in_digits
from studio.llm.builtin.literals import Masked
from studio.llm.builtin.phrase import Phrase
from studio.llm.builtin.row_conditions import Conditions
from studio.llm.builtin.row_places import RowPlaces

_KANJI_COUNT: Final = re.compile(
    r"(?<![\d.,〇一二三四五六七八九十百千万億])[〇一二三四五六七八九十百千万億]+(?=ページ|頁|パーセント|%|時間|分|泊)"
)
_JOINTS: Final = re.compile(
    r"[一-龠ァ-ヶー]{0,8}(?:一覧|リスト|表|結果|画面|ページ)(?:(?:の中)?(?:から|で(?:は)?|内の|内で)|の(?:うち|中)(?:から|で(?:は)?|、)?)|(?:なお)?かつ(?=\s|、|\0|$)|且つ|および|のうち|(?:の)?中(?:で|から)(?:も)?|、?また(?=\0|、)"
    r"|(?<=[\0、])(?:なおかつ|かつ|しかも|それに|さらに|加えて|その上)、?(?=\0)"
)
_REFERS: Final = re.compile(
    r"該当(?:する|した)?|条件(?:に|を)?(?:合(?:う|った|致(?:する|した)?)|満た(?:す|した)|当てはまる)|当てはまる|その中(?:で|から|の)|見つか(?:った|る)|見つけた|探した"
    r"|ヒットした|一致(?:した|する)|出てきた|(?:に)?出た(?=もの|結果|候補|人|商品|行)|検索結果(?!の(?:うち|中))(?:の|から)?|検索した|表示され(?:た|ている)|絞り込んだ|合致(?:した|する)|上記の|結果の|選んだ|それ(?=を)|その(?=本|商品|行|人)"
)
_VAGUE: Final = re.compile(
    r"(?:なるべく|できるだけ|だいたい|およそ|約(?=\s*\d))[^、の]{0,12}|[^、の\0]{0,12}(?:前後|くらい|ぐらい|程度)(?:の)?|おすすめの?|人気の?|おもしろ(?:い|そうな)|良さそうな|いい感じの"
)


@dataclass(frozen=True, slots=True)
class RulePhrase:
    """The conditions found in a phrase.

    Attributes:
        where: In the order they were said.
        joining: Whether all of them must hold, or one is enough.
        order: Sorting, or None.
        taking: The n-th, the last, all or the first n; None when no place in the list is named.
        take: The n of `taking`.
        refers_back: It speaks of rows chosen before.
        is_torn: It names two places, or so many rows without saying which.
        unread: Parts that look like a condition and are not understood.
        rest: The phrase without all of these.
    """

    where: tuple[Condition, ...] = ()
    joining: Joining = Joining.ALL
    order: Order | None = None
    taking: Taking | None = None
    take: int = 1
    refers_back: bool = False
    is_torn: bool = False
    unread: tuple[str, ...] = ()
    rest: str = ""

    @property
    def is_known(self) -> bool:
        """True when a condition, an order or a place says which rows are meant."""
        return bool(self.where or self.order or self.taking)

    @property
    def is_empty(self) -> bool:
        """True when nothing in the phrase chooses a row."""
        return not (self.is_known or self.refers_back)


def read_rule(text: str, sentence: Masked) -> RulePhrase:
    """Read every condition in `text`, a part of `sentence.text`."""
    phrase = Phrase(_in_digits(text))
    conditions, places = Conditions(phrase, sentence), RowPlaces(phrase)
    phrase.each(_VAGUE, phrase.leave)
    conditions.read_amounts()
    places.read()
    conditions.read_words()
    refers_back = _REFERS.search(phrase.text) is not None
    phrase.each(_REFERS, lambda _: None)
    conditions.read_equals()
    places.read_loose()
    joining = conditions.joining()
    phrase.each(_JOINTS, lambda _: None)
    return RulePhrase(
        where=conditions.where,
        joining=joining,
        order=_as_said(places.order, conditions.price_column),
        taking=places.taking,
        take=places.take,
        refers_back=refers_back,
        is_torn=places.is_torn,
        unread=tuple(phrase.unread),
        rest=phrase.rest(),
    )


def _as_said(order: Order | None, price_column: str) -> Order | None:
    """Return an order by price with the word that the conditions use for it: 月額, 料金."""
    if order is None or order.column != "価格" or not price_column:
        return order
    return order.model_copy(update={"column": price_column})


def _in_digits(phrase: str) -> str:
    """Write kanji numbers in digits, before the counters of this module too (二百ページ)."""

    def replace(match: re.Match[str]) -> str:
        value = parse_kanji_number(match[0])
        return match[0] if value is None else str(value)

    return in_digits(_KANJI_COUNT.sub(replace, arabic(phrase)))
