"""A `.env` file in every shape that people make: read, or said in Japanese why not; never a value told."""

import os
from pathlib import Path

import pytest

from studio.vault.env_file import EnvFile, read_env_file

VALUE = "hunter2-CANARY"


def written(folder: Path, content: bytes | str) -> Path:
    path = folder / ".env"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(0o600)
    return path


def told(env: EnvFile) -> str:
    return "\n".join((*env.exposed, *env.notices, *env.about.values()))


@pytest.mark.parametrize(
    "content",
    [
        f"A={VALUE}\n",
        f"\ufeffA={VALUE}\n",
        f"A={VALUE}\r\nB=2\r\n",
        f"export A={VALUE}",
        f"A = {VALUE}\n",
        f"A='{VALUE}'",
        f'A="{VALUE}" # 会計',
        f"# 注\n\nA={VALUE}",
        f"TEJUN_API_KEY=sk-1\nA={VALUE}",
    ],
)
def test_the_forms_that_people_write_are_read(tmp_path: Path, content: str) -> None:
    env = read_env_file(written(tmp_path, content))
    assert env.values["A"] == VALUE
    assert not any(name.startswith("TEJUN_") for name in env.values)
    assert told(env) == ""


@pytest.mark.parametrize(
    ("content", "value"),
    [
        ("A=${HOME}", "${HOME}"),
        ("A=$(id)", "$(id)"),
        ("A=`id`", "`id`"),
        ("A=pa#ss", "pa#ss"),
        ("A='pa #ss'", "pa #ss"),
        ('A="改行\\nなし"', "改行\nなし"),
        ("A=x=y==", "x=y=="),
    ],
)
def test_values_are_taken_literally(tmp_path: Path, content: str, value: str) -> None:
    assert read_env_file(written(tmp_path, content)).values["A"] == value


@pytest.mark.parametrize(
    ("content", "missing", "words"),
    [
        (f"A={VALUE}\nB=日本語".encode("cp932"), "A", "CP932"),
        (f"A={VALUE}".encode("utf-16"), "A", "UTF-16"),
        (f"A={VALUE}".encode("utf-16-le"), "A", "NUL"),
        (f"A={VALUE}\x00".encode(), "A", "NUL"),
        (b"A=" + VALUE.encode() + b"\x81\n", "A", "文字コード"),
        (f'A="{VALUE}\nB=2\n'.encode(), "A", "「A」（1 行目）は、引用符"),
        (f"\n\n A='{VALUE}\n".encode(), "A", "「A」（3 行目）は、引用符"),
        (f"{VALUE}\nB=2".encode(), VALUE, "1 行目に「=」がない"),
        (b"A=\n", "A", "「A」（1 行目）は値が空"),
        (f"{VALUE}:x=1\n".encode(), f"{VALUE}:x", "1 行目の名前は使えません"),
        (f"A={VALUE}\nA=\n".encode(), "A", "値が空"),
        (b"A=" + b"x" * 1_000_001, "A", "大きすぎる"),
    ],
)
def test_what_cannot_be_read_is_said_without_a_value(
    tmp_path: Path, content: bytes, missing: str, words: str
) -> None:
    env = read_env_file(written(tmp_path, content))
    assert missing not in env.values
    assert words in told(env)
    assert VALUE not in told(env)
    assert VALUE not in repr(env)


@pytest.mark.parametrize(
    ("content", "value", "words"),
    [
        (f"A=pa #{VALUE}", "pa", "1 行目は「 #」の前まで"),
        (f"A={VALUE}\nA=new", "new", "2 回以上"),
        (f'A="{VALUE}\nB=x"\n', f"{VALUE}\nB=x", "引用符の閉じ忘れ"),
    ],
)
def test_where_a_value_may_be_another_than_is_meant_the_person_is_told(
    tmp_path: Path, content: str, value: str, words: str
) -> None:
    env = read_env_file(written(tmp_path, content))
    assert env.values["A"] == value
    assert words in env.about["A"]
    assert VALUE not in told(env)


def test_a_missing_file_is_worth_a_word_only_when_somebody_named_it(tmp_path: Path) -> None:
    path = tmp_path / "いずこ" / ".env"
    assert read_env_file(path) == EnvFile()
    assert "ありません" in read_env_file(path, is_named=True).notices[0]


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / ".env")
    assert "ファイルではない" in read_env_file(tmp_path / ".env").notices[0]
    assert "ファイルではない" in read_env_file(tmp_path).notices[0]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_said_so(tmp_path: Path) -> None:
    path = written(tmp_path, f"A={VALUE}")
    path.chmod(0)
    assert "許可" in read_env_file(path).notices[0]


@pytest.mark.parametrize(
    "folder",
    [
        "OneDrive - 会社",
        "OneDrive",
        "Dropbox",
        "Dropbox (Personal)",
        "iCloud Drive",
        "iCloudDrive",
        "Mobile Documents/com~apple~CloudDocs",
        "Google Drive",
        "GoogleDrive-a@example.com",
        "マイドライブ",
        "CloudStorage/Box",
    ],
)
def test_a_synced_folder_is_told(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir(parents=True)
    env = read_env_file(written(tmp_path / folder, f"A={VALUE}"))
    assert "同期フォルダー" in told(env)
    assert env.values == {"A": VALUE}


def test_a_link_into_a_synced_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "Dropbox").mkdir()
    target = written(tmp_path / "Dropbox", f"A={VALUE}")
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / ".env").symlink_to(target)
    assert "同期フォルダー（Dropbox）" in told(read_env_file(tmp_path / "home" / ".env"))


@pytest.mark.parametrize("folder", ["dropbox_like", "my-onedrive-notes", "drive"])
def test_other_folders_are_not(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    assert told(read_env_file(written(tmp_path / folder, f"A={VALUE}"))) == ""


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604])
def test_other_readers_are_told(tmp_path: Path, mode: int) -> None:
    path = written(tmp_path, f"A={VALUE}")
    path.chmod(mode)
    assert "chmod 600" in told(read_env_file(path))


def test_a_git_work_tree_is_told(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "app").mkdir()
    assert ".gitignore" in told(read_env_file(written(tmp_path / "app", f"A={VALUE}")))
