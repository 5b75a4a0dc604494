"""Where a run of a checklist begins: the page it names, the one that is open, or where it was cut off."""

from typing import Final

from studio.domain.actions.action import Navigate
from studio.domain.errors import NavigationError
from studio.domain.runs.checklist import Checklist
from studio.engine.agent.acting import Acting
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.looking import Looking
from studio.engine.agent.recorder import record_step
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.sitemaps import SiteGuide
from studio.words import tr

_NO_PAGE: Final = frozenset({"", "about:blank", "chrome://newtab/", "edge://newtab/"})


class FirstPage:
    """Opens the page on which one run begins."""

    def __init__(
        self, agent_state: AgentState, looking: Looking, acting: Acting, guide: SiteGuide
    ) -> None:
        self._agent_state = agent_state
        self._looking = looking
        self._acting = acting
        self._guide = guide

    async def open(self, checklist: Checklist, going_on: Continuation | None) -> None:
        """Open it; a named start page becomes the first step of the flow.

        Raises:
            NavigationError: It does not open, or nobody knows where to begin (NO_START_PAGE).
        """
        if going_on and going_on.url:
            await self._open_again(checklist, going_on.url)
        elif checklist.start_url:
            await self._open_named(checklist)
        else:
            await self._begin_where_the_browser_is(checklist)

    async def _open_named(self, checklist: Checklist) -> None:
        url = checklist.start_url
        self._guide.visit(url)
        outcome = await self._acting.open_start_page(checklist)
        action = Navigate(url=url)
        self._agent_state.tell("", action, outcome, None)
        self._agent_state.recorded.append(
            record_step(tr("開始ページを開く"), action, outcome, needs_approval=False).model_copy(
                update={"sends": self._acting.has_sent}
            )
        )

    async def _open_again(self, checklist: Checklist, url: str) -> None:
        """Open the page where an interrupted run goes on; its flow has that step already."""
        self._guide.visit(url)
        there = checklist.model_copy(update={"start_url": url})
        outcome = await self._acting.open_start_page(there)
        self._agent_state.tell("", Navigate(url=url), outcome, None)

    async def _begin_where_the_browser_is(self, checklist: Checklist) -> None:
        """Go on at the open page, unless the person named another site or there is no page.

        Raises:
            NavigationError: Nobody knows where to begin.
        """
        site = checklist.site
        page = (await self._looking.look()).observation
        if not site and page.url not in _NO_PAGE:
            return
        raise NavigationError(
            "NO_START_PAGE",
            tr("「{site}」のアドレスがわかりません。", site=site)
            if site
            else tr("どのサイトで行うかがわかりません。"),
            tr("やりたいことに、サイトのアドレス（https:// から始まる文字）を入れてください。"),
        )
