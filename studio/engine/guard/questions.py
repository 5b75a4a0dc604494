"""What cards say of a place that nobody named, and of a request that is held. Pure."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import unquote

from studio.domain.address import host_in_words, is_private
from studio.domain.text import clip
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import command_of_request, is_write
from studio.engine.guard.facts.contract import is_document
from studio.engine.guard.own_traffic import shape_by_itself
from studio.engine.guard.ruling import ActUnderWay, is_at_home
from studio.engine.ports import OutgoingRequest

_LASTING: Final = "送ったあとは、取り消せない可能性があります。"
_TOLD_MAX: Final = 3
_ONLY_SHOWS: Final = (
    "「はい」なら、この実行のあいだ、表示を変えるための同じ送り先への送信は、続けて行います。"
)


def place_question(url: str, *, is_redirect: bool = False) -> str:
    """Return what a card says of a place that nobody named: what will happen, and what it means."""
    host = host_in_words(url)
    what = (
        f"サイトが、別のサイト（{host}）へ移そうとしています。"
        if is_redirect
        else f"別のサイト（{host}）を開きます。"
    )
    if is_private(url):
        return f"{what}社内のネットワークか、この PC の中のアドレスです。"
    return f"{what}やりたいことに書かれていないサイトです。"


def send_question(
    request: OutgoingRequest, act: ActUnderWay | None, *, is_again: bool, is_look: bool = False
) -> str:
    """Return what a card says of a request.

    Args:
        request: As it is held.
        act: What it belongs to; None: the page sends it by itself.
        is_again: The same was sent before, and nobody knows whether it arrived.
        is_look: It seems to do nothing but show something.
    """
    if not is_write(request):
        what = f"{act.words}：" if act else "サイトが、自分から"
        return f"{what}何かを行うかもしれないアドレスが開かれます。取り消せない可能性があります。"
    what = (
        f"{act.words}：サイトに内容が送られます。"
        if act
        else "サイトが、自分から内容を送ろうとしています。"
    )
    if is_again:
        return f"{what}同じ内容を一度送っています。もう一度送ると、二重になるかもしれません。"
    if is_look:
        return f"{what}{_LASTING}{_ONLY_SHOWS}"
    return f"{what}{_LASTING}"


def unknown_in_words(unknown: Sequence[tuple[str, str]]) -> str:
    """Return why `--yes`, or an earlier yes, does not cover a request: what nobody saw or said."""
    told = "、".join(
        f"「{clip(name, 40)}＝{clip(unquote(value), 60)}」" for name, value in unknown[:_TOLD_MAX]
    )
    more = f"ほか {len(unknown) - _TOLD_MAX} 件" if len(unknown) > _TOLD_MAX else ""
    return f"頼まれた文にも画面にもない値があるためです：{told}{more}。" if unknown else ""


def place_abroad(request: OutgoingRequest, act: ActUnderWay | None) -> tuple[str, str] | None:
    """Return for what place of another site one answer holds for the whole run; None: each is asked about.

    What is searched for under a harmless label is asked of it again and again; what is pressed is not.
    """
    is_harmless = act is not None and act.kind is ActKind.HARMLESS and not act.is_approved
    is_abroad = not is_document(request) and not is_at_home(request)
    is_quiet = is_harmless and is_abroad and not command_of_request(request)
    return shape_by_itself(request)[:2] if is_quiet else None
