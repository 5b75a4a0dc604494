"""ログイン: a form, its error message, and a page for members only."""

from hmac import compare_digest
from http import HTTPStatus

from studio.practice.messages import Request, Response, see_other
from studio.practice.record import PracticeLogin
from studio.practice.rendering import Renderer
from studio.practice.routing import Route
from studio.practice.state import PracticeState

COOKIE = "practice_session"
USER = "renshu"
PASSWORD = "sakura-2026"  # noqa: S105 - shown on the page, opens nothing but the practice page


class LoginDesk:
    """The views around the login."""

    def __init__(self, state: PracticeState, renderer: Renderer) -> None:
        self._state = state
        self._renderer = renderer

    @property
    def routes(self) -> tuple[Route, ...]:
        """Where the views live."""
        return (
            Route("GET", "/login/", self.show_form),
            Route("POST", "/login/", self.log_in),
            Route("GET", "/login/member/", self.show_member),
            Route("POST", "/login/logout", self.log_out),
        )

    def show_form(self, request: Request, _part: str) -> Response:
        """The form; who is logged in goes on to the member page."""
        if self._state.is_logged_in(request.cookie(COOKIE)):
            return see_other("/login/member/")
        return self._form("", "", HTTPStatus.OK)

    def log_in(self, request: Request, _part: str) -> Response:
        """Open a session, or say why not."""
        user, password = request.form.text("user"), request.form.text("password")
        if not user or not password:
            error = "ユーザーIDとパスワードを入力してください。"
            return self._form(user, error, HTTPStatus.UNPROCESSABLE_ENTITY)
        right = compare_digest(f"{user}\n{password}".encode(), f"{USER}\n{PASSWORD}".encode())
        token = self._state.log_in(PracticeLogin(user=user[:100], succeeded=right))
        if not token:
            error = "ユーザーIDまたはパスワードが違います。もう一度入力してください。"
            return self._form(user, error, HTTPStatus.UNAUTHORIZED)
        cookie = f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax"
        return see_other("/login/member/", ("Set-Cookie", cookie))

    def show_member(self, request: Request, _part: str) -> Response:
        """The member page; without a session, the form."""
        if not self._state.is_logged_in(request.cookie(COOKIE)):
            return see_other("/login/")
        record = self._state.record
        return self._renderer.page("login/member.html", {"user": USER, "record": record})

    def log_out(self, request: Request, _part: str) -> Response:
        """Close the session."""
        self._state.log_out(request.cookie(COOKIE))
        return see_other("/login/", ("Set-Cookie", f"{COOKIE}=; Path=/; Max-Age=0"))

    def _form(self, user: str, error: str, status: HTTPStatus) -> Response:
        context = {"entered_user": user, "error": error, "user": USER, "password": PASSWORD}
        return self._renderer.page("login/form.html", context, status)
