"""A secret goes into a password field of the person's own site, and nowhere else."""

import pytest

from studio.domain.action import Action, Fill, HandleDialog, Navigate, SelectOption, TypeText
from studio.domain.observation import Observation
from studio.domain.outcome import Outcome
from studio.engine.agent.secret_filling import is_private_way, opened
from studio.engine.pouch import Pouch
from tests.factories import make_observation, node

NAME = "{{秘密:パスワード}}"


def login_page(url: str = "https://office.example/login") -> Observation:
    fields = (
        node("textbox", "社員番号", ref="e1"),
        node("textbox", "パスワード", ref="e2", secret="true"),
        node("iframe", "", node("textbox", "合言葉", ref="f1e2", secret="true"), ref="e3"),
    )
    return make_observation(*fields, url=url)


def filling(ref: str, value: str, page: Observation) -> Fill:
    found = page.node(ref)
    assert found is not None
    return Fill.model_validate(
        {"target": {"ref": ref, "epoch": page.epoch, "role": found.role, "name": found.name},
         "value": value}
    )  # fmt: skip


@pytest.fixture
def pouch() -> Pouch:
    pouch = Pouch()
    pouch.conceal("パスワードに「Sakura-7」を入れる")
    return pouch


def test_the_hands_get_the_value_for_the_password_field(pouch: Pouch) -> None:
    page = login_page()
    typed = opened(filling("e2", NAME, page), page, pouch)
    assert isinstance(typed, Fill)
    assert typed.value == "Sakura-7"


def test_what_names_no_secret_passes_as_it_is(pouch: Pouch) -> None:
    page = login_page()
    action = filling("e1", "1042", page)
    assert opened(action, page, pouch) is action


@pytest.mark.parametrize(
    ("ref", "value", "url"),
    [
        ("e1", NAME, "https://office.example/"),
        ("e2", f"x{NAME}", "https://office.example/"),
        ("e2", "{{秘密:ほか}}", "https://office.example/"),
        ("e2", NAME, "http://office.example/"),
        ("e2", NAME, "http://127.0.0.1.evil.example/"),
        ("f1e2", NAME, "https://office.example/"),
    ],
)
def test_everywhere_else_it_is_refused(pouch: Pouch, ref: str, value: str, url: str) -> None:
    page = login_page(url)
    refusal = opened(filling(ref, value, page), page, pouch)
    assert isinstance(refusal, Outcome)
    assert refusal.code == "SECRET_REFUSED"
    assert "Sakura" not in refusal.model_dump_json()


@pytest.mark.parametrize(
    "action",
    [
        Navigate(url=f"https://office.example/?p={NAME}"),
        HandleDialog(accept=True, text=NAME),
        SelectOption.model_validate({"target": {"role": "combobox", "name": "x"}, "option": NAME}),
        TypeText.model_validate({"target": {"role": "textbox", "name": "x"}, "text": NAME}),
    ],
)
def test_no_other_verb_carries_it(pouch: Pouch, action: Action) -> None:
    assert isinstance(opened(action, login_page(), pouch), Outcome)


@pytest.mark.parametrize("url", ["http://localhost:8000/a", "http://127.0.0.1/", "http://[::1]:9/"])
def test_this_machine_needs_no_encryption(url: str) -> None:
    assert is_private_way(url)
