"""The interpretation set: what a sentence must become, written down by hand."""

import json
import time
from pathlib import Path

import pytest
from pydantic import BaseModel

from studio.domain.actions.rule import Joining
from studio.domain.errors import InstructionError
from studio.domain.runs.checklist import Checklist
from studio.engine.ports import PlanRequest, SiteProfile
from studio.llm.builtin.intents import Open
from studio.llm.builtin.japanese import read_sentence, read_text
from studio.llm.builtin.literals import mask
from studio.llm.builtin.planning import find_site, make_checklist

DATA = Path(__file__).parent / "data" / "instructions.jsonl"
SITES = (
    SiteProfile(name="練習書店", url="http://127.0.0.1:8701/shop/", aliases=("練習用書店",)),
    SiteProfile(
        name="経費システム", url="http://127.0.0.1:8701/expense/", aliases=("経費申請システム",)
    ),
)


class Case(BaseModel):
    """One line of the interpretation set.

    `claims` is False for what must be refused as a whole, `unread` says that parts must be named
    as not understood.
    """

    text: str
    claims: bool
    site: str
    start_url: str
    items: list[str]
    conditions: list[str]
    variables: dict[str, str]
    unread: bool
    tags: str


CASES = [Case.model_validate(json.loads(line)) for line in DATA.read_text("utf-8").splitlines()]


def plan(text: str, start_url: str = "") -> Checklist:
    return make_checklist(
        PlanRequest(instruction=text, start_url=start_url, sites=SITES), "内蔵エンジン"
    )


def plan_or_none(text: str) -> Checklist | None:
    try:
        return plan(text)
    except InstructionError:
        return None


def reads_right(case: Case) -> bool:
    checklist = plan_or_none(case.text)
    if checklist is None:
        return not case.claims
    return (
        case.claims
        and checklist.site == case.site
        and checklist.start_url == case.start_url
        and [item.text for item in checklist.items] == case.items
        and [condition.in_words() for condition in checklist.conditions] == case.conditions
        and checklist.variable_values() == case.variables
        and bool(checklist.unread) == case.unread
    )


def test_at_least_nine_in_ten_of_what_it_claims_to_read_is_right() -> None:
    claimed = [case for case in CASES if plan_or_none(case.text) is not None]
    wrong = [case.text for case in claimed if not reads_right(case)]
    rate = 1 - len(wrong) / len(claimed)
    claims = len(claimed) / len(CASES)
    print(
        f"\n内蔵エンジン：{len(CASES)} 文のうち {len(claimed)} 文を読み、正しく読めたのは {rate:.1%}"
    )
    for text in wrong:
        print(f"  違う読み：{text}")
    assert len(CASES) >= 120
    assert rate >= 0.9
    assert claims >= 0.5


def test_nothing_that_must_be_refused_becomes_an_item() -> None:
    accepted = [case.text for case in CASES if not case.claims and plan_or_none(case.text)]
    assert accepted == []


