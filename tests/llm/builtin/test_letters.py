"""What letters say besides their request."""

import pytest

from studio.llm.builtin.letters import (
    is_heading,
    is_letter_phrase,
    without_opening,
    without_subject,
)


@pytest.mark.parametrize(
    "phrase",
    [
        "いつもお世話になっております",
        "お疲れ様です",
        "経理部の田村です",
        "株式会社青葉の三浦でございます",
        "山口様",
        "下記お願いできますでしょうか",
        "以下の件、ご対応のほどお願いいたします",
        "ご確認のほどよろしくお願いいたします",
        "何卒よろしくお願い申し上げます",
    ],
)
def test_a_courtesy_asks_for_nothing(phrase: str) -> None:
    assert is_letter_phrase(phrase)


@pytest.mark.parametrize(
    "phrase",
    [
        "検索をお願いします",
        "申請をお願いいたします",
        "提出期限は今月末でお願いします",
        "以下の表を印刷してください",
        "送信しないでください",
        "取引先の確認をお願いします",
    ],
)
def test_a_request_is_no_courtesy(phrase: str) -> None:
    assert not is_letter_phrase(phrase)


def test_headings_subjects_and_openings_are_left_out() -> None:
    assert is_heading("■作業内容")
    assert is_heading("【依頼事項】")
    assert not is_heading("内容を保存する")
    assert without_subject("標題の件、保存してください") == "保存してください"
    assert without_opening("お疲れ様です。人事の大野です。\n保存して") == "保存して"
    assert without_opening("保存して。お疲れ様です。") == "保存して。お疲れ様です。"
