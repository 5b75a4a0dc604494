"""The credentials of a real home: the encrypted library, a keychain, and a `.env` file."""

import json
from pathlib import Path

from studio.bootstrap.credentials import home_credentials
from studio.bootstrap.home_library import HomeLibrary
from studio.domain.records.credential import SecretPlace
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.credentials import Credentials
from tests.vault.keychains import MemoryKeychain

SITE = "https://office.example"
VALUE = "hunter2-CANARY"


def opened(home: Path, keychain: MemoryKeychain) -> tuple[HomeLibrary, Credentials]:
    (home / "passphrase").write_text("correct horse battery", encoding="utf-8")
    chosen = Settings.model_validate({"passphrase_file": home / "passphrase"})
    paths = Paths.resolve(home / "home").create()
    library = HomeLibrary(paths, chosen)
    return library, home_credentials(library, paths, chosen, keychain)


async def test_a_home_keeps_its_credentials_and_no_file_shows_a_value(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    library, vault = opened(tmp_path, keychain)
    await vault.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    await vault.put("給与", VALUE, [SITE], SecretPlace.KEYCHAIN)
    await vault.value_for("会計", SITE)
    told = json.dumps([entry.model_dump(mode="json") for entry in await library.entries()])
    assert told.count("secret_used") == 1
    assert VALUE not in told
    for file in [path for path in (tmp_path / "home").rglob("*") if path.is_file()]:
        assert VALUE.encode() not in file.read_bytes(), file
    await library.close()
    library, vault = opened(tmp_path, keychain)
    assert await vault.values(["会計", "給与"]) == {"会計": VALUE, "給与": VALUE}
    assert [card.last_used_at is not None for card in await vault.cards()] == [True, False]
    await library.close()


async def test_the_env_file_is_the_home_s_own_or_the_one_that_was_named(tmp_path: Path) -> None:
    library, vault = opened(tmp_path, MemoryKeychain())
    paths = Paths.resolve(tmp_path / "home")
    paths.env_file.write_text(f"OWN={VALUE}", encoding="utf-8")
    assert [card.name for card in await vault.cards()] == ["OWN"]
    named = tmp_path / "named.env"
    settings = Settings.model_validate({"env_file": named})
    vault = home_credentials(library, paths, settings, MemoryKeychain())
    assert "ありません" in (await vault.found()).notices[0]
    named.write_text(f"NAMED={VALUE}", encoding="utf-8")
    assert [card.name for card in await vault.cards()] == ["NAMED"]
    await library.close()
