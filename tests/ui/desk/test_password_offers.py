"""A password of a flow is offered to the vault once, for the sites it was typed on."""

from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.ui.desk.password_offers import PasswordOffers
from tests.ui.conftest import on_qt
from tests.ui.fakes import make_bench
from tests.ui.sample_flow import shop_flow


@on_qt
async def test_a_flow_without_passwords_has_nothing_to_keep() -> None:
    offers = PasswordOffers(make_bench().workbench)
    flow: Flow = shop_flow().model_copy(update={"variables": (Variable(name="検索語"),)})
    assert offers.sites(flow) == ""
    assert await offers.keep(flow) is flow
