"""The main job on the command line: every word a process of its own, the site's record the judge."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from studio.domain.events.events import ActionPerformed, ChecklistProposed, RunStatus
from studio.domain.records.doctor import DoctorLine, Health
from tests.e2e.conftest import NAME, SENTENCE, Kept
from tests.e2e.site import ADDRESS, Site, first_book
from tests.e2e.tejun import Tejun, end, own_environment

RIGHT = first_book("プログラミング", rating=4, price=3000).title


def test_plan_shows_the_list_and_runs_nothing(tejun: Tejun) -> None:
    said = tejun("plan", SENTENCE, "--json")
    (proposed,) = said.events
    assert said.code == 0
    assert isinstance(proposed, ChecklistProposed)
    assert [item.text for item in proposed.checklist.items] == [
        "「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    ]
    assert ADDRESS.match(proposed.checklist.start_url)


def test_do_puts_the_right_book_into_the_cart_and_keeps_the_flow(kept: Kept) -> None:
    assert kept.cart == [RIGHT]
    assert kept.said.finished.status is RunStatus.DONE
    assert kept.said.saved.name == NAME
    assert kept.said.saved.steps == 5


def test_do_finds_the_practice_shop_by_its_name(tejun: Tejun) -> None:
    """The shop is served by the call itself and ends with it: its own words are the evidence.

    There is no display either: the browser is not shown, and that is said.
    """
    said = tejun("do", SENTENCE, "--yes", "--json", DISPLAY="", WAYLAND_DISPLAY="")
    assert "画面がない" in said.err
    assert (said.code, said.finished.status) == (0, RunStatus.DONE), said.text
    last = [event for event in said.events if isinstance(event, ActionPerformed)][-1]
    assert f"『{RIGHT}』をカートに入れました" in last.outcome.model_dump_json()


def test_the_library_lists_and_shows_it_and_is_unreadable_on_disk(kept: Kept) -> None:
    (summary,) = kept.tejun("flows", "list", "--json").objects
    assert (summary["name"], summary["steps"]) == (NAME, 5)
    shown = kept.tejun("flows", "show", NAME)
    assert shown.code == 0
    assert "変数：検索語 = プログラミング" in shown.out
    for file in kept.tejun.home.glob("library*"):
        data = file.read_bytes()
        assert not any(word.encode() in data for word in (NAME, "プログラミング", "SQLite format"))


def test_run_takes_the_same_book_without_a_model(kept: Kept, site: Site) -> None:
    said = kept.tejun("run", NAME, "--headless", "--json")
    assert (said.code, said.finished.status) == (0, RunStatus.DONE), said.text
    assert said.finished.model_calls == 0
    assert said.finished.usage.calls == 0
    assert site.cart == [RIGHT]
    newest = kept.tejun("flows", "history", NAME, "--json").objects[0]
    assert (newest["status"], newest["model_calls"]) == ("done", 0)


def test_run_with_another_word_takes_another_right_book(kept: Kept, site: Site) -> None:
    said = kept.tejun("run", NAME, "--set", "検索語=料理", "--set", "上限価格=1,500", "--headless")
    other = first_book("料理", rating=4, price=1500).title
    assert said.code == 0, said.text
    assert site.cart == [other]
    assert other != RIGHT


def test_the_exported_script_runs_alone(kept: Kept, site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "本's を" / '"カート" へ'
    assert kept.tejun("export", NAME, "--to", "python", "-o", str(folder)).code == 0
    (script,) = folder.glob("*.py")
    ran = subprocess.run(
        [sys.executable, "-I", str(script)],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=200,
        cwd=tmp_path,
        env=own_environment(),
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert site.cart == [RIGHT]


def test_observe_prints_one_object(tejun: Tejun, site: Site) -> None:
    said = tejun("observe", site.shop, "--json")
    (page,) = said.objects
    assert said.code == 0
    assert set(page) == {"url", "title", "text", "tokens", "bytes", "elements", "ms"}
    assert page["bytes"] == len(page["text"].encode())
    assert {"ref", "role", "name", "frame"} == set(page["elements"][0])
    assert ("searchbox", "商品検索") in {(e["role"], e["name"]) for e in page["elements"]}


def test_practice_ends_with_ctrl_c(tejun: Tejun) -> None:
    process = tejun.start("practice")
    assert process.stderr is not None
    try:
        assert ADDRESS.search(process.stderr.readline())
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=100)
    finally:
        end(process)
    assert (process.returncode, out, err) == (130, "", "")


def test_doctor_finds_this_machine_well(kept: Kept) -> None:
    said = kept.tejun("doctor", "--json")
    lines = [DoctorLine.model_validate(line) for line in said.objects]
    assert said.code == 0, said.text
    assert Health.BAD not in {line.state for line in lines}
    assert any("手順 1 件" in line.message for line in lines)
