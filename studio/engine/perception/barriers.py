"""Pages at which only a person can go on: CAPTCHA, one-time code, login. Pure."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.events import InputKind
from studio.domain.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.text import squeeze

_CAPTCHA: Final = re.compile(
    r"recaptcha|hcaptcha|turnstile|captcha|私はロボットではありません|ロボットではないこと|画像認証|"
    r"i'?mnotarobot|verifyyouarehuman|人間であることを確認|文字を画像から"
)
_CODE: Final = re.compile(
    r"認証コード|確認コード|ワンタイム|セキュリティコード|二段階|2段階|二要素|2要素|authenticationcode|verificationcode|"
    r"one-?time(?:code|password)|otp|6桁"
)
_CODE_GIVEN: Final = re.compile(r"コード|ワンタイム|認証番号|otp")
_LOGIN_GIVEN: Final = re.compile(r"ログイン|サインイン|パスワード|login|sign ?in")


def barrier_of(page: Observation, goals: Sequence[str]) -> InputKind | None:
    """Say why only the person can go on here, or None.

    A login form is no barrier where the goals speak of logging in, a code field none where they
    give a code. A CAPTCHA always is one: nobody solves it but the person.

    Args:
        page: What is open.
        goals: The instruction and the items of the list.
    """
    operable = [node for node in page.nodes if node.ref]
    if any(_is_captcha(node) for node in operable):
        return InputKind.CAPTCHA
    said = squeeze(" ".join(goals))
    fields = [node for node in operable if node.role in EDITABLE_ROLES and not node.is_disabled]
    if any(_CODE.search(squeeze(node.label)) for node in fields) and not _CODE_GIVEN.search(said):
        return InputKind.CODE
    secret = [node for node in fields if "secret" in node.states]
    if secret and len(fields) <= _LOGIN_FIELDS and not _LOGIN_GIVEN.search(said):
        return InputKind.LOGIN
    return None


_LOGIN_FIELDS: Final = 3
"""A form with a password and more fields than this is a registration or a settings page."""


def question_of(kind: InputKind, host: str) -> str:
    """Return what the person is asked to do, in Japanese."""
    match kind:
        case InputKind.CAPTCHA:
            return f"「ロボットではない」ことの確認が出ています（{host}）。ブラウザーで済ませてから「続ける」を押してください。"
        case InputKind.CODE:
            return f"確認コードの入力を求められています（{host}）。ブラウザーで入力してから「続ける」を押してください。"
        case InputKind.LOGIN:
            return f"ログインが必要です（{host}）。ブラウザーでログインしてから「続ける」を押してください。"
        case InputKind.STUCK | InputKind.QUESTION:
            return "ブラウザーで続きを行ってから「続ける」を押してください。"


def _is_captcha(node: AriaNode) -> bool:
    """Judge frames, boxes to tick, pictures and fields; the word in running text is only a word."""
    if node.role not in ("iframe", "checkbox", "img", "textbox", "clickable", "button"):
        return False
    return bool(_CAPTCHA.search(squeeze(f"{node.label} {node.url}")))
