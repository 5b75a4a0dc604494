import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import HIDDEN, MASK
from studio.domain.page.target import Fingerprint, Target
from studio.domain.runs.decision import Decision
from studio.domain.values.variable import Variable
from studio.engine.secrets.masking import SecretMask, is_secret_name, masked, said_secrets
from tests.factories import make_checklist, make_observation, make_outcome, node

PAGE = make_observation(node("textbox", "暗証", secret="true"), node("textbox", "氏名"))
SECRET, PLAIN = (Target(ref=ref, epoch=1, role="textbox", name="x") for ref in ("e1", "e2"))


def test_what_goes_into_a_secret_field_is_masked_from_then_on() -> None:
    secrets = SecretMask(make_checklist())
    assert secrets.text("abc-123 を入力") == "abc-123 を入力"
    decision = Decision(
        actions=(Fill(target=SECRET, value="abc-123"), Fill(target=PLAIN, value="abc-123 様")),
        reason="abc-123 を入れます",
    )
    shown = secrets.decision(decision, PAGE)
    assert "abc-123" not in shown.model_dump_json()
    assert secrets.text("abc-123 を入力") == f"{MASK} を入力"


def test_a_recorded_password_field_is_known_without_the_page() -> None:
    target = Target(role="textbox", name="x", fingerprint=Fingerprint(type="password"))
    secrets = SecretMask(make_checklist())
    outcome = make_outcome().model_copy(update={"target": target})
    assert secrets.action(Fill(target=PLAIN, value="abc-123"), None, outcome) == Fill(
        target=PLAIN, value=MASK
    )


def test_outcomes_may_quote_what_a_field_refused() -> None:
    secrets = SecretMask(make_checklist())
    secrets.action(Fill(target=SECRET, value="abc-123"), PAGE)
    fact = Evidence(kind=EvidenceKind.VALUE, detail="abc-123")
    shown = secrets.outcome(make_outcome(fact, message="「abc-123」を入力しましたが"))
    assert "abc-123" not in shown.model_dump_json()


def test_variables_that_people_call_secrets_are_known_from_the_start() -> None:
    secrets = SecretMask(make_checklist(variables=(Variable(name="パスワード", value="abc-123"),)))
    assert secrets.text("abc-123") == MASK


def test_short_values_are_ordinary_words() -> None:
    assert masked("12 と abc", ("12", "abc")) == f"12 と {MASK}"


def test_other_acts_stay_as_they_are() -> None:
    act = Click(target=PLAIN)
    assert SecretMask(make_checklist()).action(act, PAGE) is act


@pytest.mark.parametrize("dots", [MASK, HIDDEN, MASK * 2])
def test_what_the_studio_masked_itself_is_no_password(dots: str) -> None:
    assert said_secrets(f"パスワード「{dots}」でログインする") == ()
    assert said_secrets(f"パスワード「{dots}a1」でログインする") == (f"{dots}a1",)


@pytest.mark.parametrize(
    "named", ["{{秘密:社内のパスワード 8083}}", "〔認証情報：社内のパスワード 8083〕"]
)
def test_the_name_of_a_credential_is_no_password(named: str) -> None:
    assert said_secrets(f"利用者名は「kanri」、パスワードは{named}でログイン") == ()
    assert said_secrets(f"パスワードは{named}、暗証番号は 8083") == ("8083",)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("ログイン用のパスワード", True), ("暗証番号", True), ("PIN", True), ("pin code", True),
     ("検索語", False), ("shipping", False), ("Spinner", False)],
)  # fmt: skip
def test_names_of_secrets(name: str, expected: bool) -> None:
    assert is_secret_name(name) is expected


@pytest.mark.parametrize(
    "words",
    [
        "IDに「yamada」、パスワードに「hunter2secret」を入力してログインして",
        "「hunter2secret」をパスワード欄に入れて",
        "パスワードはhunter2secretです",
        "password: hunter2secret",
        "パスワード「hunter2secret」でログイン",
    ],
)
def test_a_password_in_the_sentence_is_known_before_anything_is_told(words: str) -> None:
    """The list, its items and each start of an item told it in clear until the field was filled."""
    checklist = make_checklist().model_copy(update={"instruction": words})
    assert "hunter2secret" in said_secrets(words)
    assert "hunter2secret" not in SecretMask(checklist).checklist(checklist).model_dump_json()
    assert "yamada" not in said_secrets(words)
