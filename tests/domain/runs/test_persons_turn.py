"""Why it is the person's turn is said in one place."""

import pytest

from studio.domain.runs.persons_turn import InputKind


@pytest.mark.parametrize("kind", InputKind)
def test_what_the_person_does_ends_with_going_on(kind: InputKind) -> None:
    assert "続ける" in kind.question("office.example")
    assert "続ける" in kind.words.hint or kind is InputKind.QUESTION


def test_a_password_or_a_code_is_never_typed_into_the_studio() -> None:
    typed = {kind for kind in InputKind if kind.words.takes_text}
    assert typed == {InputKind.QUESTION, InputKind.STUCK}
