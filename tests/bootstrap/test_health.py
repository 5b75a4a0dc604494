"""The health check names what is wrong and what to do, and is calm when all is well."""

from pathlib import Path

import pytest

from studio.bootstrap import Options, doctor
from studio.domain.records.doctor import Health


def by_name(options: Options) -> dict[str, tuple[Health, str, str]]:
    return {line.name: (line.state, line.message, line.remedy) for line in doctor(options)}


def test_a_fresh_home_has_nothing_bad(tmp_path: Path) -> None:
    lines = by_name(Options(home=tmp_path / "home"))
    assert set(lines) == {
        "プログラム", "ブラウザー", "日本語の文字", "鍵", "ライブラリ", "AI モデル", "ディスク"
    }  # fmt: skip
    assert Health.BAD not in {state for state, _, _ in lines.values()}
    assert not (tmp_path / "home" / "library.db").exists()


def test_a_missing_browser_is_told_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEJUN_BROWSER", str(tmp_path / "なし"))
    state, message, remedy = by_name(Options(home=tmp_path / "home"))["ブラウザー"]
    assert state is Health.BAD
    assert "なし" in message
    assert "TEJUN_BROWSER" in remedy


def test_broken_settings_end_the_check_with_their_fault(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.toml").write_text("engine = ", encoding="utf-8")
    state, message, _ = by_name(Options(home=home))["設定"]
    assert state is Health.BAD
    assert "settings.toml" in message


def test_a_hosted_model_without_a_name_is_bad_and_shows_no_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEJUN_ENGINE", "openai")
    monkeypatch.setenv("TEJUN_API_KEY", "sk-secret-canary")
    lines = doctor(Options(home=tmp_path / "home"))
    model = next(line for line in lines if line.name == "AI モデル")
    assert model.state is Health.BAD
    assert "sk-secret-canary" not in "".join(line.model_dump_json() for line in lines)
