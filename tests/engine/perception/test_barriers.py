"""Pages at which only the person can go on."""

import pytest

from studio.domain.events import InputKind
from studio.domain.observation import AriaNode
from studio.engine.perception.barriers import barrier_of, question_of
from tests.factories import make_observation, node, text

PASSWORD = node("textbox", "パスワード", ref="e2", secret="true")
NAME = node("textbox", "社員番号", ref="e1")
PLAIN = ("在庫の一覧を開く",)
LOGS_IN = ("社員番号「1042」でログインする",)


@pytest.mark.parametrize(
    ("nodes", "goals", "kind"),
    [
        ((NAME, PASSWORD), PLAIN, InputKind.LOGIN),
        ((NAME, PASSWORD), LOGS_IN, None),
        ((NAME,), PLAIN, None),
        ((node("textbox", "確認コード（6桁）", ref="e1"),), LOGS_IN, InputKind.CODE),
        ((node("textbox", "認証コード", ref="e1"),), ("認証コード 123456 を入れる",), None),
        ((node("textbox", "商品コード", ref="e1"),), PLAIN, None),
        ((node("iframe", "reCAPTCHA", ref="e5"),), LOGS_IN, InputKind.CAPTCHA),
        ((node("checkbox", "私はロボットではありません", ref="e5"),), PLAIN, InputKind.CAPTCHA),
        ((text("reCAPTCHA で保護されています"),), PLAIN, None),
        (
            (*(node("textbox", f"項目{n}", ref=f"e{n + 5}") for n in range(4)), PASSWORD),
            PLAIN,
            None,
        ),
    ],
)
def test_what_stops_a_run(
    nodes: tuple[AriaNode, ...], goals: tuple[str, ...], kind: InputKind | None
) -> None:
    assert barrier_of(make_observation(*nodes), goals) is kind


@pytest.mark.parametrize("kind", list(InputKind))
def test_the_person_is_told_what_to_do_then(kind: InputKind) -> None:
    assert "続ける" in question_of(kind, "office.example")
