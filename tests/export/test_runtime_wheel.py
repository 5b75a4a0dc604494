"""The wheel that plays scripts: made of the tree, of nothing else, the same each time."""

import io
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from studio.export.runtime_wheel import (
    NEEDS,
    modules,
    requirements_of,
    runtime_files,
    runtime_wheel,
)
from studio.practice.server import PracticeSite
from tests.export.conftest import write
from tests.export.flow_parts import appears, choose_step, fill_step, make_flow, path_is, press_step

RESOURCES = Path(__file__).parents[2] / "resources"
LAZY = {"jpholiday", "openpyxl"}
"""Only who counts working days or writes Excel files needs them."""
FOREIGN = {
    *("PySide6", "qasync", "openai", "httpx", "sqlmodel", "sqlalchemy", "sqlcipher3", "keyring"),
    *("cryptography", "jinja2", "typer", "rich", "platformdirs", "pydantic_settings"),
}


def test_it_is_the_same_each_time() -> None:
    first = runtime_wheel()
    runtime_wheel.cache_clear()
    assert runtime_wheel() == first


def test_it_needs_what_it_says_and_nothing_else() -> None:
    _, outside = modules()
    foreign = {name.replace("_", "-") for name in outside - sys.stdlib_module_names}
    assert foreign - LAZY == {*NEEDS}
    assert all(line.startswith(name) for name, line in zip(NEEDS, requirements_of(), strict=True))
    assert all(">=" in line for line in requirements_of(counts_days=True))


def test_it_is_small_and_holds_no_window_no_model_no_library() -> None:
    ours, _ = modules()
    rooms = {module.split(".")[1] for module in ours if "." in module}
    assert rooms == {"browser", "domain", "engine", "export", "runtime", "words", "workdays"}
    assert not {module for module in ours if module.startswith("studio.browser.recording")}
    assert not {"studio.domain.records.check", "studio.engine.checking"} & ours
    assert len(runtime_wheel().data) < 850_000


def test_it_holds_every_script_of_pages_but_those_of_a_recording() -> None:
    browser = RESOURCES.parent / "studio" / "browser"
    held = {path for path in runtime_files() if path.endswith(".js")}
    there = {path.relative_to(RESOURCES.parent).as_posix() for path in browser.rglob("*.js")}
    assert held == {path for path in there if "/recording/" not in path}


def test_it_runs_without_the_tree_it_was_made_of(tmp_path: Path) -> None:
    wheel = runtime_wheel()
    with zipfile.ZipFile(io.BytesIO(wheel.data)) as archive:
        archive.extractall(tmp_path)
        record = next(name for name in archive.namelist() if name.endswith("RECORD"))
        listed = {line.split(",")[0] for line in archive.read(record).decode().split()}
        assert listed == {*archive.namelist()}
    loaded = (
        "import json, sys; sys.path.insert(0, sys.argv[1]); import studio.runtime;"
        "print(studio.__file__); print(json.dumps([*sys.modules]))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", loaded, str(tmp_path)],
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    place, names = done.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path)
    assert not {name for name in FOREIGN if f'"{name}"' in names}


@pytest.mark.skipif(not os.environ.get("TEJUN_TEST_WHOLE"), reason="installs from the index")
@pytest.mark.browser
async def test_a_fresh_environment_runs_the_folder(tmp_path: Path) -> None:
    site = PracticeSite(RESOURCES)
    await site.start()
    steps = (
        fill_step("プログラミング", "商品検索"),
        press_step("商品検索", "Enter", path_is("/shop/search")),
        choose_step(appears("をカートに入れました")),
    )
    script = write(make_flow(*steps, url=f"{site.url}shop/", 上限="3000"), tmp_path / "script")
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    pip = [python, "-m", "pip", "install", "-q", "-r", "requirements.txt"]
    subprocess.run(pip, cwd=script.parent, timeout=500, check=True)
    done = subprocess.run(
        [python, script.name, "--yes"],
        cwd=script.parent,
        capture_output=True,
        text=True,
        timeout=100,
    )
    await site.stop()
    assert done.returncode == 0, done.stderr
    assert len(site.record().cart) == 1
