import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from installer.console import Console, SetupError
from installer.running import Runner, diagnose


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return Runner(Console(io.StringIO()), tmp_path / "build" / "setup.log")


@pytest.mark.parametrize(
    ("output", "says"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "空き",
        ),
        ("E: You don't have enough free space in /var/cache/apt/archives/.", "空き"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
            "一致しません",
        ),
        (
            "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4242 (apt)",
            "更新中",
        ),
        ("E: dpkg was interrupted, you must manually run 'dpkg --configure -a'", "途中で止まって"),
        (
            "NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused",
            "ネットワーク",
        ),
        ("Temporary failure resolving 'mirror.invalid'", "ネットワーク"),
        ("getaddrinfo ENOTFOUND cdn.invalid", "ネットワーク"),
        ("ERROR: No matching distribution found for sqlcipher3==0.6.4", "組み合わせ"),
        ("OSError: [Errno 30] Read-only file system: '/usr/share/x'", "読み取り専用"),
        ("PermissionError: [Errno 13] Permission denied: '/opt/x'", "権限"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]'))", "証明書"),
        ("E: Unable to locate package libxcb-cursor0", "見つかりません"),
    ],
)
def test_the_words_of_pip_apt_and_playwright_are_understood(output: str, says: str):
    fault = diagnose(f"Reading package lists...\n{output}\n")
    assert fault is not None
    assert says in fault.what
    assert fault.remedy.endswith("。")


def test_a_lost_network_is_not_taken_for_a_missing_package():
    output = (
        "WARNING: Retrying after connection broken by 'NewConnectionError: Connection refused'\n"
        "ERROR: Could not find a version that satisfies the requirement ada-url (from versions: none)\n"
        "ERROR: No matching distribution found for ada-url==4.0.0\n"
    )
    fault = diagnose(output)
    assert fault is not None
    assert "ネットワーク" in fault.what


def test_unknown_words_are_not_explained_away():
    assert diagnose("Segmentation fault") is None


def test_the_whole_output_goes_to_the_log_and_its_end_comes_back(runner: Runner):
    tail = runner.run("数えています", [sys.executable, "-c", "for i in range(200): print('行', i)"])
    assert tail.endswith("行 199\n")
    log = runner.log.read_text(encoding="utf-8")
    assert "行 0\n" in log
    assert log.count("行 ") == 200


def test_a_failure_names_the_step_and_the_log(runner: Runner):
    with pytest.raises(SetupError) as caught:
        runner.run("作業", [sys.executable, "-c", "raise SystemExit('?')"])
    assert "「作業」" in caught.value.what
    assert str(runner.log) in caught.value.remedy


def test_a_program_that_is_not_there_is_a_fault_too(runner: Runner, tmp_path: Path):
    with pytest.raises(SetupError):
        runner.run("作業", [tmp_path / "no-such-program"])


def test_an_index_that_cannot_be_reached_is_called_a_network_fault(runner: Runner):
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--no-deps",
        "--retries",
        "1",
        "-d",
        os.devnull,
    ]
    with pytest.raises(SetupError, match="ネットワークにつながりません"):
        runner.run(
            "部品を入れています",
            [*command, "--isolated", "--index-url", "http://127.0.0.1:9/", "ada-url==4.0.0"],
        )


_PARENT = """
import io, sys
from pathlib import Path
from installer import bootstrap
from installer.console import Console
from installer.running import Runner
import signal
signal.signal(signal.SIGTERM, bootstrap.end_in_order)
child = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
def told(line):
    print(line, end="", flush=True)
    return ""
Runner(Console(io.StringIO()), Path(sys.argv[1])).run("x", [sys.executable, "-c", child], note=told)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_a_killed_set_up_leaves_no_program_behind(tmp_path: Path):
    with subprocess.Popen(
        [sys.executable, "-c", _PARENT, tmp_path / "build" / "setup.log"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(30) == 143
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
