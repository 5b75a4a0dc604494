"""The exported script does what the flow says, refuses what the studio would refuse."""

from collections.abc import Callable

import pytest

from studio.domain.action import Click, Fill, SelectOption, SetChecked
from studio.domain.flow import Flow, FlowStep
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.rule import Order
from studio.domain.target import Candidate, Family, Fingerprint, Target
from studio.domain.variable import Variable
from tests.export.ending import Ended
from tests.export.flow_parts import (
    appears,
    choose_step,
    click_step,
    fill_step,
    make_flow,
    path_is,
    press_step,
    target,
)
from tests.export.little_site import LittleSite

pytestmark = [pytest.mark.browser]
Runner = Callable[..., Ended]

SEARCH = """
<form action="/search"><input type="search" name="q" aria-label="検索"><button>検索</button></form>
"""
BOOKS = (
    ("高い本", "4,980円", "4.8", ""),
    ("評価のない本", "1,200円", "", ""),
    ("売り切れの本", "1,500円", "4.9", "disabled"),
    ("低い評価の本", "900円", "★3.1", ""),
    ("ちょうどの本", "3,000円", "4.0", ""),
    ("いちばん安い本", "980円", "4.2", ""),
)


def card(title: str, price: str, rating: str, state: str) -> str:
    stars = f"<p>評価 {rating}</p>" if rating else "<p>評価はまだありません</p>"
    return (
        f"<li><h3>{title}</h3><p>価格 {price}</p>{stars}"
        f'<form action="/cart"><input type="hidden" name="book" value="{title}">'
        f"<button {state}>カートに入れる</button></form></li>"
    )


def shelf(books: tuple[tuple[str, str, str, str], ...], more: str = "") -> str:
    return f"<h1>検索結果</h1><ul>{''.join(card(*book) for book in books)}</ul>{more}"


def shop(**pages: str) -> LittleSite:
    found = {"/": SEARCH, "/search": shelf(BOOKS), "/cart": "<p>カートに追加しました</p>"}
    return LittleSite(found | {f"/{name}": html for name, html in pages.items()})


def buying(site: LittleSite, *last: FlowStep) -> Flow:
    steps = (
        fill_step("{{検索語}}"),
        press_step("検索", "Enter", path_is("/search")),
        *(last or (choose_step(appears("カートに追加しました")),)),
    )
    return make_flow(*steps, url=site.url, 検索語="プログラミング", 上限="3000")


class TestTheMainJob:
    def test_searches_chooses_and_presses(self, run_flow: Runner) -> None:
        with shop() as site:
            result = run_flow(buying(site))
            assert (result.returncode, result.stderr) == (0, "")
            assert result.stdout.rstrip().endswith("完了しました")
            assert site.done("/search") == [{"q": "プログラミング"}]
            assert site.done("/cart") == [{"book": "ちょうどの本"}]

    def test_options_replace_the_recorded_values(self, play: Runner) -> None:
        with shop() as site:
            flow = buying(site).model_copy(
                update={"variables": buying_variables("http://127.0.0.1:9/")}
            )
            result = play(flow, "--url", site.url, "--検索語", "料理", "--上限=2000")
            assert result.returncode == 0, result.stderr
            assert site.done("/search") == [{"q": "料理"}]
            assert site.done("/cart") == [{"book": "いちばん安い本"}]

    def test_the_ascii_names_of_options_work_too(self, play: Runner) -> None:
        with shop() as site:
            result = play(buying(site), "--value2", "料理")
            assert result.returncode == 0, result.stderr
            assert site.done("/search") == [{"q": "料理"}]

    def test_takes_the_first_in_the_order_asked_for(self, play: Runner) -> None:
        with shop() as site:
            result = play(buying(site, choose_step(order=Order(column="価格"))))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "いちばん安い本"}]

    def test_turns_pages_until_the_row_is_found(self, play: Runner) -> None:
        following = '<a href="/more">次へ</a>'
        with shop(search=shelf(BOOKS[:4], following), more=shelf(BOOKS[4:])) as site:
            result = play(buying(site))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "ちょうどの本"}]

    def test_goes_back_to_the_page_of_the_cheapest(self, play: Runner) -> None:
        following = '<a href="/more">次へ</a>'
        with shop(search=shelf(BOOKS[4:], following), more=shelf(BOOKS[:5])) as site:
            result = play(buying(site, choose_step(order=Order(column="価格"))))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "いちばん安い本"}]


def buying_variables(url: str) -> tuple[Variable, ...]:
    values = {"url": url, "検索語": "プログラミング", "上限": "3000"}
    return tuple(Variable(name=name, value=value) for name, value in values.items())


