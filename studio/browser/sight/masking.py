"""What must not leave this package: secret values, wherever a page shows them, and secret fields."""

import json
import re
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from typing import Final, TypeVar, cast
from urllib.parse import quote, quote_plus

from studio.browser.sight.pieces import Handed, across, echoes_in, letters_of
from studio.domain.errors import StudioError
from studio.domain.frozen import Frozen
from studio.domain.page.observation import EDITABLE_ROLES, MASK, AriaNode

M = TypeVar("M", bound=Frozen)

_ECHO_MIN: Final = 4
"""Shorter values that a page's own fields hold are ordinary words outside of these fields."""
_KEPT_MIN: Final = 2
"""Registered values are masked from this length on: one character would blacken every page."""
_DIGITS_MIN: Final = 8
"""So many digits are a card or account number, which pages like to show in groups of four."""
_PLACE: Final = re.compile(r"[A-Za-z][-+.A-Za-z0-9]*://[^/?#]*")
"""Of an address, what stays what it is: a place that is covered is no place any more."""


@dataclass(frozen=True)
class PageSecrets:
    """Secret values and the fields that hold some.

    Attributes:
        values: What secret fields of the page hold, white space squeezed.
        refs: Fields that are secret.
        kept: Values that were registered; masked wherever they stand.
        handed: Those that our hands put in: masked also in pieces, however a page writes them.
    """

    values: frozenset[str] = frozenset()
    refs: frozenset[str] = frozenset()
    kept: frozenset[str] = frozenset()
    handed: tuple[Handed, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.values or self.refs or self.kept)

    def __or__(self, other: "PageSecrets") -> "PageSecrets":
        return PageSecrets(
            self.values | other.values,
            self.refs | other.refs,
            self.kept | other.kept,
            tuple({one.letters: one for one in (*self.handed, *other.handed)}.values()),
        )

    @cached_property
    def told(self) -> tuple[str, ...]:
        """The values that are masked in any text, longest first."""
        long_enough = {value for value in self.values if len(value) >= _ECHO_MIN}
        long_enough |= {value for value in self.kept if len(value) >= _KEPT_MIN}
        return tuple(sorted(long_enough, key=len, reverse=True))

    @property
    def pieces(self) -> tuple[str, ...]:
        """What a picture must not show of the values that our hands put in: halves, folded."""
        return tuple(
            one.letters[at : at + one.half]
            for one in self.handed
            if one.grams
            for at in range(len(one.letters) - one.half + 1)
        )

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        written = {form for value in self.told for form in _written(value)}
        if not written:
            return None
        return re.compile("|".join(sorted(written, key=len, reverse=True)))

    def masked(self, text: str) -> str:
        """Mask every value inside other text, also as an address, a script or a receipt writes it.

        A text that says half of a value in a spelling of its own is masked whole; of shorter pieces,
        the pieces.
        """
        if self._pattern is None or not text:
            return text
        text = self._pattern.sub(MASK, text)
        for handed in self.handed:
            echoes = echoes_in(text, handed)
            if any(echo.letters >= handed.half for echo in echoes):
                return MASK
            for echo in reversed(echoes):
                text = text[: echo.start] + MASK + text[echo.end :]
        return text

    def address(self, url: str) -> str:
        """Mask an address; scheme, host and port stay what they are."""
        place = _PLACE.match(url)
        if not place:
            return self.masked(url)
        covered = self._pattern.sub(MASK, place[0]) if self._pattern else place[0]
        return covered + self.masked(url[place.end() :])

    def told_by(self, text: str) -> bool:
        """Say whether a text tells one of the values that our hands put in, or a piece of one."""
        return bool(text) and any(echoes_in(text, handed) for handed in self.handed)

    def carried_by(self, text: str) -> bool:
        """Say whether a text tells half or more of a value that our hands put in."""
        echoes = ((echo, one) for one in self.handed for echo in echoes_in(text, one))
        return any(echo.letters >= one.half for echo, one in echoes)

    def meeting(self, texts: Collection[str]) -> "PageSecrets":
        """Return what these texts may hold: mostly none of the values that our hands put in."""
        if not self.handed:
            return self
        plain = letters_of("".join(texts))
        met = tuple(one for one in self.handed if any(gram in plain for gram in one.grams))
        return self if met == self.handed else replace(self, handed=met)

    def concerns(self, node: AriaNode) -> bool:
        """Say whether anything of a node must be masked; most nodes need nothing."""
        if self.is_field(node):
            return True
        if self._pattern is None:
            return False
        words = _words_of(node)
        return any(self._pattern.search(text) for text in words if text) or self.is_told(node)

    def is_told(self, node: AriaNode) -> bool:
        """Say whether one of a node's texts tells a value that our hands put in, or a piece of one."""
        words = _words_of(node)
        plain = letters_of("".join(words)) if self.handed else ""
        is_met = any(gram in plain for one in self.handed for gram in one.grams)
        return is_met and any(map(self.told_by, words))

    def is_field(self, node: AriaNode) -> bool:
        """Say whether a node is one of the secret fields, by its ref or by what it holds."""
        if node.ref in self.refs:
            return True
        return node.role in EDITABLE_ROLES and bool(node.text) and node.text in self.values


