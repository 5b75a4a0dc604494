"""Code judges whether an item is done: by what was done, by what is new, and by what the page shows."""

from dataclasses import replace

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Extract,
    Fill,
    HandleDialog,
    Navigate,
    Scroll,
    ScrollWay,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Fingerprint, Target
from studio.domain.runs.checklist import Item
from studio.domain.text import squeeze
from studio.engine.agent.judging.completion import (
    Case,
    CodeJudgement,
    ItemStanding,
    is_borne_out,
    judge,
)
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.goals import read_goal
from studio.engine.guard.sending import Sending
from studio.engine.perception.news import Change, PageNews
from tests.factories import grid, make_observation, node, numbered, text

URL, SAID = EvidenceKind.URL, EvidenceKind.TEXT_APPEARED
PROVED, DISPROVED, UNPROVED = ItemStanding.PROVED, ItemStanding.DISPROVED, ItemStanding.UNPROVED
UNSENT = ItemStanding.UNSENT
HERE, THERE = "https://office.example/", "https://office.example/next"
EMPTY = make_observation(node("heading", "一覧"), url=HERE)


def page(*nodes: AriaNode, url: str = HERE) -> Observation:
    return make_observation(*nodes, url=url, title="社内")


def target(name: str, role: str = "button", kind: str = "") -> Target:
    fingerprint = Fingerprint(tag="input", type=kind) if kind else None
    return Target(role=role, name=name, fingerprint=fingerprint)


def deed(action: Action, *facts: Evidence, **more: object) -> VerifiedAction:
    found = VerifiedAction(action, Outcome(status=OutcomeStatus.OK, evidence=facts))
    return replace(found, **more)


def fact(kind: EvidenceKind, detail: str) -> Evidence:
    return Evidence(kind=kind, detail=detail)


def turned(
    action: Action, before: Observation, after: Observation, *facts: Evidence, **more: object
) -> VerifiedAction:
    """Return an act with the page before and after it."""
    told = PageNews(before)
    seen = (told, *more.pop("seen", ()))  # pyright: ignore[reportGeneralTypeIssues]
    return deed(action, *facts, change=Change(told, PageNews(after)), seen=seen, **more)


def pressed(name: str, *seen: AriaNode, role: str = "button", **more: object) -> VerifiedAction:
    """Return a press on a button, and what came up on the same page."""
    fresh = (numbered(one, 100 * place) for place, one in enumerate(seen, 1))
    after = page(*EMPTY.root.children, *fresh)
    return turned(
        Click(target=target(name, role)), page(*EMPTY.root.children), after, fact(SAID, "x"), **more
    )


def sent(
    name: str, *shown: AriaNode, before: Observation = EMPTY, **more: object
) -> VerifiedAction:
    """Return a press that sent something and was answered by another page."""
    after = page(*shown, url=THERE)
    return turned(
        Click(target=target(name)), before, after, fact(URL, THERE), has_sent=True, **more
    )


def filled(name: str, value: str, kind: str = "text", role: str = "textbox") -> VerifiedAction:
    action = Fill(target=target(name, role, kind), value=value)
    return deed(action, fact(EvidenceKind.VALUE, value))


def uploaded(*names: str) -> VerifiedAction:
    facts = (fact(EvidenceKind.FILE, name) for name in names)
    return deed(Upload(target=target("ファイル"), paths=tuple(f"/h/{n}" for n in names)), *facts)


def case(
    item: str,
    *deeds: VerifiedAction,
    shown: Observation | None = None,
    later: tuple[str, ...] = (),
    earlier: tuple[VerifiedAction, ...] = (),
    used: frozenset[str] = frozenset(),
    site: str = "",
) -> Case:
    """Return an item with its acts; without a page, the one that the last act left."""
    if shown is None:
        changes = [one.change for one in (*earlier, *deeds) if one.change]
        shown = changes[-1].after.page if changes else EMPTY
    goal = read_goal(item, tuple(Item(text=one) for one in later))
    return Case(goal, deeds, shown, earlier, used, site=site)


def standing(item: str, *deeds: VerifiedAction, **more: object) -> ItemStanding:
    judgement: CodeJudgement = judge(case(item, *deeds, **more))  # pyright: ignore[reportArgumentType]
    assert bool(judgement.reason) is (judgement.standing is not PROVED)
    return judgement.standing


