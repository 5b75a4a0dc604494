"""A card warns of a host that could be taken for a known one."""

import pytest

from studio.engine.guard.lookalikes import lookalike_of

KNOWN = ("https://www.rakuten.example",)


@pytest.mark.parametrize(
    "host",
    [
        "rakutan.example", "rakuten1.example", "rakute.example", "rakuten.example.evil.test",
        "login-rakuten.example", "ｒakuten.example.evil.test",
    ],
)  # fmt: skip
def test_what_looks_like_a_known_host_is_warned_of(host: str) -> None:
    ((name, words),) = lookalike_of(f"https://{host}/pay", KNOWN)
    assert name == "注意"
    assert "rakuten.example" in words


@pytest.mark.parametrize(
    "url", ["https://rakuten.example/", "https://pay.rakuten.example/", "https://bank.test/", "", "http://10.0.0.1/"]
)  # fmt: skip
def test_a_known_host_and_a_plain_other_one_are_not(url: str) -> None:
    assert lookalike_of(url, KNOWN) == ()
