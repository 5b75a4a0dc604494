"""Pages and requests for the tests of this package, each built in one call."""

from studio.domain.actions.rule import Comparison, Condition
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.runs.decision import DecisionRequest, StepMeta, VerifyRequest
from studio.domain.values.variable import Variable
from studio.engine.perception.render import render
from studio.engine.ports import PlanRequest, SiteProfile

SENTENCE = (
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
SHOP = SiteProfile(name="練習書店", url="http://127.0.0.1:8123/shop/", aliases=("練習用書店",))
TITLES = (
    "Python 入門",
    "やさしい C 言語",
    "はじめての Rust",
    "SQL の基本",
    "Go で作る Web",
    "アルゴリズム図鑑",
)
CELLS = (
    ("山田 太郎", "3,280円", "★4.6", "あり"),
    ("佐藤 花子", "2,480円", "★3.9", "あり"),
    ("鈴木 一郎", "2,980円", "★4.5", "あり"),
    ("高橋 次郎", "2,200円", "★4.1", "残りわずか"),
    ("田中 三郎", "2,750円", "★4.0", "あり"),
    ("伊藤 四郎", "2,640円", "★4.8", "在庫切れ"),
)


def _row(number: int) -> AriaNode:
    link = AriaNode("link", name=TITLES[number], ref=f"e{21 + 4 * number}")
    button = AriaNode("button", name="カートに入れる", ref=f"e{22 + 4 * number}")
    texts = tuple(AriaNode("text", text=text) for text in CELLS[number])
    return AriaNode(
        "row", children=tuple(AriaNode("cell", children=(node,)) for node in (link, *texts, button))
    )


def shop_page(epoch: int = 7) -> Observation:
    """Return the search results of the practice bookshop."""
    head = AriaNode(
        "row",
        children=tuple(
            AriaNode("columnheader", name=name) for name in ("書名", "著者", "価格", "評価", "在庫")
        ),
    )
    orders = tuple(
        AriaNode("option", name=name) for name in ("おすすめ順", "価格の安い順", "評価の高い順")
    )
    root = AriaNode(
        "main",
        children=(
            AriaNode("link", name="練習書店", ref="e3"),
            AriaNode("link", name="カート (0)", ref="e9"),
            AriaNode("searchbox", name="検索", ref="e6", text="プログラミング"),
            AriaNode("button", name="検索する", ref="e7"),
            AriaNode("heading", name="「プログラミング」の検索結果 12件"),
            AriaNode("combobox", name="並べ替え", ref="e14", text="おすすめ順", children=orders),
            AriaNode("checkbox", name="在庫あり", ref="e16"),
            AriaNode("textbox", placeholder="クーポン", ref="f1e3"),
            AriaNode("table", children=(head, *(_row(number) for number in range(6)))),
            AriaNode("link", name="次へ", ref="e46"),
        ),
    )
    return Observation(
        epoch=epoch, url="http://127.0.0.1:8123/shop/?q=a", title="検索結果", root=root
    )


def shop_checklist(done: int = 1) -> Checklist:
    """Return the checklist of `SENTENCE` with the first `done` items ticked."""
    lines = (
        "練習書店で「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    )
    return Checklist(
        instruction=SENTENCE,
        site="練習書店",
        start_url=SHOP.url,
        items=tuple(
            Item(
                id=f"item{number}",
                text=line,
                state=ItemState.DONE if number < done else ItemState.TODO,
            )
            for number, line in enumerate(lines)
        ),
        variables=(Variable(name="検索語", value="プログラミング"),),
        conditions=(
            Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
            Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),
        ),
    )


def decision_request(done: int = 2, **changes: object) -> DecisionRequest:
    """Return the request for the next item of `shop_checklist` on `shop_page`."""
    checklist = shop_checklist(done)
    item = checklist.items[done]
    request = DecisionRequest(
        current_step_meta=StepMeta(id=item.id, original_instruction=item.text, attempt=1),
        checklist=checklist,
        observation=shop_page(),
        page_text=render(shop_page()),
    )
    return request.model_copy(update=changes)


def long_page(rows: int) -> Observation:
    """Return a page with a search button and a table of so many different rows."""
    lines = tuple(
        AriaNode(
            "row",
            children=(
                AriaNode("cell", text=f"伝票 {number * 37 % 9973} 番"),
                AriaNode("cell", text=f"{number * 131 % 7919:,}円"),
                AriaNode("link", name=f"詳細 {number}", ref=f"e{100 + number}"),
            ),
        )
        for number in range(rows)
    )
    search = AriaNode("button", name="検索する", ref="e7")
    root = AriaNode("main", children=(search, AriaNode("table", children=lines)))
    return Observation(epoch=7, url="http://127.0.0.1:8123/list/", title="伝票一覧", root=root)


def verify_request(done: int = 2, **changes: object) -> VerifyRequest:
    """Return the request to check the next item of `shop_checklist` on `shop_page`."""
    asked = decision_request(done)
    request = VerifyRequest(
        current_step_meta=asked.current_step_meta,
        checklist=asked.checklist,
        context=asked.context,
        observation=asked.observation,
        page_text=asked.page_text,
    )
    return request.model_copy(update=changes)


def form_request() -> DecisionRequest:
    """Return the request for the first goal of an expense form, an ordinary page."""
    lines = (
        "日付を11月20日、金額を12,800円、科目を「交通費」にする",
        "領収書ありにチェックする",
        "申請する",
    )
    items = tuple(Item(id=f"form{number}", text=line) for number, line in enumerate(lines))
    subjects = ("選択してください", "交通費", "会議費", "消耗品費", "通信費")
    root = AriaNode(
        "main",
        children=(
            AriaNode("link", name="ホーム", ref="e2"),
            AriaNode("link", name="申請一覧", ref="e3"),
            AriaNode("heading", name="経費申請 2026年度"),
            AriaNode(
                "textbox", name="申請者", ref="e4", text="山田 太郎", states={"readonly": "true"}
            ),
            AriaNode("textbox", name="日付", ref="e5", placeholder="YYYY/MM/DD"),
            AriaNode("spinbutton", name="金額（円）", ref="e7"),
            AriaNode(
                "combobox",
                name="科目",
                ref="e9",
                text=subjects[0],
                children=tuple(AriaNode("option", name=name) for name in subjects),
            ),
            AriaNode("radio", name="電車", ref="e10", states={"checked": "true"}),
            AriaNode("radio", name="タクシー", ref="e11"),
            AriaNode("checkbox", name="領収書あり", ref="e12"),
            AriaNode("textbox", name="備考", ref="e14"),
            AriaNode("button", name="下書き保存", ref="e15"),
            AriaNode("button", name="申請する", ref="e16"),
        ),
    )
    page = Observation(epoch=3, url="http://127.0.0.1:8123/expense/", title="経費申請", root=root)
    return DecisionRequest(
        current_step_meta=StepMeta(id="form0", original_instruction=lines[0], attempt=1),
        checklist=Checklist(
            instruction="、".join(lines),
            items=items,
            variables=(Variable(name="金額", value="12800"), Variable(name="科目", value="交通費")),
        ),
        observation=page,
        page_text=render(page),
    )


def plan_request(instruction: str = SENTENCE, start_url: str = "") -> PlanRequest:
    """Return a request to plan, with the practice bookshop as the one known site."""
    return PlanRequest(instruction=instruction, start_url=start_url, sites=(SHOP,))