ROWS = (
    ("12/2 14:00", "小野", "取消"),
    ("12/2 15:00", "田中", "取消"),
    ("12/3 10:00", "佐藤", "取消"),
)
BOOKINGS = page(grid(("日時", "名前", "操作"), *ROWS))
ONE_LESS = page(grid(("日時", "名前", "操作"), *ROWS[1:]))
CHOSEN = deed(
    Choose(rule=SelectionRule(), column="カートに入れる"),
    fact(EvidenceKind.ROWS, "24 件中 4 件が一致"),
    fact(SAID, "カートに追加しました"),
)
TAKEN_OUT = replace(
    deed(Extract(), fact(EvidenceKind.ROWS, "1 件")),
    outcome=Outcome(
        status=OutcomeStatus.OK,
        table=ExtractedTable(columns=("品名",), rows=(("机",),)),
        evidence=(fact(EvidenceKind.ROWS, "1 件"),),
    ),
)
NEWEST_ONLY = replace(
    TAKEN_OUT,
    outcome=TAKEN_OUT.outcome.model_copy(
        update={"table": ExtractedTable(columns=("品名",), rows=(("机",),), limit=10)}
    ),
)
PASSWORD = node("textbox", "パスワード", secret="true")
SECRET_TYPED = deed(
    Fill(target=target("パスワード", "textbox", "password"), value="{{秘密:会員}}"),
    fact(EvidenceKind.VALUE, "••••"),
)


@pytest.mark.parametrize(
    ("item", "deeds", "shown", "expected"),
    [
        # values in fields
        ("件名に「会議」を入れる", (filled("件名", "会議"),), EMPTY, PROVED),
        ("件名に「会議」を入れる", (filled("件名", "打合せ"),), EMPTY, UNPROVED),
        ("郵便番号「980-0811」を入力する", (filled("郵便番号", "9800811"),), EMPTY, PROVED),
        ("金額「12,000」を入力する", (filled("金額", "12000"),), EMPTY, PROVED),
        ("件名に「会議」を入れる", (), page(node("textbox", "件名", text="会議")), PROVED),
        ("件名に「会議」を入れる", (), EMPTY, DISPROVED),
        (
            "件名に「会議」を入れる",
            (filled("件名", "会議"), filled("件名", "取消")),
            page(node("textbox", "件名", text="取消")),
            UNPROVED,
        ),
        ("「備品」のページに「在庫 3」を書く", (filled("本文", "在庫 3"),), EMPTY, DISPROVED),
        ("開始日: 令和8年11月20日 を入力する", (filled("開始日", "2026-11-20"),), EMPTY, PROVED),
        ("開始日: 令和8年11月20日 を入力する", (filled("開始日", "2026-11-02"),), EMPTY, UNPROVED),
        ("12月8日 13:00〜15:00 を入力する", (filled("開始", "13:00"),), EMPTY, UNPROVED),
        ("カートに「机」を入れる", (filled("検索語", "机", role="searchbox"),), EMPTY, UNPROVED),
        ("検索欄に「机」を入力する", (filled("検索語", "机"),), EMPTY, PROVED),
        ("パスワードに{{秘密:会員}}を入力する", (SECRET_TYPED,), page(PASSWORD), PROVED),
        ("パスワードに{{秘密:管理}}を入力する", (SECRET_TYPED,), page(PASSWORD), UNPROVED),
        (
            "部署で「営業部」を選ぶ",
            (deed(SelectOption(target=target("部署"), option="営業部"), fact(EvidenceKind.OPTION, "営業部")),),
            EMPTY,
            PROVED,
        ),
        # boxes, also those that were so before
        ("「承認依頼」にチェックを入れる", (), page(node("checkbox", "承認依頼", checked="true")), PROVED),
        (
            "「承認依頼」と「日報」を選ぶ",
            (),
            page(
                node("generic", "", node("checkbox", "input", checked="true"), text("承認依頼")),
                node("generic", "", node("checkbox", "input", checked="true"), text("日報")),
            ),
            PROVED,
        ),
        (
            "「承認依頼」と「日報」を選ぶ",
            (),
            page(
                node("generic", "", node("checkbox", "input", checked="true"), text("承認依頼")),
                node("generic", "", node("checkbox", "input"), text("日報")),
            ),
            UNPROVED,
        ),
        (
            "「承認依頼」にチェックを入れる",
            (),
            page(
                *(
                    node("row", "", node("cell", "", text("選択"), node("checkbox", "選択", checked=on)), node("cell", name))
                    for name, on in (("承認依頼", "true"), ("日報", "false"))
                )
            ),
            PROVED,
        ),
        ("「承認依頼」のチェックを外す", (), page(node("checkbox", "承認依頼", checked="true")), UNPROVED),
        ("「承認依頼」のチェックを外す", (), page(node("checkbox", "承認依頼")), PROVED),
        (
            "「承認依頼」にチェックを入れる",
            (deed(SetChecked(target=target("承認依頼"), checked=False), fact(EvidenceKind.CHECKED, "off")),),
            EMPTY,
            UNPROVED,
        ),
        # a branch that was not taken is no missing value
        (
            "「解決」なら「終了」を、それ以外なら「フィードバック」を選ぶ",
            (deed(SelectOption(target=target("状態"), option="終了"), fact(EvidenceKind.OPTION, "終了")),),
            EMPTY,
            UNPROVED,
        ),
        # searching
        ("「机」を検索する", (filled("品名", "机"), pressed("検索", text("机 1,000円"))), None, PROVED),
        ("「机」を検索する", (), page(text("机")), DISPROVED),
        ("価格が3000円以下の本を探す", (pressed("検索", text("本")),), None, UNPROVED),
        ("価格が3000円以下の本を探す", (CHOSEN,), EMPTY, PROVED),
        # opening
        ("在庫管理を開く", (pressed("在庫管理", text("品名")),), None, PROVED),
        ("在庫管理を開く", (), page(node("heading", "在庫管理")), PROVED),
        ("在庫管理を開く", (pressed("ヘルプ", text("使い方")),), None, UNPROVED),
        ("「更新」を押す", (), page(node("heading", "更新")), DISPROVED),
        ("「更新」を押す", (pressed("更新", text("12:05 現在")),), None, PROVED),
        ("「防災訓練」という投稿の「更新」を押す", (pressed("更新", text("12:05 現在")),), None, UNPROVED),
        ("「操作」を押す", (pressed("操作", node("menu", "", node("menuitem", "印刷"))),), None, PROVED),
        ("操作メニューを開く", (pressed("操作", node("menu", "", node("menuitem", "印刷"))),), None, PROVED),
        ("在庫管理を開く", (pressed("在庫", node("menu", "", node("menuitem", "在庫管理"))),), None, UNPROVED),
        (
            "https://office.example/list を開く",
            (deed(Navigate(url="https://office.example/list"), fact(URL, "https://office.example/list")),),
            EMPTY,
            PROVED,
        ),
        # reading
        ("「承認済み」と出ていることを確認する", (), page(text("承認済み")), PROVED),
        ("「承認済み」と出ていることを確認する", (), page(text("申請中")), UNPROVED),
        ("「エラー」が出ていないことを確認する", (), page(text("正常")), UNPROVED),
        (
            "「防災訓練」という投稿を見つける",
            (deed(Scroll(way=ScrollWay.DOWN, until="防災訓練"), fact(EvidenceKind.SCROLLED, "1/2")),),
            page(text("防災訓練の実施について")),
            PROVED,
        ),
        ("「防災訓練」という投稿を見つける", (), page(text("「防災訓練」は見つかりません")), UNPROVED),
        ("一覧を表に取り出す", (TAKEN_OUT,), EMPTY, PROVED),
        ("在庫のない商品を取り出す", (NEWEST_ONLY,), EMPTY, DISPROVED),
        ("最新の商品を取り出す", (NEWEST_ONLY,), EMPTY, PROVED),
        ("明細を取り出し、件数と合計を調べる", (TAKEN_OUT,), EMPTY, PROVED),
        ("一覧を表に取り出す", (pressed("一覧"),), EMPTY, UNPROVED),
        # files
        ("請求書をダウンロードする", (pressed("請求書"),), EMPTY, DISPROVED),
        ("請求書をダウンロードする", (deed(Click(target=target("請求書")), fact(EvidenceKind.FILE, "請求書.pdf")),), EMPTY, PROVED),
        # signing in
        ("ログインする", (filled("パスワード", "x", "password"),), page(PASSWORD), DISPROVED),
        ("ログインする", (), page(node("link", "ログアウト"), PASSWORD), PROVED),
        ("ログインする", (filled("パスワード", "x", "password"), pressed("ログイン", text("ようこそ"))), None, PROVED),
    ],
)  # fmt: skip
def test_code_decides_what_it_can_read_back(
    item: str, deeds: tuple[VerifiedAction, ...], shown: Observation | None, expected: ItemStanding
) -> None:
    assert standing(item, *deeds, shown=shown) is expected