def secrets_of(
    fields: Collection[tuple[str, str]],
    kept: Collection[str] = frozenset(),
    handed: Collection[Handed] = (),
) -> PageSecrets:
    """Return the secrets of a page.

    Args:
        fields: Ref ("" without one) and value of each secret field.
        kept: The registered values.
        handed: Those of them that our hands put in.
    """
    values = frozenset(" ".join(value.split()) for _, value in fields) - {""}
    squeezed = frozenset(" ".join(value.split()) for value in kept) - {""}
    return PageSecrets(values, frozenset(ref for ref, _ in fields if ref), squeezed, tuple(handed))


def _written(value: str) -> set[str]:
    """Return patterns for the ways in which pages write a value."""
    plain = {value, json.dumps(value)[1:-1], json.dumps(value, ensure_ascii=False)[1:-1]}
    plain |= {escape(value), escape(value, quote=False)}
    patterns = {re.escape(form).replace("\\ ", r"\s+") for form in plain}
    encoded = {quote(value), quote(value, safe=""), quote_plus(value)}
    patterns |= {_any_case(form) for form in encoded - plain}
    digits = re.sub(r"[ -]", "", value)
    if len(digits) >= _DIGITS_MIN and digits.isdigit():
        patterns.add(r"[ -]?".join(digits))
    return patterns


def _any_case(encoded: str) -> str:
    """Return a pattern for percent-encoded text: %2f is %2F."""
    return re.sub(
        r"%[0-9A-F]{2}", lambda match: f"(?i:{match[0]})", re.escape(encoded).replace(r"\%", "%")
    )


def mask_model(model: M, secrets: PageSecrets) -> M:
    """Return a value of the domain with secrets masked in every text it holds."""
    if not secrets.told:
        return model
    changed = {
        name: new
        for name in type(model).model_fields
        if (new := _masked_part(old := getattr(model, name), secrets)) is not old
    }
    return model.model_copy(update=changed) if changed else model


def _masked_part(part: object, secrets: PageSecrets) -> object:
    if isinstance(part, str):
        masked = secrets.masked(part)
        return part if masked == part else masked
    if isinstance(part, Frozen):
        return mask_model(part, secrets)
    if isinstance(part, tuple):
        old = cast("tuple[object, ...]", part)
        new = tuple(_masked_part(one, secrets) for one in old)
        return new if any(a is not b for a, b in zip(new, old, strict=True)) else old
    if isinstance(part, Mapping):
        return {
            name: _masked_part(one, secrets)
            for name, one in cast("Mapping[str, object]", part).items()
        }
    return part


