"""部品サンプル: the parts of a page that are hard to operate by program, one of each."""

from studio.practice.messages import Request, Response, as_json
from studio.practice.record import WidgetUse
from studio.practice.rendering import Renderer
from studio.practice.routing import Route
from studio.practice.state import PracticeState

PREFECTURES = (
    "北海道", "青森県", "岩手県", "宮城県", "秋田県", "山形県", "福島県", "茨城県", "栃木県", "群馬県",
    "埼玉県", "千葉県", "東京都", "神奈川県", "新潟県", "富山県", "石川県", "福井県", "山梨県", "長野県",
    "岐阜県", "静岡県", "愛知県", "三重県", "滋賀県", "京都府", "大阪府", "兵庫県", "奈良県", "和歌山県",
    "鳥取県", "島根県", "岡山県", "広島県", "山口県", "徳島県", "香川県", "愛媛県", "高知県", "福岡県",
    "佐賀県", "長崎県", "熊本県", "大分県", "宮崎県", "鹿児島県", "沖縄県",
)  # fmt: skip
TASKS = ("見積書を作る", "会議室を予約する", "請求書を送る", "在庫を数える", "週報を書く")
KNOWN_WIDGETS = frozenset(
    {
        "shadow", "iframe", "canvas", "combobox", "drag", "new_tab", "alert", "confirm", "prompt",
        "late", "cookie", "memo", "slider", "span",
    }
)  # fmt: skip
MAX_VALUE_CHARS = 2_000


class WidgetSamples:
    """The views of the samples; every widget shows again what it was last set to."""

    def __init__(self, state: PracticeState, renderer: Renderer) -> None:
        self._state = state
        self._renderer = renderer

    @property
    def routes(self) -> tuple[Route, ...]:
        """Where the views live."""
        return (
            Route("GET", "/widgets/", self.show),
            Route("GET", "/widgets/inquiry/", self.show_inquiry),
            Route("GET", "/widgets/terms/", self.show_terms),
            Route("GET", "/widgets/notice.json", self.notice),
            Route("POST", "/widgets/track", self.keep),
        )

    def show(self, _request: Request, _part: str) -> Response:
        """The page with all samples."""
        last = self._last_values()
        context = {"prefectures": PREFECTURES, "tasks": _ordered_tasks(last.get("drag", ""))}
        return self._renderer.page("widgets/samples.html", {**context, "last": last})

    def show_inquiry(self, _request: Request, _part: str) -> Response:
        """The page inside the iframe."""
        return self._renderer.page("widgets/inquiry.html", {"last": self._last_values()})

    def show_terms(self, _request: Request, _part: str) -> Response:
        """The page that opens in a new tab."""
        self._state.add_widget_use(WidgetUse(what="new_tab", value="利用規約"))
        return self._renderer.page("widgets/terms.html")

    def notice(self, _request: Request, _part: str) -> Response:
        """What the late part of the page says once it is there."""
        say = self._renderer.say
        return as_json(
            {
                "title": say("本日のお知らせ"),
                "text": "創業祭は今週末まで。対象の商品が10%引きになります。",
                "button": say("クーポンを受け取る"),
            }
        )

    def keep(self, request: Request, _part: str) -> Response | None:
        """Keep what a widget was set to."""
        what = request.form.text("what")
        if what not in KNOWN_WIDGETS:
            return None
        value = request.form.text("value")[:MAX_VALUE_CHARS]
        self._state.add_widget_use(WidgetUse(what=what, value=value))
        return as_json({"what": what, "value": value})

    def _last_values(self) -> dict[str, str]:
        return {use.what: use.value for use in self._state.record.widgets}


def _ordered_tasks(kept: str) -> tuple[str, ...]:
    tasks = tuple(kept.split("、"))
    return tasks if sorted(tasks) == sorted(TASKS) else TASKS
