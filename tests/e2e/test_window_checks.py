"""点検 of the real window on the practice site: what changed overnight is told, and nothing is done to the site."""

import json
import subprocess
import sys

import pytest

from studio.domain.actions.action import Choose, Click, Fill, Navigate
from studio.domain.actions.rule import Comparison
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.values.variable import Variable
from tests.e2e.kept import keep
from tests.e2e.site import Site
from tests.e2e.tejun import TRACEBACK, Tejun, own_environment
from tests.factories import make_rule
from tests.ui.sample_flow import shop_target

GOOD = make_rule(("評価", Comparison.AT_LEAST, "4"), ("価格", Comparison.AT_MOST, "3000"))


def into_the_cart(site: Site) -> Flow:
    """Return a flow that puts a book into the cart."""
    search = "本を検索する"
    field, button = shop_target("searchbox", "商品検索"), shop_target("button", "検索")
    return Flow(
        name="本をカートへ",
        steps=(
            FlowStep(item="練習書店を開く", action=Navigate(url="{{url}}")),
            FlowStep(item=search, action=Fill(target=field, value="プログラミング")),
            FlowStep(item=search, action=Click(target=button)),
            FlowStep(item="カートに入れる", action=Choose(rule=GOOD, column="カートに入れる")),
        ),
        variables=(Variable(name="url", value=site.shop),),
    )


@pytest.mark.timeout(290)
def test_a_site_made_over_is_told_with_what_is_new_and_the_way_to_mend_it(
    tejun: Tejun, site: Site
) -> None:
    keep(tejun, into_the_cart(site))
    done = subprocess.run(
        [*(sys.executable, "-m", "tests.e2e.check_script"), *(str(tejun.home), site.url)],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=270,
        env=own_environment()
        | {"TEJUN_PASSPHRASE_FILE": str(tejun.passphrase_file), "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert TRACEBACK not in done.stderr, done.stderr
    first, later, editor = map(json.loads, done.stdout.splitlines())
    assert "1 件の手順を点検しました" in first["words"]
    assert "見つかりません" not in first["words"]
    assert "要対応（1）" in later["words"], later
    assert "新しい：手順 2：" in later["words"], later
    assert "商品検索" in later["words"]
    assert later["lead"] == "直す"
    assert "商品検索" in editor["words"]
    assert (site.cart, site.record["orders"]) == ([], [])
