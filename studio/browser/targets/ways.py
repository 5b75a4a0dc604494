"""Candidates as Playwright locators.

Text of the page is only ever an argument of a locator, never a piece of selector language:
attribute values are quoted, tags and attribute names have to be plain words.
"""

import json
import re
from typing import Any, Final

from playwright.async_api import Frame, Locator, Page

from studio.browser.selector_engine import by_address, by_call, by_column
from studio.domain.page.locator_chain import LOOKING, chain_from_json
from studio.domain.page.observation import CELL_ROLES
from studio.domain.page.target import Candidate, Family
from studio.engine.replay.identity.volatile import count_pattern

_PLAIN: Final = re.compile(r"(?P<tag>[a-zA-Z][\w-]*)(?:\.[a-zA-Z][\w-]*)?")
"""A tag, or a tag with one class."""
_ATTRIBUTE: Final = re.compile(r"(?P<name>[a-zA-Z][\w-]*\^?)=(?P<value>.*)", re.DOTALL)
_WRITTEN_SO: Final = re.compile(r"[^!-~]|%")
NOTHING: Final = "not-an-element"
"""What a damaged candidate finds."""


def to_locator(root: Page | Frame, candidate: Candidate) -> Locator:  # noqa: C901, PLR0912 - one line a family
    """Return the locator of a candidate; of `nth`, all the elements it counts."""
    value = candidate.value
    match candidate.family:
        case Family.TEST_ID:
            return root.get_by_test_id(value)
        case Family.ROLE:
            return _by_role(root, candidate)
        case Family.LABEL:
            return root.get_by_label(value, exact=True)
        case Family.CALLED:
            return root.locator(by_call(candidate.tag, candidate.scope_role, value))
        case Family.PLACEHOLDER:
            return root.get_by_placeholder(value, exact=True)
        case Family.TITLE:
            return root.get_by_alt_text(value, exact=True) if candidate.tag else root.get_by_title(value, exact=True)  # fmt: skip
        case Family.SCOPED:
            return _by_role(_scope(root, candidate), candidate)
        case Family.CELL:
            return _in_cell(_scope(root, candidate).locator(by_column(value)), candidate)
        case Family.NEAR:
            return _by_role(_beside(root, candidate), candidate)
        case Family.TEXT:
            return _by_text(root, candidate)
        case Family.ATTRIBUTE:
            return root.locator(attribute_selector(value))
        case Family.ID:
            return _by_id(root, value)
        case Family.CSS:
            return root.locator(f"css={value}")
        case Family.TREE:
            return root.locator(NOTHING)
        case Family.NTH:
            return _by_role(root, candidate.model_copy(update={"value": candidate.scope_name}))
        case Family.WRITTEN:
            return _written(root, candidate.value)


def _written(root: Page | Frame, value: str) -> Locator:
    """Return what a person wrote in a script; only calls that look for something are known here."""
    at: Any = root
    try:
        for call in chain_from_json(value):
            made = getattr(at, call.method) if call.method in LOOKING else None
            at = made(*call.arguments, **dict(call.options)) if callable(made) else made
    except (AttributeError, TypeError, ValueError):
        return root.locator(NOTHING)
    return at if isinstance(at, Locator) else root.locator(NOTHING)


def place_of(candidate: Candidate) -> tuple[int, int] | None:
    """Return k and n of an `nth` candidate; None for all others.

    One whose place cannot be read is at no place: it finds nothing.
    """
    if candidate.family is not Family.NTH:
        return None
    match = re.fullmatch(r"(\d{1,6})/(\d{1,6})", candidate.value)
    return (int(match[1]), int(match[2])) if match else (1, -1)


def attribute_selector(value: str) -> str:
    """Return `[name="value"]` for `name=value`; `href^=` for the beginning of an address.

    An address that may be written in several ways is compared as what it says.
    """
    match = _ATTRIBUTE.fullmatch(value)
    if match is None:
        return NOTHING
    if match["name"] in ("href", "href^") and _WRITTEN_SO.search(match["value"]):
        return by_address(match["value"], is_beginning=match["name"] == "href^")
    return f"[{match['name']}={json.dumps(match['value'], ensure_ascii=False)}]"


def _by_role(root: Page | Frame | Locator, candidate: Candidate) -> Locator:
    """Look for role and name; for a tag where there is no role."""
    if not candidate.role:
        return root.locator(_tag(candidate))
    role: str = candidate.role
    if not candidate.value:
        return root.get_by_role(role)  # type: ignore[arg-type]
    if candidate.is_count:
        return root.get_by_role(role, name=count_pattern(candidate.value))  # type: ignore[arg-type]
    return root.get_by_role(role, name=candidate.value, exact=True)  # type: ignore[arg-type]


def _by_id(root: Page | Frame, value: str) -> Locator:
    return root.locator(f"[id={json.dumps(value, ensure_ascii=False)}]")


def _scope(root: Page | Frame, candidate: Candidate) -> Locator:
    """Find the container: by its name, by its role alone, by its id, or the row that holds its key text."""
    role = candidate.scope_role
    if not role:
        return _by_id(root, candidate.scope_name)
    if candidate.scope_key:
        key = root.get_by_text(candidate.scope_key, exact=True)
        return root.get_by_role(role).filter(has=key)  # type: ignore[arg-type]
    if not candidate.scope_name:
        return root.get_by_role(role)  # type: ignore[arg-type]
    return root.get_by_role(role, name=candidate.scope_name, exact=True)  # type: ignore[arg-type]


def _in_cell(cell: Locator, candidate: Candidate) -> Locator:
    """Find the cell itself, or what of this kind stands in it."""
    if candidate.role in CELL_ROLES:
        return cell
    return _by_role(cell, candidate.model_copy(update={"value": ""}))


def _beside(root: Page | Frame, candidate: Candidate) -> Locator:
    """Find the smallest box that holds the text beside and such an element; of a term, its definition."""
    key = root.get_by_text(candidate.scope_key, exact=True)
    if candidate.scope_role == "term":
        return key.locator("xpath=ancestor-or-self::dt[1]/following-sibling::dd[1]")
    return key.locator(
        f"xpath=ancestor::*[.//*[local-name()='{_tag(candidate).partition('.')[0]}']][1]"
    )


def _by_text(root: Page | Frame, candidate: Candidate) -> Locator:
    if not candidate.tag:
        return root.get_by_text(candidate.value, exact=True)
    words = r"\s+".join(re.escape(word) for word in candidate.value.split())
    return root.locator(_tag(candidate)).filter(has_text=re.compile(rf"^\s*{words}\s*$"))


def _tag(candidate: Candidate) -> str:
    return candidate.tag if _PLAIN.fullmatch(candidate.tag) else NOTHING
