"""Where clauses end."""

import pytest

from studio.llm.builtin.verbs import VerbKind, next_verb


@pytest.mark.parametrize(
    ("text", "dictionary"),
    [
        ("検索していただけますでしょうか", "検索する"),
        ("ご確認ください", "確認する"),
        ("お送りください", "送る"),
        ("開いといて", "開く"),
        ("押したら", "押す"),
        ("選んでくれませんか", "選ぶ"),
        ("検索を行って", "検索する"),
        ("入れなさい", "入れる"),
        ("並べ替え、", "並べ替える"),
        ("登録のほどお願いいたします", "登録する"),
        ("クリック後、", "クリックする"),
    ],
)
def test_every_politeness_leads_to_one_dictionary_form(text: str, dictionary: str) -> None:
    match = next_verb(text, 0)
    assert match is not None
    assert match.verb.dictionary == dictionary
    assert not match.is_negative


@pytest.mark.parametrize(
    "text",
    [
        "検索した本",
        "表示されている行",
        "検索ボタン",
        "選択肢",
        "入力欄に",
        "送信しましたと表示され",
    ],
)
def test_what_modifies_a_noun_ends_nothing(text: str) -> None:
    assert next_verb(text, 0) is None


@pytest.mark.parametrize(
    "text", ["送信しないで", "押さないでください", "申請はしないこと", "削除禁止", "入れません"]
)
def test_a_forbidden_act_is_known_as_such(text: str) -> None:
    match = next_verb(text, 0)
    assert match is not None
    assert match.is_negative


def test_an_unknown_verb_ends_a_clause_too() -> None:
    match = next_verb("書類を破棄して、「A」を押す", 0)
    assert match is not None
    assert match.verb.kind is VerbKind.UNKNOWN
