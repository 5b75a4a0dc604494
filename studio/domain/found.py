"""How an element was found, in words for people; `Outcome.found_by` holds the machine's word."""

from typing import assert_never

from studio.domain.target import Family


def found_in_words(found_by: str) -> str:
    """Return 「名前で」, 「ラベルで」 …: how the element was found.

    Args:
        found_by: `ref` for an element of the observation a decision was made on, the
            family of the candidate in a replay, "" when nothing was looked for.
    """
    if not found_by:
        return ""
    if found_by == "ref":
        return "画面の構造から"
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
        case Family.PLACEHOLDER:
            return "入力欄の薄い文字で"
        case Family.TITLE:
            return "説明の文字で"
        case Family.SCOPED:
            return "同じ行・枠の中の名前で"
        case Family.NEAR:
            return "隣の見出しで"
        case Family.TEXT:
            return "文字で"
        case Family.ATTRIBUTE:
            return "項目の内部名で"
        case Family.ID:
            return "項目の番号（id）で"
        case Family.TREE:
            return "画面の構造から、名前で"
        case Family.CSS:
            return "ページの形で"
        case Family.NTH:
            return "並び順で"
        case _:
            assert_never(family)
