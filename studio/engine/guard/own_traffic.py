"""What pages send by themselves: before the first act, and as soon as a link has opened them.

Heartbeats, locks, lists that load late and 「the person is on this page now」 are nobody's deed. They go on in the
same shape, as long as nothing of the run is in them and no word in them says a deed.
"""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from studio.domain.page.address import origin_of, parsed
from studio.domain.page.observation import MASK
from studio.domain.text import has_digits
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import (
    begins_session,
    command_of_address,
    command_of_request,
    deed_in,
    deed_of_opening,
    hands_token_over,
    is_message,
    is_write,
    names_command,
    only_asks,
    only_looks,
    only_measures,
    takes_away,
)
from studio.engine.guard.facts.contract import Key, is_document, sent_by, told_by
from studio.engine.guard.facts.ground import names_amount, tells
from studio.engine.guard.ruling import ActUnderWay, is_at_home
from studio.engine.perception.seen_pages import letters_of
from studio.engine.ports import OutgoingRequest, RequestKind

_LONGEST_NUMBER: Final = 64
"""Signs of a counter, a time or an id."""
_DIGITS: Final = re.compile(r"\d+")
_ID: Final = re.compile(r"[0-9a-f-]{8,}|(?=(?:\D*\d+){3})[\w+/=.-]{16,}", re.IGNORECASE | re.ASCII)
"""What a page makes anew each time, of which no letter says anything."""
_ENTRY: Final = re.compile(r"[a-z_]+-(\d+)")
_DRAFT_GOES: Final = re.compile(
    r"(?:del|delete|remove|discard|clear)[-_]?drafts?|drafts?[-_]?(?:del|delete|remove|discard|clear)",
    re.IGNORECASE,
)
_POLLS_MAX: Final = 200
_TYPED: Final = frozenset({"textbox", "searchbox", "iframe"})
"""What is typed in; a rich editor may be a frame of its own."""


Place = tuple[str, str, tuple[str, ...]]
"""Method, address and names of what is sent, each name once."""
Told = tuple[tuple[str, str], ...]


