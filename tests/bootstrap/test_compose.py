"""Joining everything: what one start gets, and what the next start finds again."""

import asyncio
from pathlib import Path

import pytest

from studio import bootstrap
from studio.bootstrap import Options, compose
from studio.domain.errors import SettingsError
from studio.domain.runs.decision import ModelTier
from studio.engine.runs.run import SiteRules
from studio.llm.builtin import BuiltinModel
from studio.llm.client import OpenAIModel
from studio.settings.settings import Settings
from studio.ui.window.window_parts import StartParts
from studio.vault.keychain import OsKeychain


async def test_planning_needs_no_library_no_browser_and_no_key(tmp_path: Path) -> None:
    async with bootstrap.open_studio(Options(home=tmp_path / "home")) as studio:
        checklist = await studio.workbench.plan("練習書店で「経理」を検索して")
        assert checklist.start_url.startswith(studio.practice.url)
        assert not studio.library.is_open
        assert not studio.workbench.is_browser_open


async def test_the_practice_site_alone_stands_where_the_flows_of_its_home_know_it(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    async with bootstrap.open_studio(Options(home=home)) as studio:
        address = studio.practice.url
    alone = await compose.serve_practice(port=None, home=home)
    try:
        assert alone.url == address
    finally:
        await alone.stop()


async def test_the_practice_site_comes_back_at_the_same_address(tmp_path: Path) -> None:
    options = Options(home=tmp_path / "home")
    async with bootstrap.open_studio(options) as first:
        address = first.practice.url
        async with bootstrap.open_studio(options) as beside:
            assert beside.practice.url == address
    async with bootstrap.open_studio(options) as second:
        assert second.practice.url == address


async def test_the_engine_is_the_one_that_was_set() -> None:
    assert isinstance(await bootstrap.build_model(Settings()), BuiltinModel)
    hosted = await bootstrap.build_model(
        Settings.model_validate(
            {"engine": "openai", "api_key": "sk-test", "small_model": "s", "large_model": "l"}
        )
    )
    assert isinstance(hosted, OpenAIModel)
    assert [hosted.model_name(tier) for tier in ModelTier] == ["s", "l"]
    await hosted.close()


async def test_openai_without_a_key_never_becomes_another_engine(tmp_path: Path) -> None:
    settings = Settings.model_validate({"engine": "openai", "small_model": "s"})
    with pytest.raises(SettingsError) as refused:
        await bootstrap.build_model(settings)
    assert "キー" in str(refused.value)


async def test_settings_survive_a_save(tmp_path: Path) -> None:
    options = Options(home=tmp_path / "home")
    async with bootstrap.open_studio(options) as studio:
        wanted = studio.settings.changed({"theme": "dark", "mode": "production"})
        bootstrap.keep_settings(wanted, studio.paths)
    async with bootstrap.open_studio(options) as studio:
        assert (studio.settings.theme, studio.settings.mode) == ("dark", "production")


async def test_the_builtin_engine_is_always_connected() -> None:
    assert "内蔵エンジン" in await bootstrap.test_connection(BuiltinModel())


async def test_a_lost_key_keeps_neither_library_nor_window_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passphrase = tmp_path / "passphrase"
    passphrase.write_text("とても長い合い言葉です", encoding="utf-8")
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", str(passphrase))
    monkeypatch.setenv("TEJUN_SMALL_MODEL", "s")
    options = Options(home=tmp_path / "home", engine="openai")
    async with bootstrap.open_studio(options) as studio:
        assert await studio.workbench.flows() == ()
        with pytest.raises(SettingsError) as refused:
            await studio.workbench.plan("練習書店で「経理」を検索して")
    assert "キー" in str(refused.value)


@pytest.mark.parametrize("engine", ["builtin", "openai"])
async def test_a_keychain_that_never_answers_holds_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    """Its minute was waited for twice before there was a window, also with an engine that needs no key."""
    asked: list[str] = []

    async def read(_: OsKeychain, name: str) -> str | None:
        asked.append(name)
        await asyncio.get_running_loop().create_future()
        return None

    monkeypatch.setattr(OsKeychain, "read", read)
    monkeypatch.setenv("TEJUN_SMALL_MODEL", "s")
    parts = StartParts(Options(home=tmp_path / "home", engine=engine))
    made = await asyncio.wait_for(parts.make(), 60)
    assert asked == []
    await made.workbench.close()


async def test_a_server_on_this_machine_needs_neither_key_nor_keychain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    settings = {"engine": "openai", "base_url": "http://127.0.0.1:11434/v1", "small_model": "s"}
    model = await bootstrap.build_model(Settings.model_validate(settings))
    assert model.model_name(ModelTier.SMALL) == "s"
    await model.close()


async def test_a_companys_package_names_its_own_sites(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    info = tmp_path / "company_sites-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: company-sites\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tejun.target_sites]\nours = company_sites:sites\n")
    (tmp_path / "company_sites.py").write_text(
        "def sites(ctx):\n    return [{'name': '社内勤怠', 'url': 'http://127.0.0.1:9/kintai'}]\n",
        encoding="utf-8",
    )
    async with bootstrap.open_studio(Options(home=tmp_path / "home")) as studio:
        ours = await studio.workbench.plan("社内勤怠で「経理」を検索して")
        known = await studio.workbench.plan("練習書店で「経理」を検索して")
    assert ours.start_url == "http://127.0.0.1:9/kintai"
    assert known.start_url.startswith(studio.practice.url)


def test_production_is_strict_and_what_was_set_may_give_parts() -> None:
    assert compose._site_rules(Settings()) == SiteRules()  # pyright: ignore[reportPrivateUsage]
    set_up = Settings.model_validate(
        {"mode": "production", "part_sites": "cdn.example、 10.0.0.7:8080 ,"}
    )
    rules = compose._site_rules(set_up)  # pyright: ignore[reportPrivateUsage]
    assert rules == SiteRules(
        is_strict=True,
        part_sites=(
            "https://cdn.example",
            "http://cdn.example",
            "https://10.0.0.7:8080",
            "http://10.0.0.7:8080",
        ),
    )
