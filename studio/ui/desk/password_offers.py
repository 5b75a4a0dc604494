"""Passwords of a flow that was kept just now, and the offer to keep them in the vault instead."""

from studio.domain.flows.flow import Flow
from studio.engine.flow_editing.keeping_secrets import SecretOffer
from studio.engine.workbench import RunReport, Workbench
from studio.words import tr


class PasswordOffers:
    """What is offered for the flow that was kept last."""

    def __init__(self, workbench: Workbench) -> None:
        self._workbench = workbench
        self._offers: tuple[SecretOffer, ...] = ()

    def take(self, report: RunReport, flow: Flow) -> None:
        """Learn what can be offered for a flow."""
        self._offers = self._workbench.secret_offers(report, flow)

    def sites(self, flow: Flow) -> str:
        """Return for which sites a flow has a password to keep; "" for none."""
        asked = {variable.name for variable in flow.variables}
        open_ones = [one for one in self._offers if one.value and one.variable in asked]
        return tr("、").join(dict.fromkeys(site for one in open_ones for site in one.origins))

    async def keep(self, flow: Flow) -> Flow:
        """Keep the passwords of a flow in the usual place of the vault; it asks for them no more.

        Raises:
            SecretError: A place cannot be written.
            LibraryError: The flow cannot be saved.
        """
        vault, offers = self._workbench.credentials, self._offers
        for offer in offers if vault else ():
            if offer.value and vault:
                place = (await vault.found()).usual
                flow = await self._workbench.keep_secret(flow, offer, place)
        self._offers = ()
        return flow
