"""Pages on which no other element is looked for."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Fingerprint, Target
from studio.engine.healing.refusing import why_not
from tests.factories import durable, make_observation, node, text

GOALS = ("経費を入れる",)
AMOUNT = durable("textbox", "金額")
ROW = Target(role="button", name="詳細", fingerprint=Fingerprint(name="詳細", row_key="ボールペン"))


@pytest.mark.parametrize(
    ("nodes", "status", "target", "told"),
    [
        ((), 503, AMOUNT, "503"),
        ((node("textbox", "ID"), node("textbox", "パスワード", secret="true")), 200, AMOUNT, "ログイン"),
        ((node("checkbox", "私はロボットではありません"),), 200, AMOUNT, "本人の確認"),
        ((node("alert", "", text("金額を入力してください")),), 200, AMOUNT, "入力の間違い"),
        ((node("textbox", "日付", invalid="true"),), 200, AMOUNT, "日付の値"),
        ((node("row", "ノート 120円"),), 200, ROW, "「ボールペン」"),
        ((text("「ボールペン」に一致する商品はありません"),), 200, ROW, "該当するデータ"),
    ],
)  # fmt: skip
def test_another_element_would_mend_nothing(
    nodes: tuple[AriaNode, ...], status: int, target: Target, told: str
) -> None:
    page = make_observation(*nodes, http_status=status)
    assert told in why_not(page, target, GOALS)


@pytest.mark.parametrize(
    "nodes",
    [
        (node("textbox", "合計"),),
        (node("status", "", text("保存しました")),),
        (node("textbox", "合計", invalid="false"),),
        (text("必須項目は * です"),),
    ],
)
def test_an_ordinary_page_may_be_searched(nodes: tuple[AriaNode, ...]) -> None:
    assert why_not(make_observation(*nodes), AMOUNT, GOALS) == ""
