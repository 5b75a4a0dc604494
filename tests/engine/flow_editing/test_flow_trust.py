"""What leaves holds nothing secret; what comes is not trusted until a person says so."""

import pytest
from hypothesis import given

from studio.domain.actions.action import Click, Fill, HandleDialog, Navigate, TypeText, Upload
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import ExportError
from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.sending import SentShape
from studio.domain.records.history import FlowSummary
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.flow_trust import (
    check_trusted,
    imported,
    look_inside,
    portable,
    trusted,
)
from tests.factories import durable, make_step
from tests.library.samples import NOON, flows

SECRET = "CANARY-7f3a"
FIELD = durable("textbox", "鍵", "password")
OPEN = make_step(Navigate(url="{{url}}"), item="開く")
BUY = make_step(Click(target=durable("button", "購入する")), item="買う")


def flow_of(*steps: FlowStep, **variables: str) -> Flow:
    told = tuple(Variable(name=name, value=value) for name, value in variables.items())
    return Flow(name="本を買う", steps=steps, variables=told)


def summary(flow_id: str, name: str) -> FlowSummary:
    return FlowSummary(
        flow_id=flow_id, name=name, purpose="", owner="", sites=(), version=1, steps=1,
        updated_at=NOON,
    )  # fmt: skip


SENT = SentShape(
    site="https://a.example", method="POST", path="/save", fields=(("pin", "*"),), codes=(("pin", "884863d2"),)
)  # fmt: skip


@pytest.mark.parametrize(
    "flow",
    [
        flow_of(OPEN, パスワード=SECRET),
        flow_of(make_step(Fill(target=FIELD, value="{{鍵}}")), 鍵=SECRET),
        flow_of(make_step(TypeText(target=FIELD, text=SECRET))),
        flow_of(make_step(Fill(target=FIELD, value=SECRET), Evidence(kind=EvidenceKind.VALUE, detail=SECRET))),
        flow_of(make_step(Fill(target=FIELD, value=f"{{{{前}}}}{SECRET}"))),
        flow_of(OPEN, url=f"http://me:{SECRET}@a.example/"),
        flow_of(make_step(Navigate(url=f"https://me:{SECRET}@a.example/x"))),
        flow_of(make_step(Navigate(url="{{url}}"), item=f"パスワードに「{SECRET}」を入力")),
        flow_of(OPEN, パスワード=SECRET, メモ=f"合言葉は{SECRET}"),
        flow_of(OPEN).model_copy(update={"purpose": f"パスワードは「{SECRET}」"}),
        flow_of(make_step(Fill(target=durable("textbox", "名前"), value=SECRET)), 暗証番号=SECRET),
        flow_of(OPEN.model_copy(update={"note": f"パスワード：{SECRET}"})),
        flow_of(OPEN).model_copy(update={"ai_note": f"パスワードは「{SECRET}」"}),
        flow_of(OPEN.model_copy(update={"sent": (SENT.model_copy(update={"fields": (("memo", f"合言葉は{SECRET}"),)}),)}), パスワード=SECRET),
    ],
)  # fmt: skip
def test_nothing_secret_leaves(flow: Flow) -> None:
    assert SECRET in flow.model_dump_json()
    assert SECRET not in portable(flow).model_dump_json()
    assert SECRET not in imported(flow).model_dump_json()


def test_a_password_that_was_written_down_is_asked_for_each_time() -> None:
    left = portable(flow_of(make_step(Fill(target=FIELD, value=SECRET))))
    assert left.steps[0].action == Fill(target=FIELD, value="{{パスワード}}")
    assert left.variables == (Variable(name="パスワード", ask_each_time=True),)
    assert portable(left) == left


def test_a_name_of_the_vault_stays_a_name() -> None:
    flow = flow_of(make_step(Fill(target=FIELD, value="{{秘密:社内PW}}")))
    assert portable(flow).steps == flow.steps
    assert portable(flow).variables == ()


def test_grants_do_not_travel() -> None:
    given = {"grant": "aa", "agreed": ("bb",), "needs_approval": True}
    flow = flow_of(BUY.model_copy(update=given))
    assert [(step.grant, step.agreed) for step in portable(flow).steps] == [("", ())]


