"""A replay that buys a book, killed anywhere: going on with it never buys, or fills the cart, twice.

Everything is real: the program, its library, Chromium, the shop, and `kill -9`.
"""

import os
import signal
from itertools import count
from pathlib import Path

import pytest

from studio.domain.actions.action import Click, Fill, Navigate, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from tests.e2e.kept import keep
from tests.e2e.site import Site
from tests.e2e.tejun import Said, Tejun, end
from tests.export.flow_parts import target
from tests.hostile.sample import IS_WHOLE

INTO_CART, TO_ORDER, CHECK, BUY = (
    "カートに入れる",
    "ご購入手続きへ",
    "注文内容を確認する",
    "注文を確定する",
)
STRIDE = 1 if IS_WHOLE else 14
FIRST = 1 if IS_WHOLE else 12
"""After which line of JSON the first process is killed; an ordinary run kills a few of them."""


def buying(site: Site) -> Flow:
    origin = site.url.rstrip("/")

    def step(action: Navigate | Fill | Click | SetChecked, path: str = "") -> FlowStep:
        facts = (Evidence(kind=EvidenceKind.URL, detail=path),) if path else ()
        is_order = isinstance(action, Click) and action.target.name == BUY
        return FlowStep(item="買う", action=action, expects=facts, needs_approval=is_order)

    return Flow(
        id="buying",
        name="買う",
        origins=(origin,),
        steps=(
            step(Navigate(url=f"{site.shop}books/B1007/")),
            step(Click(target=target("button", INTO_CART))),
            step(Navigate(url=f"{site.shop}cart/")),
            step(Click(target=target("link", TO_ORDER)), "/shop/checkout/"),
            step(Fill(target=target("textbox", "お名前 必須"), value="練習 太郎")),
            step(
                Fill(
                    target=target("textbox", "お届け先の住所 必須"), value="東京都千代田区一番町1-1"
                )
            ),
            step(SetChecked(target=target("radio", "請求書払い"), checked=True)),
            step(Click(target=target("button", CHECK)), "/shop/checkout/confirm"),
            step(Click(target=target("button", BUY))),
        ),
    )


def killed_after(tejun: Tejun, lines: int) -> bool:
    """Replay, and kill the program after so many lines; False when it ended before."""
    process = tejun.start("run", "買う", "--headless", "--yes", "--json")
    assert process.stdout is not None
    try:
        for _ in range(lines):
            if not process.stdout.readline():
                return False
        os.kill(process.pid, signal.SIGKILL)
        return True
    finally:
        end(process)
        process.communicate()


def gone_on(tejun: Tejun, site: Site) -> Said:
    """Go on as a person who looked at the shop would."""
    said = tejun("resume", "--continue", "--headless", "--yes", "--json")
    if "RESUME_UNCLEAR" not in said.out:
        return said
    record = site.record
    is_done = (
        bool(record["orders"]) if BUY in said.out else bool(record["cart"] or record["orders"])
    )
    answer = "--done" if is_done else "--again"
    return tejun("resume", answer, "--headless", "--yes", "--json")


@pytest.mark.timeout(900 if IS_WHOLE else 290)
def test_killed_anywhere_it_buys_once(site: Site, tmp_path: Path) -> None:
    tejun = Tejun.at(tmp_path)
    keep(tejun, buying(site))
    for lines in count(FIRST, STRIDE):
        site.reset()
        if not killed_after(tejun, lines):
            assert lines > 20
            return
        said = gone_on(tejun, site)
        told = f"killed after {lines} lines: {said.text[-1500:]}"
        bought = [line["quantity"] for order in site.record["orders"] for line in order["lines"]]
        assert bought == [1], told
        assert site.record["cart"] == [], told
        assert said.code == 0, told
