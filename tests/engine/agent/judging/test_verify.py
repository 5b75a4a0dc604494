import pytest

from studio.domain.actions.action import Action, Choose, Click, Fill, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.page.observation import AriaNode, DialogSeen, DownloadSeen, Observation, Tab
from studio.domain.page.target import Target
from studio.engine.agent.judging.verify import shows, verify
from tests.factories import CART, durable, make_observation, make_outcome, make_rule, node, text

PRESS: Action = Click(target=durable("button", "送る"))
BEFORE = make_observation(node("button", "送る"))
DIALOG = EvidenceKind.DIALOG


def judged(after: Observation, *facts: Evidence, action: Action = PRESS):
    return verify(action, make_outcome(*facts), BEFORE, after)


def test_nothing_changed() -> None:
    outcome = judged(make_observation(node("button", "送る")))
    assert (outcome.status, outcome.code) == (OutcomeStatus.NO_EFFECT, "NO_EFFECT")


def test_focus_alone_is_no_effect() -> None:
    assert judged(make_observation(node("button", "送る", active="true"))).code == "NO_EFFECT"


def test_a_row_log_alone_is_no_effect() -> None:
    rows = Evidence(kind=EvidenceKind.ROWS, detail="3 件中 1 件")
    same = make_observation(node("button", "送る"))
    assert judged(same, rows, action=Choose(rule=make_rule(), column="x")).code == "NO_EFFECT"
    assert judged(same, rows, action=Choose(rule=make_rule())).is_ok


def test_a_file_that_comes_late_is_the_effect() -> None:
    files = (
        DownloadSeen(name="customer.csv", path="/tmp/c"),
        DownloadSeen(name="x", error="切れた"),
    )
    after = make_observation(node("button", "送る")).model_copy(update={"downloads": files})
    outcome = judged(after)
    assert outcome.is_ok
    assert outcome.evidence == (Evidence(kind=EvidenceKind.FILE, detail="customer.csv"),)
    held = Evidence(kind=EvidenceKind.FILE, detail="customer.csv（12 バイト）")
    assert judged(after, held).evidence == (held,)


def test_a_new_address_and_the_most_telling_texts_are_the_evidence() -> None:
    after = make_observation(
        node("button", "送る"),
        node("paragraph", "", text("小さな注意書き")),
        node("heading", "受け付けました"),
        node("status", "", text("番号 12")),
        url=CART,
    )
    details = [fact.detail for fact in judged(after).evidence]
    assert details[:3] == [CART, "番号 12", "受け付けました"]


def test_a_state_that_changed_is_evidence() -> None:
    outcome = judged(make_observation(node("button", "送る", pressed="true")))
    assert outcome.evidence[0].kind is EvidenceKind.STATE


@pytest.mark.parametrize(
    "complaint",
    [
        node("alert", "金額を入力してください"),
        node("alert", "", text("必須です")),
        node("alertdialog", "", text("送信に失敗しました")),
        node("textbox", "金額", text="三千", invalid="true"),
    ],
)
def test_a_page_that_complains_is_a_failure(complaint: AriaNode) -> None:
    assert judged(make_observation(node("button", "送る"), complaint)).code == "PAGE_COMPLAINS"


def test_an_alert_that_is_good_news_is_evidence() -> None:
    assert judged(make_observation(node("button", "送る"), node("alert", "送りました"))).is_ok


def test_an_old_complaint_is_none_of_this_act() -> None:
    complaint = node("alert", "金額を入力してください")
    before = make_observation(node("button", "送る"), complaint)
    after = make_observation(node("button", "送る"), complaint, node("status", "送りました"))
    assert verify(PRESS, make_outcome(), before, after).is_ok


def test_a_script_s_alert_that_complains_is_a_failure() -> None:
    said = DialogSeen(kind="alert", message="氏名を入力してください。", answer="accepted")
    after = make_observation(node("button", "送る")).model_copy(update={"dialogs": (said,)})
    outcome = judged(after, Evidence(kind=DIALOG, detail=f"accepted:{said.message}"))
    assert outcome.code == "PAGE_COMPLAINS"
    assert "氏名" in outcome.message


