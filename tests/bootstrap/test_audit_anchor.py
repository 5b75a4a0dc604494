import pytest

from studio.bootstrap.audit_anchor import AnchorKeeper
from studio.domain.records.audit import AuditAnchor
from studio.vault.keychain import KeychainTrouble
from tests.vault.keychains import BrokenKeychain, MemoryKeychain

END = AuditAnchor(seq=12, mac="ab" * 32)


async def test_an_anchor_is_read_back_and_not_written_twice() -> None:
    keychain = MemoryKeychain()
    keeper = AnchorKeeper(keychain, "id")
    assert await keeper.read() is None
    await keeper.write(END)
    calls = keychain.calls
    await keeper.write(END)
    assert keychain.calls == calls
    assert await AnchorKeeper(keychain, "id").read() == END
    assert await AnchorKeeper(keychain, "other").read() is None


async def test_an_empty_audit_has_no_anchor() -> None:
    keychain = MemoryKeychain()
    await AnchorKeeper(keychain, "id").write(AuditAnchor(seq=0, mac=""))
    assert keychain.entries == {}


@pytest.mark.parametrize("kept", ["", "x", "x:y", ":", "-1:ab"])
async def test_what_is_no_anchor_is_none(kept: str) -> None:
    keychain = MemoryKeychain()
    keychain.entries["audit:id"] = kept
    assert await AnchorKeeper(keychain, "id").read() is None


async def test_a_keychain_that_fails_is_asked_once_and_stops_nothing() -> None:
    keeper = AnchorKeeper(BrokenKeychain(KeychainTrouble.LOCKED), "id")
    assert await keeper.read() is None
    await keeper.write(END)
