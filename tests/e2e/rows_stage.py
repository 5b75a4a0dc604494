"""A claim of expenses for each row of a table: the flow, the table, and what the site itself counted."""

import json
import os
import random
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from studio.domain.actions.action import Action, Click, Fill, Navigate, SelectOption, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.values.variable import Variable
from tests.e2e.site import Site
from tests.e2e.tejun import Said, Tejun, end
from tests.export.flow_parts import target

NAME = "経費の申請"
FIRST_NUMBER = 100_001
REST_S = 30.0
"""How long what is left of a killed studio may live."""
HEADINGS = ("申請者", "社員番号", "利用日", "金額", "用途")


def claiming(site: Site) -> Flow:
    """Return the flow: one claim; the site's own question belongs to the approved press."""
    sent = Evidence(kind=EvidenceKind.URL, detail="/expense/done/*/")

    def step(action: Action, *facts: Evidence) -> FlowStep:
        return FlowStep(
            item="申請する", action=action, expects=facts, needs_approval=isinstance(action, Click)
        )

    def box(name: str) -> Any:
        return target("textbox", name)

    return Flow(
        id="claiming",
        name=NAME,
        origins=(site.url.rstrip("/"),),
        variables=tuple(Variable(name=name, ask_each_time=True) for name in HEADINGS),
        steps=(
            step(Navigate(url=f"{site.url}expense/")),
            step(Fill(target=box("申請者名 必須"), value="{{申請者}}")),
            step(Fill(target=box("社員番号 必須"), value="{{社員番号}}")),
            step(Fill(target=target("textbox", "利用日 必須"), value="{{利用日}}")),
            step(SelectOption(target=target("combobox", "費目 必須"), option="交通費")),
            step(Fill(target=box("金額（円） 必須"), value="{{金額}}")),
            step(SetChecked(target=target("radio", "立替払い"), checked=True)),
            step(Fill(target=box("用途 必須"), value="{{用途}}")),
            step(
                SetChecked(target=target("checkbox", "経費規程を確認しました 必須"), checked=True)
            ),
            step(Click(target=target("button", "申請を送信する")), sent),
        ),
    )


def write_table(path: Path, rows: int) -> Path:
    """Write a CSV as Excel in Japanese writes it."""
    lines = [",".join(HEADINGS)]
    lines += [
        f"社員{n:04d},{FIRST_NUMBER + n},2026/11/{n % 28 + 1:02d},{1_000 + n},打ち合わせの交通費 {n}"
        for n in range(rows)
    ]
    path.write_text("\r\n".join(lines) + "\r\n", encoding="cp932", newline="")
    return path


def claimed(site: Site) -> Counter[str]:
    """Return how often the site has a claim for each staff number."""
    return Counter(one["staff_number"] for one in site.record["expenses"])


@dataclass
class Job:
    """One job, killed and gone on with, its unclear rows answered by looking at the site.

    Attributes:
        options: Of each command.
        kills: At which words each process was killed.
        answers: How often the person said done, and how often again.
        told: What the processes said last, for a failure's message.
        row_s: How long a row took last.
        row: The newest that was told of.
    """

    tejun: Tejun
    site: Site
    table: Path
    chance: random.Random
    options: tuple[str, ...] = ()
    batch_id: str = ""
    kills: list[str] = field(default_factory=list[str])
    answers: Counter[str] = field(default_factory=Counter[str])
    told: str = ""
    row_s: float = 2.0
    row: int = 0

    def command(self) -> list[str]:
        """Return how it begins, or goes on."""
        if not self.batch_id:
            return ["rows", "run", NAME, str(self.table), "--yes", "--headless", "--json"]
        answers = [f"{n}={word}" for n, word in self._looked_up().items()]
        self.answers.update(word.partition("=")[2] for word in answers)
        options = [part for answer in answers for part in ("--answer", answer)]
        return ["rows", "resume", self.batch_id, *options, "--yes", "--headless", "--json"]

    def killed_after(self, rows: int, share: float) -> bool:
        """Go on, kill it in the middle of a row; False when it ended before.

        Args:
            rows: How many are begun before.
            share: Of the time that a row takes.
        """
        with self._going() as process:
            if not self._follow(process, rows):
                return False
            delay_s = share * self.row_s
            threading.Event().wait(delay_s)
            self._kill(process, f"{delay_s:.3f} s of {self.row_s:.1f} s")
            return True

    def killed_once_sent(self, rows: int) -> bool:
        """Go on, kill it in the moment when the site has taken a claim; False when it ended before.

        Args:
            rows: How many are begun before that one.
        """
        wanted = claimed(self.site).total() + rows + 1
        with self._going() as process:
            if not self._follow(process, rows):
                return False
            while claimed(self.site).total() < wanted:
                if process.poll() is not None:
                    return False
            self._kill(process, "taken by the site")
            return True

    @contextmanager
    def _going(self) -> Generator[subprocess.Popen[str]]:
        process = self.tejun.start(*self.command(), *self.options)
        try:
            yield process
        finally:
            end(process)
            _, self.told = process.communicate()

    def _follow(self, process: subprocess.Popen[str], rows: int) -> bool:
        """Read what it says until so many rows are begun, and one more."""
        assert process.stdout is not None
        begun: dict[int, float] = {}
        for line in process.stdout:
            said = json.loads(line)
            self.batch_id = self.batch_id or said.get("batch_id", "")
            if said.get("kind") != "RowChanged":
                continue
            self.row, state = said["row"]["number"], said["row"]["state"]
            if state == "done" and self.row in begun:
                self.row_s = time.monotonic() - begun[self.row]
            if state == "running":
                begun[self.row] = time.monotonic()
                if len(begun) > rows:
                    return True
        return False

    def _kill(self, process: subprocess.Popen[str], when: str) -> None:
        os.kill(process.pid, signal.SIGKILL)
        self.kills.append(f"row {self.row}, {when}")
        _wait_for_the_rest(process)

    def has_unclear(self) -> bool:
        """Say whether the person was asked about a row that the site has, or will be."""
        return bool(self.answers["done"]) or "done" in self._looked_up().values()

    def finish(self, timeout_s: float) -> Said:
        """Go on to the end."""
        process = self.tejun.start(*self.command(), *self.options)
        try:
            out, err = process.communicate(timeout=timeout_s)
        finally:
            end(process)
        return Said(process.returncode, out, err)

    def _looked_up(self) -> dict[int, str]:
        """Look at the site for each row that is unclear, as a person would."""
        said = self.tejun("rows", "show", self.batch_id, "--json")
        assert said.code == 0, said.text
        there = claimed(self.site)
        return {
            row["number"]: "done" if there[dict(row["values"])["社員番号"]] else "again"
            for row in said.objects[-1]["rows"]
            if row["state"] == "unclear"
        }


def _wait_for_the_rest(killed: subprocess.Popen[str]) -> None:
    """Let driver and browser end by themselves, as they do when only the studio dies."""
    killed.wait(REST_S)
    ends_at = time.monotonic() + REST_S
    while time.monotonic() < ends_at:
        try:
            os.killpg(killed.pid, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.02)