def test_the_demo_sentence_gives_exactly_the_three_lines_of_the_decision_record() -> None:
    checklist = plan(
        "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
        "最初の該当商品をカートに入れて"
    )
    assert [item.text for item in checklist.items] == [
        "「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    ]
    assert [c.in_words() for c in checklist.conditions] == ["評価が 4 以上", "価格が 3000 以下"]
    assert checklist.unread == ()


@pytest.mark.parametrize("case", [case for case in CASES if case.claims], ids=lambda c: c.text[:24])
def test_a_line_of_the_checklist_reads_as_what_it_was_made_from(case: Case) -> None:
    """The run reads the lines, not the sentence: each must say again what was meant."""
    meant = read_sentence(find_site(mask(case.text), SITES).sentence).readings
    again = [read_text(item.text) for item in plan(case.text).items]
    intents = [reading.intent for read in again for reading in read.readings]
    only_an_address = [Open(case.start_url, case.start_url)]
    assert intents == ([reading.intent for reading in meant] or only_an_address)


def test_the_given_start_page_wins_over_the_address_of_the_site() -> None:
    checklist = plan("練習書店で「本」を検索して", start_url="http://127.0.0.1:9999/other/")
    assert checklist.start_url == "http://127.0.0.1:9999/other/"


def test_a_site_that_is_opened_is_called_as_the_person_calls_it() -> None:
    opened = plan("練習用書店を開いて「本」を検索して")
    assert (opened.site, opened.items[0].text) == ("練習用書店", "練習用書店を開く")
    assert opened.start_url == plan("練習書店で「本」を検索して").start_url


@pytest.mark.parametrize("place", ["練習書店に", "http://127.0.0.1:8701/shop/ に、"])
@pytest.mark.parametrize(
    "fields",
    ["ユーザーID renshu とパスワード 「abc12345」 ", "ユーザーID「renshu」パスワード「abc12345」"],
)
def test_a_site_that_is_signed_in_to_is_where_it_begins(place: str, fields: str) -> None:
    checklist = plan(f"{place}{fields}でログインして")
    assert checklist.start_url == "http://127.0.0.1:8701/shop/"
    assert checklist.unread == ()
    assert checklist.variable_values() == {"ユーザーID": "renshu"}


def test_an_unknown_site_is_named_and_its_address_is_never_guessed() -> None:
    checklist = plan("みどり商会で「封筒」を検索して")
    assert (checklist.site, checklist.start_url) == ("みどり商会", "")
    assert any("みどり商会" in part and "アドレス" in part for part in checklist.unread)


def test_an_unknown_site_is_no_question_when_the_person_gave_the_page() -> None:
    assert plan("みどり商会で「封筒」を検索して", start_url="http://localhost/").unread == ()


def test_what_cannot_be_read_at_all_is_answered_with_an_example() -> None:
    with pytest.raises(InstructionError) as fault:
        plan("それをいい感じにしといて")
    assert "たとえば" in fault.value.remedy


def test_a_part_that_cannot_be_read_is_named_in_the_persons_words() -> None:
    checklist = plan("「保存」を押して、請求書を印刷して")
    assert [item.text for item in checklist.items] == ["「保存」を押す"]
    assert checklist.unread == ("請求書を印刷して",)


def test_what_must_not_be_done_never_becomes_a_line() -> None:
    for forbidden in ("送信しないで", "まだ申請はしないでください", "削除ボタンは押さないこと"):
        checklist = plan(f"備考に「確認中」と入力して。{forbidden}")
        assert [item.text for item in checklist.items] == ["備考に「確認中」を入力する"]
        assert forbidden in " ".join(checklist.unread)


def test_a_password_is_never_kept_as_a_variable() -> None:
    checklist = plan("ユーザー名に「yamada」、パスワードに「hunter2」を入力して")
    assert "hunter2" not in checklist.variable_values().values()


@pytest.mark.parametrize(
    "text",
    [
        "「" * 2_000 + "を検索して",
        "検索して、" * 1_500,
        "価格が3000円以下の" * 800 + "本を探して",
        "あ" * 8_000,
        "http://" + "a" * 7_000 + "で「本」を検索",
        "一" * 8_000,
        "「x」と" * 2_000,
    ],
    ids=["quotes", "verbs", "conditions", "kana", "address", "numbers", "words"],
)
def test_the_longest_allowed_text_is_read_or_refused_in_seconds(text: str) -> None:
    began = time.thread_time()
    plan_or_none(text[:8_000])
    assert time.thread_time() - began < 15


def test_a_particle_is_no_part_of_a_fields_name() -> None:
    """「区分でで「会議費」を選択する」 stood in the list."""
    checklist = plan("練習書店を開いて、支社で「東京」、区分で「会議費」を選んで")
    assert [item.text for item in checklist.items[1:]] == [
        "支社で「東京」を選択する",
        "区分で「会議費」を選択する",
    ]
    assert [variable.name for variable in checklist.variables] == ["支社", "区分"]


@pytest.mark.parametrize("row", ["一番高い本以外", "一番安い商品を除いた本"])
def test_an_exception_is_never_turned_into_its_opposite(row: str) -> None:
    """「一番高い本以外をカートに入れて」 put the dearest book into the cart."""
    checklist = plan(f"練習書店で「料理」を検索して、{row}をカートに入れて")
    assert [item.text for item in checklist.items] == ["「料理」を検索する"]
    assert any(row in part for part in checklist.unread)


def test_a_checklist_says_how_its_conditions_are_joined() -> None:
    either = plan(
        "評価が4以上または価格が3000円以下の本を探して、該当する商品をすべてカートに入れて"
    )
    assert (either.joining, either.unread) == (Joining.ANY, ())
    assert plan("評価が4以上で価格が3000円以下の本を探して").joining is Joining.ALL


def test_an_either_beside_other_conditions_is_named_as_not_read() -> None:
    mixed = plan(
        "評価が4以上または価格が3000円以下の本をカートに入れて。在庫ありの本をカートに入れて"
    )
    assert [part for part in mixed.unread if "または" in part]
