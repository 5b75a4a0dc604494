"""A little office site behind a login: one page or two, with a token or without, and sessions that end."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from urllib.parse import parse_qs, quote, urlsplit

from tests.serving import LittleServer, QuietHandler, serving

ICON = "<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>"
SEARCH = "<form role=search><label>パスワードの一覧を検索 <input name=q></label><button>検索</button></form>"
STOCK = f"""{SEARCH}<title>在庫</title><h1>在庫の状況</h1><label>氏名 <input></label>
<a href=/detail>明細を見る</a>"""
DETAIL = f"{SEARCH}<title>明細</title><h1>明細の一覧</h1><label>内線 <input></label>"
USER = "<label>利用者ID <input name=user autocomplete=username></label>"
WORD = "<label>パスワード <input type=password name=word autocomplete=current-password></label>"


@dataclass(slots=True)
class Office:
    """What the site is like, and what was sent to it.

    Attributes:
        in_two: The user name is asked for on a page of its own.
        has_token: A form counts once, and a login goes on through two redirects.
        goes_on: After the login comes what was wanted before it; else the home page.
        ends_before: The session ends when this page is asked for, once.
        logins: User name and password of every login that was sent.
    """

    url: str = ""
    word: str = ""
    in_two: bool = False
    has_token: bool = False
    goes_on: bool = True
    ends_before: str = ""
    logins: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    tokens: set[str] = field(default_factory=set[str])
    sessions: set[str] = field(default_factory=set[str])


def _form(office: Office, fields: str, wanted: str, action: str = "/login", said: str = "") -> str:
    token = f"t{len(office.tokens) + 1}"
    office.tokens.add(token)
    return (
        f"<title>ログイン</title><h1>ログイン</h1><p>{said}</p><form method=post action={action}>{fields}"
        f'<input type=hidden name=token value={token}><input type=hidden name=next value="{wanted}">'
        f"<button>{'次へ' if action != '/login' else 'ログイン'}</button></form>"
    )


class _Handler(QuietHandler):
    """Answers for one office."""

    office: Office

    def _page(self, html: str, **headers: str) -> None:
        body = (ICON + html).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def _go(self, where: str, cookie: str = "") -> None:
        self.send_response(303)
        self.send_header("Location", where)
        self.send_header("Content-Length", "0")
        if cookie:
            self.send_header("Set-Cookie", f"sid={cookie}; Path=/")
        self.end_headers()

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        wanted = parse_qs(address.query).get("next", ["/stock"])[0]
        if address.path == "/login":
            action = "/login/user" if self.office.in_two else "/login"
            fields = USER if self.office.in_two else USER + WORD
            self._page(_form(self.office, fields, wanted, action))
            return
        cookie = SimpleCookie(self.headers.get("Cookie", "")).get("sid")
        if address.path == self.office.ends_before:
            self.office.ends_before = ""
            self.office.sessions.clear()
        if cookie is None or cookie.value not in self.office.sessions:
            self._go(f"/login?next={quote(address.path)}")
        elif address.path == "/sso":
            self._go(wanted)
        else:
            self._page(DETAIL if address.path == "/detail" else STOCK)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        sent = {name: values[0] for name, values in parse_qs(body).items()}
        wanted = sent.get("next", "/stock") if self.office.goes_on else "/stock"
        if self.path == "/login/user":
            shown = f"<p>{sent['user']}</p><input type=hidden name=user value={sent['user']}>"
            self._page(_form(self.office, shown + WORD, wanted))
            return
        self.office.logins.append((sent.get("user", ""), sent.get("word", "")))
        if self.office.has_token and sent["token"] not in self.office.tokens:
            self._go("/login")
        elif sent.get("word") != self.office.word:
            told = "利用者ID かパスワードが正しくありません。"
            self._page(_form(self.office, USER + WORD, wanted, said=told))
        else:
            self.office.tokens.discard(sent["token"])
            session = f"s{len(self.office.logins)}"
            self.office.sessions.add(session)
            self._go(f"/sso?next={quote(wanted)}" if self.office.has_token else wanted, session)


@contextmanager
def office_site(word: str) -> Generator[Office]:
    """Serve the site; `word` is everybody's password."""
    office = Office(word=word)
    handler = type("Handler", (_Handler,), {"office": office})
    with serving(LittleServer(handler), "office") as office.url:
        yield office
