"""The flows of 点検 by how they stand: a heading for each state, a card for each flow."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from studio.domain.flows.flow import Flow
from studio.engine.checking.standing import CheckState, FlowStanding
from studio.ui.checks.check_card import CheckCard, CheckShown
from studio.ui.checks.standing_groups import FIRST, WANTS_PERSON, StandingGroup, StandingGroups
from studio.ui.checks.standing_lines import STATE_WORDS
from studio.ui.widgets.collector import SlowDeletion
from studio.ui.widgets.controls import Size, make_button, make_label
from studio.ui.widgets.scrolled import Scrolled
from studio.ui.widgets.theme import Theme
from studio.words import tr


class CheckColumn(Scrolled):
    """Scrolls.

    Args:
        theme: For the signs.
        on_lead: Does what is recommended about a flow.
        on_more: More cards are wanted; what is shown stands in `limits`.

    Attributes:
        cards: In order.
        limits: How many cards of a state are shown at most, where more were asked for.
    """

    def __init__(
        self,
        theme: Theme,
        on_lead: Callable[[FlowStanding], None],
        on_more: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._on_lead = on_lead
        self._on_more = on_more
        self.cards: list[CheckCard] = []
        self.limits: dict[CheckState, int] = {}
        self._made: list[QWidget] = []
        self._may_press = True
        self._release = SlowDeletion(self)

    async def show_standings(
        self, standings: StandingGroups, flows: Mapping[str, Flow], now: datetime
    ) -> None:
        """Show all anew, card by card: the window goes on meanwhile, and the focus stays on its flow.

        Args:
            standings: By state.
            flows: Of those that are shown, as far as they are there.
            now: With a time zone.
        """
        focus = self.window().focusWidget()
        place = self.verticalScrollBar().value()
        held = [one.standing.summary.flow_id for one in self.cards if focus in one.controls]
        older, self._made, self.cards = self._made, [], []
        self.begin_many(instead_of=older)
        try:
            for group in standings.groups:
                await self._add_group(group, flows, now)
        finally:
            self.end_many()
            self._release.take(older)
        self.verticalScrollBar().setValue(place)
        if held:
            self.focus_flow(held[0])

    @property
    def first_lead(self) -> QPushButton | None:
        """The blue button: of the first flow that wants a person; None where none does."""
        wanted = (one for one in self.cards if one.standing.check_state in WANTS_PERSON)
        return next((one.lead for one in wanted if one.lead is not None), None)

    def focus_flow(self, flow_id: str) -> bool:
        """Bring a flow into sight, with the keyboard on its button; False where it is not shown."""
        card = next((one for one in self.cards if one.standing.summary.flow_id == flow_id), None)
        if card is None:
            return False
        self.lines.activate()
        self.ensureWidgetVisible(card, 0, 0)
        if card.lead is not None:
            card.lead.setFocus()
        return True

    def let_press(self, *, may_press: bool) -> None:
        """Say whether the buttons do something now."""
        self._may_press = may_press
        for card in self.cards:
            card.let_press(may_press=may_press)

    def follow(self, before: QWidget) -> None:
        """Put the buttons behind a widget in the order of the keyboard."""
        for control in (control for card in self.cards for control in card.controls):
            QWidget.setTabOrder(before, control)
            before = control

    async def _add_group(
        self, group: StandingGroup, flows: Mapping[str, Flow], now: datetime
    ) -> None:
        state = group.check_state
        heading = tr("{state}（{total:,}）", state=STATE_WORDS[state], total=group.total)
        self._put(make_label(self.inside, heading, Size.TITLE, name=f"checks_{state.value}"))
        for standing in group.shown:
            places = _places(flows.get(standing.summary.flow_id))
            self._add_card(CheckShown(standing, places, now))
            await asyncio.sleep(0)  # ten milliseconds each
        if group.total > len(group.shown):
            self._offer_more(state, group.total - len(group.shown))

    def _add_card(self, shown: CheckShown) -> None:
        card = CheckCard(shown, self._theme, self._on_lead, self.inside)
        self.cards.append(card)
        card.stand_out(is_first=card.lead is not None and card.lead is self.first_lead)
        card.let_press(may_press=self._may_press)
        self._put(card)

    def _offer_more(self, state: CheckState, left: int) -> None:
        def more() -> None:
            self.limits[state] = self.limits.get(state, FIRST) + FIRST
            self._on_more()

        words = tr("ほか {left:,} 件の手順を見る", left=left)
        button = make_button(self.inside, words, f"checks_more_{state.value}", more, "link")
        self._put(button)
        self.lines.setAlignment(button, Qt.AlignmentFlag.AlignLeft)

    def _put(self, widget: QWidget) -> None:
        self._made.append(widget)
        self.place(widget)


def _places(flow: Flow | None) -> dict[str, int]:
    return {step.id: number for number, step in enumerate(flow.steps, 1)} if flow else {}
