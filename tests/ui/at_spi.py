"""What a screen reader is told of a window: AT-SPI on a session bus of its own, read from outside.

Nothing here knows Qt. The bus, its launcher and its registry are the distribution's (`at-spi2-core`).
"""

import os
import shutil
import subprocess
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import cast

import jeepney
from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from installer.machine import AT_SPI_LAUNCHERS

PATIENCE_S = 60.0
ROWS = 12
"""Of a list so many rows are read, of a table so many cells."""
_LONG = frozenset({"list", "table", "tree"})
_NOWHERE = "/org/a11y/atspi/null"
_SPI = "org.a11y.atspi."
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = f"{_SPI}Registry"


class State(IntEnum):
    """AT-SPI's numbers of the states that are asked about."""

    ACTIVE = 1
    CHECKED = 4
    COLLAPSED = 5
    ENABLED = 8
    EXPANDABLE = 9
    EXPANDED = 10
    FOCUSABLE = 11
    FOCUSED = 12
    MODAL = 16
    PRESSED = 20
    SELECTED = 23
    SHOWING = 25
    CHECKABLE = 41


@dataclass(frozen=True, slots=True)
class Place:
    """Where an object is: a connection and a path."""

    owner: str
    path: str


@dataclass(frozen=True, slots=True)
class Node:
    """One object as it is read aloud.

    Attributes:
        name: "" where there is none.
        role: AT-SPI's English name of it: `push button`.
        states: Those that hold now.
        parents: Names and roles from the window down to it.
    """

    place: Place
    name: str
    role: str
    states: frozenset[State]
    parents: tuple[str, ...]

    def __str__(self) -> str:
        return f"{' › '.join(self.parents)} › {self.role} “{self.name}”"

    @property
    def takes_focus(self) -> bool:
        """It is shown, can be used and can have the keyboard."""
        return {State.FOCUSABLE, State.SHOWING, State.ENABLED} <= self.states


@dataclass(frozen=True, slots=True)
class Heard:
    """One event.

    Attributes:
        kind: AT-SPI's name, with its detail and value where it has one: `StateChanged focused 1`.
        said: What came with it.
        place: The object it came from.
    """

    kind: str
    said: object
    place: Place


