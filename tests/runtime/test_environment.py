"""Secrets come out of the environment, and go to the flow's own sites."""

import pytest

from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace
from studio.runtime.environment import LOGIN, EnvironmentSecrets, login_of, secret_values

SITE = "https://shop.example"
HELD = EnvironmentSecrets({"社内": "ひみつ123"}, (SITE,))


async def test_a_value_goes_to_its_sites_only() -> None:
    assert await HELD.value_for("社内", SITE) == "ひみつ123"
    assert [card.origins for card in await HELD.cards()] == [(SITE,)]
    assert await HELD.values({"社内", "別"}) == {"社内": "ひみつ123"}
    assert (await HELD.found()).usual is SecretPlace.ENV_FILE
    with pytest.raises(SecretError) as told:
        await HELD.value_for("社内", "https://evil.example")
    assert told.value.code == "SECRET_FOREIGN_SITE"
    with pytest.raises(SecretError) as told:
        await HELD.value_for("別", SITE)
    assert told.value.code == "SECRET_NOT_FOUND"


async def test_nothing_is_changed_from_a_script() -> None:
    for change in (
        HELD.put("x", "y", (), SecretPlace.ENV_FILE),
        HELD.bind("x", ()),
        HELD.move("x", SecretPlace.ENV_FILE),
        HELD.remove("x"),
    ):
        with pytest.raises(SecretError):
            await change


def test_what_is_missing_is_named_by_its_variable() -> None:
    names = {"社内": "TEJUN_SECRET_1", "秘密:PW": "TEJUN_SECRET_PW"}
    values, missing = secret_values(names, {"TEJUN_SECRET_PW": "x"})
    assert values == {"社内": "", "秘密:PW": "x"}
    assert missing == ["TEJUN_SECRET_1"]


async def test_a_login_is_a_user_and_a_password_or_none() -> None:
    whole = {"TEJUN_LOGIN_USER": "tanaka", "TEJUN_LOGIN_PASSWORD": "ひみつ123"}
    user, held = login_of(whole)
    assert (user, held) == ("tanaka", {f"秘密:{LOGIN}": "ひみつ123"})
    for name in whole:
        assert login_of({name: whole[name]}) == ("", {})
    (card,) = await EnvironmentSecrets({LOGIN: "ひみつ123"}, (SITE,), user).cards()
    assert (card.name, card.user, card.origins) == (LOGIN, "tanaka", (SITE,))
    assert not any(card.user for card in await HELD.cards())