def test_a_dialog_that_was_refused_is_no_success() -> None:
    after = make_observation(node("button", "送る"), node("heading", "中止しました"))
    outcome = judged(after, Evidence(kind=DIALOG, detail="dismissed:送りますか: はい"))
    assert (outcome.status, outcome.code) == (OutcomeStatus.BLOCKED, "NOT_APPROVED")
    assert "送りますか: はい" in outcome.message


def test_a_dialog_that_was_accepted_is_evidence() -> None:
    same = make_observation(node("button", "送る"))
    assert judged(same, Evidence(kind=DIALOG, detail="accepted:送りますか")).is_ok


@pytest.mark.parametrize("url", [CART, BEFORE.url])
def test_an_error_page_is_a_failure_also_at_the_same_address(url: str) -> None:
    after = make_observation(node("heading", "エラー"), url=url, http_status=500)
    assert judged(after).code == "HTTP_500"


def test_what_the_page_says_of_a_refusal_is_told_and_not_its_number() -> None:
    """「サイトがエラーを返しました（401）」 stood there for a wrong password."""
    said = node("alert", "パスワードが正しくありません。")
    after = make_observation(node("button", "送る"), said, http_status=401)
    outcome = judged(after)
    assert outcome.code == "HTTP_401"
    assert outcome.message == "画面に「パスワードが正しくありません。」と表示されました。"


def test_an_error_page_that_was_there_before_is_not_told_twice() -> None:
    before = make_observation(node("button", "送る"), http_status=404)
    after = make_observation(node("button", "送る"), node("heading", "はい"), http_status=404)
    assert verify(PRESS, make_outcome(), before, after).is_ok


def test_a_field_was_read_back_by_the_hands() -> None:
    same = make_observation(node("button", "送る"))
    assert judged(same, action=Fill(target=durable("textbox", "x"), value="1")).is_ok


def test_a_failure_stays_as_it_is() -> None:
    failed = make_outcome(status=OutcomeStatus.FAILED, code="STALE_REF")
    assert verify(PRESS, failed, BEFORE, BEFORE) is failed


@pytest.mark.parametrize(
    ("quoted", "expected"),
    [
        ("受け付け ました", True),
        ("ＡＢＣ", True),
        ("abc1", False),
        ("", False),
        ("  ", False),
        ("練習", True),
    ],
)
def test_what_a_page_shows(quoted: str, expected: bool) -> None:
    page = make_observation(node("heading", "受け付けました"), text("abc"), title="練習書店")
    assert shows(page, quoted) is expected


def test_a_new_tab_is_evidence_however_late_it_was_told() -> None:
    """The browser tells a tab some moments after the click: the look afterwards counts."""
    here, there = Tab(url="http://a/", title="", is_current=True), Tab(url=CART, title="")
    before = BEFORE.model_copy(update={"tabs": (here,)})
    after = before.model_copy(update={"tabs": (here, there)})
    outcome = verify(PRESS, make_outcome(), before, after)
    assert outcome.is_ok
    assert outcome.evidence[0].kind is EvidenceKind.TAB


def test_a_dialog_that_waits_for_an_answer_is_the_effect_and_no_complaint() -> None:
    asks = DialogSeen(kind="prompt", message="名前を入力してください", answer="open")
    before = make_observation(node("button", "登録"), node("paragraph", "本文"))
    after = make_observation(node("alertdialog", "名前を入力してください")).model_copy(
        update={"dialogs": (asks,)}
    )
    opened = make_outcome(Evidence(kind=DIALOG, detail="open:名前を入力してください"))
    assert verify(PRESS, opened, before, after) == opened


@pytest.mark.parametrize(
    ("states", "status"), [({"checked": "true"}, OutcomeStatus.OK), ({}, OutcomeStatus.FAILED)]
)
def test_a_box_that_its_press_drew_anew_is_read_where_it_stands_now(
    states: dict[str, str], status: OutcomeStatus
) -> None:
    before = make_observation(node("checkbox", "すべて"))
    root = AriaNode("document", children=(AriaNode("checkbox", "すべて", "e9", states=states),))
    after = Observation(epoch=2, url=before.url, title="", root=root)
    act = SetChecked(target=Target(ref="e1", epoch=1, role="checkbox", name="すべて"))
    told = verify(act, Outcome(status=OutcomeStatus.OK), before, after)
    assert told.status is status