@contextmanager
def discreet(secrets: Callable[[], PageSecrets]) -> Generator[None]:
    """Mask what faults tell, and cut off the driver's own words where they hold a secret."""
    try:
        yield
    except StudioError as exc:
        known = secrets()
        exc.message, exc.detail = known.masked(exc.message), known.masked(exc.detail)
        exc.args = (exc.code, exc.message, exc.remedy, exc.detail)
        if any(known.masked(words) != words for words in _reasons(exc)):
            exc.__cause__ = exc.__context__ = None
        raise


def _reasons(exc: BaseException) -> list[str]:
    """Return what stands in the chain of a fault."""
    reasons: list[str] = []
    seen: set[int] = set()
    waiting = [exc.__cause__, exc.__context__]
    while waiting:
        reason = waiting.pop()
        if reason is not None and id(reason) not in seen:
            seen.add(id(reason))
            reasons.append(f"{reason!r} {reason}")
            waiting += [reason.__cause__, reason.__context__]
    return reasons


def mask_tree(root: AriaNode, secrets: PageSecrets) -> AriaNode:
    """Return the tree with secret values masked; the same object when nothing in it is secret.

    From the last node to the first, so that each node's children are ready: pages nest as deep as
    they like.
    """
    if not secrets:
        return root
    secrets, nodes = met_in(root, secrets), tuple(root.walk())
    scattered = _scattered(nodes, secrets)
    ready: dict[int, AriaNode] = {}
    for node in reversed(nodes):
        new = _masked_node(node, secrets) if secrets.concerns(node) else node
        if id(node) in scattered:
            new = replace(new, name=new.name and MASK, text=new.text and MASK)
        if any(id(child) in ready for child in node.children):
            children = tuple(ready.pop(id(child), child) for child in node.children)
            new = replace(new, children=children)
        if new is not node:
            ready[id(node)] = new
    return ready.get(id(root), root)


def met_in(root: AriaNode, secrets: PageSecrets) -> PageSecrets:
    """Return the secrets that a tree may hold; what our hands put in is mostly not said again."""
    if not secrets.handed:
        return secrets
    return secrets.meeting([text for node in root.walk() for text in _words_of(node)])


def tells_secret(root: AriaNode, secrets: PageSecrets) -> bool:
    """Say whether a tree, outside of its secret fields, tells a value that our hands put in."""
    met = met_in(root, secrets)
    if not met.handed:
        return False
    nodes = tuple(root.walk())
    is_told = any(met.is_told(node) for node in nodes if not met.is_field(node))
    return is_told or bool(_scattered(nodes, met))


def scattered_in(texts: Sequence[str], secrets: PageSecrets) -> frozenset[int]:
    """Return which texts tell a value together, one after the other."""
    met = secrets.meeting(texts)
    return frozenset(number for one in met.handed for number in across(texts, one))


def _scattered(nodes: Sequence[AriaNode], secrets: PageSecrets) -> frozenset[int]:
    """Return the ids of nodes that tell a value together: a letter in each cell of a row."""
    if not secrets.handed:
        return frozenset()
    open_ones = [node for node in nodes if not secrets.is_field(node)]
    told = scattered_in([node.text or node.name for node in open_ones], secrets)
    return frozenset(id(open_ones[number]) for number in told)


def _words_of(node: AriaNode) -> tuple[str, ...]:
    return (node.name, node.text, node.url, node.placeholder, *node.states.values())


def _masked_node(node: AriaNode, secrets: PageSecrets) -> AriaNode:
    text, states = secrets.masked(node.text), node.states
    if secrets.told and states:
        states = {name: secrets.masked(value) for name, value in states.items()}
    if secrets.is_field(node):
        text, states = (MASK if node.text else ""), states | {"secret": "true"}
    return replace(
        node,
        name=secrets.masked(node.name),
        text=text,
        states=states,
        url=secrets.address(node.url),
        placeholder=secrets.masked(node.placeholder),
    )
