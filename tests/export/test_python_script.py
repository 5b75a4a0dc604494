"""The exported script does what the flow says, refuses what the studio would refuse.

Each play opens a browser: an ordinary run plays what is the script's own, and one refusal of each kind; what the
engine refuses in every player (tests/engine, tests/browser/targets) is played with `TEJUN_TEST_WHOLE=1`.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from studio.domain.actions.action import (
    Answer,
    Click,
    Extract,
    Fill,
    SelectOption,
    SetChecked,
    WaitFor,
)
from studio.domain.actions.answer import Figure, TableValue
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Order, SelectionRule
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.date_expression import day_said
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.replay import proof
from studio.workdays import OfficeCalendar
from tests.export.conftest import write
from tests.export.ending import Ended
from tests.export.flow_parts import (
    appears,
    choose_step,
    click_step,
    condition,
    fill_step,
    make_flow,
    path_is,
    press_step,
    target,
)
from tests.export.little_site import LittleSite
from tests.hostile.sample import IS_WHOLE
from tests.scenarios.office import office_site

pytestmark = [pytest.mark.browser]
whole = pytest.mark.skipif(not IS_WHOLE, reason="only with TEJUN_TEST_WHOLE=1")
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
    paths = {"second": "/search/page/2"}
    return LittleSite(found | {paths.get(name, f"/{name}"): html for name, html in pages.items()})


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

    @whole
    def test_the_ascii_names_of_options_work_too(self, play: Runner) -> None:
        with shop() as site:
            result = play(buying(site), "--value2", "料理")
            assert result.returncode == 0, result.stderr
            assert site.done("/search") == [{"q": "料理"}]

    @whole
    def test_takes_the_first_in_the_order_asked_for(self, play: Runner) -> None:
        with shop() as site:
            result = play(buying(site, choose_step(order=Order(column="価格"))))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "いちばん安い本"}]

    @whole
    def test_turns_pages_until_the_row_is_found(self, play: Runner) -> None:
        following = '<a href="/search/page/2">次へ</a>'
        with shop(search=shelf(BOOKS[:4], following), second=shelf(BOOKS[4:])) as site:
            result = play(buying(site))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "ちょうどの本"}]

    @whole
    def test_goes_back_to_the_page_of_the_cheapest(self, play: Runner) -> None:
        following = '<a href="/search/page/2">次へ</a>'
        with shop(search=shelf(BOOKS[4:], following), second=shelf(BOOKS[:5])) as site:
            result = play(buying(site, choose_step(order=Order(column="価格"))))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "いちばん安い本"}]


def buying_variables(url: str) -> tuple[Variable, ...]:
    values = {"url": url, "検索語": "プログラミング", "上限": "3000"}
    return tuple(Variable(name=name, value=value) for name, value in values.items())


@pytest.mark.parametrize("find_s", [2.0])
class TestRefusing:
    def test_no_row_that_meets_the_conditions(self, play: Runner) -> None:
        with shop(search=shelf(BOOKS[:4])) as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "合うものがありません" in result.stderr
            assert site.done("/cart") == []

    @whole
    def test_two_lists_that_fit_equally_well(self, play: Runner) -> None:
        with shop(search=shelf(BOOKS) + shelf(BOOKS[3:])) as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "どれを使うか決められません" in result.stderr
            assert site.done("/cart") == []

    @whole
    def test_a_row_with_two_prices_is_not_read(self, play: Runner) -> None:
        doubtful = ("二つの価格の本", "1,000円</p><p>価格 2,000円", "4.5", "")
        with shop(search=shelf((doubtful, *BOOKS))) as site:
            result = play(buying(site))
            assert result.returncode == 0, result.stderr
            assert site.done("/cart") == [{"book": "ちょうどの本"}]

    @whole
    def test_a_page_without_any_list(self, play: Runner) -> None:
        with shop(search="<h1>ただいま準備中</h1>") as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "一覧が、この画面に見つかりません" in result.stderr

    def test_never_the_first_of_two_buttons(self, play: Runner) -> None:
        twice = '<form action="/did"><button>送る</button></form>' * 2
        with LittleSite({"/": twice, "/did": ""}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "2 件見つかり、選べません" in result.stderr
            assert site.done("/did") == []

    @whole
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

    @whole
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

    @whole
    @pytest.mark.parametrize("recorded", ["/doc", ""])
    def test_a_link_of_the_same_name_that_deletes_now_is_not_opened(
        self, play: Runner, recorded: str
    ) -> None:
        link = target("link", "資料", tag="a", path=recorded)
        with LittleSite({"/": '<a href="/doc/delete?id=1">資料</a>', "/doc/delete": ""}) as site:
            result = play(make_flow(FlowStep(item="開く", action=Click(target=link)), url=site.url))
            assert result.returncode in (1, 3)
            assert site.done("/doc/delete") == []

    def test_a_missing_element(self, play: Runner) -> None:
        with LittleSite({"/": "<p>何もない</p>"}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "「送る」が見つかりません" in result.stderr

    @whole
    def test_a_missing_post_condition(self, play: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(proof, "EXPECT_TIMEOUT_S", proof.COMPLAINT_S + 1.0)
        with shop(cart="<p>在庫がありません</p>") as site:
            result = play(buying(site))
            assert result.returncode == 1
            assert "「カートに追加しました」の表示が確認できませんでした" in result.stderr

    @whole
    def test_a_page_that_is_not_there(self, play: Runner) -> None:
        with LittleSite({}) as site:
            result = play(make_flow(click_step("送る"), url=site.url))
            assert result.returncode == 1
            assert "404" in result.stderr

    def test_an_address_that_is_no_page(self, play: Runner) -> None:
        result = play(make_flow(click_step("送る")), "--url", "javascript:alert(1)")
        assert result.returncode == 1
        assert "http://" in result.stderr

    @whole
    def test_a_site_that_does_not_answer(self, play: Runner) -> None:
        with LittleSite({}) as site:
            address = site.url
        result = play(make_flow(click_step("送る"), url=address))
        assert result.returncode == 1
        assert "サイトが応答していません" in result.stderr


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

    @pytest.mark.parametrize(("typed", "code", "sent"), [("y", 0, [{}]), ("n", 1, [])])
    def test_who_sits_at_the_terminal_is_asked(
        self, typed: str, code: int, sent: list[dict[str, str]], tmp_path: Path
    ) -> None:
        pty = pytest.importorskip("pty")
        step = click_step("注文を確定する", path_is("/ordered"), needs_approval=True)
        ours, its = pty.openpty()
        with LittleSite({"/": self.ORDER, "/ordered": ""}) as site:
            script = write(make_flow(step, url=site.url), tmp_path / "script")
            with subprocess.Popen(
                [sys.executable, str(script)], stdin=its, stdout=subprocess.PIPE, stderr=its
            ) as process:
                said = b""
                while b"[y/N]" not in said:
                    said += os.read(ours, 1000)
                os.write(ours, f"{typed}\n".encode())
                assert process.wait(60) == code
            assert site.done("/ordered") == sent
        assert "「注文を確定する」をクリック" in said.decode()
        os.close(its)
        os.close(ours)

    @whole
    def test_a_confirm_that_was_accepted_then_is_accepted_now(self, play: Runner) -> None:
        page = "<button onclick=\"if (confirm('本当に送りますか？')) location = '/sent'\">送る</button>"
        dialog = Evidence(kind=EvidenceKind.DIALOG, detail="accepted:本当に送りますか？")
        with LittleSite({"/": page, "/sent": ""}) as site:
            result = play(make_flow(click_step("送る", dialog, path_is("/sent")), url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]

    @whole
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
            result = play(flow, "--yes", TEJUN_SECRET_PW="ひみつ123")
            assert result.returncode == 0, result.stderr
            assert site.done("/in") == [{"p": "ひみつ123"}]
            assert "ひみつ" not in result.stdout + result.stderr

    @pytest.mark.parametrize("find_s", [2.0])
    def test_a_login_screen_is_passed_with_the_environments_login(self, play: Runner) -> None:
        """As a replay does with the vault's: who records behind a login has no step for it."""
        fill = Fill(target=target("textbox", "氏名"), value="山田")
        link = Click(target=target("link", "明細を見る"))
        steps = (FlowStep(item="書く", action=fill), FlowStep(item="見る", action=link))
        with office_site("Sakura-7841") as office:
            flow = make_flow(*steps, url=f"{office.url}/stock")
            alone = play(flow)
            assert alone.returncode in (1, 3), alone
            assert office.logins == []
            signed = play(flow, TEJUN_LOGIN_USER="renshu", TEJUN_LOGIN_PASSWORD="Sakura-7841")
            assert signed.returncode == 0, signed
            assert office.logins == [("renshu", "Sakura-7841")]
            assert "Sakura" not in signed.stdout + signed.stderr


