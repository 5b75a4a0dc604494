"""A person in front of a locked library reads what happened and which way is still open."""

import re

import pytest

from studio.domain.errors import LibraryLockedError
from studio.vault import faults
from studio.vault.keychain import KeychainError, KeychainTrouble

LOCKED = KeychainError(KeychainTrouble.LOCKED, "org.freedesktop.Secret.Error.IsLocked")
ALL = (
    faults.passphrase_to_choose(LOCKED),
    faults.passphrase_needed(),
    faults.passphrase_wrong(),
    faults.recovery_needed(),
    faults.recovery_mistyped(),
    faults.recovery_wrong(),
    faults.keychain_forgot("SecretService", "SecretService"),
    faults.keychain_forgot("KWallet", "SecretService"),
    *(faults.keychain_unusable(KeychainError(trouble), "KWallet") for trouble in KeychainTrouble),
    faults.passphrase_for_new_key(),
    faults.passphrase_of_new_key(),
)


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.message[:12])
def test_each_has_a_code_japanese_sentences_and_a_remedy(fault: LibraryLockedError) -> None:
    assert re.fullmatch(r"[A-Z]+(_[A-Z]+)+", fault.code)
    for text in (fault.message, fault.remedy):
        assert re.search(r"[ぁ-ん]", text)
        assert text.endswith("。")


def test_only_the_two_that_speak_of_a_new_key_share_a_code_with_others() -> None:
    assert len({fault.code for fault in ALL}) == len(ALL) - 2


def test_a_changed_keychain_is_named_with_the_one_of_before() -> None:
    told = faults.keychain_forgot(
        "keyring.backends.kwallet.DBusKeyring", "keyring.backends.SecretService.Keyring"
    )
    assert "kwallet" in told.message
    assert "SecretService" in told.message


@pytest.mark.parametrize("trouble", KeychainTrouble)
def test_the_trouble_of_the_keychain_is_said_first(trouble: KeychainTrouble) -> None:
    error = KeychainError(trouble, "technical")
    for fault in (faults.passphrase_to_choose(error), faults.keychain_unusable(error, "KWallet")):
        assert fault.message.startswith(error.in_words())
        assert "technical" in fault.detail
        assert "technical" not in str(fault)


def test_the_log_learns_which_keychain_it_was() -> None:
    assert faults.keychain_forgot("KWallet", "KWallet").detail == "KWallet"
    assert faults.keychain_unusable(LOCKED, "KWallet").detail.split()[:2] == ["KWallet", "locked"]
    assert faults.keychain_unusable(KeychainError(KeychainTrouble.SLOW), "").detail == "slow"


def test_why_a_passphrase_is_needed_now_is_said_with_it() -> None:
    cause = faults.keychain_forgot("KWallet", "KWallet")
    told = faults.passphrase_needed(cause)
    assert cause.message in told.message
    assert told.detail == "KWallet"
    assert "回復キー" in told.remedy
