"""What was done on the practice site, as values: the machine-readable record of `/record.json`."""

from datetime import datetime

from studio.domain.frozen import Frozen


class CartLine(Frozen):
    """One book in the cart; `price` is yen with tax, of one copy."""

    id: str
    title: str
    price: int
    quantity: int

    @property
    def amount(self) -> int:
        """Yen for the whole line."""
        return self.price * self.quantity


class Delivery(Frozen):
    """Where an order goes and how it is paid."""

    name: str
    address: str
    payment: str
    gift: bool = False


class PracticeOrder(Frozen):
    """A confirmed order; the cart it came from is empty afterwards."""

    number: str
    lines: tuple[CartLine, ...]
    total: int
    delivery: Delivery


class PracticeExpense(Frozen):
    """A sent expense claim. Of a receipt only its file name and size are kept."""

    receipt_number: str
    applicant: str
    staff_number: str
    used_on: str
    category: str
    amount: int
    payment: str
    has_receipt: bool
    file_name: str = ""
    file_size: int = 0
    purpose: str


class PracticeLogin(Frozen):
    """One attempt to log in. The password is never kept."""

    user: str
    succeeded: bool


class WidgetUse(Frozen):
    """One use of a sample widget: which, and what it held afterwards."""

    what: str
    value: str


class PracticeEvent(Frozen):
    """Anything that happened on any page, in order; `number` counts from 1."""

    number: int
    at: datetime
    page: str
    what: str
    value: str = ""


class PracticeRecord(Frozen):
    """Everything done since the start or the last reset.

    Attributes:
        events: The newest `state.MAX_EVENTS` only; the other lists are whole.
    """

    cart: tuple[CartLine, ...] = ()
    orders: tuple[PracticeOrder, ...] = ()
    expenses: tuple[PracticeExpense, ...] = ()
    logins: tuple[PracticeLogin, ...] = ()
    widgets: tuple[WidgetUse, ...] = ()
    events: tuple[PracticeEvent, ...] = ()

    @property
    def cart_count(self) -> int:
        """How many copies are in the cart, all lines together."""
        return sum(line.quantity for line in self.cart)

    @property
    def cart_total(self) -> int:
        """Yen for everything in the cart."""
        return sum(line.amount for line in self.cart)
