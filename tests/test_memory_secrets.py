"""The twin of the vault keeps what the protocol promises."""

import pytest

from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace
from studio.engine.memory import SecretStore
from tests.memory_secrets import MemorySecrets

SITE = "https://office.example.co.jp"


@pytest.fixture
async def store() -> MemorySecrets:
    made = MemorySecrets()
    await made.put("会計", "ひみつ-7", (SITE,), SecretPlace.KEYCHAIN)
    return made


def test_it_is_one() -> None:
    store: SecretStore = MemorySecrets()
    assert store


async def test_a_value_is_for_its_own_site_only(store: MemorySecrets) -> None:
    assert await store.value_for("会計", f"{SITE}/login") == "ひみつ-7"
    assert (await store.cards())[0].last_used_at is not None
    with pytest.raises(SecretError) as caught:
        await store.value_for("会計", "https://elsewhere.example.com")
    assert caught.value.code == "SECRET_FOREIGN_SITE"


async def test_a_move_keeps_value_and_sites(store: MemorySecrets) -> None:
    moved = await store.move("会計", SecretPlace.LIBRARY)
    assert (moved.place, moved.origins) == (SecretPlace.LIBRARY, (SITE,))
    store.unusable.add(SecretPlace.KEYCHAIN)
    assert await store.values(["会計", "ない"]) == {"会計": "ひみつ-7"}
    assert (await store.found()).usual is SecretPlace.LIBRARY


@pytest.mark.parametrize(
    ("name", "value", "site", "place", "code"),
    [
        ("", "x", SITE, SecretPlace.LIBRARY, "SECRET_NAME_BAD"),
        ("新", "", SITE, SecretPlace.LIBRARY, "SECRET_EMPTY"),
        ("新", "x" * 10_001, SITE, SecretPlace.LIBRARY, "SECRET_TOO_LONG"),
        ("新", "x", "javascript:1", SecretPlace.LIBRARY, "SECRET_ORIGIN_BAD"),
        ("新", "x", SITE, SecretPlace.ENV_FILE, "SECRET_PLACE_UNUSABLE"),
    ],
)
async def test_what_cannot_be_kept_is_refused(
    store: MemorySecrets, name: str, value: str, site: str, place: SecretPlace, code: str
) -> None:
    with pytest.raises(SecretError) as caught:
        await store.put(name, value, (site,), place)
    assert caught.value.code == code
    assert len(await store.cards()) == 1


async def test_what_is_gone_is_gone(store: MemorySecrets) -> None:
    await store.remove("会計")
    assert await store.cards() == ()
    for act in (
        store.remove("会計"),
        store.bind("会計", ()),
        store.move("会計", SecretPlace.LIBRARY),
    ):
        with pytest.raises(SecretError) as caught:
            await act
        assert caught.value.code == "SECRET_NOT_FOUND"
