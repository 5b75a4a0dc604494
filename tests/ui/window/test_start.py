"""From settings to the page and back, and tables to files."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.bootstrap import Settings
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.models.provider import Provider
from studio.domain.values.cp932 import CsvEncoding
from studio.settings.settings import EngineKind
from studio.ui.widgets.parts import EngineChoice, SettingsValues
from studio.ui.window.window_parts import as_settings, engine_of, save_tables


@pytest.mark.parametrize("engine", EngineChoice)
def test_what_was_picked_is_picked_again(engine: EngineChoice) -> None:
    values = SettingsValues(
        engine=engine,
        base_url="https://models.example.com/v1" if engine is not EngineChoice.BUILTIN else "",
        sends_pictures=True,
        limit_yen=12.0,
        limit_tokens=0,
        limit_steps=7,
        finds_by_model=True,
        weekly_check=False,
        weekly_visit=True,
        days_off_file="/会社/休日.csv",
        rests_at_year_end=False,
    )
    kept = Settings().changed(as_settings(values))
    assert engine_of(kept) is engine
    assert (kept.engine is EngineKind.BUILTIN) is (engine is EngineChoice.BUILTIN)
    assert (kept.reads_pictures, kept.limit_yen, kept.limit_tokens, kept.limit_steps) == (
        True, 12.0, 0, 7,
    )  # fmt: skip
    assert (kept.finds_by_model, kept.weekly_check, kept.weekly_visit) == (True, False, True)
    assert (kept.days_off_file, kept.rests_at_year_end) == (Path("/会社/休日.csv"), False)
    assert Settings().changed(as_settings(replace(values, days_off_file=""))).days_off_file is None


@pytest.mark.parametrize(
    ("changes", "engine"),
    [
        ({}, EngineChoice.OPENAI),
        ({"base_url": "http://localhost:11434/v1"}, EngineChoice.OLLAMA),
        ({"base_url": "https://x.example/v1"}, EngineChoice.COMPATIBLE),
        ({"api_version": "2024-10-21"}, EngineChoice.AZURE),
        ({"provider": Provider.LM_STUDIO}, EngineChoice.LM_STUDIO),
    ],
)
def test_settings_written_by_hand_may_name_no_provider(
    changes: dict[str, object], engine: EngineChoice
) -> None:
    assert engine_of(Settings().changed({"engine": "openai", **changes})) is engine


async def test_tables_are_written_and_what_is_lost_is_said(tmp_path: Path) -> None:
    table = ExtractedTable(columns=("名前",), rows=(("髙橋😀",),))
    said = await save_tables((table,), tmp_path / "a.csv", CsvEncoding.UTF8)
    assert said == "1 行を保存しました：a.csv"
    said = await save_tables((table,), tmp_path / "b.csv", CsvEncoding.CP932)
    assert (
        said
        == "1 行を保存しました：b.csv（Shift_JIS にない 1 文字は〓にしました：😀（1）。そのまま残すには UTF-8 か Excel で保存してください）"
    )
