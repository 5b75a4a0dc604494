from studio.domain.runs.batch import BatchRow, RowState
from studio.engine.rows.telling import standing_in_words


def rows_of(**counts: int) -> tuple[BatchRow, ...]:
    states = [RowState(name) for name, count in counts.items() for _ in range(count)]
    return tuple(BatchRow(number=n, state=state) for n, state in enumerate(states, 1))


def test_what_is_done_what_is_unclear_and_what_remains() -> None:
    rows = rows_of(done=2, unclear=1, failed=1, skipped=1, waiting=1_200)
    assert standing_in_words(rows) == (
        "1,205 行のうち、2 行が完了しています。"
        "3 行目は、済んだかどうか分かりません。相手の画面で確かめて答えるまで、行いません。"
        "4 行目は失敗しました。1 行は対象外です。"
        "残りは 1,200 行で、6 行目から行います。"
    )


def test_many_rows_are_counted_and_the_first_are_named() -> None:
    told = standing_in_words(rows_of(done=1, failed=7, running=1))
    assert "2、3、4、5、6 行目など 7 行は失敗しました。" in told
    assert "1 行を実行しています。" in told
    assert told.endswith("ほかに残りはありません。")


def test_a_row_that_was_begun_is_named_and_nothing_left_is_said() -> None:
    begun = BatchRow(number=9, run_id="r", reason="途中で止まりました。")
    assert "9 行目は途中で止まった行です" in standing_in_words((begun,))
    assert standing_in_words(rows_of(done=3)).endswith("残りはありません。")
