"""Recorded steps as a flow: passwords by the vault or asked for, files asked for, places known."""

import pytest

from studio.domain.actions.action import Fill, Navigate, Upload
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.records.credential import SecretCard, SecretPlace
from studio.domain.values.variable import VariableKind
from studio.engine.teaching.building import flow_of

SITE = "https://example.jp"
OPEN = FlowStep(id="open", item="開く", action=Navigate(url=SITE + "/login"))
FIELD = Target(role="textbox", name="パスワード", fingerprint=Fingerprint(type="password"))
FILL = FlowStep(
    id="fill", item="パスワードを入力", action=Fill(target=FIELD, value="{{秘密:パスワード}}")
)
PAGES = {"open": SITE + "/login", "fill": SITE + "/login"}


def _card(name: str, origin: str = SITE) -> SecretCard:
    return SecretCard(name=name, place=next(iter(SecretPlace)), origins=(origin,))


def test_the_vaults_only_secret_of_the_site_is_named() -> None:
    flow = flow_of(
        [OPEN, FILL], PAGES, "ログイン", [_card("社内PW"), _card("別", "https://other.jp")]
    )
    assert isinstance(flow.steps[1].action, Fill)
    assert flow.steps[1].action.value == "{{秘密:社内PW}}"
    assert [one.name for one in flow.variables] == ["url"]


@pytest.mark.parametrize(
    "cards", [[], [_card("一"), _card("二")], [_card("別", "https://other.jp")]]
)
def test_with_none_or_several_it_is_asked_for(cards: list[SecretCard]) -> None:
    flow = flow_of([OPEN, FILL], PAGES, "ログイン", cards)
    assert isinstance(flow.steps[1].action, Fill)
    assert flow.steps[1].action.value == "{{パスワード}}"
    assert [one.name for one in flow.variables if one.ask_each_time] == ["パスワード"]


def test_files_are_asked_for_and_their_names_are_a_hint() -> None:
    upload = Upload(target=Target(role="button", name="領収書"), paths=("a.pdf", "b.pdf"))
    flow = flow_of([OPEN, FlowStep(item="渡す", action=upload)], PAGES, "申請", [])
    asked = [one for one in flow.variables if one.kind is VariableKind.FILE]
    assert [one.name for one in asked] == ["領収書", "領収書2"]
    assert "a.pdf" in asked[0].hint
    assert isinstance(flow.steps[1].action, Upload)
    assert flow.steps[1].action.paths == ("{{領収書}}", "{{領収書2}}")


def test_start_page_and_places_are_kept() -> None:
    flow = flow_of([OPEN], PAGES | {"x": "https://other.jp/a", "y": "about:blank"}, "開く", [])
    assert flow.start_url == SITE + "/login"
    assert flow.origins == (SITE, "https://other.jp")


def test_nothing_recorded_is_nothing_to_keep() -> None:
    with pytest.raises(DecisionError):
        flow_of([], {}, "空", [])