def test_a_chosen_file_is_attached_once_a_later_item_sends_it() -> None:
    both = uploaded("議事録.txt", "顧客一覧.csv")
    item = "「書類/議事録.txt」と「書類/顧客一覧.csv」の2つを添付する"
    assert standing(item, both, later=("送信する",)) is PROVED
    assert standing(item, both) is UNPROVED
    assert standing(item, uploaded("議事録.txt"), later=("送信する",)) is UNPROVED


def test_what_is_made_is_done_with_its_values_in_place_when_a_later_item_sends_it() -> None:
    item = "題名「年末休業」、本文「休みます」でお知らせを作成する"
    form = (filled("題名", "年末休業"), filled("本文", "休みます"))
    assert standing(item, *form, later=("公開する",)) is PROVED
    assert (
        standing(item, *form, sent("公開", text("公開しました。")), later=("公開する",)) is PROVED
    )
    assert standing(item, *form[:1], later=("公開する",)) is UNPROVED
    assert standing(item, *form) is DISPROVED
    assert (
        standing("「机」をカートに入れる", filled("商品検索", "机"), later=("注文する",))
        is UNPROVED
    )


def answered(name: str, words: str) -> VerifiedAction:
    return sent(name, node("status", "", text(words)))


@pytest.mark.parametrize(
    ("item", "done", "expected"),
    [
        ("商品をカートに入れる", pressed("カートに入れる", node("status", "カートに追加しました")), PROVED),
        ("保存する", answered("保存", "変更しました"), PROVED),
        ("送信する", answered("OK", "送信しました"), UNPROVED),
        ("「山田」を削除する", answered("削除", "山田を削除しました"), PROVED),
        ("「山田」を削除する", answered("削除", "佐藤を削除しました"), UNPROVED),
        ("「山田」を削除する", answered("削除", "山田は削除できません"), UNPROVED),
        ("「山田」を削除する", answered("削除", "山田を本当に削除しますか？"), UNPROVED),
        ("申請 12 を承認する", answered("承認", "申請 13 を承認しました"), UNPROVED),
        ("「解決」なら終了、それ以外なら保留にして保存", answered("保存", "解決 保存しました"), UNPROVED),
    ],
)  # fmt: skip
def test_code_knows_the_page_s_own_answer_to_a_button_that_the_goal_names(
    item: str, done: VerifiedAction, expected: ItemStanding
) -> None:
    assert standing(item, done) is expected


