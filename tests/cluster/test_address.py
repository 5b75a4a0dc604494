import importlib.util
import sys
from pathlib import Path

import pytest

from studio.cluster.address import ClusterAddress, connect, dask
from studio.domain.errors import SettingsError

PEM = Path("a.pem")


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("192.168.0.10", "tcp://192.168.0.10:8786"),
        ("scheduler.example:9000", "tcp://scheduler.example:9000"),
        ("tcp://[::1]:9000", "tcp://[::1]:9000"),
    ],
)
def test_an_address_is_written_in_full(given: str, url: str) -> None:
    assert ClusterAddress(given).url == url
    assert ClusterAddress(given.removeprefix("tcp://"), PEM, PEM, PEM).url == url.replace("tcp", "tls")  # fmt: skip


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (ClusterAddress("http://192.168.0.10"), "BAD_ADDRESS"),
        (ClusterAddress("host:port"), "BAD_ADDRESS"),
        (ClusterAddress(""), "BAD_ADDRESS"),
        (ClusterAddress("tls://192.168.0.10:8786"), "BAD_ADDRESS"),
        (ClusterAddress("192.168.0.10", PEM), "TLS_INCOMPLETE"),
    ],
)
def test_an_address_that_cannot_be_used_is_told(address: ClusterAddress, code: str) -> None:
    with pytest.raises(SettingsError) as bad:
        _ = address.url
    assert bad.value.code == code
    assert bad.value.remedy


async def test_no_value_goes_over_a_network_in_plain_unless_a_person_says_so() -> None:
    ClusterAddress("127.0.0.1:1").check_safe("tcp://127.0.0.1:1")
    ClusterAddress("10.0.0.1", allows_plain=True).check_safe("tcp://10.0.0.1:8786")
    ClusterAddress("10.0.0.1", PEM, PEM, PEM).check_safe("tls://10.0.0.1:8786")
    with pytest.raises(SettingsError) as plain:  # a worker elsewhere, of a scheduler that is here
        await connect("tcp://10.0.0.1:40000", ClusterAddress("127.0.0.1:1"))
    assert plain.value.code == "PLAIN_NETWORK"


@pytest.mark.skipif(bool(importlib.util.find_spec("distributed")), reason="Dask is here")
def test_who_has_no_dask_is_told_how_to_get_it() -> None:
    with pytest.raises(SettingsError) as missing:
        dask("distributed")
    assert missing.value.code == "CLUSTER_MISSING"
    assert "[cluster]" in missing.value.remedy


@pytest.mark.parametrize(("is_frozen", "way"), [(False, "pip install"), (True, "README")])
def test_the_way_to_what_is_missing_is_one_that_this_program_can_go(
    monkeypatch: pytest.MonkeyPatch, *, is_frozen: bool, way: str
) -> None:
    monkeypatch.setattr(sys, "frozen", is_frozen, raising=False)
    with pytest.raises(SettingsError) as missing:
        dask("distributed_of_nobody")
    assert way in missing.value.remedy
