"""What cards say of a place that nobody named, and of a request that is held. Pure."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import unquote

from studio.domain.page.address import host_in_words, is_private
from studio.domain.text import clip
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import command_of_request, is_write
from studio.engine.guard.facts.contract import is_document
from studio.engine.guard.own_traffic import shape_by_itself
from studio.engine.guard.ruling import ActUnderWay, is_at_home
from studio.engine.ports import OutgoingRequest
from studio.words import sentences, tr

_LASTING: Final = tr("送ったあとは、取り消せない可能性があります。")
_ROW_OPEN: Final = tr(
    "頼まれた文だけでは、どの行のことか決まらないためです。その行にある名前や番号を文に書くと、たずねずに進みます。"
)
_TOLD_MAX: Final = 3
_ONLY_SHOWS: Final = tr(
    "「はい」なら、この実行のあいだ、表示を変えるための同じ送り先への送信は、続けて行います。"
)


def place_question(url: str, *, is_redirect: bool = False) -> str:
    """Return what a card says of a place that nobody named: what will happen, and what it means."""
    host = host_in_words(url)
    what = (
        tr("サイトが、別のサイト（{host}）へ移そうとしています。", host=host)
        if is_redirect
        else tr("別のサイト（{host}）を開きます。", host=host)
    )
    if is_private(url):
        return tr("{what}社内のネットワークか、この PC の中のアドレスです。", what=what)
    return tr("{what}やりたいことに書かれていないサイトです。", what=what)


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
        what = tr("{act}：", act=act.words) if act else tr("サイトが、自分から")
        return tr(
            "{what}何かを行うかもしれないアドレスが開かれます。取り消せない可能性があります。",
            what=what,
        )
    what = (
        tr("{act}：サイトに内容が送られます。", act=act.words)
        if act
        else tr("サイトが、自分から内容を送ろうとしています。")
    )
    if is_again:
        return tr(
            "{what}同じ内容を一度送っています。もう一度送ると、二重になるかもしれません。",
            what=what,
        )
    if is_look:
        return sentences(what, _LASTING, _ONLY_SHOWS)
    return sentences(what, _LASTING)


def unknown_in_words(unknown: Sequence[tuple[str, str]], *, is_row_open: bool) -> str:
    """Return why `--yes`, or an earlier yes, does not cover a request: what nobody saw or said.

    Args:
        unknown: Names and values.
        is_row_open: It is sent from a row that nothing of the sentence tells from the others.
    """
    told = tr("、").join(
        tr("「{name}＝{value}」", name=clip(name, 40), value=clip(unquote(value), 60))
        for name, value in unknown[:_TOLD_MAX]
    )
    more = tr("ほか {count} 件", count=len(unknown) - _TOLD_MAX) if len(unknown) > _TOLD_MAX else ""
    if not unknown:
        return _ROW_OPEN if is_row_open else ""
    all_told = sentences(told, more)
    return tr("頼まれた文にも画面にもない値があるためです：{told}。", told=all_told)


def place_abroad(request: OutgoingRequest, act: ActUnderWay | None) -> tuple[str, str] | None:
    """Return for what place of another site one answer holds for the whole run; None: each is asked about.

    What is searched for under a harmless label is asked of it again and again; what is pressed is not.
    """
    is_harmless = act is not None and act.kind is ActKind.HARMLESS and not act.is_approved
    is_abroad = not is_document(request) and not is_at_home(request)
    is_quiet = is_harmless and is_abroad and not command_of_request(request)
    return shape_by_itself(request)[:2] if is_quiet else None