def test_an_item_with_nothing_new_is_not_asked_about() -> None:
    assert standing("送信する") is DISPROVED


def test_the_chosen_row_that_is_gone_proves_a_deletion() -> None:
    gone = {"was_approved": True, "row_words": ("12/2 14:00", "小野", "取消")}
    press = turned(Click(target=target("削除")), BOOKINGS, ONE_LESS, **gone)
    assert standing("小野さんの予約を削除する", press) is PROVED
    kept = turned(Click(target=target("削除")), BOOKINGS, BOOKINGS, **gone)
    assert standing("小野さんの予約を削除する", kept) is not PROVED


def test_what_the_item_before_did_at_once_counts_once() -> None:
    done = answered("送信する", "送信しました")
    assert standing("送信する", earlier=(done,)) is PROVED
    assert standing("送信する", earlier=(done,), used=frozenset({"送信しました"})) is UNPROVED


APPROVED = sent(
    "実行", node("list", "", node("listitem", "", text("6件を承認しました。"))), text("経費の一覧")
)
MADE = sent("作成", node("alert", "作成しました。"), node("heading", "停電のお知らせ"))
TITLED = filled("タイトル", "停電のお知らせ")
MENU = node(
    "menu", "", node("menuitem", "新しいリストに追加しました"), text("ほしい物リストに追加しました")
)
PANEL = node(
    "generic", "", text("ほしい物リストを選んでください。前回は追加しました。"),
    node("link", "買い物"), node("link", "プレゼント"),
)  # fmt: skip
OLD = page(text("先月の申請は提出が完了しました。"), node("button", "申請する"))
HISTORY = page(text("11月3日 経費の申請を提出しました"), url="https://office.example/history")


def led(name: str, before: Observation, after: Observation) -> VerifiedAction:
    return turned(Click(target=target(name, "link")), before, after, fact(URL, after.url))


CONFIRMED = [
    ("経費をまとめて承認する", "6件を承認しました。", (APPROVED,)),
    ("お知らせを投稿する", "作成しました。", (TITLED, MADE)),
    ("お知らせを投稿する", "停電のお知らせ", (TITLED, MADE)),
    ("レビューを書いて送る", "商品レビューありがとうございます。", (sent("投稿", text("商品レビューありがとうございます。")),)),
    ("「議事録.txt」を添付する", "更新しました。", (uploaded("議事録.txt"), sent("送信", node("alert", "更新しました。")))),
    ("「議事録.txt」を添付する", "議事録.txt アップロード完了", (
        turned(Upload(target=target("選択"), paths=("/h/議事録.txt",)), EMPTY, page(
            *EMPTY.root.children, node("listitem", "", text("議事録.txt"), text("アップロード完了"))),
            fact(EvidenceKind.FILE, "議事録.txt")),)),
    ("小野さんの予約を取り消す", "12/2 14:00 小野", (turned(HandleDialog(accept=True, text="先方都合"), BOOKINGS, ONE_LESS),)),
    ("小野さんの予約を取り消す", "- 12/2 14:00 小野", (turned(HandleDialog(accept=True, text="先方都合"), BOOKINGS, ONE_LESS),)),
    ("「解決」なら「終了」に、それ以外なら「フィードバック」に変更する", "ステータス を 解決 から 終了 に変更",
     (sent("送信", node("listitem", "", text("ステータス を"), text("解決"), text("から"), text("終了"), text("に変更"))),)),
    ("クッキーを必須のみ許可する", "クッキーの使用について", (turned(
        Click(target=target("必須のみ許可")),
        page(node("dialog", "", text("クッキーの使用について"), node("button", "必須のみ許可"), node("button", "すべて許可"))),
        page(node("heading", "お問い合わせ"))),)),
    ("ページを保護する", "山田 がページを保護しました 11月22日", (
        sent("確認", text("記事の本文")),
        led("保護記録", page(text("記事の本文"), url=THERE), page(text("山田 がページを保護しました 11月22日"), url=HERE + "log")))),
    ("規程を最後まで読む", "以上", (deed(Scroll(way=ScrollWay.END)), turned(Scroll(way=ScrollWay.END), EMPTY, page(text("以上"))))),
    ("「承認依頼」を選ぶ", "e43 [x] input|承認依頼", (turned(SetChecked(target=target("x")), EMPTY, page(node("checkbox", "input"), text("承認依頼"))),)),
    ("「手引き」をウォッチリストに追加する", "ウォッチリストへ恒久的に追加しました", (
        pressed("ウォッチ", node("status", "", text("「"), node("link", "手引き"), text("」をウォッチリストへ恒久的に追加しました。"))),)),
]  # fmt: skip


