"""Every fault of the vault says what happened and what to do, in Japanese."""

from datetime import UTC, datetime

import pytest

from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace, SecretRow
from studio.vault import secret_faults
from studio.vault.keychain import KeychainError, KeychainTrouble


def row(place: SecretPlace) -> SecretRow:
    return SecretRow(name="会計", place=place, updated_at=datetime.now(UTC))


@pytest.mark.parametrize(
    "fault",
    [
        secret_faults.not_found("会計", ["会計ログイン"]),
        secret_faults.not_found("会計", []),
        secret_faults.foreign_site("会計", "https://a.example", ()),
        secret_faults.foreign_site("会計", "https://a.example", ("https://b.example",)),
        secret_faults.open_way("会計"),
        secret_faults.value_broken("会計"),
        secret_faults.env_is_yours("会計", "削除", 3),
        secret_faults.env_is_yours("会計", "登録"),
        secret_faults.empty("会計"),
        secret_faults.too_long("会計", 1280, SecretPlace.KEYCHAIN),
        secret_faults.value_bad("会計"),
        *(secret_faults.value_missing(row(place)) for place in SecretPlace),
        *(secret_faults.keychain_unusable(KeychainError(trouble)) for trouble in KeychainTrouble),
    ],
)
def test_every_fault_has_a_next_step(fault: SecretError) -> None:
    assert fault.code.startswith("SECRET_")
    assert fault.message.endswith(("。", "）。"))
    assert fault.remedy.endswith(("。", "）。"))


def test_near_names_are_said() -> None:
    assert (
        "会計ログイン" in secret_faults.not_found("会計ログオン", ["会計ログイン", "給与"]).remedy
    )
