"""The studio's own data is found in an installation and in a checkout, and missed aloud."""

from pathlib import Path

import pytest

import studio
from studio.domain.errors import SettingsError
from studio.engine.resources import resource_file, resources_folder


def test_resources_inside_the_package_go_before_those_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "studio"
    package.mkdir()
    monkeypatch.setattr(studio, "__file__", str(package / "__init__.py"))
    with pytest.raises(SettingsError) as told:
        resources_folder()
    assert told.value.code == "RESOURCES_MISSING"
    (tmp_path / "resources").mkdir()
    assert resources_folder() == tmp_path / "resources"
    (package / "resources").mkdir()
    assert resources_folder() == package / "resources"


def test_a_file_is_found_by_its_path_inside() -> None:
    assert resource_file("prices.json") == resources_folder() / "prices.json"


@pytest.mark.parametrize("relative", ["prompts/none.md", "prompts"])
def test_a_file_that_is_gone_is_said_with_its_name(relative: str) -> None:
    with pytest.raises(SettingsError) as told:
        resource_file(relative)
    assert told.value.code == "RESOURCE_MISSING"
    assert relative in told.value.message
    assert "インストール" in told.value.remedy