def test_sums_of_short_codes_do_not_travel() -> None:
    """A code of three digits is found by trying a thousand of them."""
    flow = flow_of(BUY.model_copy(update={"sent": (SENT,)}))
    (step,) = portable(flow).steps
    assert step.sent == (SENT.model_copy(update={"codes": None}),)
    assert "884863d2" not in portable(flow).model_dump_json()
    assert portable(flow_of(BUY)).steps[0].sent is None


@given(flows)
def test_what_is_portable_stays_as_it_is(flow: Flow) -> None:
    assert portable(portable(flow)) == portable(flow)


def test_a_flow_from_elsewhere_is_not_trusted() -> None:
    lies = (
        BUY.model_copy(update={"grant": "aa"}),
        make_step(HandleDialog(accept=True), item="OK\u202e"),
        make_step(Navigate(url="http://a.example/items/3/delete")),
        OPEN,
    )
    flow = flow_of(*lies, url="http://a.example/").model_copy(
        update={
            "name": "請求書\u202efdp.exe",
            "origins": ("http://a.example/x", "javascript:1", "http://a.example"),
            "version": 9,
        }
    )
    kept = imported(flow)
    assert kept.is_imported
    assert kept.id not in (flow.id, imported(flow).id)
    assert [step.needs_approval for step in kept.steps] == [True, True, True, False]
    assert {step.id for step in kept.steps}.isdisjoint(step.id for step in flow.steps)
    assert "".join(step.grant for step in kept.steps) == ""
    assert kept.name == "請求書fdp.exe"
    assert kept.steps[1].item == "OK"
    assert (kept.version, kept.origins) == (1, ("http://a.example",))


def test_no_program_is_made_of_what_nobody_trusts() -> None:
    kept = imported(flow_of(BUY))
    with pytest.raises(ExportError) as told:
        check_trusted(kept)
    assert told.value.code == "FLOW_NOT_TRUSTED"
    check_trusted(trusted(kept))


def test_trust_takes_only_the_mark_away() -> None:
    kept = imported(flow_of(BUY))
    assert trusted(kept) == kept.model_copy(update={"is_imported": False})
    assert trusted(kept).steps[0].needs_approval


def test_what_a_person_is_told() -> None:
    flow = flow_of(
        OPEN,
        BUY,
        make_step(Upload(target=durable("button", "添付"), paths=("C:/表.csv",))),
        make_step(Fill(target=FIELD, value="{{秘密:社内PW}}")),
        url="http://аррӏе.com/",
    ).model_copy(update={"origins": ("http://b.example",)})
    inside = look_inside(flow, (summary("x", "別"), summary("y", "本を 買う".replace(" ", ""))))
    assert inside.steps[1] == "「購入する」をクリック"
    assert inside.acts == ("「購入する」をクリック",)
    assert [site.origin for site in inside.sites] == [
        "http://xn--80ak6aa92e.com", "http://b.example",
    ]  # fmt: skip
    assert "xn--80ak6aa92e.com" in inside.sites[0].words
    assert inside.sites[0].warning
    assert not inside.sites[1].warning
    assert (inside.secrets, inside.files) == (("社内PW",), ("C:/表.csv",))
    assert inside.twin == "本を買う"
    assert look_inside(flow, (summary(flow.id, "改名した"),)).twin == "改名した"
    assert look_inside(flow).twin == ""


def test_an_address_that_deceives_is_told() -> None:
    """A browser reads the backslash as a slash: it goes to evil.example."""
    flow = flow_of(make_step(Navigate(url="http://evil.example\\@good.example/")))
    (site,) = look_inside(flow).sites
    assert site.words == "evil.example"
    assert "見た目と違うサイト" in site.warning


def test_a_flows_note_to_ai_travels_as_text_and_is_told_to_no_model_before_somebody_trusts_it() -> (
    None
):
    flow = flow_of(OPEN).model_copy(update={"ai_note": "締め日は 20 日\u202e"})
    kept = imported(portable(flow))
    assert kept.ai_note == "締め日は 20 日"
    assert kept.note_to_ai is None
    assert (told := trusted(kept).note_to_ai)
    assert told.text == "締め日は 20 日"


def test_a_note_whose_password_is_masked_is_no_longer_than_notes_may_be() -> None:
    pin = "a1b"
    words = f"暗証番号は「{pin}」" * 20
    flow = flow_of(OPEN, 暗証番号=pin).model_copy(update={"ai_note": words[:MAX_NOTE_CHARS]})
    left = portable(flow).ai_note
    assert pin not in left
    assert len(left) <= MAX_NOTE_CHARS
