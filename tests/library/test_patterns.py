"""Failures by place: counted once a run, with what helped after them."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.records.history import Cause, FailurePattern, RunStep
from studio.library import history, patterns
from studio.library.database import Database
from tests.library.samples import KEY, NOON, make_run, make_step


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def failed(number: int, code: str = "TARGET_NOT_FOUND", **fields: object) -> RunStep:
    values: dict[str, object] = {"status": OutcomeStatus.FAILED, "code": code, "message": "なし。"}
    return make_step(number, **(values | fields))


def add(database: Database, run_id: str, *steps: RunStep, name: str = "注文") -> None:
    with database.writing() as session:
        history.add_run(session, make_run(run_id, "flow", name=name), steps, now=NOON)


def found(database: Database, site: str = "", limit: int = 100) -> tuple[FailurePattern, ...]:
    with database.reading() as session:
        return patterns.patterns(session, site, limit)


def test_a_failure_is_told_with_its_place_its_class_and_what_helped(database: Database) -> None:
    add(
        database, "1", make_step(1), failed(2, "NO_MATCH"), make_step(3, words="「購入」をクリック")
    )
    assert found(database) == (
        FailurePattern(
            site="shop.example",
            code="NO_MATCH",
            element="button 注文",
            cause=Cause.DATA,
            message="なし。",
            count=1,
            first_at=NOON + timedelta(seconds=2),
            last_at=NOON + timedelta(seconds=2),
            helped="「購入」をクリック",
            flow_names=("注文",),
        ),
    )


def test_a_run_without_failures_leaves_no_pattern(database: Database) -> None:
    add(database, "1", make_step(1), make_step(2))
    assert found(database) == ()


@pytest.mark.parametrize(
    "later",
    [
        (),
        (make_step(1, words="前"),),
        (make_step(9, item="別の文"),),
        (failed(9, words="また失敗"),),
    ],
)
def test_nothing_helped_where_the_same_sentence_never_worked_afterwards(
    database: Database, later: tuple[RunStep, ...]
) -> None:
    add(database, "1", failed(2), *later)
    assert {pattern.helped for pattern in found(database)} == {""}


def test_acts_without_a_sentence_help_nobody(database: Database) -> None:
    add(database, "1", failed(1, item=""), make_step(2, item=""))
    assert [pattern.helped for pattern in found(database)] == [""]


def test_the_first_act_that_worked_helped_in_whatever_order_it_is_told(database: Database) -> None:
    add(database, "1", make_step(4, words="後"), make_step(3, words="先"), failed(2))
    assert found(database)[0].helped == "先"


def test_the_same_place_is_counted_over_runs_and_remembers_what_helped(database: Database) -> None:
    add(database, "1", failed(1), make_step(2, words="効いた"), name="一")
    add(database, "2", failed(5), failed(6), name="二")
    (pattern,) = found(database)
    assert (pattern.count, pattern.helped) == (3, "効いた")
    assert (pattern.first_at, pattern.last_at) == (
        NOON + timedelta(seconds=1),
        NOON + timedelta(seconds=6),
    )
    assert pattern.flow_names == ("二", "一")


def test_a_run_told_twice_counts_once(database: Database) -> None:
    add(database, "1", failed(1))
    add(database, "1", failed(1), failed(2))
    add(database, "1")
    assert [pattern.count for pattern in found(database)] == [2]


def test_places_differ_by_site_code_and_element(database: Database) -> None:
    steps = [
        failed(1),
        failed(2, site="Other.example"),
        failed(3, "COVERED"),
        failed(4, element="x"),
    ]
    add(database, "1", *steps)
    assert [pattern.element for pattern in found(database)] == ["x", *["button 注文"] * 3]
    assert [pattern.site for pattern in found(database, "OTHER.example")] == ["other.example"]
    assert found(database, "no.example") == found(database, "\ud800") == ()
    assert [len(found(database, limit=limit)) for limit in (-1, 0, 2, 9)] == [0, 0, 2, 4]


def test_five_flows_are_named_newest_first(database: Database) -> None:
    for number in range(7):
        add(database, str(number), failed(number), name=f"手順{number % 6}")
    assert found(database)[0].flow_names == ("手順0", "手順5", "手順4", "手順3", "手順2")


def test_an_older_run_told_late_changes_the_count_and_not_the_newest_words(
    database: Database,
) -> None:
    add(database, "1", failed(9, message="新しい"), name="新")
    add(database, "2", failed(1, message="古い"), make_step(2, words="古い手"), name="古")
    (pattern,) = found(database)
    assert (pattern.count, pattern.message, pattern.helped) == (2, "新しい", "")
    assert pattern.flow_names == ("新",)
    assert pattern.first_at == NOON + timedelta(seconds=1)


def test_endless_elements_are_one_place_when_they_begin_alike(database: Database) -> None:
    add(database, "1", failed(1, element="長" * 1_000), failed(2, element="長" * 3_000 + "\u202e"))
    (pattern,) = found(database)
    assert (pattern.count, len(pattern.element)) == (2, patterns.MAX_ELEMENT_CHARS)


def recording_session(number: int, element: str = "button 注文", page: str = "/cart") -> RunStep:
    return failed(number, page=page, element=element, verb="click")


def tried(number: int, verb: str, **fields: object) -> RunStep:
    return make_step(number, page="/cart", verb=verb, words=verb, **fields)


def test_a_lesson_is_kept_by_page_and_names_the_other_way_that_worked(database: Database) -> None:
    add(
        database,
        "1",
        recording_session(1),
        tried(2, "press"),
        recording_session(3, page="/other"),
        failed(4),
    )
    told = {(one.page, one.way, one.helped) for one in found(database)}
    assert told == {("/cart", "press", "press"), ("/other", "", ""), ("", "", "")}


def test_a_lesson_leaves_with_the_next_success_on_its_element(database: Database) -> None:
    add(database, "1", recording_session(1), recording_session(2, element="link 戻る"), failed(3))
    add(database, "60", tried(4000, "click", at=NOON + timedelta(hours=2)))
    assert [(one.page, one.element) for one in found(database)] == [
        ("", "button 注文"),
        ("/cart", "link 戻る"),
    ]


def test_the_same_act_that_worked_after_all_is_no_lesson(database: Database) -> None:
    add(database, "1", recording_session(1), tried(2, "click"))
    assert found(database) == ()


def test_a_run_told_twice_keeps_its_own_lesson(database: Database) -> None:
    for _ in range(2):
        add(database, "1", recording_session(1), tried(2, "press"))
    assert [(one.count, one.way) for one in found(database)] == [(1, "press")]
