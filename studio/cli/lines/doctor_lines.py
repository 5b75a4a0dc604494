"""The health check as text: one line a thing, and under it what to do."""

from collections.abc import Sequence
from typing import Final

from studio.domain.records.doctor import DoctorLine, Health

_WORDS: Final = {Health.OK: "ok  ", Health.NOTICE: "注意", Health.BAD: "だめ"}


def line_words(line: DoctorLine) -> list[str]:
    """Return one thing that was looked at, with its remedy when it needs one."""
    words = [f"[{_WORDS[line.state]}] {line.name}：{line.message}"]
    if line.state is not Health.OK and line.remedy:
        words.append(f"       → {line.remedy}")
    return words


def is_healthy(found: Sequence[DoctorLine]) -> bool:
    """Say whether the studio can work here."""
    return all(line.state is not Health.BAD for line in found)


def summary(found: Sequence[DoctorLine]) -> str:
    """Return the sentence that sums the report up."""
    bad = sum(line.state is Health.BAD for line in found)
    if bad:
        return f"直さないと動かない点が {bad} つあります。→ の案内のとおりに直してから、もう一度 tejun doctor を実行してください。"
    notices = sum(line.state is Health.NOTICE for line in found)
    return f"使えます。注意が {notices} つあります。" if notices else "問題ありません。"