@pytest.mark.parametrize("wait_s", [2.0])
class TestRefusing:
    def test_no_row_that_meets_the_conditions(self, play: Runner) -> None:
        with shop(search=shelf(BOOKS[:4])) as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "合う行がありません" in result.stderr
            assert site.done("/cart") == []

    def test_two_lists_that_fit_equally_well(self, play: Runner) -> None:
        with shop(search=shelf(BOOKS) + shelf(BOOKS[3:])) as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "どれを使うか決められません" in result.stderr
            assert site.done("/cart") == []

    def test_a_row_with_two_prices_is_not_read(self, play: Runner) -> None:
        doubtful = ("二つの価格の本", "1,000円</p><p>価格 2,000円", "4.5", "")
        with shop(search=shelf((doubtful, *BOOKS))) as site:
            result = play(buying(site))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "ちょうどの本"}]

    def test_a_page_without_any_list(self, play: Runner) -> None:
        with shop(search="<h1>ただいま準備中</h1>") as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "一覧が、この画面に見つかりません" in result.stderr

    def test_never_the_first_of_two_buttons(self, play: Runner) -> None:
        twice = '<form action="/did"><button>送る</button><button>送る</button></form>'
        with LittleSite({"/": twice, "/did": ""}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "2 件見つかり、選べません" in result.stderr
            assert site.done("/did") == []

    def test_the_next_candidate_tells_two_buttons_apart(self, play: Runner) -> None:
        twice = (
            '<form action="/one"><button>送る</button></form>'
            '<form action="/two"><button data-testid="second">送る</button></form>'
        )
        second = Candidate(family=Family.TEST_ID, value="second", score=10)
        step = FlowStep(
            item="送る", action=Click(target=target("button", "送る", second, text="送る"))
        )
        with LittleSite({"/": twice, "/one": "", "/two": ""}) as site:
            result = play(make_flow(step, url=site.url))
            assert result.returncode == 0, result.stderr
            assert (site.done("/one"), site.done("/two")) == ([], [{}])

    def test_an_element_unlike_the_recorded_one(self, play: Runner) -> None:
        by_id = Candidate(family=Family.ID, value="go", score=250)
        recorded = target("button", "保存する", by_id, tag="button", type="submit", text="保存する")
        page = '<a id="go" href="/did">全部消す</a>'
        with LittleSite({"/": page, "/did": ""}) as site:
            result = play(
                make_flow(FlowStep(item="保存", action=Click(target=recorded)), url=site.url)
            )
            assert result.returncode == 1
            assert "同じか確かめられません" in result.stderr
            assert site.done("/did") == []

    def test_a_missing_element(self, play: Runner) -> None:
        with LittleSite({"/": "<p>何もない</p>"}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "「送る」が見つかりません" in result.stderr

    def test_a_missing_post_condition(self, play: Runner) -> None:
        with shop(cart="<p>在庫がありません</p>") as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "「カートに追加しました」が表示されませんでした" in result.stderr

    def test_a_page_that_is_not_there(self, play: Runner) -> None:
        with LittleSite({}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "404" in result.stderr

    def test_an_address_that_is_no_page(self, play: Runner) -> None:
        result = play(make_flow(click_step("送る")), "--url", "javascript:alert(1)")
        assert result.returncode == 1
        assert "http://" in result.stderr

    def test_a_site_that_does_not_answer(self, play: Runner) -> None:
        with LittleSite({}) as site:
            address = site.url
        result = play(make_flow(click_step("送る"), url=address))
        assert result.returncode == 1
        assert "ページを開けませんでした" in result.stderr


class TestPeople:
    ORDER = '<form action="/ordered"><button>注文を確定する</button></form>'

    def test_an_irreversible_step_needs_a_person(self, play: Runner) -> None:
        step = click_step("注文を確定する", needs_approval=True)
        with LittleSite({"/": self.ORDER, "/ordered": ""}) as site:
            result = play(make_flow(step, url=site.url))
            assert result.returncode == 3
            assert "--yes" in result.stderr
            assert site.done("/ordered") == []

    def test_yes_stands_for_the_person(self, play: Runner) -> None:
        step = click_step("注文を確定する", path_is("/ordered"), needs_approval=True)
        with LittleSite({"/": self.ORDER, "/ordered": ""}) as site:
            result = play(make_flow(step, url=site.url), "--yes")
            assert result.returncode == 0, result.stderr
            assert site.done("/ordered") == [{}]

    def test_a_confirm_that_was_accepted_then_is_accepted_now(self, play: Runner) -> None:
        page = "<button onclick=\"if (confirm('本当に送りますか？')) location = '/sent'\">送る</button>"
        dialog = Evidence(kind=EvidenceKind.DIALOG, detail="accepted:本当に送りますか？")
        with LittleSite({"/": page, "/sent": ""}) as site:
            result = play(make_flow(click_step("送る", dialog, path_is("/sent")), url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]

    def test_a_confirm_that_was_declined_then_is_declined_now(self, play: Runner) -> None:
        page = "<button onclick=\"location = confirm('全部消しますか？') ? '/gone' : '/kept'\">送る</button>"
        dialog = Evidence(kind=EvidenceKind.DIALOG, detail="dismissed:全部消しますか？")
        step = click_step("送る", dialog, path_is("/kept"), needs_approval=True)
        with LittleSite({"/": page, "/gone": "", "/kept": ""}) as site:
            result = play(make_flow(step, url=site.url), "--yes")
            assert result.returncode == 0, result.stderr
            assert (site.done("/gone"), site.done("/kept")) == ([], [{}])

    def test_another_confirm_needs_a_person(self, play: Runner) -> None:
        page = (
            "<button onclick=\"if (confirm('全部消しますか？')) location = '/sent'\">送る</button>"
        )
        with LittleSite({"/": page, "/sent": ""}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 3
            assert "全部消しますか" in result.stderr
            assert site.done("/sent") == []

    def test_a_secret_comes_from_the_environment_only(self, play: Runner) -> None:
        page = '<form action="/in" method="post"><label>合言葉 <input type="password" name="p"></label><button>入る</button></form>'
        box = Target(
            name="合言葉",
            candidates=(Candidate(family=Family.LABEL, value="合言葉", score=110),),
            fingerprint=Fingerprint(tag="input", type="password", text="合言葉"),
        )
        steps = (
            FlowStep(item="入る", action=Fill(target=box, value="{{秘密:PW}}")),
            click_step("入る", path_is("/in")),
        )
        with LittleSite({"/": page, "/in": ""}) as site:
            flow = make_flow(*steps, url=site.url)
            without = play(flow)
            assert without.returncode == 1
            assert "TEJUN_SECRET_PW" in without.stderr
            result = play(flow, TEJUN_SECRET_PW="ひみつ123")
            assert result.returncode == 0, result.stderr
            assert site.done("/in") == [{"p": "ひみつ123"}]
            assert "ひみつ" not in result.stdout + result.stderr


class TestFields:
    FORM = """
    <form action="/sent">
      <label>区分 <select name="kind"><option>選んでください</option><option>交通費</option></select></label>
      <label><input type="checkbox" name="agree" value="yes" style="opacity:0;position:absolute">
        <span>同意します</span></label>
      <label>日付 <input type="date" name="day"></label>
      <button>送る</button>
    </form>"""

    def test_fills_selects_and_checks(self, play: Runner) -> None:
        day = Target(
            name="日付",
            candidates=(Candidate(family=Family.LABEL, value="日付", score=110),),
            fingerprint=Fingerprint(tag="input", type="date", text="日付"),
        )
        steps = (
            FlowStep(
                item="書く", action=SelectOption(target=target("combobox", "区分"), option="交通費")
            ),
            FlowStep(item="書く", action=SetChecked(target=target("checkbox", "同意します"))),
            FlowStep(item="書く", action=Fill(target=day, value="令和8年11月20日")),
            click_step("送る", path_is("/sent")),
        )
        with LittleSite({"/": self.FORM, "/sent": ""}) as site:
            result = play(make_flow(*steps, url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{"kind": "交通費", "agree": "yes", "day": "2026-11-20"}]

    @pytest.mark.parametrize("wait_s", [2.0])
    def test_works_inside_a_frame(self, play: Runner) -> None:
        pages = {
            "/": '<iframe name="inner" src="/inner"></iframe>',
            "/inner": '<form action="/sent"><button>送る</button></form>',
            "/sent": "",
        }
        inside = target("button", "送る").model_copy(update={"frames": ("inner",)})
        step = FlowStep(item="送る", action=Click(target=inside))
        done = click_step("送る").model_copy(update={"is_optional": True})
        with LittleSite(pages) as site:
            result = play(make_flow(step, done, url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]

    @pytest.mark.parametrize("wait_s", [2.0])
    def test_an_optional_step_may_be_missing(self, play: Runner) -> None:
        cookies = click_step("同意する", is_optional=True)
        with LittleSite(
            {"/": '<form action="/sent"><button>送る</button></form>', "/sent": ""}
        ) as site:
            result = play(make_flow(cookies, click_step("送る", path_is("/sent")), url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]

    def test_follows_a_new_tab(self, play: Runner) -> None:
        pages = {
            "/": "<button onclick=\"window.open('/tab')\">開く</button>",
            "/tab": '<form action="/sent"><button>送る</button></form>',
            "/sent": "",
        }
        opened = Evidence(kind=EvidenceKind.TAB, detail="/tab")
        with LittleSite(pages) as site:
            flow = make_flow(
                click_step("開く", opened), click_step("送る", path_is("/sent")), url=site.url
            )
            result = play(flow)
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]


class TestUsage:
    def test_an_unknown_option_is_a_usage_error(self, play: Runner) -> None:
        result = play(make_flow(click_step("送る")), "--nazo")
        assert result.returncode == 2
        assert "引数が正しくありません" in result.stderr

    def test_help_names_every_variable(self, play: Runner) -> None:
        flow = make_flow(click_step("送る"), 検索語="100%の本")
        result = play(flow, "--help")
        assert result.returncode == 0
        assert "--検索語" in result.stdout
        assert "100%の本" in result.stdout

    def test_a_browser_that_is_not_there(self, run_flow: Runner) -> None:
        result = run_flow(make_flow(click_step("送る")), "--browser", "/nonexistent/browser")
        assert result.returncode == 1
        assert "ブラウザー" in result.stderr
