"""`tejun vault`: values come unseen or through a pipe, and go nowhere but into their place."""

import io
import sys
from pathlib import Path

import pytest

from studio.cli.kept import vault_app
from studio.cli.main import main
from studio.cli.terminal.console import TextConsole
from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace
from studio.vault.credentials import Credentials
from studio.vault.keychain import KeychainTrouble
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.vault.keychains import BrokenKeychain
from tests.vault.places import SITE, MemoryRows, credentials_over

VALUE = "hunter2-CANARY"


@pytest.fixture
def vault(house: FakeHouse, tmp_path: Path) -> Credentials:
    vault = credentials_over(MemoryRows(), tmp_path)
    house.credentials = vault
    return vault


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{VALUE}\r\n"))


@pytest.mark.usefixtures("piped")
def test_a_value_from_a_pipe_is_kept_and_never_said(tejun: Tejun, vault: Credentials) -> None:
    del vault
    said = tejun("--json", "vault", "set", "会計", "--site", f"{SITE}/login")
    assert said.code == 0
    (card,) = said.objects
    assert (card["name"], card["place"], card["origins"]) == ("会計", "keychain", [SITE])
    assert VALUE not in said.out + said.err


@pytest.mark.usefixtures("piped")
def test_where_there_is_no_keychain_the_library_is_proposed(
    house: FakeHouse, tejun: Tejun, tmp_path: Path
) -> None:
    absent = BrokenKeychain(KeychainTrouble.ABSENT)
    house.credentials = credentials_over(MemoryRows(), tmp_path, absent)
    said = tejun("--json", "vault", "set", "会計", "--site", SITE, "--stdin")
    assert said.objects[0]["place"] == "library"
    assert "暗号化ライブラリに保管します" in said.err


@pytest.mark.usefixtures("piped")
@pytest.mark.parametrize("trouble", [KeychainTrouble.ABSENT, KeychainTrouble.LOCKED])
def test_a_keychain_that_was_asked_for_and_fails_is_a_fault(
    house: FakeHouse, tejun: Tejun, tmp_path: Path, trouble: KeychainTrouble
) -> None:
    house.credentials = credentials_over(MemoryRows(), tmp_path, BrokenKeychain(trouble))
    said = tejun("vault", "set", "会計", "--site", SITE, "--place", "keychain")
    assert said.code == 1
    assert "「暗号化ライブラリ」を選んで" in said.err
    assert VALUE not in said.out + said.err


@pytest.mark.usefixtures("vault")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("set", "会{計", "--site", SITE), "名前として使えません"),
        (("set", "会計", "--site", "http://office.example"), "暗号化されていない"),
        (("set", "会計"), "--site"),
        (("set", "会計", VALUE, "--site", SITE), ""),
        (("bind", "無い", "--site", SITE), "ありません"),
        (("move", "無い", "--to", "library"), "ありません"),
        (("move", "無い", "--to", "env"), ""),
        (("remove", "無い"), "--yes"),
        (("remove", "無い", "--yes"), "ありません"),
    ],
)
def test_what_cannot_be_done_is_said(tejun: Tejun, arguments: tuple[str, ...], words: str) -> None:
    said = tejun("vault", *arguments)
    assert said.code != 0
    assert words in said.err


@pytest.mark.usefixtures("piped")
def test_the_life_of_a_secret(tejun: Tejun, vault: Credentials) -> None:
    del vault
    assert "まだありません" in tejun("vault", "list").err
    tejun("vault", "set", "会計", "--site", SITE, "--place", "library")
    said = tejun("vault", "bind", "会計", "--site", SITE, "--site", "b.example")
    assert f"{SITE}、https://b.example" in said.out
    assert "OS のキーチェーン" in tejun("vault", "move", "会計", "--to", "keychain").out
    listed = tejun("vault", "list", "--json")
    assert [card["place"] for card in listed.objects] == ["keychain"]
    assert VALUE not in listed.out + listed.err
    assert "削除しました" in tejun("vault", "remove", "会計", "--yes").err
    assert "まだありません" in tejun("vault", "list").err


@pytest.mark.usefixtures("piped")
def test_a_user_name_is_kept_shown_and_changed(tejun: Tejun, vault: Credentials) -> None:
    del vault
    tejun("vault", "set", "会計", "--site", SITE, "--user", "1042")
    assert "ユーザー名 1042" in tejun("vault", "list").out
    assert tejun("--json", "vault", "bind", "会計", "--site", SITE).objects[0]["user"] == "1042"
    assert "ユーザー名 77" in tejun("vault", "bind", "会計", "--site", SITE, "--user", "77").out


def test_the_env_file_is_listed_with_what_to_know_of_it(
    tejun: Tejun, vault: Credentials, tmp_path: Path
) -> None:
    del vault
    (tmp_path / ".env").write_text(f"OFFICE={VALUE}\nBROKEN\n", encoding="utf-8")
    (tmp_path / ".env").chmod(0o644)
    said = tejun("vault", "list")
    assert "OFFICE（.env ファイル、サイト未設定" in said.out
    assert "chmod 600" in said.err
    assert "2 行目に「=」がない" in said.err
    assert VALUE not in said.out + said.err
    said = tejun("vault", "remove", "OFFICE", "--yes")
    assert "エディターで" in said.err


async def test_a_typed_value_is_asked_for_twice_and_kept_as_typed(
    vault: Credentials, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vault_app, "is_interactive", lambda _: True)
    answers = iter([" a b \n", " a b \n", "x", "y"])
    order = vault_app.SetOrder("会計", (SITE,), SecretPlace.LIBRARY)
    await vault_app.keep_secret(vault, TextConsole(), order, lambda: next(answers))
    assert await vault.value_for("会計", SITE) == " a b "
    with pytest.raises(SecretError) as told:
        await vault_app.keep_secret(vault, TextConsole(), order, lambda: next(answers))
    assert told.value.code == "SECRET_MISTYPED"
    assert await vault.value_for("会計", SITE) == " a b "


def test_the_terminal_shows_nothing_of_what_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getpass", lambda prompt: f"{prompt}typed")
    assert vault_app.read_unseen() == "typed"

    def ended(prompt: str) -> str:
        raise EOFError(prompt)

    monkeypatch.setattr("getpass.getpass", ended)
    assert vault_app.read_unseen() == ""


@pytest.mark.usefixtures("house")
def test_a_home_without_a_vault_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vault", "list"]) == 1
    assert "保管場所がありません" in capsys.readouterr().err