def test_a_quote_may_bear_the_notation_of_the_field_it_stands_in() -> None:
    form = page(node("textbox", "住所", text="青葉区一番町1-2-3"))
    here = case("住所に番地を足して入力する", filled("住所", "青葉区一番町1-2-3"), shown=form)
    assert is_borne_out(here, "e12 input 住所 =青葉区一番町1-2-3")


@pytest.mark.parametrize(
    "quoted",
    [
        "f1e6 select 従業員数 =50〜299名 [選択/1〜49名/50〜299名]",
        "f1e6 select 従業員数 =50〜299名 [選択/1〜49名/50〜299名] (readonly)",
        "[f1e6 select 従業員数 =50〜299名] [e9 number 回答数 =3] 続きは裏面",
        "- [x] f1e7 会員",
    ],
)
def test_a_whole_line_of_the_view_may_be_quoted(quoted: str) -> None:
    """It ended 未確認: what a list offers, and the brackets around the parts of a row, stand on no page."""
    shown = page(
        node("combobox", "従業員数", node("option", "50〜299名", selected="true")),
        node("spinbutton", "回答数", text="3"), text("続きは裏面"), node("checkbox", "会員", checked="true"),
    )  # fmt: skip
    size = SelectOption(target=target("従業員数", "combobox"), option="50〜299名")
    put_in = deed(size, fact(EvidenceKind.OPTION, "50〜299名"))
    here = case("従業員数は120名を入力する", put_in, shown=shown)
    assert is_borne_out(here, quoted)
    assert not is_borne_out(here, quoted + " 300名")


@pytest.mark.parametrize(("item", "quoted", "deeds"), CONFIRMED)
def test_a_quote_of_what_is_new_counts(
    item: str, quoted: str, deeds: tuple[VerifiedAction, ...]
) -> None:
    assert is_borne_out(case(item, *deeds), quoted)


BELIEVED_NOT = [
    # a menu or panel that opened, and the pressed words
    ("「机」をほしい物リストに追加する", "ほしい物リストに追加しました", (pressed("ほしい物リストに追加", MENU),)),
    ("「机」をほしい物リストに追加する", "新しいリストに追加しました", (pressed("ほしい物リストに追加", MENU, has_sent=True),)),
    ("「机」をほしい物リストに追加する", "前回は追加しました。", (pressed("ほしい物リストに追加", PANEL),)),
    ("「机」をほしい物リストに追加する", "ほしい物リスト", (pressed("ほしい物リストに追加", text("ほしい物リストに追加")),)),
    # old words
    ("経費を申請する", "先月の申請は提出が完了しました。", (turned(Click(target=target("申請する")), OLD, OLD, has_sent=True),)),
    ("経費を申請する", "提出が完了しました", (turned(Click(target=target("申請する")), OLD, page(*OLD.root.children, text("x")), has_sent=True),)),
    ("経費を申請する", "11月3日 経費の申請を提出しました", (led("申請の履歴", OLD, HISTORY),)),
    ("経費を申請する", "11月3日 経費の申請を提出しました", (pressed("確認済み", text("はい")), led("申請の履歴", OLD, HISTORY))),
    ("経費を申請する", "先月の申請は提出が完了しました。", (led("ヘルプ", OLD, EMPTY), led("戻る", EMPTY, OLD))),
    # the run's own words
    ("経費を申請する", "申請が完了しました", (filled("メモ", "申請が完了しました"), pressed("表示", text("申請が完了しました")))),
    ("経費を申請する", "申請が完了しました", (turned(Navigate(url=HERE + "echo?申請が完了しました"), OLD, page(node("heading", "申請が完了しました"), url=HERE + "echo")),)),
    ("経費を申請する", "申請が完了しました", (turned(
        Fill(target=target("メモ", "textbox"), value="申請が完了しました"), OLD,
        page(*OLD.root.children, node("textbox", "メモ", text="申請が完了しました"))),)),
    # an error, a question, words that are nowhere
    ("経費を申請する", "申請 12 は送信できません", (answered("申請する", "申請 12 は送信できません"),)),
    ("経費を申請する", "申請 12", (answered("申請する", "申請 12 は送信できません"),)),
    ("経費を申請する", "以下の内容で申請しますか？", (pressed("申請する", node("dialog", "", text("以下の内容で申請しますか？"), node("button", "はい"))),)),
    ("経費を申請する", "合計 3,000円", (pressed("申請する", node("dialog", "", text("合計 3,000円"), node("button", "送信"), node("button", "戻る"))),)),
    ("経費を申請する", "申請が完了しました", (answered("申請する", "受け付けました"),)),
    ("経費を申請する", "。", (answered("申請する", "受け付けました。"),)),
    ("経費を申請する", "[x]", (pressed("確認済み", text("はい")),)),
    ("クッキーを必須のみ許可する", "クッキーの使用について", (turned(
        Click(target=target("閉じる")),
        page(node("dialog", "", text("クッキーの使用について"), node("button", "閉じる"))), page(text("本文"))),)),
    ("小野さんの予約を取り消す", "田中", (turned(Click(target=target("取消")), BOOKINGS, ONE_LESS),)),
    ("在庫の棚卸を確認する", "さようなら", ()),
]  # fmt: skip


