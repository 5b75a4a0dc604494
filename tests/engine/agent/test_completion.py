"""Code judges whether an item is done: by what was done, and by what the page shows."""

import pytest

from studio.domain.action import Action, Choose, Click, Extract, Fill, Navigate, SelectOption
from studio.domain.observation import AriaNode, Observation
from studio.domain.outcome import Evidence, EvidenceKind, ExtractedTable, Outcome, OutcomeStatus
from studio.domain.rule import SelectionRule
from studio.domain.target import Fingerprint, Target
from studio.engine.agent.completion import Standing, is_borne_out, judge
from studio.engine.agent.deeds import Deed
from tests.factories import make_observation, node, text

URL, SAID = EvidenceKind.URL, EvidenceKind.TEXT_APPEARED
PROVED, DISPROVED, UNPROVED = Standing.PROVED, Standing.DISPROVED, Standing.UNPROVED


def target(name: str, role: str = "button", kind: str = "") -> Target:
    return Target(
        role=role,
        name=name,
        fingerprint=Fingerprint(tag="input", type=kind) if kind else None,
    )


def deed(action: Action, kind: EvidenceKind, detail: str, *, is_approved: bool = False) -> Deed:
    fact = Evidence(kind=kind, detail=detail)
    return Deed(action, Outcome(status=OutcomeStatus.OK, evidence=(fact,)), is_approved)


def pressed(name: str, seen: str = "画面が変わりました", *, is_approved: bool = False) -> Deed:
    return deed(Click(target=target(name)), SAID, seen, is_approved=is_approved)


def followed(name: str, seen: str) -> Deed:
    """Return a link that led to another page."""
    facts = (Evidence(kind=URL, detail="/next"), Evidence(kind=SAID, detail=seen))
    outcome = Outcome(status=OutcomeStatus.OK, evidence=facts)
    return Deed(Click(target=target(name, "link")), outcome)


def filled(name: str, value: str, kind: str = "text") -> Deed:
    action = Fill(target=target(name, "textbox", kind), value=value)
    return deed(action, EvidenceKind.VALUE, value)


def page(*nodes: AriaNode, url: str = "https://office.example/") -> Observation:
    return make_observation(*nodes, url=url)


CHOSEN = Deed(
    Choose(rule=SelectionRule(), column="カートに入れる"),
    Outcome(
        status=OutcomeStatus.OK,
        evidence=(
            Evidence(kind=EvidenceKind.ROWS, detail="24 件中 4 件が一致"),
            Evidence(kind=SAID, detail="カートに追加しました"),
        ),
    ),
)
TAKEN_OUT = Deed(
    Extract(),
    Outcome(
        status=OutcomeStatus.OK,
        table=ExtractedTable(columns=("品名",), rows=(("机",),)),
        evidence=(Evidence(kind=EvidenceKind.ROWS, detail="1 件"),),
    ),
)
PASSWORD = node("textbox", "パスワード", secret="true")


