"""Pages and requests for the tests of this package, each built in one call."""

from studio.domain.checklist import Checklist, Item, ItemState, Variable
from studio.domain.decision import DecisionRequest, StepMeta
from studio.domain.observation import AriaNode, Observation
from studio.domain.rule import Comparison, Condition
from studio.engine.ports import PlanRequest, SiteProfile

SENTENCE = (
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
SHOP = SiteProfile(name="練習書店", url="http://127.0.0.1:8123/shop/", aliases=("練習用書店",))
PAGE_TEXT = """banner
 link 練習書店 [e3] /shop/
 search
  searchbox 検索 [e6] "プログラミング"
  button 検索する [e7]
 link カート (0) [e9] /shop/cart
main
 heading 「プログラミング」の検索結果 12件
 combobox 並べ替え [e14] おすすめ順 | 価格の安い順 | 評価の高い順
 table 書名 | 著者 | 価格 | 評価 | 在庫 | button
  Python 入門 [e21] | 山田 太郎 | 3,280円 | ★4.6 | あり | カートに入れる [e22]
  やさしい C 言語 [e25] | 佐藤 花子 | 2,480円 | ★3.9 | あり | カートに入れる [e26]
  はじめての Rust [e29] | 鈴木 一郎 | 2,980円 | ★4.5 | あり | カートに入れる [e30]
  SQL の基本 [e33] | 高橋 次郎 | 2,200円 | ★4.1 | 残りわずか | カートに入れる [e34]
  Go で作る Web [e37] | 田中 三郎 | 2,750円 | ★4.0 | あり | カートに入れる [e38]
  アルゴリズム図鑑 [e41] | 伊藤 四郎 | 2,640円 | ★4.8 | 在庫切れ | カートに入れる [e42]
 navigation ページ
  link 次へ [e46] /shop/?p=2"""


def shop_page(epoch: int = 7) -> Observation:
    """Return the search results of the practice bookshop."""
    titles = (
        "Python 入門",
        "やさしい C 言語",
        "はじめての Rust",
        "SQL の基本",
        "Go で作る Web",
        "アルゴリズム図鑑",
    )
    rows = tuple(
        AriaNode(
            "row",
            children=(
                AriaNode("link", name=title, ref=f"e{21 + 4 * number}"),
                AriaNode("button", name="カートに入れる", ref=f"e{22 + 4 * number}"),
            ),
        )
        for number, title in enumerate(titles)
    )
    root = AriaNode(
        "main",
        children=(
            AriaNode("searchbox", name="検索", ref="e6", text="プログラミング"),
            AriaNode("button", name="検索する", ref="e7"),
            AriaNode("combobox", name="並べ替え", ref="e14"),
            AriaNode("checkbox", name="在庫あり", ref="e16"),
            AriaNode("textbox", placeholder="クーポン", ref="f1e3"),
            AriaNode("table", children=rows),
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
        page_text=PAGE_TEXT,
    )
    return request.model_copy(update=changes)


def plan_request(instruction: str = SENTENCE, start_url: str = "") -> PlanRequest:
    """Return a request to plan, with the practice bookshop as the one known site."""
    return PlanRequest(instruction=instruction, start_url=start_url, sites=(SHOP,))
