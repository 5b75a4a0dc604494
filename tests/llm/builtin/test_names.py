"""Names of controls against sentences about them."""

from studio.llm.builtin.names import is_plain_name, lost_words, speaks_of_all, speaks_of_each


def test_a_name_is_no_sentence() -> None:
    assert is_plain_name("取引先登録")
    assert is_plain_name("カートに入れる")
    assert not is_plain_name("申請理由は私用とし、申請")
    assert not is_plain_name("一覧を最後まで")


def test_acts_on_one_after_another_are_noticed() -> None:
    for many in ("全部の行", "商品を一つずつ", "各社員", "全件", "まとめて"):
        assert speaks_of_all(many) or speaks_of_each(many), many
    for one in ("全て選択", "各種設定", "全社掲示板"):
        assert [speaks_of_all(one), speaks_of_each(one)] == [False, False], one


def test_words_that_no_reading_took_up_are_told() -> None:
    assert lost_words("倉庫の棚番に", "FieldValue(label='棚番', value='A1')") == ["倉庫"]
    assert lost_words("棚番欄に", "FieldValue(label='棚番', value='A1')") == []
