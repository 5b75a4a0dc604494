"""Commands as data: unique, reachable, and enabled exactly when they can be given."""

import dataclasses
import itertools

import pytest

from studio.ui.widgets.actions import COMMANDS, Situation

BY_ID = {command.id: command for command in COMMANDS}


def test_ids_and_shortcuts_are_unique() -> None:
    shortcuts = [command.shortcut for command in COMMANDS if command.shortcut]
    assert len(BY_ID) == len(COMMANDS)
    assert len(set(shortcuts)) == len(shortcuts)


@pytest.mark.parametrize(
    ("situation", "enabled"),
    [
        (Situation(), {"plan", "record", "add_item", "arrange", "new_sheet"}),
        (
            Situation(has_items=True, can_undo=True),
            {"run", "step_once", "plan", "record", "add_item", "undo", "arrange", "new_sheet"},
        ),
        (
            Situation(has_items=True, is_running=True, can_undo=True),
            {"pause_or_resume", "stop", "stop_now", "arrange"},
        ),
        (Situation(is_planning=True, has_items=True, can_redo=True), set[str]()),
        (
            Situation(has_items=True, is_replay=True, can_undo=True),
            {"run", "step_once", "plan", "record", "arrange", "new_sheet"},
        ),
        (
            Situation(has_items=True, is_replay=True, is_editing=True, can_undo=True),
            {"run", "step_once", "plan", "record", "arrange", "undo", "add_item", "new_sheet"},
        ),
        (
            Situation(has_items=True, is_replay=True, is_running=True, is_paused=True),
            {"step_once", "pause_or_resume", "stop", "stop_now", "arrange"},
        ),
    ],
)
def test_what_can_be_done_when(situation: Situation, enabled: set[str]) -> None:
    found = {c.id for c in COMMANDS if c.enabled_when(situation)}
    assert {
        name for name in found if not name.startswith("go_") and name not in {"keys", "manual"}
    } == enabled


def test_a_run_can_always_be_stopped_and_never_started_twice() -> None:
    names = [field.name for field in dataclasses.fields(Situation) if field.name != "is_running"]
    for flags in itertools.product([False, True], repeat=len(names)):
        situation = Situation(is_running=True, **dict(zip(names, flags, strict=True)))
        assert BY_ID["stop_now"].enabled_when(situation)
        assert not BY_ID["run"].enabled_when(situation)