class TestFields:
    FORM = """
    <form action="/sent">
      <label>区分 <select name="kind"><option>選んでください</option><option>交通費</option></select></label>
      <label><input type="checkbox" name="agree" value="yes" style="opacity:0;position:absolute">
        <span>同意します</span></label>
      <label>日付 <input type="date" name="day"></label>
      <button>送る</button>
    </form>"""

    @whole
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

    @whole
    @pytest.mark.parametrize("find_s", [2.0])
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

    @whole
    @pytest.mark.parametrize("find_s", [2.0])
    def test_an_optional_step_may_be_missing(self, play: Runner) -> None:
        cookies = click_step("同意する", is_optional=True)
        with LittleSite(
            {"/": '<form action="/sent"><button>送る</button></form>', "/sent": ""}
        ) as site:
            result = play(make_flow(cookies, click_step("送る", path_is("/sent")), url=site.url))
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{}]

    @whole
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


class TestEdits:
    """What a person changes in a line counts, and what was recorded of it still has to hold."""

    TWO = """
    <form action="/one"><button>送る</button></form><form action="/two"><button>出す</button></form>
    <form action="/gone"><button>削除する</button></form>"""

    @pytest.fixture
    def site(self) -> Iterator[LittleSite]:
        pages = {
            "/": self.TWO,
            "/one": "<p>送りました</p>",
            "/two": "<p>出しました</p>",
            "/gone": "",
        }
        with LittleSite(pages) as site:
            yield site

    def test_another_element_is_pressed(self, play: Runner, site: LittleSite) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        result = play(flow, edit=lambda text: text.replace('name="送る"', 'name="出す"'))
        assert result.returncode == 0, result.stderr
        assert (site.done("/one"), site.done("/two")) == ([], [{}])

    @whole
    def test_what_showed_that_it_worked_is_still_looked_for(
        self, play: Runner, site: LittleSite, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(proof, "EXPECT_TIMEOUT_S", proof.COMPLAINT_S + 1.0)
        flow = make_flow(click_step("送る", appears("送りました")), url=site.url)
        result = play(flow, edit=lambda text: text.replace('name="送る"', 'name="出す"'))
        assert result.returncode == 1
        assert "「送りました」の表示が確認できません" in result.stderr

    def test_what_cannot_be_undone_is_asked_about(self, play: Runner, site: LittleSite) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        result = play(flow, edit=lambda text: text.replace('name="送る"', 'name="削除する"'))
        assert result.returncode == 3
        assert site.done("/gone") == []

    def test_any_words_of_playwright_may_be_written(self, play: Runner, site: LittleSite) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        written = 'locator("form").nth(1).get_by_role("button")'
        result = play(
            flow,
            edit=lambda text: text.replace('get_by_role("button", name="送る")', written),
        )
        assert result.returncode == 0, result.stderr
        assert (site.done("/one"), site.done("/two")) == ([], [{}])

    def test_whatever_way_is_written_what_it_leads_to_is_judged(
        self, play: Runner, site: LittleSite
    ) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        written = 'locator("form").last.locator("button")'
        result = play(
            flow, edit=lambda text: text.replace('get_by_role("button", name="送る")', written)
        )
        assert result.returncode == 3
        assert "「削除する」" in result.stderr
        assert site.done("/gone") == []

    @whole
    @pytest.mark.parametrize("find_s", [2.0])
    def test_what_is_not_there_is_not_asked_about(self, play: Runner, site: LittleSite) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        result = play(flow, edit=lambda text: text.replace('name="送る"', 'name="ない"'))
        assert result.returncode == 1
        assert "「ない」が見つかりません" in result.stderr

    def test_a_line_of_the_person_s_own_is_carried_out(
        self, play: Runner, site: LittleSite
    ) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        line = "    page.go_back()\n    page.get_by_role('button', name='出す').click()\n"
        result = play(flow, edit=lambda text: text.replace("step=1)\n", f"step=1)\n{line}"))
        assert result.returncode == 0, result.stderr
        assert (site.done("/one"), site.done("/two")) == ([{}], [{}])

    @pytest.mark.parametrize("find_s", [2.0])
    def test_a_password_goes_into_no_other_field(self, play: Runner) -> None:
        page = '<label>合言葉 <input type="password"></label><label>備考 <input></label>'
        box = target("textbox", "合言葉", type="password")
        step = FlowStep(item="入る", action=Fill(target=box, value="{{合言葉}}"))
        with LittleSite({"/": page}) as site:
            flow = make_flow(step, url=site.url, 合言葉="")
            result = play(
                flow,
                "--yes",
                edit=lambda text: text.replace('name="合言葉"', 'name="備考"'),
                TEJUN_SECRET_1="ひみつ123",
            )
        assert result.returncode in (
            1,
            3,
        )  # the element is another one; a login page is a person's turn
        assert "ひみつ" not in result.stdout + result.stderr

    def test_an_error_of_a_line_names_the_line(self, play: Runner, site: LittleSite) -> None:
        flow = make_flow(click_step("送る"), url=site.url)
        broken = "    v['ない名前']\n"
        result = play(
            flow, edit=lambda text: text.replace("    page.get_by", f"{broken}    page.get_by")
        )
        assert result.returncode == 1
        assert "KeyError: 'ない名前'" in result.stderr
        assert site.done("/one") == []


class TestWhatComesOfIt:
    TABLE = """<table><thead><tr><th>月</th><th>金額</th></tr></thead><tbody>
    <tr><td>9月</td><td>1,200円</td></tr><tr><td>10月</td><td>980円</td></tr>
    <tr><td>11月</td><td>3,000円</td></tr></tbody></table>"""

    def reading(self, site: LittleSite) -> Flow:
        cheap = condition("金額", Comparison.AT_MOST, "{{上限}}")
        read = Extract(columns=("月", "金額"), rule=SelectionRule(where=(cheap,)))
        total = TableValue(figure=Figure.SUM, columns=("金額",))
        steps = (
            FlowStep(item="明細を取り出す", action=read),
            FlowStep(item="合計を答える", action=Answer(text="合計は[]です。", values=(total,))),
        )
        return make_flow(*steps, url=site.url, 上限="2000")

    def test_a_table_and_an_answer_are_told(self, play: Runner) -> None:
        with LittleSite({"/": self.TABLE}) as site:
            result = play(self.reading(site), "--report", "報告.txt")
            report = Path("報告.txt").read_text("utf-8")
        assert result.returncode == 0, result.stderr
        assert "合計は2,180円です。" in result.stdout
        assert '月,金額\n9月,"1,200円"\n10月,980円\n' in result.stdout
        assert "合計は2,180円です。" in report

    def test_a_table_goes_into_the_file_that_is_named(self, play: Runner) -> None:
        with LittleSite({"/": self.TABLE}) as site:
            result = play(self.reading(site), "--table", "明細.csv", "--上限", "1000")
            written = Path("明細.csv").read_text("utf-8-sig")
        assert result.returncode == 0, result.stderr
        assert written.splitlines() == ["月,金額", "10月,980円"]
        assert "9月" not in result.stdout

    def test_a_script_goes_on_with_the_rows_it_has_read(self, play: Runner) -> None:
        with LittleSite({"/": self.TABLE}) as site:
            result = play(
                self.reading(site),
                edit=lambda text: text.replace(
                    "page.rows(", "print([r['月'] for r in page.rows("
                ).replace("step=1)", "step=1)])"),
            )
        assert result.returncode == 0, result.stderr
        assert "['9月', '10月']" in result.stdout

    def test_working_days_are_counted(self, play: Runner, tmp_path: Path) -> None:
        plain = day_said("第3営業日", date.today(), OfficeCalendar()).day
        days_off = tmp_path / "休日.csv"
        days_off.write_text(f"{plain:%Y/%m/%d},創立記念日\n", "utf-8")
        meant = day_said("第3営業日", date.today(), OfficeCalendar(days_off)).day
        form = '<form action="/sent"><input aria-label="納期" name="d"><button>送る</button></form>'
        day = Variable(
            name="納期", value="2026-12-28", kind=VariableKind.DATE, date_format="yyyy/MM/dd"
        )
        fill = Fill(target=target("textbox", "納期"), value="{{納期}}")
        with LittleSite({"/": form, "/sent": ""}) as site:
            flow = make_flow(FlowStep(item="書く", action=fill), click_step("送る"), url=site.url)
            flow = flow.model_copy(update={"variables": (*flow.variables, day)})
            result = play(flow, "--納期", "第3営業日", "--days-off", "休日.csv")
            assert result.returncode == 0, result.stderr
            assert site.done("/sent") == [{"d": f"{meant:%Y/%m/%d}"}]
        assert meant != plain

    def test_a_profile_keeps_what_a_site_remembers(self, play: Runner, tmp_path: Path) -> None:
        page = "<p id=p></p><script>p.textContent = `来た回数 ${localStorage.n = +(localStorage.n || 0) + 1}`</script>"
        step = FlowStep(item="見る", action=WaitFor(text="来た回数 2", seconds=2))
        with LittleSite({"/": page}) as site:
            flow, kept = make_flow(step, url=site.url), ("--profile", str(tmp_path / "残す"))
            codes = [play(flow, *kept).returncode for _ in range(2)]
            assert play(flow).returncode == 1
        assert codes == [1, 0]

    def test_ctrl_c_ends_it_without_a_word_of_english(self, tmp_path: Path) -> None:
        with LittleSite({"/": "<p>待つ</p>"}) as site:
            step = FlowStep(item="待つ", action=WaitFor(seconds=30))
            script = write(make_flow(step, url=site.url), tmp_path / "script")
            with subprocess.Popen(
                [sys.executable, str(script)],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background jobs ignore it
            ) as process:  # fmt: skip
                assert process.stdout is not None
                assert process.stdout.readline() == "[1/1] 待つ\n"
                process.send_signal(signal.SIGINT)
                _, said = process.communicate(timeout=60)
        assert (process.returncode, said) == (130, "止まりました：中断しました。\n")


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
