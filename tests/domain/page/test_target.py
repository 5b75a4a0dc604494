"""Durable targets: what they are called."""

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
