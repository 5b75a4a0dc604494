"""What a flow asks for each time may be kept in the vault, and the flow reads it from there."""

from pathlib import Path

import pytest

from studio.domain.actions.action import Action, Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import SecretError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.credential import SecretPlace
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.keeping_secrets import (
    keep_in_vault,
    secret_offers,
    with_vault_secret,
)
from studio.engine.secrets.secret_redactor import SecretRedactor
from tests.factories import durable, make_flow, make_step
from tests.vault.places import SITE, MemoryRows, credentials_over

VALUE = "Sakura-7-CANARY"
PASSWORD = durable("textbox", "パスワード", "password")
OPEN = make_step(Navigate(url="{{url}}"))


@pytest.fixture
def redactor() -> SecretRedactor:
    redactor = SecretRedactor()
    redactor.conceal(f"パスワードに「{VALUE}」を入れる")
    return redactor


def filling(value: str) -> FlowStep:
    return make_step(Fill(target=PASSWORD, value=value))


def login_flow(*steps: FlowStep, origins: tuple[str, ...] = (SITE,), **update: object) -> Flow:
    variables = (
        Variable(name="url", value=f"{SITE}/login"),
        Variable(name="パスワード", ask_each_time=True),
    )
    flow = make_flow(OPEN, *(steps or (filling("{{パスワード}}"),)), variables=variables)
    return flow.model_copy(update={"origins": origins, "sites": ("会計",), **update})


RECORDED = (OPEN, filling("{{秘密:パスワード}}"))


def test_a_password_of_a_sentence_is_offered_with_its_value_which_shows_nowhere(
    redactor: SecretRedactor,
) -> None:
    (offer,) = secret_offers(login_flow(), RECORDED, redactor)
    assert (offer.variable, offer.name) == ("パスワード", "会計のパスワード")
    assert (offer.origins, offer.value) == ((SITE,), VALUE)
    assert VALUE not in repr(offer) + offer.model_dump_json()


def test_a_password_is_offered_for_the_site_it_was_typed_on_and_no_other(
    redactor: SecretRedactor,
) -> None:
    flow = login_flow(origins=(SITE, "https://other.example"))
    redactor.note_use("パスワード", SITE)
    (offer,) = secret_offers(flow, RECORDED, redactor)
    assert offer.origins == (SITE,)


def test_what_the_person_typed_into_the_page_is_offered_without_a_value(
    redactor: SecretRedactor,
) -> None:
    unknown = (OPEN, filling("••••"))
    assert [offer.value for offer in secret_offers(login_flow(), unknown, redactor)] == [""]
    assert [offer.value for offer in secret_offers(login_flow())] == [""]


@pytest.mark.parametrize(
    "flow",
    [
        login_flow(origins=()),
        login_flow(origins=("http://office.example",)),
        login_flow(filling("x{{パスワード}}")),
        login_flow(filling("{{秘密:会計}}")),
        login_flow(make_step(Fill(target=durable("textbox", "名前"), value="{{パスワード}}"))),
        login_flow(variables=(Variable(name="パスワード", value="既定"),)),
    ],
)
def test_what_could_not_be_kept_is_not_offered(flow: Flow, redactor: SecretRedactor) -> None:
    assert secret_offers(flow, RECORDED, redactor) == ()


async def test_an_offer_that_is_taken_makes_the_flow_ask_no_more(
    redactor: SecretRedactor, tmp_path: Path
) -> None:
    vault, flow = credentials_over(MemoryRows(), tmp_path), login_flow()
    (offer,) = secret_offers(flow, RECORDED, redactor)
    changed = await keep_in_vault(flow, offer, vault, SecretPlace.LIBRARY)
    assert actions(changed)[1] == Fill(target=PASSWORD, value="{{秘密:会計のパスワード}}")
    assert [variable.name for variable in changed.variables] == ["url"]
    assert await vault.value_for("会計のパスワード", SITE) == VALUE
    assert VALUE not in changed.model_dump_json()


async def test_a_vault_that_refuses_leaves_the_flow_as_it_was(tmp_path: Path) -> None:
    flow = login_flow()
    (offer,) = secret_offers(flow)
    with pytest.raises(SecretError) as told:
        await keep_in_vault(
            flow, offer, credentials_over(MemoryRows(), tmp_path), SecretPlace.LIBRARY
        )
    assert told.value.code == "SECRET_EMPTY"


def test_a_variable_that_something_else_needs_stays() -> None:
    fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="{{パスワード}} を変更しました")
    flow = login_flow(filling("{{パスワード}}"), make_step(actions(login_flow())[0], fact))
    changed = with_vault_secret(flow, "パスワード", "会計")
    assert [variable.name for variable in changed.variables] == ["url", "パスワード"]


def actions(flow: Flow) -> list[Action]:
    return [step.action for step in flow.steps]


async def test_a_login_is_offered_with_its_user_and_writes_over_no_other_credential(
    redactor: SecretRedactor, tmp_path: Path
) -> None:
    vault = credentials_over(MemoryRows(), tmp_path)
    await vault.put("会計のパスワード", "前からある", [SITE], SecretPlace.LIBRARY, "別の人")
    user = make_step(Fill(target=durable("textbox", "社員番号"), value="{{社員番号}}"))
    press = make_step(Click(target=durable("button", "ログイン")))
    flow = login_flow(user, filling("{{パスワード}}"), press)
    variables = (*flow.variables, Variable(name="社員番号", value="1042"))
    flow = flow.model_copy(update={"variables": variables})
    (offer,) = secret_offers(flow, (filling("{{秘密:パスワード}}"),), redactor)
    assert (offer.user, offer.value) == ("1042", VALUE)
    changed = await keep_in_vault(flow, offer, vault, SecretPlace.LIBRARY)
    assert "{{秘密:会計のパスワード2}}" in changed.model_dump_json()
    cards = {card.name: card.user for card in await vault.cards()}
    assert cards == {"会計のパスワード": "別の人", "会計のパスワード2": "1042"}
    assert await vault.value_for("会計のパスワード", SITE) == "前からある"
