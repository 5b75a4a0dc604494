"""The one shared state behind the pages: the record, the makeover switch, who is logged in."""

import logging
import secrets
import threading
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from studio.practice.record import (
    CartLine,
    Delivery,
    PracticeEvent,
    PracticeExpense,
    PracticeLogin,
    PracticeOrder,
    PracticeRecord,
    WidgetUse,
)

logger = logging.getLogger(__name__)

MAX_EVENTS = 2_000
MAX_QUANTITY = 99


class PracticeState:
    """Holds the record as one frozen value that is replaced under a lock.

    The pages change it in the server's thread; `PracticeSite` reads and resets it from another.
    Practice is for one person, so every browser sees the same cart.

    Args:
        keep: File that the record is kept in, so that it outlives the process; None keeps it nowhere.
    """

    def __init__(self, keep: Path | None = None) -> None:
        self._lock = threading.RLock()
        self._keep = keep
        self._record = PracticeRecord()
        self._sessions: frozenset[str] = frozenset()
        self._makeover = False
        self.reload()

    @property
    def record(self) -> PracticeRecord:
        """The record as it is now."""
        return self._record

    @property
    def is_made_over(self) -> bool:
        """True while the 「模様替え」 switch is on."""
        return self._makeover

    def reload(self) -> None:
        """Take the record that is kept, which another process may have written."""
        with self._lock:
            if self._keep:
                self._record = _read(self._keep)
            self._event_count = max((event.number for event in self._record.events), default=0)

    def reset(self) -> None:
        """Forget everything that was done and log everyone out; the makeover switch stays."""
        with self._lock:
            self._record = PracticeRecord()
            self._sessions = frozenset()
            self._event_count = 0
            self._write()

    def set_makeover(self, *, on: bool) -> None:
        """Serve the changed pages, or the ordinary ones again."""
        with self._lock:
            self._makeover = on
            self.note("portal", "makeover", "on" if on else "off")

    def note(self, page: str, what: str, value: str = "") -> None:
        """Append an event."""
        with self._lock:
            self._event_count += 1
            event = PracticeEvent(
                number=self._event_count, at=datetime.now(UTC), page=page, what=what, value=value
            )
            events = (*self._record.events, event)[-MAX_EVENTS:]
            self._record = self._record.model_copy(update={"events": events})
            self._write()

    def add_to_cart(self, line: CartLine) -> CartLine:
        """Put copies of a book into the cart, on top of those that are there."""
        with self._lock:
            present = next((old for old in self._record.cart if old.id == line.id), None)
            quantity = min(line.quantity + (present.quantity if present else 0), MAX_QUANTITY)
            stored = line.model_copy(update={"quantity": quantity})
            if present:
                self._set_cart(stored if old.id == line.id else old for old in self._record.cart)
            else:
                self._set_cart((*self._record.cart, stored))
            self.note("shop", "add_to_cart", line.id)
            return stored

    def set_quantity(self, book_id: str, quantity: int) -> None:
        """Change how many copies of a book are in the cart; 0 takes it out."""
        quantity = max(0, min(quantity, MAX_QUANTITY))
        with self._lock:
            lines = (
                line.model_copy(update={"quantity": quantity}) if line.id == book_id else line
                for line in self._record.cart
            )
            self._set_cart(line for line in lines if line.quantity)
            self.note("shop", "set_quantity", f"{book_id}={quantity}")

    def place_order(self, delivery: Delivery) -> PracticeOrder | None:
        """Turn the cart into an order; None when the cart is empty."""
        with self._lock:
            if not self._record.cart:
                return None
            order = PracticeOrder(
                number=f"RS-{len(self._record.orders) + 1:06d}",
                lines=self._record.cart,
                total=self._record.cart_total,
                delivery=delivery,
            )
            self._record = self._record.model_copy(
                update={"cart": (), "orders": (*self._record.orders, order)}
            )
            self.note("shop", "order", order.number)
            return order

    def add_expense(self, expense: PracticeExpense) -> PracticeExpense:
        """Keep an expense claim under a new receipt number, and return it with that number."""
        with self._lock:
            number = f"K-{len(self._record.expenses) + 1:05d}"
            stored = expense.model_copy(update={"receipt_number": number})
            self._record = self._record.model_copy(
                update={"expenses": (*self._record.expenses, stored)}
            )
            self.note("expense", "send", number)
            return stored

    def add_widget_use(self, use: WidgetUse) -> None:
        """Keep what a sample widget was set to."""
        with self._lock:
            self._record = self._record.model_copy(update={"widgets": (*self._record.widgets, use)})
            self.note("widgets", use.what, use.value)

    def log_in(self, attempt: PracticeLogin) -> str:
        """Keep an attempt; a successful one gets a new session token, a failed one ''."""
        with self._lock:
            self._record = self._record.model_copy(
                update={"logins": (*self._record.logins, attempt)}
            )
            self.note("login", "log_in" if attempt.succeeded else "log_in_failed", attempt.user)
            if not attempt.succeeded:
                return ""
            token = secrets.token_urlsafe(16)
            self._sessions |= {token}
            return token

    def log_out(self, token: str) -> None:
        """End a session."""
        with self._lock:
            self._sessions -= {token}
            self.note("login", "log_out")

    def is_logged_in(self, token: str) -> bool:
        """Say whether a token belongs to a session that is still open."""
        return token in self._sessions

    def _set_cart(self, lines: Iterable[CartLine]) -> None:
        self._record = self._record.model_copy(update={"cart": tuple(lines)})

    def _write(self) -> None:
        """Keep the record; practice goes on where it cannot be written."""
        if self._keep is None:
            return
        fresh = self._keep.with_suffix(".new")
        try:
            fresh.write_text(self._record.model_dump_json(), encoding="utf-8")
            fresh.replace(self._keep)
        except OSError as exc:
            logger.info("practice record not kept: %s", exc)


def _read(keep: Path) -> PracticeRecord:
    """Return the record of last time; an empty one where there is none that can be read."""
    try:
        return PracticeRecord.model_validate_json(keep.read_bytes())
    except (OSError, ValueError) as exc:
        logger.info("no practice record of last time: %s", type(exc).__name__)
        return PracticeRecord()
