"""経費精算: a form with every ordinary kind of field, checked before it is sent."""

from collections.abc import Mapping
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
        return as_json({"errors": dict(find_errors(request.form)), "question": question})

    def send(self, request: Request, _part: str) -> Response:
        """Keep a correct claim; show the form again with messages otherwise."""
        errors = find_errors(request.form)
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


def find_errors(form: Form) -> Mapping[str, str]:
    """Return a sentence for every field that cannot be accepted, by field name."""
    checks = {
        "applicant": "" if form.text("applicant") else "申請者名を入力してください。",
        "staff_number": _staff_number_error(form.text("staff_number")),
        "used_on": _date_error(form.text("used_on")),
        "category": "" if form.text("category") in CATEGORIES else "費目を選んでください。",
        "amount": _amount_error(form.text("amount")),
        "payment": "" if form.text("payment") in PAYMENTS else "支払方法を選んでください。",
        "receipt_file": _receipt_error(form),
        "purpose": _purpose_error(form.text("purpose")),
        "agreed": "" if form.is_on("agreed") else "経費規程の確認にチェックを入れてください。",
    }
    return {name: sentence for name, sentence in checks.items() if sentence}


def _staff_number_error(text: str) -> str:
    if not text:
        return "社員番号を入力してください。"
    if not (text.isascii() and text.isdigit() and len(text) == 6):
        return "社員番号は半角数字6桁で入力してください。"
    return ""


def _date_error(text: str) -> str:
    if not text:
        return "利用日を入力してください。"
    try:
        date.fromisoformat(text)
    except ValueError:
        return "利用日は年月日で入力してください。"
    return ""


def _amount_error(text: str) -> str:
    if not text:
        return "金額を入力してください。"
    if not (text.isascii() and text.isdigit()):
        return "金額は半角数字で入力してください（カンマや「円」は不要です）。"
    if not 1 <= int(text[:12]) <= MAX_AMOUNT:
        return f"金額は1円から{MAX_AMOUNT:,}円までで入力してください。"
    return ""


def _receipt_error(form: Form) -> str:
    if form.is_on("has_receipt") and "receipt_file" not in form.files:
        return "領収書のファイルを選んでください。"
    return ""


def _purpose_error(text: str) -> str:
    if len(text) < MIN_PURPOSE_CHARS:
        return f"用途を{MIN_PURPOSE_CHARS}文字以上で入力してください。"
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
