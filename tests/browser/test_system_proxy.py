"""A computer that uses a company's proxy keeps it."""

import subprocess
from pathlib import Path

import pytest

from studio.browser import system_proxy
from studio.browser.system_proxy import has_system_proxy


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "ftp_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setattr(system_proxy.sys, "platform", "linux")
    monkeypatch.setenv("PATH", "")


def test_the_environment_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not has_system_proxy()
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy.example:8080")
    assert has_system_proxy()


@pytest.mark.parametrize(("mode", "has"), [("'none'", False), ("'auto'", True), ("'manual'", True)])
def test_the_desktop_tells(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mode: str, *, has: bool
) -> None:
    asking = tmp_path / "gsettings"
    asking.write_text(f'#!/bin/sh\necho "{mode}"\n')
    asking.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert has_system_proxy() is has


def test_a_desktop_that_does_not_answer_may_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_args: object, **_more: object) -> None:
        raise subprocess.TimeoutExpired("gsettings", 2)

    monkeypatch.setattr(system_proxy.shutil, "which", lambda _: "/usr/bin/gsettings")
    monkeypatch.setattr(system_proxy.subprocess, "run", hang)
    assert has_system_proxy()