@dataclass(slots=True)
class Reader:
    """A screen reader without a voice.

    Attributes:
        heard: Every event so far, oldest first.
    """

    bus: DBusConnection
    heard: list[Heard] = field(default_factory=list[Heard])
    _marked: int = 0

    def listen(self) -> None:
        """Ask for every event from now on."""
        self._call(jeepney.message_bus.AddMatch(jeepney.MatchRule(type="signal")))
        registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
        for kind in ("object:", "window:", "focus:"):
            self._call(new_method_call(registry, "RegisterEvent", "s", (kind,)))

    def windows(self) -> tuple[Node, ...]:
        """Return the programs' windows that are shown."""
        found = [Node(Place(_REGISTRY, _ROOT), "", "", frozenset(), ())]
        for _ in ("programs", "windows"):
            inside = [place for places in self._children(found) for place in places]
            found = list(self._read([(place, ()) for place in inside]))
        return tuple(found)

    def front(self, *, is_active: bool = False) -> Node:
        """Return the window that one works in, once there is one: a modal one, or the active one.

        Args:
            is_active: Wait until it has the keyboard.

        Raises:
            TimeoutError: There is none.
        """
        kinds = (State.ACTIVE,) if is_active else (State.MODAL, State.ACTIVE, State.SHOWING)
        while True:
            self._marked = len(self.heard)
            shown = [one for one in self.windows() if State.SHOWING in one.states]
            for wanted in kinds:
                for window in shown:
                    if wanted in window.states:
                        return window
            self.hear()

    def tree(self) -> tuple[Node, ...]:
        """Return everything that is shown in the window in front, parents before their children."""
        level = [self.front()]
        found = list(level)
        while level:
            inside = self._children(level)
            wanted = [
                (place, (*node.parents, f"{node.role} {node.name}".strip()))
                for node, places in zip(level, inside, strict=True)
                for place in places
            ]
            level = [node for node in self._read(wanted) if State.SHOWING in node.states]
            found += level
        return tuple(found)

    def press(self, node: Node) -> None:
        """Do what the object does first: press, check, open."""
        self.mark()
        self._call(_method(node.place, "Action", "DoAction", "i", (0,)))

    def take_focus(self, node: Node) -> None:
        """Give the keyboard to an object."""
        self.mark()
        self._call(_method(node.place, "Component", "GrabFocus"))

    def mark(self) -> None:
        """Take in what was sent so far: `hear` waits for what comes after it."""
        self.windows()
        self._marked = len(self.heard)

    def hear(self, *wanted: str, patience_s: float = PATIENCE_S) -> Heard:
        """Wait for the first event of one of these kinds, or of any, since the mark, which moves there.

        Raises:
            TimeoutError: None came.
        """
        deadline = time.monotonic() + patience_s
        while True:
            for event in self.heard[self._marked :]:
                self._marked += 1
                if not wanted or event.kind in wanted:
                    return event
            self._take(self.bus.receive(timeout=deadline - time.monotonic()))

    def at(self, place: Place) -> Node:
        """Read the object of an event, or the one that is somewhere."""
        return next(iter(self._read([(place, ())])))

    def around(self, place: Place) -> Place:
        """Return what an object stands in."""
        told = self._call(_property(place, "Parent"))[0]
        assert told is not None
        return Place(*cast("tuple[str, tuple[str, str]]", told[0])[1])

    def description(self, node: Node) -> str:
        """Return what is said beside the name of an object."""
        told = self._call(_property(node.place, "Description"))[0]
        return _text(told) if told else ""

    def relations(self, node: Node) -> int:
        """Return how many relations an object has: to its label, to what it labels."""
        told = self._call(_method(node.place, "Accessible", "GetRelationSet"))[0]
        return len(cast("Sequence[object]", told[0])) if told else 0

    def _read(self, wanted: Sequence[tuple[Place, tuple[str, ...]]]) -> Iterator[Node]:
        asked = [message for place, _ in wanted for message in _questions(place)]
        replies = iter(self._call(*asked))
        for place, parents in wanted:
            name, role, states = (next(replies) for _ in range(3))
            if not name or not role or not states:
                continue  # it went away in between
            words = cast("Sequence[int]", states[0])
            held = frozenset(one for one in State if words[one // 32] >> (one % 32) & 1)
            yield Node(place, _text(name), str(role[0]), held, parents)

    def _children(self, nodes: Sequence[Node]) -> list[list[Place]]:
        """Return what stands in each; of long lists and tables the first rows."""
        asked = [[_method(node.place, "Accessible", "GetChildren")] for node in nodes]
        for at, node in enumerate(nodes):
            if node.role in _LONG:
                asked[at] = [_child(node.place, row) for row in range(ROWS)]
        replies = iter(self._call(*(one for of in asked for one in of)))
        told = [[next(replies) for _ in of] for of in asked]
        return [[Place(*one) for one in _places(of)] for of in told]

    def _call(self, *messages: Message) -> list[tuple[object, ...] | None]:
        """Send all, then wait for all answers; None for a refusal."""
        serials = []
        for message in messages:
            serials.append(next(self.bus.outgoing_serial))
            self.bus.send(message, serial=serials[-1])
        replies: dict[int, tuple[object, ...] | None] = {}
        while len(replies) < len(serials):
            answer = self.bus.receive(timeout=PATIENCE_S)
            self._take(answer)
            to = answer.header.fields.get(HeaderFields.reply_serial)
            if isinstance(to, int):
                is_error = answer.header.message_type is MessageType.error
                replies[to] = None if is_error else answer.body
        return [replies[serial] for serial in serials]

    def _take(self, message: Message) -> None:
        fields = message.header.fields
        interface = str(fields.get(HeaderFields.interface, ""))
        if not interface.startswith(f"{_SPI}Event."):
            return
        place = Place(str(fields[HeaderFields.sender]), str(fields[HeaderFields.path]))
        detail, value, _, said, *_ = message.body
        told = f" {detail} {value}" if detail else ""
        self.heard.append(Heard(f"{fields[HeaderFields.member]}{told}", said[1], place))


def _questions(place: Place) -> tuple[Message, ...]:
    return (
        _property(place, "Name"),
        _method(place, "Accessible", "GetRoleName"),
        _method(place, "Accessible", "GetState"),
    )


def _text(told: tuple[object, ...]) -> str:
    return cast("tuple[tuple[str, str]]", told)[0][1]


def _places(told: Sequence[tuple[object, ...] | None]) -> Iterator[tuple[str, str]]:
    """Yield the places in answers: a list of them, or one."""
    for (held,) in filter(None, told):
        if isinstance(held, list):
            yield from cast("list[tuple[str, str]]", held)
        elif cast("tuple[str, str]", held)[1] != _NOWHERE:
            yield cast("tuple[str, str]", held)


def _child(place: Place, at: int) -> Message:
    return _method(place, "Accessible", "GetChildAtIndex", "i", (at,))


def _property(place: Place, name: str) -> Message:
    address = DBusAddress(place.path, place.owner, "org.freedesktop.DBus.Properties")
    return new_method_call(address, "Get", "ss", (f"{_SPI}Accessible", name))


def _method(
    place: Place, interface: str, name: str, signature: str = "", body: tuple[object, ...] = ()
) -> Message:
    address = DBusAddress(place.path, place.owner, _SPI + interface)
    return new_method_call(address, name, signature or None, body)


def missing() -> Iterator[str]:
    """Yield what this machine does not have of the bus."""
    if shutil.which("dbus-daemon") is None:
        yield "dbus-daemon"
    if not any(launcher.exists() for launcher in AT_SPI_LAUNCHERS):
        yield "at-spi2-core"


@contextmanager
def bus_in(folder: Path, display: str) -> Generator[tuple[Reader, dict[str, str]]]:
    """Start a session bus with accessibility; yields its reader and the environment of programs."""
    run = folder / "run"
    run.mkdir(parents=True, mode=0o700)
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(run),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    with subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    ) as daemon:
        try:
            assert daemon.stdout
            session = daemon.stdout.readline().strip()
            with open_dbus_connection(session) as asking:
                launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
                answer = asking.send_and_get_reply(
                    new_method_call(launcher, "GetAddress"), timeout=PATIENCE_S
                )
            with open_dbus_connection(str(answer.body[0])) as bus:
                reader = Reader(bus)
                reader.listen()
                yield reader, environment | {"DBUS_SESSION_BUS_ADDRESS": session}
        finally:
            daemon.terminate()  # launcher, bus and registry end with it
