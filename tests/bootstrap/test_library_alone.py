"""The library of a home is open without the rest of the studio."""

from pathlib import Path

import pytest

from studio import bootstrap
from studio.bootstrap.library_alone import open_care, open_library
from studio.bootstrap.options import Options, home_of
from studio.domain.errors import LibraryLockedError, SettingsError
from tests.bootstrap.homes import PASSPHRASE, filled, paths_of


@pytest.mark.usefixtures("tejun_home")
async def test_it_gives_what_was_kept_and_is_closed_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = paths_of(tmp_path)
    await filled(paths, None, "経費")
    secret = tmp_path / "合言葉"
    secret.write_text(PASSPHRASE, encoding="utf-8")
    secret.chmod(0o600)
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", str(secret))
    options = Options(home=paths.home)
    async with open_library(options) as library:
        assert [one.name for one in await library.summaries()] == ["経費"]
    async with open_care(options) as care:
        assert (await care.state()).code == ""
    assert home_of(options) == paths.home


async def test_it_stays_locked_where_nobody_is_asked(tmp_path: Path) -> None:
    paths = paths_of(tmp_path)
    await filled(paths, None, "経費")
    async with open_library(Options(home=paths.home)) as library:
        with pytest.raises((LibraryLockedError, SettingsError)):
            await library.summaries()


def test_the_composition_root_has_what_it_names_and_nothing_else() -> None:
    assert bootstrap.Options is Options
    with pytest.raises(AttributeError):
        getattr(bootstrap, "no_such_thing")  # noqa: B009 - that is what is tested