@pytest.mark.parametrize(
    ("item", "deeds", "shown", "standing"),
    [
        ("最初の該当商品をカートに入れる", (CHOSEN,), page(), PROVED),
        ("商品をカートに入れる", (pressed("カートに入れる", "受け付けました"),), page(), PROVED),
        (
            "商品をカートに入れる",
            (pressed("カートに入れる", "在庫がないため追加できません"),),
            page(),
            UNPROVED,
        ),
        ("商品をカートに入れる", (pressed("お気に入りに追加"),), page(), UNPROVED),
        ("商品をカートに入れる", (pressed("+", "カートに 1 点"),), page(), PROVED),
        ("商品をカートに入れる", (), page(text("カート")), DISPROVED),
        ("「山田」を削除する", (pressed("削除", "山田を削除しました"),), page(), PROVED),
        ("「山田」を削除する", (pressed("削除", "佐藤を削除しました"),), page(), UNPROVED),
        ("「山田」を削除する", (pressed("削除", "山田は削除できません"),), page(), UNPROVED),
        ("「山田」を削除する", (pressed("削除", "山田 本当によろしいですか"),), page(), UNPROVED),
        ("新しい課題を登録する", (pressed("新規登録", "csrf failure"),), page(), UNPROVED),
        ("「備品」のページに「在庫 3」を書く", (filled("本文", "在庫 3"),), page(), PROVED),
        (
            "経費を申請する",
            (followed("申請の履歴", "11月3日 経費の申請を提出しました（完了）"),),
            page(),
            UNPROVED,
        ),
        ("経費を申請する", (pressed("申請の履歴", "一覧"),), page(), UNPROVED),
        ("経費を申請する", (followed("申請する", "受け付けました"),), page(), PROVED),
        ("フォームを送信する", (pressed("メニュー"),), page(text("送信しました")), UNPROVED),
        ("件名に「会議」を入れる", (filled("件名", "会議"),), page(), PROVED),
        ("件名に「会議」を入れる", (filled("件名", "打合せ"),), page(), DISPROVED),
        ("件名に「会議」を入れる", (), page(node("textbox", "件名", text="会議")), PROVED),
        ("件名に「会議」を入れる", (), page(text("会議")), DISPROVED),
        ("開始日: 令和8年11月20日 を入力する", (filled("開始日", "2026-11-20"),), page(), UNPROVED),
        (
            "部署で「営業部」を選ぶ",
            (
                deed(
                    SelectOption(target=target("部署"), option="営業部"),
                    EvidenceKind.OPTION,
                    "営業部",
                ),
            ),
            page(),
            PROVED,
        ),
        ("「机」を検索する", (filled("品名", "机"), pressed("検索")), page(), PROVED),
        ("「机」を検索する", (pressed("検索"),), page(text("机")), DISPROVED),
        ("価格が3000円以下の本を探す", (pressed("検索"),), page(), UNPROVED),
        ("価格が3000円以下の本を探す", (CHOSEN,), page(), PROVED),
        ("在庫管理を開く", (pressed("在庫管理"),), page(), PROVED),
        ("在庫管理を開く", (), page(node("heading", "在庫管理")), PROVED),
        ("在庫管理を開く", (pressed("ヘルプ"),), page(), UNPROVED),
        ("「更新」を押す", (), page(node("heading", "更新")), DISPROVED),
        (
            "https://office.example/list を開く",
            (
                deed(
                    Navigate(url="https://office.example/list"), URL, "https://office.example/list"
                ),
            ),
            page(),
            PROVED,
        ),
        ("「承認済み」と出ていることを確認する", (), page(text("承認済み")), PROVED),
        ("「承認済み」と出ていることを確認する", (), page(text("申請中")), UNPROVED),
        ("「エラー」が出ていないことを確認する", (), page(text("正常")), UNPROVED),
        ("一覧を表に取り出す", (TAKEN_OUT,), page(), PROVED),
        ("一覧を表に取り出す", (pressed("一覧"),), page(), UNPROVED),
        ("請求書をダウンロードする", (pressed("請求書"),), page(), DISPROVED),
        (
            "請求書をダウンロードする",
            (deed(Click(target=target("請求書")), EvidenceKind.FILE, "請求書.pdf"),),
            page(),
            PROVED,
        ),
        ("ログインする", (filled("パスワード", "x", "password"),), page(PASSWORD), DISPROVED),
        ("ログインする", (), page(node("link", "ログアウト"), PASSWORD), PROVED),
        (
            "ログインする",
            (filled("パスワード", "x", "password"), pressed("ログイン", "ようこそ")),
            page(),
            PROVED,
        ),
        ("よろしくお願いします", (pressed("送信"),), page(), UNPROVED),
    ],
)
def test_each_kind_of_goal_has_its_own_proof(
    item: str, deeds: tuple[Deed, ...], shown: Observation, standing: Standing
) -> None:
    judgement = judge(item, deeds, shown)
    assert judgement.standing is standing, judgement.reason
    assert bool(judgement.reason) is (standing is not PROVED)


def test_what_the_item_before_did_at_once_counts() -> None:
    assert judge("送信する", (), page(), (pressed("送信する", "送信しました"),)).standing is PROVED
    assert (
        judge("送信する", (), page(), (pressed("送信する"), pressed("戻る"))).standing is DISPROVED
    )


@pytest.mark.parametrize(
    ("item", "quoted", "deeds", "counts"),
    [
        ("見てまわる", "ようこそ", (), True),
        ("見てまわる", "さようなら", (), False),
        ("見てまわる", "よ", (), False),
        ("在庫の机を探す", "ようこそ", (), False),
        ("在庫の机を探す", "ようこそ", (pressed("在庫"),), True),
        ("在庫の机を探す", "ようこそ", (pressed("ヘルプ"),), False),
        ("注文する", "ようこそ", (pressed("OK", "ようこそ"),), False),
        ("注文する", "ようこそ", (pressed("注文する", "番号 12"),), True),
        ("注文する", "ようこそ", (pressed("注文する", "エラー 12"),), False),
        ("見てまわる", "e12 よう|こそ", (), True),
        ("注文する", "ようこそ", (pressed("OK", "ようこそ", is_approved=True),), True),
        ("注文する", "ようこそ", (pressed("OK", "さようなら", is_approved=True),), False),
    ],
)
def test_a_confirmation_counts_as_far_as_page_and_acts_bear_it_out(
    item: str, quoted: str, deeds: tuple[Deed, ...], counts: bool
) -> None:
    assert is_borne_out(item, quoted, deeds, page(text("ようこそ"))) is counts