class OwnTraffic:
    """The memory of one run.

    What a page sends before the first act is its own. What it sends as soon as a link has opened it is asked about
    once, unless it only looks or measures: an address can act by its script as well. A page counts as opened where
    an act did nothing but open it: what comes behind a form that was sent belongs to that form.
    """

    def __init__(self) -> None:
        self._polls: dict[Place, set[Told]] = {}
        self._door = ""
        self._headers: frozenset[str] | None = None
        self._home: set[str] = set()
        self._at_home: set[tuple[Place, Told]] = set()
        self._opened: set[str] = set()
        self._loading: set[str] = set()
        self._put_in = 0
        self._has_acted = self._is_pressing = False
        self._form: OutgoingRequest | None = None

    def begin(self, act: ActUnderWay, put_in: Sequence[str]) -> None:
        """Know the act that comes, and what was put in until now."""
        self._has_acted = self._has_acted or not (act.is_start or act.is_idle)
        is_typed = act.kind is ActKind.SETS and act.role in _TYPED
        self._is_pressing = act.kind is not ActKind.LOOKS and not is_typed
        self._loading = self._loading | self._opened if is_typed and self._form is None else set()
        self._opened = set()
        if not act.is_idle:
            self._door, self._home = "", set()  # only who waits is still behind it
        self._put_in = self._put_in if is_typed else len(put_in)
        self._form = None

    def end(self) -> None:
        """Know that the act is over: what comes now, a page sends by itself."""
        self._is_pressing = False

    @property
    def has_opened(self) -> bool:
        """True when the act under way has opened a document."""
        return bool(self._opened)

    def let_go(self, request: OutgoingRequest, act: ActUnderWay | None) -> None:
        """Know what leaves with the act under way, by whose word ever: what a page sent as it was opened may go on so."""
        if is_write(request) and any(value == MASK for _, value in sent_by(request)):
            self._door = bare(request.page_url)
            self._headers = None if is_document(request) else frozenset(request.headers)
        if is_document(request):
            self._form = request if is_write(request) else self._form
            self._opened.add(bare(request.url))
            self._home |= {origin_of(request.url)} - {""} if self._door else set()
        elif self._is_of_opened(request, act) or self._only_asks(request):
            self._learn(request)

    def hear(
        self, request: OutgoingRequest, act: ActUnderWay | None, put_in: Sequence[str]
    ) -> None:
        """Learn what a page sends by itself: before the first act, as it is opened, and late, while it is typed in.

        Args:
            request: As it is held.
            act: Under way.
            put_in: What was put in until now; what was since the page was opened must not stand in what comes late.
        """
        is_looking = only_looks(request) or only_measures(request)
        if not self._has_acted or (
            is_looking and (self._is_of_opened(request, act) or self._is_late(request, act, put_in))
        ):
            self._learn(request)
        elif self._is_of_home(request):
            self._at_home.add((_place(request), _told(request)))

    def _is_of_home(self, request: OutgoingRequest) -> bool:
        """Say whether the page behind a sign-in begins with it: a secret was sent, and nothing was done since but to wait.

        It may go on so, and in no other shape. No word in it says a deed. Its script may have given it another
        address, and where a script has sent the secret there needs to be no other document; the page of the
        sign-in itself is none.
        """
        page, door = request.page_url, self._door if self._headers is not None else ""
        is_begun = origin_of(page) in self._home | ({origin_of(door)} - {""})
        is_begun = is_begun and bare(page) != self._door
        return (
            is_begun
            and _is_data(request)
            and is_at_home(request)
            and not command_of_request(request)
        )

    def _reads_home(self, request: OutgoingRequest) -> bool:
        """Say whether a page behind a sign-in reads what it shows first, and a word of its filter sounds like a deed (`?action=publish`).

        As with a start page, nothing was done on it yet. A path that says a deed, what takes away, and what names a record are asked about.
        """
        page, address = request.page_url, urlsplit(request.url)
        is_read = request.kind is RequestKind.DATA and not is_write(request)
        is_behind = bool(self._door) and bare(page) != self._door
        is_own = origin_of(request.url) == origin_of(page) == origin_of(self._door)
        is_filter = len(parse_qsl(address.query)) == 1 and not takes_away(request.url)
        names_record = has_digits(f"{address.path}?{address.query}")
        is_plain = not (names_record or command_of_address(address._replace(query="").geturl()))
        return is_read and is_behind and is_own and is_filter and is_plain

    def _is_late(
        self, request: OutgoingRequest, act: ActUnderWay | None, put_in: Sequence[str]
    ) -> bool:
        was_seen = act is not None and act.page is not None
        if was_seen or bare(request.page_url) not in self._loading:
            return False
        told = letters_of(told_by(request))
        return not any(letters_of(text) in told for text in put_in[self._put_in :])

    def is_left_behind(self, request: OutgoingRequest) -> bool:
        """Say whether a page whose form has left just now tells once more what stood in it: the answer takes that page away.

        A preview or a draft that was kept late, or that the draft may go; a browser drops it as well, a moment later.
        """
        form, told = self._form, set(sent_by(request))
        if (
            form is None
            or not told
            or not _is_data(request)
            or bare(form.page_url) != bare(request.page_url)
        ):
            return False
        new = told - set(sent_by(form))
        if new:
            return is_at_home(request) and all(_DRAFT_GOES.fullmatch(value) for _, value in new)
        return not command_of_request(request)

    def knows(self, request: OutgoingRequest) -> bool:
        """Say whether a page sends such by itself, or may begin to; what is of the run in it is for others to see."""
        if self._only_asks(request) or self._leads_on(request) or self._begins_session(request):
            return True
        if self._reads_home(request):
            return True
        if self._at_home and (_place(request), _told(request)) in self._at_home:
            return True
        polls = self._polls.get(_place(request)) if _is_data(request) else None
        if not polls or command_of_request(request):
            return False
        told = _told(request)
        alike = [poll for poll in polls if _names(poll) == _names(told)]
        if not alike:
            return _lists_others(told, polls)
        return self._is_as_heard(told, alike) and all(
            _goes_on(name, value, {poll[at][1] for poll in alike}, is_first=len(alike) == 1)
            for at, (name, value) in enumerate(told)
        )

    def _is_as_heard(self, told: Told, polls: list[Told]) -> bool:
        """Say whether what comes behind a press is a poll that was heard more than once, or one that has at most one other number."""
        others = sum(mine != heard for mine, heard in zip(told, polls[0], strict=True))
        return not self._is_pressing or len(polls) > 1 or others <= 1

    def _leads_on(self, request: OutgoingRequest) -> bool:
        """Say whether the answer to a form that was sent sends a form of its own at once, to show a page: a redirect by POST."""
        is_answer = self._form is not None and bare(request.page_url) == bare(self._form.url)
        is_page = is_document(request) and is_at_home(request)
        return is_answer and is_page and only_asks(request, is_pressed=True)

    def _begins_session(self, request: OutgoingRequest) -> bool:
        """Say whether a page whose script has just sent a secret goes on to its session, and tells nothing with it, nor by its place.

        A script writes the same words beside all that it sends; another one says more. A connection that stands
        open is told by what its site gave the browser, and by nothing else.
        """
        is_own = bool(self._door) and _is_data(request) and is_at_home(request)
        words = (
            {one for one in request.headers if one.isalpha()}
            if self._headers is not None
            else set[str]()
        )
        is_plain = words <= (self._headers or frozenset())
        if is_message(request):
            return is_own and hands_token_over(sent_by(request), self._headers or frozenset())
        return is_own and is_plain and begins_session(request) and not sent_by(request)

    def _only_asks(self, request: OutgoingRequest) -> bool:
        """Say whether a page asks its own site for data, and tells it neither words nor amounts: a list that is read anew each minute."""
        if not (_is_data(request) and is_at_home(request)):
            return False
        return only_asks(request, is_pressed=self._is_pressing) and not any(
            names_amount(name) or (any(map(str.isalpha, value)) and tells(name, value, request.url))
            for name, value in sent_by(request)
        )

    def news_of(self, request: OutgoingRequest) -> str:
        """Return what a poll tells that none before it told: 21 of `post-21` stood there before somebody typed it."""
        polls = self._polls.get(_place(request), set[Told]())
        told = {pair for poll in polls for pair in poll}
        return "\n".join(value for name, value in sent_by(request) if (name, value) not in told)

    def _learn(self, request: OutgoingRequest) -> None:
        if not _is_data(request):
            return
        polls = self._polls.setdefault(_place(request), set[Told]())
        if len(polls) < _POLLS_MAX:
            polls.add(_told(request))

    def _is_of_opened(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether it comes from a page that the act under way has opened, and not from the one it was done on.

        Behind a sign-in a page may be another one without a document: its script has put its address there, and
        may go on looking, measuring and telling where the person is.
        """
        place = bare(request.page_url)
        was_there = act is not None and act.page is not None and bare(act.page.url) == place
        is_told = only_looks(request) or only_measures(request) or _tells_place(request)
        is_signed_in = act is not None and act.signs_in and act.page is not None and is_told
        return (place in self._opened or is_signed_in) and self._form is None and not was_there


def _told(request: OutgoingRequest) -> Told:
    """Return what a request tells, with the place of its page left open: 「the person is at /orders/5」 is no deed.

    The part before it has to stay, and an address that says a deed tells more than a place. Another site is told
    no place: a script puts into the address of its page whatever it likes.
    """
    if not is_at_home(request):
        return sent_by(request)
    return tuple(
        (name, _or_place(name, value, request.page_url)) for name, value in sent_by(request)
    )


def _tells_place(request: OutgoingRequest) -> bool:
    """Say whether nothing but the place of its page is in a request."""
    told = _told(request)
    return bool(told) and all(value.startswith("\0") for _, value in told)


def _or_place(name: str, value: str, page_url: str) -> str:
    path = parsed(page_url)
    is_place = path is not None and len(value) > 1 and value.startswith("/")
    if path is None or not is_place or not path.pathname.endswith(value):
        return value
    if names_command(name) or deed_of_opening(page_url):
        return value
    return f"\0{path.pathname.removesuffix(value)}"


def _goes_on(name: str, value: str, seen: set[str], *, is_first: bool) -> bool:
    """Say whether a value is one of the page's polls, or another number, or id, where its polls have one.

    What says what is to be done stays, and what stayed while other numbers went on: 「delete 5」 is no 「ping 5」.
    """
    if value in seen:
        return True
    if names_command(name) or not all(map(_is_number, (value, *seen))):
        return False
    is_alike = _frame(value) in set(map(_frame, seen)) or all(map(_ID.fullmatch, (value, *seen)))
    return is_alike and (is_first or len(seen) > 1)


def _lists_others(told: Told, polls: set[Told]) -> bool:
    """Say whether a poll that says what it is for tells longer or shorter lists of what stands on its page.

    An entry that is new is made of one that was there: `edit-11` of the row `post-11` that was opened. Nobody knows
    what the lists are for where no field says what is done.
    """
    if not any(names_command(name) for name, _ in told):
        return False
    lists = {name for one in (told, *polls) for name in _names(one) if _names(one).count(name) > 1}
    seen = {name: {value for poll in polls for at, value in poll if at == name} for name, _ in told}
    return all(
        _is_entry(value, seen[name])
        if name in lists
        else _goes_on(name, value, seen[name], is_first=len(polls) == 1)
        for name, value in told
    )


def _is_entry(value: str, seen: set[str]) -> bool:
    number = _ENTRY.fullmatch(value)
    numbers = (_ENTRY.fullmatch(one) for one in seen)
    is_known = number is not None and number[1] in {one[1] for one in numbers if one}
    return value in seen or (is_known and not deed_in(value))


def shape_by_itself(request: OutgoingRequest) -> Key:
    """Return what a page's own polling has in common each time: all but its numbers.

    A long text with a digit in it is no number.
    """
    address = parsed(request.url)
    where = f"{address.origin}{address.pathname}" if address else request.url
    fields = tuple(
        (name, "" if _is_number(value) and not names_command(name) else value)
        for name, value in request.fields
    )
    return (request.method.upper(), where, fields)


def _place(request: OutgoingRequest) -> Place:
    method, where, _ = shape_by_itself(request)
    return (method, where, tuple(dict.fromkeys(_names(sent_by(request)))))


def _names(told: Told) -> tuple[str, ...]:
    return tuple(name for name, _ in told)


def _is_data(request: OutgoingRequest) -> bool:
    return is_write(request) and not is_document(request)


def _is_number(value: str) -> bool:
    return has_digits(value) and len(value) <= _LONGEST_NUMBER


def _frame(value: str) -> str:
    """Return a value with its numbers left open."""
    return _DIGITS.sub("0", value)


def bare(url: str) -> str:
    """Return an address without its fragment."""
    return url.partition("#")[0]
