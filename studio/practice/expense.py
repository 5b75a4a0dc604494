"""経費精算: a form with every ordinary kind of field, checked before it is sent."""

from collections.abc import Callable, Mapping
from datetime import date
from http import HTTPStatus

from studio.practice.messages import Form, Request, Response, as_json, see_other
from studio.practice.record import PracticeExpense
from studio.practice.rendering import Renderer
from studio.practice.routing import Route
from studio.practice.state import PracticeState

CATEGORIES = ("交通費", "宿泊費", "会議費", "消耗品費", "書籍・研修費", "その他")
PAYMENTS = ("立替払い", "会社カード", "請求書払い")
MAX_AMOUNT = 1_000_000
MIN_PURPOSE_CHARS = 5
STAFF_NUMBER_DIGITS = 6


class ExpenseDesk:
    """The views of the expense form."""

    def __init__(self, state: PracticeState, renderer: Renderer) -> None:
        self._state = state
        self._renderer = renderer

    @property
    def routes(self) -> tuple[Route, ...]:
        """Where the views live."""
        return (
            Route("GET", "/expense/", self.show_form),
            Route("POST", "/expense/check", self.check),
            Route("POST", "/expense/", self.send),
            Route("GET", "/expense/done/<number>/", self.show_receipt),
        )

    def show_form(self, _request: Request, _part: str) -> Response:
        """The empty form, and what was sent before."""
        return self._form_page({}, {}, HTTPStatus.OK)

    def check(self, request: Request, _part: str) -> Response:
        """Say what is wrong with each field, and what to ask when nothing is."""
        question = self._renderer.say("この内容で申請を送信します。よろしいですか？")
        return as_json(
            {"errors": dict(find_errors(request.form, self._renderer.say)), "question": question}
        )

    def send(self, request: Request, _part: str) -> Response:
        """Keep a correct claim; show the form again with messages otherwise."""
        errors = find_errors(request.form, self._renderer.say)
        if errors:
            return self._form_page(request.form.fields, errors, HTTPStatus.UNPROCESSABLE_ENTITY)
        stored = self._state.add_expense(_expense_of(request.form))
        return see_other(f"/expense/done/{stored.receipt_number}/")

    def show_receipt(self, _request: Request, number: str) -> Response | None:
        """送信しました, with the receipt number."""
        expenses = self._state.record.expenses
        expense = next((one for one in expenses if one.receipt_number == number), None)
        return self._renderer.page("expense/done.html", {"expense": expense}) if expense else None

    def _form_page(
        self, entered: Mapping[str, str], errors: Mapping[str, str], status: HTTPStatus
    ) -> Response:
        context = {
            "entered": entered,
            "errors": errors,
            "categories": CATEGORIES,
            "payments": PAYMENTS,
            "sent": self._state.record.expenses[::-1][:5],
        }
        return self._renderer.page("expense/form.html", context, status)


def find_errors(form: Form, say: Callable[[str], str]) -> Mapping[str, str]:
    """Return a sentence for every field that cannot be accepted, by field name.

    Args:
        form: What was entered.
        say: Returns the name of a field as the page shows it today.
    """
    checks = {
        "applicant": "" if form.text("applicant") else f"{say('申請者名')}を入力してください。",
        "staff_number": _staff_number_error(form.text("staff_number"), say("社員番号")),
        "used_on": _date_error(form.text("used_on"), say("利用日")),
        "category": _choice_error(form.text("category"), CATEGORIES, say("費目")),
        "amount": _amount_error(form.text("amount"), say("金額")),
        "payment": _choice_error(form.text("payment"), PAYMENTS, say("支払方法")),
        "receipt_file": _receipt_error(form, say("領収書")),
        "purpose": _purpose_error(form.text("purpose"), say("用途")),
        "agreed": ""
        if form.is_on("agreed")
        else f"{say('経費規程')}を確認し、チェックを入れてください。",
    }
    return {name: sentence for name, sentence in checks.items() if sentence}


def _staff_number_error(text: str, name: str) -> str:
    if not text:
        return f"{name}を入力してください。"
    if not (text.isascii() and text.isdigit() and len(text) == STAFF_NUMBER_DIGITS):
        return f"{name}は半角数字{STAFF_NUMBER_DIGITS}桁で入力してください。"
    return ""


def _date_error(text: str, name: str) -> str:
    if not text:
        return f"{name}を入力してください。"
    try:
        date.fromisoformat(text)
    except ValueError:
        return f"{name}は年月日で入力してください。"
    return ""


def _choice_error(text: str, choices: tuple[str, ...], name: str) -> str:
    return "" if text in choices else f"{name}を選んでください。"


def _amount_error(text: str, name: str) -> str:
    if not text:
        return f"{name}を入力してください。"
    if not (text.isascii() and text.isdigit()):
        return f"{name}は半角数字で入力してください（カンマや「円」は不要です）。"
    if not 1 <= int(text[:12]) <= MAX_AMOUNT:
        return f"{name}は1円から{MAX_AMOUNT:,}円までで入力してください。"
    return ""


def _receipt_error(form: Form, name: str) -> str:
    if form.is_on("has_receipt") and "receipt_file" not in form.files:
        return f"{name}のファイルを選んでください。"
    return ""


def _purpose_error(text: str, name: str) -> str:
    if len(text) < MIN_PURPOSE_CHARS:
        return f"{name}を{MIN_PURPOSE_CHARS}文字以上で入力してください。"
    return ""


def _expense_of(form: Form) -> PracticeExpense:
    file = form.files.get("receipt_file")
    return PracticeExpense(
        receipt_number="",
        applicant=form.text("applicant"),
        staff_number=form.text("staff_number"),
        used_on=form.text("used_on"),
        category=form.text("category"),
        amount=int(form.text("amount")),
        payment=form.text("payment"),
        has_receipt=form.is_on("has_receipt"),
        file_name=file.name if file else "",
        file_size=file.size if file else 0,
        purpose=form.text("purpose").replace("\r\n", "\n"),
    )
