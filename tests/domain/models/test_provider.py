"""Every provider has a profile that a settings page can show as it is."""

import pytest

from studio.domain.models.provider import PROFILES, Provider, ProviderProfile, profile_of


@pytest.mark.parametrize("provider", Provider)
def test_each_provider_has_one_profile(provider: Provider) -> None:
    assert profile_of(provider).provider is provider
    assert len(PROFILES) == len(Provider)


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.provider)
def test_a_profile_gives_an_address_or_asks_for_one(profile: ProviderProfile) -> None:
    assert bool(profile.base_url) != profile.needs_address
    assert profile.address_hint.startswith(("https://", "http://localhost"))
    assert not profile.base_url.endswith("/")
    assert profile.needs_key or profile.base_url.startswith("http://localhost")
    assert profile.note.endswith("。")
