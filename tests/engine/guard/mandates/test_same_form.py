"""Of the same record a form holds today what it held then; of another one it may hold something else."""

import pytest

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.contract import shape_of
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.mandates.same_form import codes_of, is_other_form
from studio.engine.ports import OutgoingRequest
from tests.engine.guard.mandates.test_persons_mandate import sent
from tests.factories import SHOP

_THEN = sent(("tel", "03-1234-5678"), ("id", "5"), ("role", "1"), ("lock_version", "3"))
_KNOWN = shape_of(_THEN).model_copy(update={"codes": codes_of(_THEN)})


def ground(*fields: tuple[str, str], put_in: tuple[str, ...] = ("03-9999-0000",)) -> Ground:
    def kind(name: str) -> ControlKind:
        return ControlKind.HIDDEN if name in ("id", "lock_version") else ControlKind.FIELD

    held = tuple(Control(name, value, kind(name), ref="e1") for name, value in fields)
    options = (Control("role", "9", ControlKind.OPTION, words="管理者", ref="e2"),)
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document"), controls=held + options)  # fmt: skip
    return Ground(page, put_in=put_in)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ([("id", "5"), ("role", "1")], False),
        ([("id", "5"), ("role", "9")], True),  # a list that stands otherwise
        ([("id", "5"), ("role", "1"), ("all", "1")], True),  # a field that is new
        ([("id", "5"), ("role", "1"), ("scope", "社外")], True),
        ([("id", "6"), ("role", "9")], False),  # another record's form
        ([("id", "5"), ("role", "1"), ("lock_version", "4")], False),  # it was changed since
        ([("id", "5"), ("role", "1"), ("authenticity_token", "aB3" * 9)], False),
    ],
)
def test_a_form_of_the_same_record(fields: list[tuple[str, str]], expected: bool) -> None:
    request = sent(("tel", "03-9999-0000"), *fields)
    assert is_other_form(_KNOWN, request, ground(*fields)) is expected


def test_what_is_chosen_today_may_bring_other_fields() -> None:
    request = sent(("id", "5"), ("role", "9"), ("limit", "3"))
    known = ground(("id", "5"), ("role", "9"), ("limit", "3"), put_in=("管理者",))
    assert not is_other_form(_KNOWN, request, known)


@pytest.mark.parametrize("codes", [None, ()])
def test_of_what_nobody_kept_nothing_is_said(codes: tuple[tuple[str, str], ...] | None) -> None:
    known = _KNOWN.model_copy(update={"codes": codes})
    assert not is_other_form(known, sent(("role", "9")), ground(("role", "9")))


def test_another_page_has_another_form() -> None:
    other: OutgoingRequest = sent(("role", "9")).model_copy(update={"page_url": f"{SHOP}new"})
    assert not is_other_form(_KNOWN, other, ground(("role", "9")))
