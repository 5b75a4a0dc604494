"""A question that names its row is about today's row, and no other question passes for it."""

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import Observation
from studio.domain.page.target import Fingerprint, Target
from studio.engine.perception.tables import find_tables
from studio.engine.replay.lists.row_questions import about_today, names_row, with_columns
from tests.factories import grid, make_observation

HEADINGS = ("日時", "会社名", "来訪者", "人数", "")
ROWS = (
    ("12/2 09:30", "青空製作所", "森田 様", "3", "取消"),
    ("12/2 14:00", "みなと商会", "小野 様", "2", "取消"),
)
GIVEN = ("小野様の予約を取り消す",)
ASKED = "accepted:12/2 14:00 みなと商会 の予約を取り消します。2 名です。よろしいですか?"
NAMED = "accepted:〔行の日時〕 〔行の会社名〕 の予約を取り消します。2 名です。よろしいですか?"


def asks(detail: str) -> Evidence:
    return Evidence(kind=EvidenceKind.DIALOG, detail=detail)


def listed(*rows: tuple[str, ...]) -> Observation:
    return make_observation(grid(HEADINGS, *rows))


def step(detail: str = NAMED, row: str = "{{来客者}} 様") -> FlowStep:
    held = Fingerprint(tag="button", role="button", name="取消", row_key=row)
    press = Click(target=Target(role="button", name="取消", fingerprint=held))
    return FlowStep(item="予約を取り消す", action=press, expects=(asks(detail),))


def today(who: str, *rows: tuple[str, ...]) -> str:
    return about_today(step(), {"来客者": who}, listed(*rows)).expects[0].detail


def test_the_words_of_the_row_become_its_columns() -> None:
    (table,) = find_tables(listed(*ROWS))
    assert with_columns(asks(ASKED), table, table.rows[1], GIVEN) == asks(NAMED)
    assert (
        with_columns(asks("accepted:削除しますか?"), table, table.rows[1], GIVEN).detail
        == "accepted:削除しますか?"
    )
    text = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="12/2 14:00")
    assert with_columns(text, table, table.rows[1], GIVEN) == text
    assert (
        with_columns(asks("accepted:112/2 14:00 です"), table, table.rows[1], GIVEN).detail
        == "accepted:112/2 14:00 です"
    )


def test_what_the_person_said_of_the_row_stays_as_it_was_said() -> None:
    """Another day's appointment of the same visitor is not the one that was meant."""
    (table,) = find_tables(listed(*ROWS))
    for said in ("12/2 14:00の小野様", "12月2日の小野様", "2日の小野様"):
        made = with_columns(asks(ASKED), table, table.rows[1], (said,))
        assert made.detail == ASKED.replace("みなと商会", "〔行の会社名〕"), said
    firm = with_columns(asks(ASKED), table, table.rows[1], ("株式会社みなと商会の小野様",))
    assert firm.detail == ASKED.replace("12/2 14:00", "〔行の日時〕")


def test_a_replay_waits_for_the_question_about_the_row_of_its_own_value() -> None:
    wanted = "accepted:12/2 09:30 青空製作所 の予約を取り消します。2 名です。よろしいですか?"
    assert today("森田", *ROWS) == wanted
    assert today("小野", *ROWS) == ASKED


def test_without_exactly_one_such_row_nothing_is_guessed() -> None:
    assert today("山本", *ROWS) == NAMED
    assert today("小野", *ROWS, ("12/9 10:00", "光洋電機", "小野 様", "1", "取消")) == NAMED


def test_a_step_whose_question_names_no_row_is_left_alone() -> None:
    plain = step("accepted:削除しますか?")
    assert names_row(step())
    assert not names_row(plain)
    assert about_today(plain, {"来客者": "森田"}, listed(*ROWS)) == plain
    assert about_today(step(row=""), {"来客者": "森田"}, listed(*ROWS)).expects == (asks(NAMED),)
