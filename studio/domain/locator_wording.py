"""How an element was found, in words for people; `Outcome.found_by` holds the machine's word."""

from typing import Final, assert_never

from studio.domain.target import Candidate, Family


def found_in_words(found_by: str) -> str:
    """Return 「名前で」, 「ラベルで」 …: how the element was found.

    Args:
        found_by: `ref` for an element of the observation a decision was made on, the
            family of the candidate in a replay, "" when nothing was looked for.
    """
    if not found_by:
        return ""
    if found_by == "ref":
        return "画面から"
    try:
        return _family_in_words(Family(found_by))
    except ValueError:
        return "別の手がかりで"


def _family_in_words(family: Family) -> str:  # noqa: C901, PLR0912 - one line a family
    match family:
        case Family.TEST_ID:
            return "テスト用の目印で"
        case Family.ROLE:
            return "名前で"
        case Family.LABEL:
            return "ラベルで"
        case Family.CALLED:
            return "そばの言葉で"
        case Family.PLACEHOLDER:
            return "入力欄の薄い文字で"
        case Family.TITLE:
            return "説明の文字で"
        case Family.SCOPED:
            return "同じ行・枠の中の名前で"
        case Family.CELL:
            return "行と列の見出しで"
        case Family.NEAR:
            return "隣の見出しで"
        case Family.TEXT:
            return "文字で"
        case Family.ATTRIBUTE:
            return "項目の内部名で"
        case Family.ID:
            return "項目の番号（id）で"
        case Family.TREE:
            return "画面から、名前で"
        case Family.CSS:
            return "ページの形で"
        case Family.NTH:
            return "並び順で"
        case Family.WRITTEN:
            return "スクリプトに書かれた探し方で"
        case _:
            assert_never(family)


def way_in_words(way: Candidate) -> str:
    """Return one way to find an element again: 「検索」という名前, 「商品名」の隣."""
    match way.family:
        case Family.SCOPED:
            where = way.scope_key or way.scope_name or "同じ枠"
            return f"「{where}」の中の{_named(way.value)}"
        case Family.CELL:
            return f"「{way.scope_key}」の行の、列「{way.value}」"
        case Family.NEAR:
            return f"「{way.scope_key}」の隣の{_named(way.value)}"
        case Family.ROLE:
            return f"{_named(way.value)}という名前" if way.value else "種類だけ（名前は問わない）"
        case Family.NTH:
            place, _, count = way.value.partition("/")
            return f"並び順（{count} 個のうち {place} 番目）" if count else "並び順"
        case Family.CSS | Family.TREE | Family.WRITTEN:
            return _PLAIN[way.family]
        case _:
            return f"{_PLAIN[way.family]}「{way.value}」"


def _named(name: str) -> str:
    return f"「{name}」" if name else "もの"


_PLAIN: Final = {
    Family.TEST_ID: "テスト用の目印",
    Family.LABEL: "ラベル",
    Family.PLACEHOLDER: "入力欄の薄い文字",
    Family.TITLE: "説明の文字",
    Family.TEXT: "文字",
    Family.ATTRIBUTE: "項目の内部名",
    Family.ID: "項目の番号（id）",
    Family.CALLED: "そばの言葉",
    Family.CSS: "ページの形",
    Family.TREE: "画面の構造",
    Family.WRITTEN: "スクリプトに書かれた探し方",
}
