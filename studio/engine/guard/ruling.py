"""What becomes of a held request before anybody is asked: it goes, it is asked about, or it never leaves. Pure.

The request is judged, not the control: a label and the words of an address can only add to what is asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.page.address import is_no_page, is_private, is_same_site, origin_of
from studio.domain.page.observation import Observation
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import (
    command_of_request,
    deed_of_reading,
    fills_cart_by_opening,
    is_write,
    measures_for_sites,
    only_fills_cart,
    only_looks,
    only_measures,
)
from studio.engine.guard.facts.contract import Key, is_document, key_of
from studio.engine.guard.facts.leading import goes_back, goes_on, is_same_deed
from studio.engine.guard.facts.words import WEAK_DEEDS, deeds_in, says_kept
from studio.engine.ports import OutgoingRequest, RequestKind

_OF_ANY_FORM: Final = frozenset({frozenset({"send"}), WEAK_DEEDS})
"""What pages are called behind any form: /orders/5/submit."""


class Ruling(StrEnum):
    """What becomes of a request before anybody is asked.

    DROP: it does not leave, and nobody needs it: measuring, beacons.
    """

    PASS = "pass"  # noqa: S105 - a ruling, not a secret
    ASK = "ask"
    REFUSE = "refuse"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class ActUnderWay:
    """The act that requests belong to.

    Attributes:
        words: One Japanese sentence, secrets masked.
        kind: What it is by its element; tells only how it is asked about.
        is_approved: A person's yes was given to this very act, before it was seen what it sends.
        puts_secret: It puts a secret value into a field.
        says_deed: Its element says that it cannot be undone.
        label: What its element is called.
        role: Of its element.
        ref: Of its element; "" for none.
        page: What was to be seen before it; None where nobody looked.
        opens: The address that it opens and that was judged before.
        signs_in: It sends a login form with the person's own credential.
        is_start: It opens the start page: nothing has been done yet.
        is_many: It presses in one row after another.
        reads_rows: It looks at lists before it presses.
        shown: What a card tells of the page besides what is sent: sums, terms.
        is_idle: Nothing is done to the page: it is waited for.
    """

    words: str
    kind: ActKind
    is_approved: bool = False
    puts_secret: bool = False
    says_deed: bool = False
    label: str = ""
    role: str = ""
    ref: str = ""
    page: Observation | None = None
    opens: str = ""
    signs_in: bool = False
    is_start: bool = False
    is_many: bool = False
    reads_rows: bool = False
    shown: tuple[tuple[str, str], ...] = ()
    is_idle: bool = False


def rule(request: OutgoingRequest, act: ActUnderWay | None, *, carries: bool = False) -> Ruling:
    """Judge a request by the act it belongs to.

    Args:
        request: As it is held.
        act: None: the page sends it by itself.
        carries: Something that was typed or read in this run stands in it.
    """
    is_page = is_document(request)
    if not is_page and _is_never_right(request, act):
        return Ruling.REFUSE
    if act is None or act.is_start:
        return Ruling.ASK if is_page and is_write(request) else _rule_start(request, act)
    if not is_write(request):
        return _rule_reading(request, act, carries=carries)
    if not is_page and not sends_home(request):
        return _rule_abroad(request, act, carries=carries)
    command = command_of_request(request)
    if request.reads_only and not command:
        return Ruling.PASS
    return Ruling.DROP if request.is_background and not command else Ruling.ASK


def lasts(request: OutgoingRequest, act: ActUnderWay | None) -> bool:
    """Say whether something cannot be undone, by what the control says or by what is sent."""
    says_so = act is not None and act.says_deed
    if not is_write(request):
        return says_so or bool(deed_of_reading(request))
    return says_so or bool(command_of_request(request))


def may_last(request: OutgoingRequest, act: ActUnderWay, *, is_agreed: bool) -> bool:
    """Say whether a request may change something for good: doing it again might do it twice.

    次へ and 確認へ show another page, whatever the method; only carts and drafts are kept under a harmless label.
    """
    if is_agreed:
        return True
    if not is_write(request):
        is_deed = bool(command_of_request(request)) or fills_cart_by_opening(request.url)
        return is_document(request) and is_deed
    if act.kind is ActKind.HARMLESS and not command_of_request(request):
        return only_fills_cart(request) or says_kept(act.words)
    return not (only_measures(request) or only_looks(request))


def is_at_home(request: OutgoingRequest) -> bool:
    """Say whether a page sends to its own site; a tab without a page has none."""
    return is_no_page(request.page_url) or is_same_site(request.page_url, request.url)


def sends_home(request: OutgoingRequest) -> bool:
    """Say whether a page, or a frame of another site in it, sends to its own site."""
    of_frame = bool(request.frame_url) and is_same_site(request.frame_url, request.url)
    return of_frame or is_at_home(request)


def tells_secret(request: OutgoingRequest) -> bool:
    """Say whether an address holds a secret that was put in: it is kept by the browser and by whoever is told of it."""
    return request.carries_secret and not is_write(request)


def opens_deed(request: OutgoingRequest, act: ActUnderWay | None) -> bool:
    """Say whether a page is opened that does something, by its address or by what was pressed for it."""
    is_asked = act is not None and act.says_deed and not act.is_start
    is_page = is_document(request) and not is_write(request)
    return is_page and (is_asked or bool(deed_of_reading(request)))


def is_led_on(
    request: OutgoingRequest, act: ActUnderWay | None, passed: Sequence[Key], *, is_answer: bool
) -> bool:
    """Say whether a page that was opened or sent before leads on by itself: to the same deed with less, or back to where it was.

    Args:
        request: The next page.
        act: What is under way.
        passed: What was let go since the act began.
        is_answer: A page has answered it.
    """
    if not is_document(request):
        return False
    label = act.label if act else ""
    is_new = is_answer and key_of(request) not in passed
    return any(
        goes_on(url, label, request)
        if method == "GET"
        else is_new and method == "POST" and goes_back(url, fields, request)
        for method, url, fields in passed
    )


def is_redirected(request: OutgoingRequest, passed: Sequence[Key]) -> bool:
    """Say whether the server's answer to what was let go leads to a page that does nothing else, or sends the very same on."""
    if is_write(request):
        return any(
            fields == request.fields and origin_of(url) == origin_of(request.url)
            for _, url, fields in passed
        )
    is_same = any(is_same_deed(url, request) for _, url, _ in passed)
    deed = deed_of_reading(request)
    return bool(passed) and (is_same or not deed or deeds_in(deed) in _OF_ANY_FORM)


