"""The folder of an export: what is in it, and how the script reads."""

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.script_data import ScriptData
from studio.domain.flows.sending import SentShape
from studio.domain.values.variable import Variable, VariableKind
from studio.export.formats import FORMATS
from studio.export.python_readme import readme
from studio.export.python_script import known_names, script_text, secret_names
from tests.export.flow_parts import appears, choose_step, click_step, fill_step, make_flow, target

GOLDEN = '''"""本を買う

手順スタジオが書き出したスクリプトです。準備と使い方は README.md にあります。
行末の step=番号 は、同じ名前の .json にある控えにつながっています。
控えには、ほかの探し方、記録したときの見た目、できたことを確かめる条件があります。
"""

from studio.runtime import Page, Values, col, run

# 実行のたびに変えられる値（--help）
VALUES = {
    "url": "http://127.0.0.1:9/",  # 開始ページのアドレス
    "検索語": "料理",
    "上限": "3000",
}


def item_1(page: Page, v: Values) -> None:
    """検索に入力する"""
    page.goto(v["url"])
    page.get_by_role("searchbox", name="検索").fill(v["検索語"], step=1)


def item_2(page: Page, v: Values) -> None:
    """条件に合う本をカートに入れる"""
    page.rows(col("評価") >= 4, col("価格") <= v["上限"]).first.get_by_text("カートに入れる").click(step=2)


def item_3(page: Page, v: Values) -> None:
    """注文するを押す"""
    # 取り消せない操作：確認してから行う（--yes を付けると確認しない）
    page.get_by_role("button", name="注文する").click(step=3)


if __name__ == "__main__":
    run(__file__, [item_1, item_2, item_3], VALUES)
'''


def buying() -> Flow:
    order = click_step("注文する", appears("ご注文"), needs_approval=True, grant="abc")
    return make_flow(fill_step("{{検索語}}"), choose_step(), order, 検索語="料理", 上限="3000")


def test_the_script_reads_like_what_a_person_would_have_written() -> None:
    assert script_text(buying(), {}) == GOLDEN


def test_the_folder_holds_what_a_stranger_needs() -> None:
    flow = buying()
    files = FORMATS["python"].files(flow)
    script, data, needs, told, wheel = files
    assert (script, data, needs, told) == ("本を買う.py", "本を買う.json", "requirements.txt", "README.md")  # fmt: skip
    assert files[needs].decode().splitlines()[-1] == f"./{wheel}"
    assert b"jpholiday" not in files[needs]
    assert FORMATS["python"].files(flow) == files


def test_nobody_s_leave_goes_along() -> None:
    kept = ScriptData.model_validate_json(FORMATS["python"].files(buying())["本を買う.json"])
    assert [step.grant for step in buying().steps] == ["", "", "abc"]
    assert [step.grant for step in kept.flow.steps] == ["", "", ""]
    assert kept.flow.steps[2].needs_approval


def test_no_sum_of_what_was_sent_goes_along() -> None:
    """A sum of a code of three digits gives the code away; a yes of the library's own is none for a script."""
    sent = SentShape(
        site="https://a.example", method="POST", path="/save", codes=(("pin", "884863d2"),)
    )
    flow = buying()
    order = flow.steps[2].model_copy(update={"sent": (sent,), "agreed": ("0f0f",)})
    flow = flow.model_copy(update={"steps": (*flow.steps[:2], order)})
    for name, data in FORMATS["python"].files(flow).items():
        assert b"884863d2" not in data, name
        assert b"0f0f" not in data, name


def test_a_flow_of_days_brings_the_calendar_along() -> None:
    day = Variable(name="納期", value="翌営業日", kind=VariableKind.DATE)
    flow = make_flow(fill_step("{{納期}}"))
    flow = flow.model_copy(update={"variables": (*flow.variables, day)})
    assert b"jpholiday" in FORMATS["python"].files(flow)["requirements.txt"]


def test_a_flow_that_opens_its_page_itself_is_not_opened_twice() -> None:
    opens = FlowStep(item="開く", action=Navigate(url="{{url}}"))
    assert script_text(make_flow(opens), {}).count("page.goto(") == 1


def test_names_of_secrets_are_those_of_the_environment() -> None:
    box = target("textbox", "合言葉", type="password")
    steps = (
        FlowStep(item="入る", action=Fill(target=box, value="{{秘密:pw}}")),
        FlowStep(item="入る", action=Fill(target=box, value="{{合言葉}}")),
        FlowStep(item="入る", action=Click(target=target("button", "入る"))),
    )
    flow = make_flow(*steps, 合言葉="")
    assert secret_names(flow) == {"合言葉": "TEJUN_SECRET_1", "秘密:pw": "TEJUN_SECRET_PW"}
    told = readme(flow, "手順.py", secret_names(flow))
    assert "TEJUN_SECRET_PW" in told
    assert "| 合言葉 | （なし）" not in told


def test_words_that_a_run_makes_a_value_of_are_known() -> None:
    flow = make_flow(fill_step("{{先月末|yyyy/MM/dd}} {{検索語}} {{なぞ}}"), 検索語="本")
    assert known_names(flow) == {"url", "検索語", "先月末|yyyy/MM/dd"}


def test_what_a_page_wrote_is_no_sign_in_the_readme() -> None:
    flow = make_flow(click_step("送る")).model_copy(update={"name": "# <b>|`x`\n| y"})
    assert readme(flow, "x.py", {}).splitlines()[0] == "# \\# \\<b\\>\\|\\`x\\` \\| y"


def test_many_items_are_listed_in_lines() -> None:
    steps = (click_step(f"{n} 番") for n in range(10))
    source = script_text(make_flow(*steps), {})
    assert "    items = [\n        item_1, item_2, " in source
    compile(source, "flow.py", "exec")


def test_a_note_to_ai_stays_at_home_since_a_script_asks_none() -> None:
    flow = buying().model_copy(update={"ai_note": "締め日は 20 日"})
    assert not [
        name for name, data in FORMATS["python"].files(flow).items() if "締め日".encode() in data
    ]