@pytest.mark.parametrize(("item", "quoted", "deeds"), BELIEVED_NOT)
def test_a_quote_of_anything_else_does_not(
    item: str, quoted: str, deeds: tuple[VerifiedAction, ...]
) -> None:
    assert not is_borne_out(case(item, *deeds), quoted)


def test_what_showed_one_item_done_does_not_show_the_next() -> None:
    spent = case("注文する", earlier=(APPROVED,), used=frozenset({"6件を承認しました。"}))
    assert not is_borne_out(spent, "6件を承認しました。")


def test_the_same_message_shows_the_next_item_where_its_own_act_brought_it_anew() -> None:
    used = frozenset({squeeze("6件を承認しました。")})
    again = case("経費を承認する", APPROVED, earlier=(APPROVED,), used=used)
    assert is_borne_out(again, "6件を承認しました。")
    unsent = replace(APPROVED, was_approved=False, has_sent=False)
    looked = case("経費を承認する", unsent, earlier=(APPROVED,), used=used)
    assert not is_borne_out(looked, "6件を承認しました。")


def test_a_message_that_comes_a_second_time_is_new_where_something_was_sent() -> None:
    flash = node("status", "変更しました")
    listed, form = page(flash, url=THERE), page(node("textbox", "名前"))
    press = turned(
        Click(target=target("保存")), form, listed, has_sent=True, seen=(PageNews(listed),)
    )
    assert is_borne_out(case("変更する", press), "変更しました")
    assert not is_borne_out(case("変更する", replace(press, has_sent=False)), "変更しました")


STATES = ("未完了", "進行中", "完了")
SAVE = node("button", "保存")


def state_field(value: str, name: str = "状態") -> AriaNode:
    options = (
        node("option", one, selected="true") if one == value else node("option", one)
        for one in STATES
    )
    return node("combobox", name, *options)


def chosen(value: str, *, autosaves: bool = False, late: bool = False) -> VerifiedAction:
    action = SelectOption(target=target("状態", "combobox"), option=value)
    sending = Sending(has_changed=late)
    return deed(action, fact(EvidenceKind.OPTION, value), has_sent=autosaves, sending=sending)


FORM = page(state_field("完了"), SAVE)
OPEN_LIST = page(state_field("完了"))


@pytest.mark.parametrize(
    ("deeds", "shown", "expected"),
    [
        ((chosen("完了"),), FORM, UNSENT),
        ((chosen("完了"),), OPEN_LIST, UNSENT),
        ((chosen("完了"), pressed("保存", text("電話番号は必須です"))), FORM, UNSENT),
        # a page that keeps what is chosen at once, or a moment later; one whose form waits for a button
        ((chosen("完了", autosaves=True),), OPEN_LIST, PROVED),
        ((chosen("完了", late=True),), OPEN_LIST, PROVED),
        ((chosen("完了", autosaves=True),), FORM, UNPROVED),
        ((chosen("未完了", autosaves=True),), page(state_field("未完了")), UNPROVED),
        # sent by a press: its answer is for a model to judge, the value in a form drawn anew shows nothing
        ((chosen("完了"), sent("保存", state_field("完了"), SAVE, before=FORM)), None, UNPROVED),
        ((chosen("完了"), sent("保存", node("status", "", text("状態を変更しました")))), None, UNPROVED),
        # so before, and nobody touched it
        ((), FORM, PROVED),
        ((), page(state_field("未完了"), SAVE), DISPROVED),
        ((), page(state_field("完了"), state_field("未完了")), DISPROVED),
        ((), page(state_field("完了", "種別")), DISPROVED),
    ],
)  # fmt: skip
def test_a_value_that_nobody_sent_is_no_change(
    deeds: tuple[VerifiedAction, ...], shown: Observation | None, expected: ItemStanding
) -> None:
    assert standing("状態を「完了」にする", *deeds, shown=shown) is expected
    assert standing("状態を完了に変更する", *deeds, shown=shown) is expected


