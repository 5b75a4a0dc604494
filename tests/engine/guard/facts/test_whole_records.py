"""A record that is written back whole: what changes beside what was asked for, and of which thing."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.facts.whole_records import changed_beside
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import make_observation

Pairs = tuple[tuple[str, str], ...]
KEPT: Pairs = (
    ("open", "false"),
    ("folders.0.label", "議事録"),
    ("folders.0.owner", "田中"),
    ("folders.0.paused", "false"),
    ("folders.1.label", "人事"),
    ("folders.1.owner", "佐藤"),
    ("folders.1.paused", "false"),
)


def beside(changed: Pairs, *, put_in: tuple[str, ...] = (), kept: Pairs = KEPT) -> tuple[str, ...]:
    fields = tuple(dict((*kept, *changed)).items())
    names = frozenset(name for name, _ in kept) - {name for name, _ in changed}
    turned = frozenset(name for name, held in kept if (name, "true") in changed and held == "false")
    request = OutgoingRequest(
        method="PUT", url="https://a.example/r", kind=RequestKind.DATA, fields=fields, kept=names, turned=turned
    )  # fmt: skip
    return changed_beside(request, Ground(put_in=put_in, given=("議事録の担当を鈴木にする",)))


@pytest.mark.parametrize(
    ("changed", "put_in", "told"),
    [
        ((("folders.0.paused", "true"),), (), ()),
        ((("folders.1.paused", "true"),), (), ("folders.1.paused",)),
        ((("open", "true"),), (), ("open",)),
        ((("folders.0.owner", "evil"),), (), ("folders.0.owner",)),
        ((("folders.0.quota", "0"),), (), ("folders.0.quota",)),
        ((("folders.1.acl.open", "true"),), (), ("folders.1.acl.open",)),
        ((("open", "true"), ("folders.0.paused", "true")), (), ("open", "folders.0.paused")),
        ((("folders.0.owner", "鈴木"),), ("鈴木",), ()),
        ((("folders.1.owner", "鈴木"),), ("鈴木",), ("folders.1.owner",)),
        (
            (("folders.0.owner", "鈴木"), ("folders.0.paused", "true")),
            ("鈴木",),
            ("folders.0.paused",),
        ),
        (
            (("folders.0.owner", "鈴木"), ("folders.1.owner", "鈴木")),
            ("鈴木",),
            ("folders.0.owner", "folders.1.owner"),
        ),
    ],
)
def test_all_that_changes_is_what_was_put_in_or_one_switch_of_the_named_thing(
    changed: Pairs, put_in: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert beside(changed, put_in=put_in) == told


ROOMS: Pairs = (
    ("rooms.k5.label", "第一会議室"),
    ("rooms.k5.paused", "false"),
    ("rooms.k6.label", "役員室"),
    ("rooms.k6.paused", "false"),
)


@pytest.mark.parametrize(
    ("kept", "changed", "told"),
    [
        (ROOMS, (("rooms.k6.paused", "true"),), ("rooms.k6.paused",)),  # none of them was named
        ((*KEPT, *ROOMS), (("rooms.k6.paused", "true"),), ("rooms.k6.paused",)),
        ((("a", "x"), ("open", "false")), (("open", "true"),), ()),
        ((*KEPT, ("folders.0.ips.ipv4.on", "false")), (("folders.0.ips.ipv4.on", "true"),), ()),
    ],
)  # fmt: skip
def test_a_switch_is_of_what_was_named_or_of_a_record_that_is_one_thing(
    kept: Pairs, changed: Pairs, told: tuple[str, ...]
) -> None:
    assert beside(changed, kept=kept) == told


def test_a_word_of_another_state_is_a_switch_where_it_is_known() -> None:
    request = OutgoingRequest(
        method="PUT", url="https://a.example/r", kind=RequestKind.DATA, fields=(("id", "5"), ("state", "paused")),
        kept=frozenset({"id"}))  # fmt: skip
    assert changed_beside(request, Ground(given=("停止する",))) == ("state",)
    page = make_observation(AriaNode(role="text", text="active / paused"))
    assert changed_beside(request, Ground(page, given=("停止する",))) == ()


def test_a_name_that_two_of_them_have_names_neither() -> None:
    alike = tuple((name, "議事録" if name.endswith("label") else held) for name, held in KEPT)
    assert beside((("folders.0.paused", "true"),), kept=alike) == ("folders.0.paused",)


def test_where_nothing_is_known_of_a_record_nothing_is_said() -> None:
    request = OutgoingRequest(
        method="PUT", url="https://a.example/r", kind=RequestKind.DATA, fields=KEPT
    )
    assert changed_beside(request, Ground()) == ()
