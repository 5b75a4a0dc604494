"""From what a page told of an element to a durable `Target`, by the same rules as `targets.describing`."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from studio.browser.sight.aria_parser import parse
from studio.browser.sight.clickables import Clickable, FrameLook, Position, supplement
from studio.browser.sight.masking import PageSecrets, mask_tree
from studio.browser.targets.probe import read_traits
from studio.browser.targets.proposing import (
    Subject,
    called,
    chosen,
    fingerprint_of,
    place_around,
    proposals_by_words,
    strong_proposals,
    weak_proposals,
    without_secrets,
)
from studio.domain.page.observation import AriaNode, Box, Observation
from studio.domain.page.target import Candidate, Family, FrameClue, Target
from studio.domain.text import fold
from studio.engine.replay.identity.surroundings import Surroundings, surroundings
from studio.engine.replay.identity.volatile import volatile_parts

Facts = Mapping[str, Any]
"""What `factsOf` returned; read here and nowhere else."""

_LARGE_CHARS: Final = 100_000
_TOKEN: Final = "recorded"  # noqa: S105 - names a document, no secret
_OURS: Final = "x1"


@dataclass(frozen=True, slots=True)
class Described:
    """An element as it was the moment it was touched.

    Attributes:
        row_key: Words that tell its row from the others; "" outside of rows.
        page: What its frame showed.
    """

    target: Target
    row_key: str
    page: Observation


def described(
    facts: Facts, secrets: PageSecrets, frames: Sequence[str], clues: Sequence[FrameClue]
) -> Described:
    """Return the target, its row and its page.

    Args:
        facts: Told by the page before the act took effect.
        secrets: Values that must not be kept.
        frames: Names of the frames to go through.
        clues: The same frames with all that may find them again.
    """
    observation, node = _seen(facts, secrets)
    around = surroundings(observation, node)
    subject = Subject(node, around, without_secrets(_traits(facts, around), node), facts["clues"])
    name = called(subject)
    target = Target(
        role=node.role,
        name=name,
        frames=tuple(frames),
        frame_clues=tuple(clues),
        candidates=tuple(_proved(subject, facts["ways"])),
        volatile=volatile_parts(name),
        fingerprint=fingerprint_of(subject),
    )
    return Described(target, around.row_keys[0] if around.row_keys else "", observation)


async def described_aside(
    facts: Facts, secrets: PageSecrets, frames: Sequence[str], clues: Sequence[FrameClue]
) -> Described:
    """Do the same, for a large page in a thread."""
    if len(str(facts["tree"])) > _LARGE_CHARS:
        return await asyncio.to_thread(described, facts, secrets, frames, clues)
    return described(facts, secrets, frames, clues)


def _seen(facts: Facts, secrets: PageSecrets) -> tuple[Observation, AriaNode]:
    """Return the page as an observation, and the element in it; one that the tree leaves out is put in."""
    root = parse(str(facts["tree"]), names_controls=True)
    ref = str(facts["ref"])
    if not ref:
        look = FrameLook(_TOKEN, "", (_clickable(facts),))
        root = supplement(root, (look,), {(_TOKEN, 1): _OURS})
        ref = _OURS
    root = mask_tree(root, secrets)
    observation = Observation(epoch=0, url=str(facts["frame"]), title="", root=root)
    return observation, observation.node(ref) or AriaNode(role="generic")


def _clickable(facts: Facts) -> Clickable:
    place = Position(None, 0)
    return Clickable(
        key=1,
        order=1,
        last=1,
        parent=facts["parent"],
        start=place,
        end=place,
        label=str(facts["name"]),
        text=str(facts["traits"]["own"]),
        hint=str(facts["clues"]["word"]),
        box=Box(0, 0, 0, 0),
    )


def _traits(facts: Facts, around: Surroundings) -> Any:  # noqa: ANN401 - `Traits`, read below
    """Return what the page confirmed of exactly the place that the tree tells."""
    told = dict(facts["traits"])
    asked = place_around(around)
    near = {fold(text) for text in told["neighbours"]}
    told["row_key"] = _confirmed(asked.row_key, told.pop("row_keys"))
    told["scope"] = _confirmed(asked.scope, told.pop("scopes"))
    told["heading"] = _confirmed(asked.heading, (told["heading"],))
    told["neighbours"] = tuple(text for text in asked.neighbours if fold(text) in near)
    return read_traits(told)


def _confirmed(wanted: str, found: Iterable[str]) -> str:
    return wanted if wanted and fold(wanted) in {fold(text) for text in found} else ""


def _proved(subject: Subject, ways: Sequence[Mapping[str, str]]) -> list[Candidate]:
    """Keep the proposals that the page itself tried; weak ones only when there is nothing else."""
    tried = {_key(way) for way in ways}
    for proposals in (strong_proposals, proposals_by_words):
        strong = [one for one in proposals(subject) if not one.is_weak]
        if kept := chosen([one for one in strong if _key_of(one) in tried]):
            return kept
    weak = [one for one in weak_proposals(subject) if _is_tried(one, tried)]
    return weak[:1]


def _is_tried(candidate: Candidate, tried: set[tuple[str, ...]]) -> bool:
    """Say whether a weak way finds it; a place among its like was counted in the tree."""
    return candidate.family is Family.NTH or _key_of(candidate) in tried


def _key(way: Mapping[str, str]) -> tuple[str, ...]:
    names = ("family", "value", "role", "scope_role", "scope_name", "scope_key")
    return tuple(str(way.get(name, "")) for name in names)


def _key_of(candidate: Candidate) -> tuple[str, ...]:
    one = candidate
    return (one.family, one.value, one.role, one.scope_role, one.scope_name, one.scope_key)
