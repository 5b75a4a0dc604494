"""Line breaks that a tree does not show are not lost by filling a field anew."""

import pytest

from studio.browser.hands.line_breaks import restored

NOTES = "備品は総務で借りられます。\n２０２６年から変わります。\n\n== 連絡先 ==\n内線 12"


@pytest.mark.parametrize(
    ("before", "value", "wanted"),
    [
        (NOTES, NOTES.replace("\n\n", " ").replace("\n", " "), NOTES),
        (
            NOTES,
            NOTES.replace("\n\n", " ").replace("\n", " ") + " 担当 佐藤",
            NOTES + " 担当 佐藤",
        ),
        (NOTES, "まったく別の文です。", "まったく別の文です。"),
        (NOTES, "一行目\n二行目", "一行目\n二行目"),
        ("一行だけ", "一行だけ 追加", "一行だけ 追加"),
        ("あ\nい\nあ\nい", "あ い あ い", "あ い あ い"),
        ("", "新しい 文", "新しい 文"),
    ],
)
def test_where_old_words_come_back_their_line_breaks_do(
    before: str, value: str, wanted: str
) -> None:
    assert restored(before, value) == wanted
