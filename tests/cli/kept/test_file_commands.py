"""`tejun import`, `export --to tejun` and `flows trust`: shown first, kept after a yes, trusted later."""

from collections.abc import Callable
from pathlib import Path

import pytest

from studio.cli.kept import file_commands
from studio.cli.kept.file_commands import chosen_passphrase
from studio.cli.terminal import asking
from studio.cli.terminal.console import TextConsole
from studio.domain.actions.action import Click, Navigate
from studio.domain.errors import HandedOver
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction
from studio.domain.values.variable import Variable
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse

PASSPHRASE = "さくら2026年度"
FLOW = Flow(
    id="aaaa00000001",
    name="本を買う",
    purpose="見積を出す",
    variables=(
        Variable(name="url", value="http://аррӏе.com/"),
        Variable(name="パスワード", value="CANARY-7"),
    ),
    steps=(
        FlowStep(item="開く", action=Navigate(url="{{url}}")),
        FlowStep(item="買う", action=Click(target=Target(role="button", name="購入する"))),
    ),
)


@pytest.fixture
def exported(tejun: Tejun, house: FakeHouse, tmp_path: Path) -> Path:
    """Write a flow to a file, and leave the library empty."""
    house.store.flows[FLOW.id] = FLOW
    path = tmp_path / "本.tejun"
    said = tejun("export", "本を買う", "--to", "tejun", "-o", str(path))
    assert said.code == 0, said.err
    house.store.flows.clear()
    house.store.notes.clear()
    return path


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that says what a person there types."""

    def types(*lines: str) -> None:
        left = list(lines)

        async def ask(question: str, read_line: object = None) -> bool:
            del question, read_line
            return left.pop(0) in asking.YES

        async def line(prompt: str, read_line: object = None) -> str:
            del prompt, read_line
            return left.pop(0)

        for module in (asking, file_commands):
            monkeypatch.setattr(module, "is_interactive", lambda _: True)
            monkeypatch.setattr(module, "ask_yes", ask)
        monkeypatch.setattr(file_commands, "ask_line", line)

    return types


def passphrase_file(folder: Path, text: str = PASSPHRASE) -> str:
    path = folder / "合言葉.txt"
    path.write_text(text + "\n", encoding="utf-8")
    return str(path)


def test_what_is_inside_is_shown_and_nothing_is_kept_without_a_yes(
    tejun: Tejun, house: FakeHouse, exported: Path
) -> None:
    said = tejun("import", str(exported))
    assert said.code == 3
    assert "手順「本を買う」（2 手順）" in said.out
    assert "xn--" in said.out
    assert "よく似た別の名前のサイト" in said.out
    assert "2. 「購入する」をクリック" in said.out
    assert "実行のたびに確認する操作が 1 個" in said.out
    assert "CANARY-7" not in said.out + said.err
    assert house.store.flows == {}


def test_with_yes_it_is_kept_but_not_trusted(
    tejun: Tejun, house: FakeHouse, exported: Path
) -> None:
    said = tejun("import", str(exported), "--yes")
    assert said.code == 0, said.err
    (kept,) = house.store.flows.values()
    assert kept.is_imported
    assert kept.id != FLOW.id
    assert kept.steps[1].needs_approval
    assert [note.action for note in house.store.notes] == [AuditAction.FLOW_IMPORTED]
    assert "取り込み・未確認" in tejun("flows", "list").out
    assert "取り込み・未確認" in tejun("flows", "show", kept.id).out
    assert tejun("run", kept.id, "--yes", "--set", "パスワード=x").code == 3


def test_for_machines(tejun: Tejun, exported: Path) -> None:
    said = tejun("import", str(exported), "--yes", "--json")
    assert said.objects[0]["flows"][0]["flow"]["name"] == "本を買う"
    assert said.objects[-1]["kind"] == "FlowSaved"


def test_one_that_is_there_already_is_told_and_kept_beside_it(
    tejun: Tejun, house: FakeHouse, exported: Path
) -> None:
    house.store.flows[FLOW.id] = FLOW
    said = tejun("import", str(exported), "--yes")
    assert "同じ手順か同じ名前の手順があります：本を買う" in said.out
    assert sorted(flow.name for flow in house.store.flows.values()) == ["本を買う", "本を買う（2）"]


def test_a_person_says_yes_or_no(
    tejun: Tejun, house: FakeHouse, exported: Path, at_a_terminal: Callable[..., None]
) -> None:
    at_a_terminal("n")
    assert tejun("import", str(exported)).code == 0
    assert house.store.flows == {}
    at_a_terminal("はい")
    assert tejun("import", str(exported)).code == 0
    assert len(house.store.flows) == 1


def test_trust_is_given_by_a_person_who_saw_it(
    tejun: Tejun, house: FakeHouse, exported: Path, at_a_terminal: Callable[..., None]
) -> None:
    tejun("import", str(exported), "--yes")
    (kept,) = house.store.flows.values()
    said = tejun("flows", "trust", kept.id)
    assert said.code == 3
    assert "xn--" in said.err
    assert house.store.flows[kept.id].is_imported
    at_a_terminal("n")
    tejun("flows", "trust", kept.id)
    assert house.store.flows[kept.id].is_imported
    at_a_terminal("y")
    assert tejun("flows", "trust", kept.id).code == 0
    assert not house.store.flows[kept.id].is_imported
    assert house.store.notes[-1].action is AuditAction.FLOW_TRUSTED
    assert "確認が済んでいます" in tejun("flows", "trust", kept.id).err


def test_a_sealed_file_needs_its_passphrase(
    tejun: Tejun, house: FakeHouse, tmp_path: Path, at_a_terminal: Callable[..., None]
) -> None:
    house.store.flows[FLOW.id] = FLOW
    path, key = tmp_path / "x.tejun", passphrase_file(tmp_path)
    ordered = ("export", FLOW.id, "--to", "tejun", "-o", str(path), "--seal")
    assert tejun(*ordered).code == 3
    assert tejun(*ordered, "--passphrase-file", key).code == 0
    assert b"PK" not in path.read_bytes()[:2]
    without = tejun("import", str(path), "--yes")
    assert without.code == 1
    assert "パスフレーズで封をされています" in without.err
    assert tejun("import", str(path), "--yes", "--passphrase-file", key).code == 0
    at_a_terminal("ちがう", "さくら２０２６年度", "y")
    typed = tejun("import", str(path))
    assert (typed.code, "パスフレーズが違います" in typed.err) == (0, True)


async def test_a_new_passphrase_is_typed_twice() -> None:
    lines = ["短い", PASSPHRASE, "ちがう", PASSPHRASE, PASSPHRASE]
    assert await chosen_passphrase(TextConsole(), lambda: lines.pop(0)) == PASSPHRASE
    with pytest.raises(HandedOver):
        await chosen_passphrase(TextConsole(), lambda: "")


def test_several_go_into_one_file_and_a_folder_gets_a_safe_name(
    tejun: Tejun, house: FakeHouse, tmp_path: Path
) -> None:
    house.store.flows[FLOW.id] = FLOW.model_copy(update={"name": "本/を:買う\u202e"})
    house.store.flows["b"] = FLOW.model_copy(update={"id": "b", "name": "別"})
    said = tejun("export", FLOW.id, "b", "--to", "tejun", "-o", str(tmp_path), "--json")
    assert said.code == 0, said.err
    assert [path.name for path in tmp_path.iterdir()] == ["本_を_買う ほか 1 件.tejun"]
    assert [event["export_format"] for event in said.objects] == ["tejun", "tejun"]
    assert [note.action for note in house.store.notes] == [AuditAction.FLOW_EXPORTED] * 2


def test_no_script_is_made_of_a_flow_that_nobody_trusts(
    tejun: Tejun, house: FakeHouse, exported: Path, tmp_path: Path
) -> None:
    tejun("import", str(exported), "--yes")
    (kept,) = house.store.flows
    said = tejun("export", kept, "--to", "python", "-o", str(tmp_path / "x.py"))
    assert (said.code, "信頼してから" in said.err) == (1, True)
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("more", [("別",), ("--seal",)])
def test_other_formats_take_one_flow_and_no_seal(
    tejun: Tejun, tmp_path: Path, more: tuple[str, ...]
) -> None:
    said = tejun("export", "本", *more, "--to", "python", "-o", str(tmp_path / "x.py"))
    assert said.code == 2
    assert "tejun" in said.err


def test_a_file_that_is_none(tejun: Tejun, house: FakeHouse, tmp_path: Path) -> None:
    bad = tmp_path / "bad.tejun"
    bad.write_bytes(b"PK\x03\x04")
    said = tejun("import", str(bad), "--yes")
    assert (said.code, "壊れているか" in said.err) == (1, True)
    assert tejun("import", str(tmp_path / "ない"), "--yes").code == 1
    assert tejun("import", str(tmp_path), "--yes").code == 1
    assert house.store.flows == {}
