"""How a run ended: all that every face says of it stands here, once."""

from dataclasses import dataclass
from enum import StrEnum

from studio.words import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class EndWords:
    """How an end is said. What is left out is said as `told`, or by its `word`.

    Attributes:
        word: In a list.
        told: As a sentence.
        exit_code: Of the command line and of scripts.
        short: In a list of the command line.
        ended: At the end of a run on the command line.
        logged: In the log of the window.
        result: Of a scheduled turn.
    """

    word: str
    told: str
    exit_code: int = 1
    short: str = ""
    ended: str = ""
    logged: str = ""
    result: str = ""


class RunStatus(StrEnum):
    """How a run ended."""

    words: EndWords

    def __new__(cls, value: str, words: EndWords) -> "RunStatus":
        """Make a member of its name in events and its words."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member

    def unsaid(self, message: str, code: str) -> str:
        """Return what of an end's message its word leaves unsaid: nothing of a person's own stop, which has no code."""
        return "" if self is RunStatus.STOPPED and not code else message

    DONE = (
        "done",
        EndWords(
            word=tr("成功"),
            told=tr("完了しました"),
            exit_code=0,
            short=tr("完了"),
            logged=tr("終わりました"),
            result=tr("できました"),
        ),
    )
    FAILED = (
        "failed",
        EndWords(
            word=tr("失敗"),
            told=tr("途中で止まりました"),
            ended=tr("失敗しました"),
            result=tr("できませんでした"),
        ),
    )
    UNVERIFIED = (
        "unverified",
        EndWords(
            word=tr("未確認"),
            told=tr("できたことを確認できていません"),
            ended=tr("結果を確かめられませんでした"),
            logged=tr("できたことを確認できません"),
            result=tr("できたか、確かめられませんでした"),
        ),
    )
    STOPPED = (
        "stopped",
        EndWords(
            word=tr("停止", "of a run"),
            told=tr("停止しました"),
            exit_code=130,
            result=tr("止めました"),
        ),
    )
    NEEDS_PERSON = (
        "needs_person",
        EndWords(
            word=tr("要操作"),
            told=tr("人の操作が必要なため止まりました"),
            exit_code=3,
            short=tr("要確認"),
            ended=tr("人の確認が必要なため、ここで止めました"),
            result=tr("あなたの番です（途中で止まっています）"),
        ),
    )
    LIMIT = (
        "limit",
        EndWords(
            word=tr("上限"),
            told=tr("上限に達したため止まりました"),
            exit_code=4,
            ended=tr("上限に達したため、ここで止めました"),
            result=tr("上限に達して止まりました"),
        ),
    )