def test_a_quote_does_not_show_that_a_form_was_sent_that_still_waits() -> None:
    box = turned(
        SetChecked(target=target("公開する", "checkbox"), checked=True),
        page(node("checkbox", "公開する")),
        page(node("checkbox", "公開する", checked="true"), text("変更があります"), SAVE),
        fact(EvidenceKind.CHECKED, "on"),
    )
    unsaved = case("お知らせを公開する設定に変更して保存する", box)
    assert judge(unsaved).standing is UNSENT
    assert not is_borne_out(unsaved, "変更があります")
    saved = case(unsaved.goal.text, box, answered("保存", "お知らせは公開中"))
    assert is_borne_out(saved, "お知らせは公開中")


def test_what_is_to_be_saved_was_not_by_a_press_that_sent_nothing() -> None:
    form = page(node("textbox", "電話番号", text="03-1"), SAVE, text("桁を見直してから保存"))
    press = turned(Click(target=target("保存")), EMPTY, form, fact(SAID, "x"))
    typed = filled("電話番号", "03-1")
    waiting = replace(case("保存する", press, shown=form, earlier=(typed,)), filled=(typed,))
    assert judge(waiting).standing is UNSENT
    assert not is_borne_out(waiting, "桁を見直してから保存")
    gone = replace(waiting, deeds=(replace(press, has_sent=True),))
    assert judge(gone).standing is UNPROVED


def test_a_field_is_filled_by_a_quote_of_what_fields_hold() -> None:
    item, shown = "件名に「会議」を入力する", page(text("会議の予定"), node("textbox", "件名"))
    assert not is_borne_out(case(item, shown=shown), "会議の予定")
    assert is_borne_out(case(item, filled("件名", "会議"), shown=shown), "会議の予定")


COOKIES = page(
    node(
        "dialog",
        "",
        text("クッキーの使用について"),
        node("button", "必須のみ許可"),
        node("button", "閉じる"),
    ),
    node("textbox", "名前"),
)


@pytest.mark.parametrize("later", [(), ("問い合わせを送信する",)])
def test_a_choice_that_its_own_box_asked_for_is_made_when_its_button_closed_the_box(
    later: tuple[str, ...],
) -> None:
    """The page says nothing of it; the box that is gone is all there is to see."""
    item, form = "クッキーを「必須のみ許可」にする", page(node("textbox", "名前"))
    chose = turned(Click(target=target("必須のみ許可")), COOKIES, form)
    quoted = "クッキーの使用について 必須のみ許可"
    assert is_borne_out(case(item, chose, later=later), "クッキーの使用について")
    assert not is_borne_out(case(item, chose, later=later), quoted + "しました")
    left = turned(Click(target=target("閉じる")), COOKIES, form)
    assert not is_borne_out(case(item, left, later=later), "クッキーの使用について")
    still = turned(Click(target=target("必須のみ許可")), COOKIES, COOKIES)
    assert not is_borne_out(case(item, still, later=later), "クッキーの使用について")
    both = case("クッキーを「必須のみ許可」に、言語を「日本語」にする", chose, later=later)
    assert not is_borne_out(both, "クッキーの使用について")


def test_a_date_field_holds_the_day_in_its_own_writing() -> None:
    item, later = "出発日「2026年12月7日」、費用「48,000円」を入力する", ("申請する",)
    form = page(
        node("textbox", "出発日", text="2026-12-07"), node("spinbutton", "費用", text="48000")
    )
    put_in = (filled("出発日", "2026-12-07"), filled("費用", "48000"))
    assert standing(item, *put_in, shown=form, later=later) is PROVED
    other = page(
        node("textbox", "出発日", text="2025-12-07"), node("spinbutton", "費用", text="48000")
    )
    assert standing(item, shown=other, later=later) is not PROVED
    assert is_borne_out(case(item, *put_in, shown=form, later=later), "e64 number 費用 =48000")


def test_rows_that_the_studio_ticked_by_their_rule_are_chosen() -> None:
    item, shown = "在庫数が0の商品をすべて選ぶ", page(text("2件選択中"))
    rule = Choose(rule=SelectionRule(), column="[ ]")
    ticked = deed(rule, fact(EvidenceKind.CHECKED, "2 件の行"))
    assert is_borne_out(case(item, ticked, shown=shown), "2件選択中")
    assert not is_borne_out(case(item, ticked, shown=shown), "3件選択中")
    assert not is_borne_out(case(item, shown=shown), "2件選択中")
    failed = replace(
        ticked, outcome=Outcome(status=OutcomeStatus.FAILED, code="ROW_LOST", message="x")
    )
    assert not is_borne_out(case(item, failed, shown=shown), "2件選択中")


def test_a_change_that_is_saved_later_needs_its_own_value() -> None:
    item, form = "状態を完了に変更する", page(state_field("進行中"), SAVE)
    assert standing(item, chosen("完了"), shown=FORM, later=("保存する",)) is PROVED
    assert standing(item, chosen("進行中"), shown=form, later=("保存する",)) is UNPROVED


