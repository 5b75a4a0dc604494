"""Which hosts are this very computer."""

import pytest

from studio.domain.loopback import is_loopback


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"])
def test_what_leads_to_this_computer(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host", ["", "example.jp", "localhost.example.jp", "127.0.0.1.example.jp", "10.0.0.1", "::2"]
)
def test_what_leads_elsewhere(host: str) -> None:
    assert not is_loopback(host)
