"""A site that changed its texts, ids, order and looks overnight: the flow refuses, it never guesses."""

from studio.domain.events.events import RunStatus
from tests.e2e.conftest import NAME, Kept
from tests.e2e.site import Site
from tests.e2e.tejun import assert_told


def test_a_flow_refuses_on_the_made_over_site_and_touches_nothing(kept: Kept, site: Site) -> None:
    site.make_over(on=True)
    said = kept.tejun("run", NAME, "--headless", "--json")
    assert_told(said, 1, "「商品検索」", "画面が変わった")
    assert said.finished.status is RunStatus.FAILED
    assert (said.finished.model_calls, site.cart) == (0, [])
    assert not site.record["orders"]