def refused(action: Action, **more: object) -> VerifiedAction:
    outcome = Outcome(status=OutcomeStatus.FAILED, code="VALUE_REFUSED", message="入りません。")
    return replace(VerifiedAction(action, outcome), **more)


def test_a_value_that_no_field_took_is_missing_whatever_the_page_says() -> None:
    """A booking went off with no end and no room, and the site thanked for it."""
    item = "13:00〜15:00で会議室「欅」を予約する"
    start, end = filled("開始", "13:00"), Fill(target=target("終了", "textbox"), value="15:00")
    room = SelectOption(target=target("会議室", "combobox"), option="欅")
    thanks = sent("予約する", node("status", "", text("予約しました")))
    assert standing(item, start, filled("終了", "15:00"), deed(room), thanks) is PROVED
    assert standing(item, start, refused(end), deed(room), thanks) is DISPROVED
    assert standing(item, start, filled("終了", "15:00"), refused(room), thanks) is DISPROVED
    assert (
        standing(item, start, refused(end), filled("終了", "15:00"), deed(room), thanks) is PROVED
    )
    chosen = deed(room, fact(EvidenceKind.OPTION, "欅（20名）"))
    assert standing(item, start, filled("終了", "15:00"), refused(room), chosen, thanks) is PROVED


def test_a_box_that_stayed_as_it_was_is_missing_unless_it_stood_so() -> None:
    item, thanks = (
        "通知をオンにして登録する",
        sent("登録する", node("status", "", text("登録しました"))),
    )
    switch = SetChecked(target=target("通知", "switch"), checked=True)
    assert standing(item, refused(switch), thanks) is DISPROVED
    made_good = deed(switch, fact(EvidenceKind.CHECKED, "on"))
    assert standing(item, refused(switch), made_good, thanks) is not DISPROVED
    shown = page(AriaNode("switch", "通知", "e1", states={"checked": "true"}))
    assert standing(item, refused(switch, seen=(PageNews(shown),)), thanks) is not DISPROVED


def test_what_stood_in_a_field_that_takes_nothing_is_not_missing() -> None:
    item = "氏名「山田 太郎」で申請する"
    shown = page(AriaNode("textbox", "氏名", "e1", "山田 太郎"))
    name = refused(
        Fill(target=target("氏名", "textbox"), value="山田 太郎"), seen=(PageNews(shown),)
    )
    thanks = sent("申請する", node("status", "", text("受け付けました")))
    assert standing(item, name, thanks) is PROVED


def test_a_file_that_a_page_gave_is_new_and_shows_that_it_was_written_out() -> None:
    """A press that gave a file and changed nothing on the page left a model with nothing to quote."""
    item, press = "全件をCSVで出力する", Click(target=target("実行"))
    given = turned(press, FORM, FORM, fact(EvidenceKind.FILE, "customer.csv（3,298 バイト）"))
    assert [one.words for one in given.news] == ["ファイル customer.csv（3,298 バイト） を受け取りました。"]  # fmt: skip
    assert is_borne_out(case(item, given), given.news[0].words)
    assert not is_borne_out(case(item, turned(press, FORM, FORM)), given.news[0].words)
    assert not is_borne_out(case("議事録を保存する", uploaded("議事録.txt")), "議事録.txt")


def test_the_site_that_a_run_began_with_is_open_and_nothing_more_of_it() -> None:
    shop = page(node("heading", "おすすめの本"))
    for item in ("本屋を開く", "「本屋」を開く"):
        assert standing(item, shown=shop, site="本屋") is PROVED
        assert standing(item, shown=shop) is DISPROVED
    assert standing("本屋のカートを開く", shown=shop, site="本屋") is DISPROVED
    assert standing("本屋の「カート」を開く", shown=shop, site="本屋") is DISPROVED


@pytest.mark.parametrize(
    ("links", "pressed_one", "standing"),
    [
        (
            ("鍵の件（2回目）", "鍵の件（3回目）"),
            "鍵の件（2回目）",
            UNPROVED,
        ),  # one of several: a guess
        (("鍵の件", "鍵の件（2回目）"), "鍵の件", PROVED),
        (("鍵の件（2回目）", "机の件"), "鍵の件（2回目）", PROVED),  # nothing else may be meant
    ],
)
def test_one_of_several_that_go_on_behind_the_name_is_no_proof(
    links: tuple[str, ...], pressed_one: str, standing: ItemStanding
) -> None:
    before = page(*(numbered(node("link", one), 10 * at) for at, one in enumerate(links, 1)))
    after = page(node("heading", pressed_one), url=THERE)
    press = turned(Click(target=target(pressed_one, "link")), before, after, fact(URL, THERE))
    goal = read_goal("「鍵の件」のチケットを開く", ())
    assert judge(Case(goal, (press,), after)).standing is standing
