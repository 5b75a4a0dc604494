"""`tejun worker` and `--cluster`: what is said before anything leaves this machine."""

from pathlib import Path

import pytest

from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.cli.runs.test_rows_app import NAME
from tests.cli.runs.test_rows_app import table as table


@pytest.mark.parametrize("address", ["10.0.0.1", "tcp://10.0.0.1:8786"])
def test_a_network_without_tls_is_refused_on_both_sides(
    tejun: Tejun, house: FakeHouse, table: Path, address: str
) -> None:
    lent = tejun("worker", "--scheduler", address, "--headless")
    given = tejun("rows", "run", NAME, str(table), "--cluster", address, "--yes", "--headless")
    for said in (lent, given):
        assert said.code == 1, said
        assert "暗号化されません" in said.err
        assert "--tls-ca-file" in said.err
    assert house.store.jobs == {}
    assert not house.browser.acts


def test_a_trial_stays_here(tejun: Tejun, house: FakeHouse, table: Path) -> None:
    options = ("--cluster", "127.0.0.1", "--try", "--yes", "--headless")
    said = tejun("rows", "run", NAME, str(table), *options)
    assert said.code == 1, said
    assert "この PC で行います" in said.err
    assert house.store.jobs == {}
