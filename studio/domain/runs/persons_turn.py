"""Why it is the person's turn: all that every face says of it stands here, once."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.words import tr

_GO_ON: Final = tr("ブラウザーで続きを行ってから「続ける」を押してください。")


@dataclass(frozen=True, slots=True)
class TurnWords:
    """What is said where it is the person's turn.

    Attributes:
        hint: What they do; "" where the question says it itself.
        asks: The question where a page is the reason; `{host}` stands in it.
        chosen: The same where they choose what happens next instead of going on.
        takes_text: They may answer in words; for the others a field would only tempt people to type a password.
    """

    hint: str
    asks: str = _GO_ON
    takes_text: bool = False
    chosen: str = ""


class InputKind(StrEnum):
    """Why it is the person's turn."""

    words: TurnWords

    def __new__(cls, value: str, words: TurnWords) -> "InputKind":
        """Make a member of its name in events and its words."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member

    QUESTION = "question", TurnWords("", takes_text=True)
    LOGIN = (
        "login",
        TurnWords(
            tr(
                "ブラウザーでログインを済ませてから「続ける」を押してください。"
                "パスワードは、ここではなくブラウザーに入力します。"
            ),
            tr(
                "ログインが必要です（{host}）。ブラウザーでログインしてから「続ける」を押してください。"
            ),
        ),
    )
    CODE = (
        "code",
        TurnWords(
            tr(
                "届いた確認コードをブラウザーに入力してから「続ける」を押してください。"
                "ここには入力しないでください。"
            ),
            tr(
                "確認コードの入力を求められています（{host}）。"
                "ブラウザーで入力してから「続ける」を押してください。"
            ),
        ),
    )
    CAPTCHA = (
        "captcha",
        TurnWords(
            tr(
                "ブラウザーで「私はロボットではありません」などの確認を済ませてから「続ける」を押してください。"
            ),
            tr(
                "「ロボットではない」ことの確認が出ています（{host}）。"
                "ブラウザーで済ませてから「続ける」を押してください。"
            ),
        ),
    )
    STUCK = (
        "stuck",
        TurnWords(
            tr(
                "ブラウザーで次の操作をご自身で行ってから「続ける」を押してください。"
                "手がかりを下に書くと、それを使って続けます。"
            ),
            takes_text=True,
            chosen=tr(
                "ブラウザーでご自身で行うこともできます。済んだら、どう続けるかを選んでください。"
            ),
        ),
    )

    def question(self, host: str) -> str:
        """Return what the person is asked to do on a site."""
        return self.words.asks.format(host=host)
