"""How alike an element found today is to the one recorded, and which one of a tree it must be. Pure.

L0 and L1 of the replay accept an element only when it is the single visible one of a candidate
*and* its similarity to the fingerprint is at least 0.80. L2 looks through the whole observation
with names folded, which Playwright does not do: 氏名 and 氏　名, ﾌﾘｶﾞﾅ and フリガナ.
"""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import islice
from typing import Final
from urllib.parse import urljoin, urlsplit

from studio.domain.page.observation import (
    EDITABLE_ROLES,
    OPERABLE_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.page.target import Fingerprint, Target
from studio.domain.text import fold, squeeze
from studio.engine.replay.identity.calendar_days import month_in, says_month
from studio.engine.replay.identity.surroundings import (
    Surroundings,
    frame_nodes,
    is_in_row,
    is_under,
    surroundings,
)
from studio.engine.replay.identity.volatile import differs_in_count

ACCEPTED_SIMILARITY: Final = 0.80
ACCEPTED_MARGIN: Final = 0.15
"""How far the best of a tree must be ahead of the second."""

_WEIGHTS: Final = {
    "name": 0.35, "role": 0.20, "path": 0.15, "scope": 0.15, "neighbours": 0.15, "heading": 0.10,
    "testid": 0.10, "type": 0.10, "id": 0.10, "tag": 0.10, "title": 0.15, "look": 0.35,
}  # fmt: skip
_TREE_WEIGHTS: Final = {
    "identity": 0.35, "name": 0.30, "scope": 0.20, "label": 0.10, "neighbours": 0.10, "ordinal": 0.05,
}  # fmt: skip
"""The design's, as far as a tree knows them; the address of a link is its identity."""
_BOX_MAX: Final = 40
"""Nodes in a clickable box whose words are compared."""
_HARD: Final = ("testid", "path", "id")
_ENOUGH_ON_RECORD: Final = 0.35
_ENOUGH_FOR_ANOTHER_ROLE: Final = 0.55
"""Weight that has to be on record; more where a button became a link."""
_STEM_LIKENESS: Final = 0.9
_DESTRUCTIVE: Final = re.compile(
    "削除|購入|注文|送信|振込|申請|確定|delete|purchase|submit|placeorder|buynow"
)
_OPPOSITES: Final = re.compile(
    "しない|せず|解除|取消|取り消|追加|削除|[非不未無有前次上下左右戻開閉始終入出増減全各新旧]|"
    r"\b(?:not?|un|off|on|next|prev(?:ious)?|all|none|old|new)\b"
)
"""Words that turn a name into another thing: 次の月, 前の月; 表示, 非表示."""
_ENDING: Final = re.compile(
    r"(?:する|して(?:ください|下さい)|します|を行う|へ|[…。.:：*＊※!！>＞»])+$"
)
_PRESSED: Final = frozenset({"button", "link", "menuitem", "tab", "clickable", "generic", "option"})


@dataclass(frozen=True, slots=True)
class TargetMatch:
    """The one element of an observation that a target means.

    Attributes:
        ref: Its handle in that observation.
        score: 0.80 to 1.
    """

    ref: str
    score: float


def is_destructive(name: str) -> bool:
    """Say whether a name may only be matched exactly, since it says 削除, 購入, 注文 or 送信."""
    return bool(_DESTRUCTIVE.search(squeeze(name)))


def similarity(recorded: Fingerprint, found: Fingerprint) -> float:
    """Return 0 to 1 over the traits that were on record.

    A name that differs only in digits counts as different: 「10月分」 and 「11月分」 are two things;
    a count at its end may differ where something else holds it fast. Another row is another
    element, whatever else is alike; so is a destructive button under another name or in another box,
    and what is called the same where nothing around it is as it was.
    """
    if recorded.row_key and squeeze(recorded.row_key) != squeeze(found.row_key):
        return 0.0
    if is_destructive(recorded.name or recorded.text) and not _is_exact(recorded, found):
        return 0.0
    if recorded.is_named and not _is_called(recorded, found):
        return 0.0
    if is_moved_away(recorded, found):
        return 0.0
    total = score = 0.0
    for trait, weight in _WEIGHTS.items():
        if getattr(recorded, trait):
            total += weight
            score += weight * _trait_likeness(trait, recorded, found)
    return score / total if total else 0.0


def best_match(observation: Observation, target: Target) -> TargetMatch | None:
    """Return the element that a target means by the tree alone, or None: no one, or a tie (L2).

    The names are compared folded, the row has to hold its key text, a destructive target is never
    looked for in this way, nor one that only its address tells. Elements in frames are only looked for in frames.
    """
    recorded = target.fingerprint
    wanted = recorded.name or recorded.text if recorded else ""
    if recorded is None or not wanted or recorded.is_addressed or is_destructive(wanted):
        return None
    if recorded.parts:
        return _by_parts(observation, target, recorded)
    scored = sorted(
        (
            (_tree_score(observation, node, recorded), node.ref)
            for node in _pool(observation, is_framed=bool(target.frames))
            if node.ref and may_be_role(node, recorded.role)
        ),
        reverse=True,
    )
    if not scored or scored[0][0] < ACCEPTED_SIMILARITY:
        return None
    if len(scored) > 1 and scored[0][0] - scored[1][0] < ACCEPTED_MARGIN:
        return None
    return TargetMatch(scored[0][1], min(1.0, scored[0][0]))


def _by_parts(
    observation: Observation, target: Target, recorded: Fingerprint
) -> TargetMatch | None:
    """Return the only link in the recorded place that says all of some words, whatever else it says."""
    found = [
        node.ref
        for node in _pool(observation, is_framed=bool(target.frames))
        if node.ref
        and node.role == recorded.role
        and all(_says(node.label, part) for part in recorded.parts)
        and _is_placed(surroundings(observation, node), recorded)
    ]
    return TargetMatch(found[0], ACCEPTED_SIMILARITY) if len(found) == 1 else None


def _says(name: str, part: str) -> bool:
    """Say whether a name says a part; a number or a Latin word is never a piece of a longer one."""
    wanted = fold(part).strip()
    before = r"(?<![a-z0-9])" if wanted[:1].isascii() else ""
    after = r"(?![a-z0-9])" if wanted[-1:].isascii() else ""
    return bool(wanted) and bool(re.search(f"{before}{re.escape(wanted)}{after}", fold(name)))


def _is_placed(around: Surroundings, recorded: Fingerprint) -> bool:
    """Say whether something stands in the recorded part of a page, under the recorded heading."""
    is_in = not recorded.scope or any(_same(one.name, recorded.scope) for one in around.scopes)
    return is_in and (not recorded.heading or _same(around.heading, recorded.heading))


def _is_exact(recorded: Fingerprint, found: Fingerprint) -> bool:
    return squeeze(recorded.name or recorded.text) == squeeze(found.name) and (
        not recorded.scope or squeeze(recorded.scope) == squeeze(found.scope)
    )


def _is_called(recorded: Fingerprint, found: Fingerprint) -> bool:
    """Say whether an element that is named by a value of the run says that value, and nothing else."""
    wanted = {squeeze(one) for one in (recorded.name, recorded.text, *recorded.labels) if one}
    said = (found.name, found.text, found.title, *found.labels)
    return any(squeeze(one) in wanted for one in said if one)


def is_moved_away(recorded: Fingerprint, found: Fingerprint) -> bool:
    """Say whether it stands elsewhere and nothing else holds it fast: one like it, not the one.

    Under another heading is elsewhere. Where no heading is left to compare by, the texts around tell.
    A day under another month, or under none, is another day, whatever holds it.
    """
    if says_month(recorded.heading):
        return month_in(recorded.heading) != month_in(found.heading)
    is_held = any(getattr(recorded, t) and getattr(recorded, t) == getattr(found, t) for t in _HARD)
    if recorded.row_key or is_held or (recorded.scope and _same(recorded.scope, found.scope)):
        return False
    if recorded.heading and found.heading:
        return not _same(recorded.heading, found.heading)
    if recorded.neighbours:
        return not set(recorded.neighbours) <= set(found.neighbours)
    return bool(recorded.scope)


def _trait_likeness(trait: str, recorded: Fingerprint, found: Fingerprint) -> float:
    if trait == "neighbours":
        return len(set(recorded.neighbours) & set(found.neighbours)) / len(recorded.neighbours)
    before, after = str(getattr(recorded, trait)), str(getattr(found, trait))
    if trait != "name":
        return float(squeeze(before) == squeeze(after)) if trait in ("scope", "heading") else float(before == after)  # fmt: skip
    if differs_in_count(before, after) and not _same(before, after):
        return float(_is_held_fast(recorded, found))
    return _name_likeness(before, after)


def _is_held_fast(recorded: Fingerprint, found: Fingerprint) -> bool:
    """Say whether something hard besides the name is on record and still the same."""
    hard = [t for t in _HARD if getattr(recorded, t)]
    soft = [t for t in ("row_key", "scope", "heading") if getattr(recorded, t)]
    return bool(hard or soft) and all(
        getattr(recorded, trait) == getattr(found, trait) for trait in hard or soft
    )


def _same(before: str, after: str) -> bool:
    return squeeze(before) == squeeze(after)


def _name_likeness(before: str, after: str) -> float:
    if _same(before, after):
        return 1.0
    left, right = fold(before), fold(after)
    if _digits(left) != _digits(right) or turns_of(left) != turns_of(right):
        return 0.0
    return SequenceMatcher(None, left, right).ratio() ** 2


def _digits(text: str) -> str:
    return "".join(char for char in text if char.isdigit())


def turns_of(text: str) -> frozenset[str]:
    """Return the words of a folded name that turn it into another thing: 次, 前, 解除, not."""
    return frozenset(_OPPOSITES.findall(text))


def _pool(observation: Observation, *, is_framed: bool) -> list[AriaNode]:
    outside = frame_nodes(observation.root)
    if not is_framed:
        return outside
    of_main = {id(node) for node in outside}
    return [node for node in observation.nodes if id(node) not in of_main]


def may_be_role(node: AriaNode, role: str) -> bool:
    """Say whether an element of the recorded role may have this one today: a link become a button."""
    if not role or node.role == role:
        return True
    return any({node.role, role} <= group for group in (_PRESSED, EDITABLE_ROLES, TOGGLE_ROLES))


def _tree_score(observation: Observation, node: AriaNode, recorded: Fingerprint) -> float:
    is_same_link = recorded.tag == "a" and _path_of(node, observation.url) == recorded.path
    name = _tree_name_likeness(node, recorded, is_same_link=is_same_link)
    if not name or not all(is_in_row(observation, node, key) for key in recorded.row_texts):
        return 0.0
    if not is_under(observation, node, recorded.row_key, recorded.row_column):
        return 0.0
    shares = {"name": name} | _around_shares(surroundings(observation, node), recorded)
    if recorded.path and recorded.tag == "a":
        shares["identity"] = float(is_same_link)
    total = sum(_TREE_WEIGHTS[trait] for trait in shares)
    is_same_role = node.role == recorded.role
    if total < (_ENOUGH_ON_RECORD if is_same_role else _ENOUGH_FOR_ANOTHER_ROLE):
        return 0.0
    return _weighted(shares)


def place_likeness(observation: Observation, node: AriaNode, recorded: Fingerprint) -> float:
    """Return 0 to 1: how alike the place of an element is, whatever it is called."""
    return _weighted(_around_shares(surroundings(observation, node), recorded))


def _weighted(shares: dict[str, float]) -> float:
    """Return the mean of shares by what each trait says."""
    total = sum(_TREE_WEIGHTS[trait] for trait in shares)
    return sum(_TREE_WEIGHTS[trait] * share for trait, share in shares.items()) / total


def _around_shares(around: Surroundings, recorded: Fingerprint) -> dict[str, float]:
    """Return how alike the place is, for each trait of it that is on record."""
    shares = {
        "ordinal": float((around.ordinal, around.count) == (recorded.ordinal, recorded.count))
    }
    if recorded.scope:
        shares["scope"] = float(any(_same(one.name, recorded.scope) for one in around.scopes))
    if recorded.heading:
        shares["label"] = float(_same(around.heading, recorded.heading))
    if recorded.neighbours:
        today = {squeeze(text) for text in around.neighbours}
        same = sum(squeeze(text) in today for text in recorded.neighbours)
        shares["neighbours"] = same / len(recorded.neighbours)
    return shares


def _tree_name_likeness(node: AriaNode, recorded: Fingerprint, *, is_same_link: bool) -> float:
    """Compare names folded. A name that is only similar needs the same address beside it."""
    wanted = recorded.name or recorded.text
    for name in (node.name, node.placeholder, _own_words(node)):
        if name and _same(name, wanted):
            return 1.0
    if recorded.is_named:
        return 0.0
    if not node.name or turns_of(fold(node.name)) != turns_of(fold(wanted)):
        return 0.0
    if _ENDING.sub("", squeeze(node.name)) == _ENDING.sub("", squeeze(wanted)):
        return _STEM_LIKENESS
    return _name_likeness(wanted, node.name) if is_same_link else 0.0


def _own_words(node: AriaNode) -> str:
    """Return what a node says by itself; of a box or a list item, all that stands in it."""
    if node.role in EDITABLE_ROLES:
        return ""
    if node.text or node.role in OPERABLE_ROLES or node.ref is None:
        return node.text
    inside = list(islice(node.walk(), _BOX_MAX + 1))
    if len(inside) > _BOX_MAX:
        return ""
    return " ".join(one.name or one.text for one in inside if one.role != "clickable")


def _path_of(node: AriaNode, base: str) -> str:
    if node.url.startswith("#"):
        return node.url
    try:
        return urlsplit(urljoin(base, node.url)).path if node.url else ""
    except ValueError:
        return ""
