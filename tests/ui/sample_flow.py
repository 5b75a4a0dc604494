"""A flow of the shop in memory, with every kind of row that the editor shows."""

from studio.domain.actions.action import Choose, Click, Fill, Navigate, SelectOption, WaitFor
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable
from tests.ui.fakes import RULE, SHOP_URL

OPEN, SEARCH, BUY = "練習書店を開く", "本を検索する", "注文する"


def shop_target(role: str, name: str) -> Target:
    """Return an element that is found by its role and name."""
    way = Candidate(family=Family.ROLE, value=name, role=role, score=100)
    return Target(role=role, name=name, candidates=(way,))


def secret_target() -> Target:
    """Return a password field."""
    found = shop_target("textbox", "パスワード")
    return found.model_copy(update={"fingerprint": Fingerprint(tag="input", type="password")})


def shop_flow(name: str = "本を注文する") -> Flow:
    """Return three sentences with six steps; a value, a rule, an approval and a post-condition in them."""
    steps = (
        FlowStep(id="s1", item=OPEN, action=Navigate(url="{{url}}")),
        FlowStep(
            id="s2",
            item=SEARCH,
            action=Fill(target=shop_target("searchbox", "商品検索"), value="{{検索語}}"),
        ),
        FlowStep(
            id="s3",
            item=SEARCH,
            action=Click(target=shop_target("button", "検索")),
            on_error=OnError.RETRY,
            retries=3,
        ),
        FlowStep(
            id="s4",
            item=BUY,
            action=Choose(rule=RULE, column="カートに入れる"),
            note="安い順",
        ),
        FlowStep(
            id="s5",
            item=BUY,
            action=SelectOption(target=shop_target("combobox", "支払い"), option="請求書"),
            is_enabled=False,
        ),
        FlowStep(
            id="s6",
            item=BUY,
            action=WaitFor(text="カートに追加しました"),
            is_optional=True,
            expects=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="カート"),),
        ),
    )
    return Flow(
        id="shop-flow",
        name=name,
        purpose="毎週月曜の注文",
        origins=(SHOP_URL.rstrip("/"),),
        steps=steps,
        variables=(
            Variable(name="url", value=SHOP_URL),
            Variable(name="検索語", value="プログラミング"),
        ),
    )


def long_flow(steps: int) -> Flow:
    """Return a flow of many steps, ten under each sentence."""
    made = tuple(
        FlowStep(
            id=f"n{number}",
            item=f"作業 {number // 10}",
            action=Fill(target=shop_target("textbox", f"項目 {number}"), value=str(number)),
        )
        for number in range(steps)
    )
    return Flow(id="long", name="長い手順", steps=made)
