"""Files of flows, joined: written whole and private, plain or sealed, read before anything is kept."""

import stat
import sys
from pathlib import Path

import pytest

from studio import bootstrap
from studio.bootstrap.flow_files import flow_file_name, read_flow_file, write_flow_file
from studio.domain.errors import ExportError, FlowFormatError, LibraryError
from studio.library.flow_format import write_flow
from tests.library.samples import DATA, make_flow, sample_flow

PASSPHRASE = "さくら2026年度"


async def code_of(path: Path, passphrase: str = "") -> str:
    with pytest.raises(LibraryError) as told:
        await read_flow_file(path, passphrase)
    assert told.value.remedy
    return told.value.code


async def test_a_plain_file_comes_back_untrusted(tmp_path: Path) -> None:
    path = await write_flow_file([sample_flow(), make_flow()], tmp_path / "neu" / "x.tejun")
    inside = await read_flow_file(path)
    assert [one.flow.name for one in inside.flows] == [sample_flow().name, make_flow().name]
    assert all(one.flow.is_imported for one in inside.flows)
    assert not inside.is_sealed
    assert inside.made_at is not None
    assert inside.made_by.startswith("tejun-studio ")
    assert [file.name for file in path.parent.iterdir()] == ["x.tejun"]


@pytest.mark.skipif(sys.platform == "win32", reason="folders of the account are private there")
async def test_only_this_account_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "x.tejun"
    path.touch(0o644)
    await write_flow_file([make_flow()], path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_sealed_file(tmp_path: Path) -> None:
    path = await write_flow_file([make_flow("CANARY")], tmp_path / "x.tejun", PASSPHRASE)
    assert b"CANARY" not in path.read_bytes()
    assert await code_of(path) == bootstrap.PASSPHRASE_NEEDED
    assert await code_of(path, "ちがう合言葉です") == bootstrap.PASSPHRASE_WRONG
    inside = await read_flow_file(path, "さくら２０２６年度")
    assert (inside.is_sealed, inside.flows[0].flow.name) == (True, "CANARY")
    whole = path.read_bytes()
    for content, code in (
        (whole[:-1], "FLOW_FILE_CUT"),
        (whole[:-1] + bytes([whole[-1] ^ 1]), "FLOW_FILE_CHANGED"),
        (whole[:7] + b"9" + whole[8:], "FLOW_FILE_NEWER"),
    ):
        path.write_bytes(content)
        assert await code_of(path, PASSPHRASE) == code


async def test_a_passphrase_for_a_plain_file_does_no_harm(tmp_path: Path) -> None:
    path = await write_flow_file([make_flow()], tmp_path / "x.tejun")
    assert not (await read_flow_file(path, PASSPHRASE)).is_sealed


@pytest.mark.parametrize("name", ["flow_v1.json", "flow_v2.json"])
async def test_the_text_of_one_flow_opens_too(name: str) -> None:
    inside = await read_flow_file(DATA / name)
    assert inside.flows[0].flow.is_imported


@pytest.mark.parametrize("encoding", ["utf-16", "cp932"])
async def test_the_text_of_a_flow_in_another_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "flow.json"
    path.write_bytes(write_flow(make_flow()).encode(encoding))
    assert await code_of(path) == "FLOW_FILE_ENCODING"


async def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert await code_of(tmp_path / "nothing") == "FLOW_FILE_UNREADABLE"
    assert await code_of(tmp_path) == "FLOW_FILE_UNREADABLE"
    empty = tmp_path / "empty.tejun"
    empty.touch()
    assert await code_of(empty) == "FLOW_FILE_DAMAGED"
    big = tmp_path / "big.tejun"
    with big.open("wb") as file:
        file.truncate(30_000_000)
    assert await code_of(big) == "FLOW_FILE_TOO_LARGE"


async def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x.tejun"
    path.write_text("alt")
    with pytest.raises(ExportError) as told:
        await write_flow_file([make_flow()], path, "短い")
    assert told.value.code == "PASSPHRASE_SHORT"
    with pytest.raises(ExportError):
        await write_flow_file([], path)
    assert path.read_text() == "alt"
    with pytest.raises(ExportError) as told:
        await write_flow_file([make_flow()], path / "under a file" / "x.tejun")
    assert told.value.code == "CANNOT_WRITE"
    with pytest.raises(FlowFormatError):
        await read_flow_file(path)


def test_what_a_file_is_called() -> None:
    assert flow_file_name([make_flow("請求書/確認")]) == "請求書_確認.tejun"
    assert flow_file_name([make_flow("CON")]) == "_CON.tejun"
    assert flow_file_name([make_flow("a."), make_flow("b")]) == "a ほか 1 件.tejun"
    assert flow_file_name([make_flow("長" * 300)]).endswith("長.tejun")
    assert flow_file_name([]) == "手順.tejun"