def _rule_start(request: OutgoingRequest, act: ActUnderWay | None) -> Ruling:
    """What a page does before the first act is its own; a redirect to a deed is not."""
    is_led = is_document(request) and request.is_redirect and act is not None
    return Ruling.ASK if is_led and deed_of_reading(request) else Ruling.PASS


def _rule_reading(request: OutgoingRequest, act: ActUnderWay, *, carries: bool) -> Ruling:
    """A page, a frame or data that is only opened acts where its address or the pressed words say so."""
    if request.url == act.opens:
        return Ruling.PASS
    if request.kind is RequestKind.PART and not (is_at_home(request) and deed_of_reading(request)):
        return Ruling.DROP if carries else Ruling.PASS
    is_pressed = is_document(request) and not request.is_redirect and not act.opens
    if deed_of_reading(request) or (is_pressed and act.says_deed) or tells_secret(request):
        return Ruling.ASK
    if is_at_home(request) or not carries:
        return Ruling.PASS
    return Ruling.DROP if request.is_background or measures_for_sites(request) else Ruling.ASK


def _rule_abroad(request: OutgoingRequest, act: ActUnderWay, *, carries: bool) -> Ruling:
    """What a script sends to another site is asked about, whatever was pressed.

    What nobody waits for, and measuring, no person needs. A page that is merely opened may tell others
    so, as long as nothing of the run is in it.
    """
    command = command_of_request(request)
    if act.kind is ActKind.LOOKS and not (carries or command):
        return Ruling.PASS if request.kind is RequestKind.DATA else Ruling.ASK
    is_idle = request.is_background or only_measures(request) or measures_for_sites(request)
    return Ruling.DROP if is_idle and not command else Ruling.ASK


def _is_never_right(request: OutgoingRequest, act: ActUnderWay | None) -> bool:
    """Say whether a script carries a secret abroad, or writes from a public page into the local network."""
    if is_at_home(request):
        return False
    reaches_inside = is_private(request.url) and not is_private(request.page_url)
    return (reaches_inside and is_write(request)) or (act is not None and act.puts_secret)
