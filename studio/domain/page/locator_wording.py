"""How an element was found, in words for people; `Outcome.found_by` holds the machine's word."""

from typing import Final, assert_never

from studio.domain.page.target import Candidate, Family
from studio.words import tr


def found_in_words(found_by: str) -> str:
    """Return 「名前で」, 「ラベルで」 …: how the element was found.

    Args:
        found_by: `ref` for an element of the observation a decision was made on, the
            family of the candidate in a replay, "" when nothing was looked for.
    """
    if not found_by:
        return ""
    if found_by == "ref":
        return tr("画面から")
    try:
        return _family_in_words(Family(found_by))
    except ValueError:
        return tr("別の手がかりで")


def _family_in_words(family: Family) -> str:  # noqa: C901, PLR0912 - one line a family
    match family:
        case Family.TEST_ID:
            return tr("テスト用の目印で")
        case Family.ROLE:
            return tr("名前で")
        case Family.LABEL:
            return tr("ラベルで")
        case Family.CALLED:
            return tr("そばの言葉で")
        case Family.PLACEHOLDER:
            return tr("入力欄の薄い文字で")
        case Family.TITLE:
            return tr("説明の文字で")
        case Family.SCOPED:
            return tr("同じ行・枠の中の名前で")
        case Family.CELL:
            return tr("行と列の見出しで")
        case Family.NEAR:
            return tr("隣の見出しで")
        case Family.TEXT:
            return tr("文字で")
        case Family.ATTRIBUTE:
            return tr("項目の内部名で")
        case Family.ID:
            return tr("項目の番号（id）で")
        case Family.TREE:
            return tr("画面から、名前で")
        case Family.CSS:
            return tr("ページの形で")
        case Family.NTH:
            return tr("並び順で")
        case Family.WRITTEN:
            return tr("スクリプトに書かれた探し方で")
        case _:
            assert_never(family)


def way_in_words(way: Candidate) -> str:
    """Return one way to find an element again: 「検索」という名前, 「商品名」の隣."""
    match way.family:
        case Family.SCOPED:
            where = way.scope_key or (way.scope_role and way.scope_name) or tr("同じ枠")
            return tr("「{where}」の中の{way}", where=where, way=_named(way.value))
        case Family.CELL:
            return tr("「{scope_key}」の行の、列「{way}」", scope_key=way.scope_key, way=way.value)
        case Family.NEAR:
            return tr("「{scope_key}」の隣の{way}", scope_key=way.scope_key, way=_named(way.value))
        case Family.ROLE:
            return (
                tr("{way}という名前", way=_named(way.value))
                if way.value
                else tr("種類だけ（名前は問わない）")
            )
        case Family.NTH:
            place, _, count = way.value.partition("/")
            return (
                tr("並び順（{count} 個のうち {place} 番目）", count=count, place=place)
                if count
                else tr("並び順")
            )
        case Family.CSS | Family.TREE | Family.WRITTEN:
            return _PLAIN[way.family]
        case _:
            return tr("{family}「{way}」", family=_PLAIN[way.family], way=way.value)


def _named(name: str) -> str:
    return tr("「{name}」", name=name) if name else tr("もの")


_PLAIN: Final = {
    Family.TEST_ID: tr("テスト用の目印"),
    Family.LABEL: tr("ラベル"),
    Family.PLACEHOLDER: tr("入力欄の薄い文字"),
    Family.TITLE: tr("説明の文字"),
    Family.TEXT: tr("文字"),
    Family.ATTRIBUTE: tr("項目の内部名"),
    Family.ID: tr("項目の番号（id）"),
    Family.CALLED: tr("そばの言葉"),
    Family.CSS: tr("ページの形"),
    Family.TREE: tr("画面の構造"),
    Family.WRITTEN: tr("スクリプトに書かれた探し方"),
}
