"""A login screen that is not the run's own is left alone; signing in itself is shown in tests/scenarios."""

from studio.domain.records.credential import SecretCard, SecretPlace
from studio.engine.signing_in.signing_in import is_somebody_else


def card(user: str) -> SecretCard:
    return SecretCard(
        name=f"{user}のパスワード",
        user=user,
        origins=("https://office.example",),
        place=SecretPlace.LIBRARY,
    )


def test_a_goal_that_names_another_user_is_somebody_elses_login() -> None:
    cards = (card("yamada"),)
    assert is_somebody_else(("「kanri」でログインする",), cards)
    assert not is_somebody_else(("「yamada」でログインする",), cards)
