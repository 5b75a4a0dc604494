"""Clauses that fill in forms."""

import pytest

from studio.llm.builtin.intents import Check, Enter, FieldValue, Intent, Select
from studio.llm.builtin.japanese import read_text


@pytest.mark.parametrize(
    ("text", "intents"),
    [
        ("検索条件の「部署」で「開発部」を選択", [Select("部署", "開発部")]),
        ("「入庫登録」タブを選択", [Select("", "入庫登録")]),
        ("開始時刻は13:00を選ぶ", [Select("開始時刻", "13:00")]),
        ("性別は女性にチェック、", [Enter((FieldValue("性別", "女性"),))]),
        ("「同意する」のチェックボックスをオンにする", [Check("同意する")]),
        ("メルマガの購読はチェックを外す", [Check("メルマガの購読", is_checked=False)]),
        (
            "パスワードに「{{秘密:業務}}」を入力",
            [Enter((FieldValue("パスワード", "{{秘密:業務}}"),))],
        ),
        ("単価のところに1,250と入れる", [Enter((FieldValue("単価", "1250"),))]),
    ],
)
def test_a_form_is_filled_as_said(text: str, intents: list[Intent]) -> None:
    assert [reading.intent for reading in read_text(text).readings] == intents


@pytest.mark.parametrize(
    "text",
    [
        "確認用にも同じものを入力する",
        "期間を2026/11/01〜2026/11/30にする",
        "「山田」と「鈴木」の行にチェックを入れる",
        "発送先は「本社」ではなく「工場」を選ぶ",
    ],
)
def test_what_needs_more_than_a_field_is_not_read(text: str) -> None:
    assert read_text(text).readings == ()
    assert read_text(text).unread
