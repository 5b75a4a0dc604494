"""Durable targets: what they are called."""

import pytest

from studio.domain.page.target import Candidate, Family, Fingerprint, Target


def test_one_of_equal_buttons_is_called_by_its_row() -> None:
    edit = Target(role="button", name="編集")
    kept = edit.model_copy(update={"fingerprint": Fingerprint(name="編集", row_key="山田")})
    scoped = Candidate(family=Family.SCOPED, value="編集", scope_key="佐藤", score=140)
    assert edit.in_words() == "「編集」"
    assert edit.model_copy(update={"row": "鈴木"}).in_words() == "「鈴木」の行の「編集」"
    assert kept.in_words() == "「山田」の行の「編集」"
    assert edit.model_copy(update={"candidates": (scoped,)}).in_words() == "「佐藤」の行の「編集」"
    assert "row" not in edit.model_dump()


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("申請者名 必須", "「申請者名」"),
        ("（必須）氏名", "「氏名」"),
        ("金額【任意】", "「金額」"),
        ("氏名*", "「氏名」"),
        ("＊", "「＊」"),
        ("必須項目だけ", "「必須項目だけ」"),
        ("必須", "「必須」"),
    ],
)
def test_a_mark_beside_a_label_is_no_part_of_its_name(label: str, words: str) -> None:
    assert Target(role="textbox", name=label).in_words() == words
