"""Pages at which only a person can go on: CAPTCHA, one-time code, login. Pure.

A page is judged by what it asks for: a text box to be filled in a small form. A word in a filter, a
list, a menu or a setting asks for nothing.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from studio.domain.events.events import InputKind
from studio.domain.page.observation import ASIDE_ROLES, AriaNode, ControlKind, Observation
from studio.domain.text import fold, squeeze

_PUZZLE_FRAME: Final = re.compile(r"recaptcha|hcaptcha|turnstile|captcha")
_HUMAN: Final = re.compile(
    r"私はロボットではありません|ロボットではないこと|i'?mnotarobot|verifyyouarehuman|人間であることを確認"
)
_PUZZLE: Final = re.compile(r"画像認証|文字を画像から|(?<!re)(?<!h)captcha")
_CODE: Final = re.compile(
    r"認証コード|確認コード|セキュリティ ?コード|(?:二|2)(?:段階|要素)|(?:authentication|verification|security) ?code|"
    r"ワンタイム|one-?time ?(?:code|password)|(?<![a-z])t?otp(?![a-z])"
)
_ANY_CODE: Final = re.compile(r"コード|番号|桁|code|digit|^[\d•·\-– ]*$")
"""How a field is called that the page itself treats as a secret and that holds a code."""
_CODE_GIVEN: Final = re.compile(r"コード|ワンタイム|認証番号|otp")
_LOGIN_GIVEN: Final = re.compile(r"ログイン|サインイン|パスワード|login|sign ?in")
_LOGS_IN: Final = re.compile(r"ログイン|サインイン|login|logon|signin")
"""How the button of a login is called, without blanks."""
SIGNED_IN: Final = re.compile(r"ログアウト|サインアウト|logout|signout|logoff")
"""How a page says, without blanks, that somebody is logged in."""
_TYPED_IN: Final = frozenset({"textbox", "spinbutton"})
_ASIDE: Final = ASIDE_ROLES | {"search"}
_BOX: Final = frozenset({"form", "dialog", "alertdialog", "main"})
_ANSWERED: Final = frozenset({"checkbox", "button", "textbox", "img", "clickable"})
_SMALL: Final = 3
"""Fields of a form that asks who somebody is; one with more is a registration, a payment, a settings page."""


def barrier_of(page: Observation, goals: Sequence[str]) -> InputKind | None:
    """Say why only the person can go on here, or None.

    A login form is no barrier where the goals speak of logging in, a code field none where they
    give a code. A CAPTCHA always is one: nobody solves it but the person.

    Args:
        page: What is open.
        goals: The instruction and the items of the list.
    """
    if any(_is_captcha(node, page) for node in page.nodes if node.ref):
        return InputKind.CAPTCHA
    said = squeeze(" ".join(goals))
    if _asks_code(page) and not _CODE_GIVEN.search(said):
        return InputKind.CODE
    if asks_login(page) and not speaks_of_login(said):
        return InputKind.LOGIN
    return None


def speaks_of_login(words: str) -> bool:
    """Say whether a person's sentence is about logging in."""
    return bool(_LOGIN_GIVEN.search(squeeze(words)))


def asks_login(page: Observation) -> bool:
    """Say whether the page is a login screen: one password, in a small form that is what the page is for."""
    secret = [node for node in _typed_in(page.nodes) if "secret" in node.states]
    if len(secret) != 1 or _is_code(secret[0]):
        return False
    return _stands_in_small_form(secret[0], page)


def signs_in(page: Observation) -> bool:
    """Say whether the page is a login screen, and nobody is logged in there: else a password confirms something."""
    return asks_login(page) and not _is_signed_in(page)


def login_box(page: Observation) -> frozenset[str]:
    """Return the refs of name, password and button of a login that stands beside what a page is for; nothing for none.

    Its form asks for nothing else, its button says so, and nobody is logged in: the page itself is no login screen.
    """
    typed = _typed_in(page.nodes)
    secret = [at for at, node in enumerate(typed) if "secret" in node.states]
    if len(secret) != 1 or not secret[0] or _is_signed_in(page):
        return frozenset()
    name, word = typed[secret[0] - 1], typed[secret[0]]
    controls = page.controls or ()
    form = next((one.form for one in controls if one.ref == name.ref), -1)
    inside = [one for one in controls if one.form == form and one.ref]
    asked = {one.ref for one in inside if one.kind in (ControlKind.FIELD, ControlKind.OPTION)}
    boxes = {one.ref for one in inside if one.kind is ControlKind.BOX}
    buttons = [one for one in inside if one.kind is ControlKind.BUTTON]
    refs = [one.ref for one in page.nodes if one.ref in {name.ref, word.ref, *asked, *boxes}]
    says_so = [one for one in buttons if _LOGS_IN.search(squeeze(one.words))]
    is_login = form >= 0 and asked - boxes == {name.ref} and len(buttons) == len(says_so) == 1
    if not is_login or refs[:2] != [name.ref, word.ref]:
        return frozenset()
    return frozenset({name.ref or "", word.ref or "", buttons[0].ref})


def _is_signed_in(page: Observation) -> bool:
    return any(SIGNED_IN.search(squeeze(f"{one.label}{one.url}")) for one in page.operable)


def _asks_code(page: Observation) -> bool:
    code = next(filter(_is_code, _typed_in(page.nodes)), None)
    return code is not None and _stands_in_small_form(code, page)


def _is_code(node: AriaNode) -> bool:
    called = f"{node.label} {node.placeholder}"
    if _CODE.search(fold(called)) or _CODE.search(squeeze(called)):
        return True
    return "secret" in node.states and bool(_ANY_CODE.search(squeeze(called)))


def _stands_in_small_form(field: AriaNode, page: Observation) -> bool:
    """Say whether a box stands among few fields: of its form, or of the page where no form is to be seen.

    Boxes for one sign of a code each count once.
    """
    around = tuple(page.ancestors(field))
    if any(one.role in _ASIDE for one in around):
        return False
    box = next((one for one in around if one.role in _BOX), page.root)
    aside = {id(inner) for one in box.walk() if one.role in _ASIDE for inner in one.walk()}
    inside = [one for one in box.walk() if one.ref and id(one) not in aside]
    listed = [one for one in inside if one.role == "combobox"]
    typed = [one for one in _typed_in(inside) if one is field or not _is_code(one)]
    return len(typed) + len(listed) <= _SMALL


def _typed_in(nodes: Iterable[AriaNode]) -> list[AriaNode]:
    """Return the text boxes a person can type into; searching, choosing and showing ask for nothing."""
    return [
        node
        for node in nodes
        if node.ref
        and node.role in _TYPED_IN
        and not node.is_disabled
        and "readonly" not in node.states
    ]


def _is_captcha(node: AriaNode, page: Observation) -> bool:
    """Judge frames, what says that nobody is a robot, and boxes for what a picture shows."""
    called = squeeze(f"{node.label} {node.url}")
    match node.role:
        case "iframe":
            return bool(_PUZZLE_FRAME.search(called)) and _asks_something(node)
        case "checkbox" | "button" | "clickable":
            return bool(_HUMAN.search(called))
        case "textbox":
            return bool(_PUZZLE.search(called)) and not node.is_disabled
        case "img":
            return bool(_PUZZLE.search(called)) and bool(_typed_in(page.nodes))
        case _:
            return False


def _asks_something(frame: AriaNode) -> bool:
    """Say whether a frame wants an answer; the badge of a check that runs by itself shows words and links."""
    inside = tuple(frame.walk())[1:]
    return not inside or any(one.role in _ANSWERED for one in inside)
