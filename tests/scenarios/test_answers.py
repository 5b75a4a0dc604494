"""Questions: a model writes the sentence, code its values; a replay fills it anew from today's page."""

from collections.abc import Sequence

import pytest

from studio.domain.events.events import ActionFailed, AnswerGiven, RunFinished, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from tests.scenarios.stage import ATTENDED, Mind, Scene, Stage, click, person, say

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LABELS = """<title>会議室</title><h1>会議室 {0}</h1><dl><dt>定員</dt><dd>{1}名</dd><dt>内線番号</dt><dd>{2}</dd></dl>
<dl><dt>前回の内線番号</dt><dd>9999</dd></dl><form><label>担当者 <input value="{3}"></label></form>"""
PROSE = """<title>議事録</title><h1>{0} 議事録 2026年5月</h1><nav><a href=/a>総務課</a><a href=/b>{0}</a></nav>
<p>来年度の予算を話し合った。{0}の予算は<b>{1}</b>とする。旅費は10万円のまま。</p><p>次回は{2}日に開催する。</p>"""
MINUTES = """<title>議事録</title><main><h1>{0} 議事録</h1><h2>議題</h2><ul><li>今月の実績</li><li>来月の計画</li></ul>
<h2>決定事項</h2><ul><li>{0}の予算は{1}とする。</li><li>次回は{2}日に開催する。</li></ul></main>
<div><div><h3>個人</h3><ul><li><a href=/a>ログイン</a></li><li><a href=/b>設定</a></li></ul></div>
<div><h3>案内</h3><ul><li><a href=/c>メインページ</a></li><li><a href=/d>最近の更新</a></li></ul></div></div>"""
RULE = "<title>規程</title><h1>旅費規程</h1><p>第{0}条 日当は国内1日あたり{1}円とする。海外は1日あたり5,000円とする。</p>"
TILES = "<title>集計</title><h1>今月</h1><div><b>{0}</b><span>受注件数</span></div><div><b>{1}</b><span>売上</span></div>"
STAFF = """<title>社員</title><h1>社員一覧</h1><table><tr><th>氏名<th>部署<th>残日数</tr>
<tr><td>山田 真理<td>総務<td>{0}</tr><tr><td>加藤 修<td>営業<td>{1}</tr><tr><td>森 あおい<td>開発<td>3.5</tr></table>"""
TOAST = """<title>送信</title><h1>問い合わせ</h1><button type=button onclick="const p=document.createElement('div');
p.setAttribute('role','status');p.textContent='送信しました。受付番号: {0}';document.body.append(p);
setTimeout(()=>p.remove(),{1})">送信</button>"""


def answer(text: str, *quotes: str) -> Mind:
    return say("answer", text, where=list(quotes), step_done=True)


async def asked(stage: Stage, html: str, item: str, minds: Sequence[Mind]) -> Scene:
    return await stage.play(html, minds, items=(item,), by=person())


def told(scene: Scene) -> str:
    given = scene.journal.of(RunFinished)[-1].answer
    return given.text if given else ""


async def again(
    stage: Stage, today: str, before: str, item: str, *minds: Mind
) -> tuple[Scene, Flow]:
    """Answer on one page, save, and replay on another."""
    async with stage.scene(minds) as scene:
        report = await scene.workbench.run(stage.list_of(before, item), ATTENDED)
        assert report.finished.status is RunStatus.DONE, report.finished.message
        flow = await scene.workbench.save(report, "答え")
        stage.list_of(today, item)
        await scene.workbench.replay(flow, {}, ATTENDED)
    return scene, flow


async def test_a_value_beside_its_label_is_told_and_read_anew(stage: Stage) -> None:
    mind = answer("内線番号は[2103]、担当者は[山田]です。")
    scene, _ = await again(
        stage, LABELS.format("檜", 12, 2105, "加藤"), LABELS.format("欅", 10, 2103, "山田"), "内線番号と担当者を答える", mind
    )  # fmt: skip
    first, second = scene.journal.of(AnswerGiven)
    assert first.answer.text == "内線番号は2103、担当者は山田です。"
    assert second.answer.values == ("2105", "加藤")
    assert told(scene) == "内線番号は2105、担当者は加藤です。"
    assert scene.journal.of(RunFinished)[1].model_calls == 0


async def test_a_value_inside_of_a_sentence_keeps_the_words_around_it(stage: Stage) -> None:
    mind = answer("[開発課]の予算は[400万円]、次回は[20]日です。")
    scene, _ = await again(
        stage, PROSE.format("営業課", "350万円", 18), PROSE.format("開発課", "400万円", 20), "予算額と次回の開催日と課を答える", mind
    )  # fmt: skip
    assert scene.journal.of(AnswerGiven)[0].answer.text == "開発課の予算は400万円、次回は20日です。"
    assert told(scene) == "営業課の予算は350万円、次回は18日です。"


async def test_sentences_of_bullet_points_under_headings_are_no_rows_of_a_table(
    stage: Stage,
) -> None:
    mind = answer("予算は[400万円]、次回は[20日]です。")
    scene, _ = await again(
        stage, MINUTES.format("開発課", "350万円", 18), MINUTES.format("開発課", "400万円", 20), "予算額と次回の開催日を答える", mind
    )  # fmt: skip
    assert scene.journal.of(AnswerGiven)[0].answer.text == "予算は400万円、次回は20日です。"
    assert told(scene) == "予算は350万円、次回は18日です。"


async def test_a_heading_names_no_list_of_another_part_of_the_page(stage: Stage) -> None:
    scene = await asked(stage, MINUTES.format("開発課", "400万円", 20), "決定事項を答える", [
        say("extract", "1", ref="決定事項"),
        answer("予算は[400万円]です。"),
    ])  # fmt: skip
    assert scene.journal.one(ActionFailed).outcome.code == "NO_ROWS"
    assert told(scene) == "予算は400万円です。"


async def test_a_number_of_a_paragraph_may_stand_under_another_article(stage: Stage) -> None:
    scene, _ = await again(
        stage, RULE.format(14, "2,500"), RULE.format(12, "2,300"), "国内の日当を答える", answer("国内の日当は[2,300円]です。")
    )  # fmt: skip
    assert told(scene) == "国内の日当は2,500円です。"


async def test_a_label_may_stand_below_its_value(stage: Stage) -> None:
    scene, _ = await again(
        stage, TILES.format("15", "2,000円"), TILES.format("12", "1,500円"), "受注件数を答える", answer("受注件数は[12]件です。")
    )  # fmt: skip
    assert told(scene) == "受注件数は15件です。"


async def test_a_cell_is_known_by_the_persons_word_and_its_heading(stage: Stage) -> None:
    scene, flow = await again(
        stage,
        STAFF.format(8, 4),
        STAFF.format(12, 7),
        "「加藤 修」の残日数を答える",
        answer("残りは[7]日です。"),
    )
    assert told(scene) == "残りは4日です。"
    assert "7" not in flow.steps[-1].action.model_dump_json()


async def test_a_row_that_only_today_tells_apart_is_refused_with_what_to_do(stage: Stage) -> None:
    item = "残日数がいちばん多い人を答える"
    scene = await asked(stage, STAFF.format(12, 7), item, [
        answer("[山田 真理]さんです。"),
        say("extract", order="残日数 desc", take=1, column="氏名,残日数"),
        answer("[rows 氏名]さんです。"),
    ])  # fmt: skip
    refused = scene.journal.one(ActionFailed).outcome
    assert refused.code == "ANSWER_REFUSED"
    assert "extract" in refused.message
    assert told(scene) == "山田 真理さんです。"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("国内の日当は2300円です。", "[ ]"),
        ("国内の日当は[2,400円]です。", "書かれていません"),
        ("日当は[1日あたり]です。", "2 か所"),
        ("全部で3件、[2,300円]です。", "「3」"),
        ("[sum 日当]円です。", "表を取り出していません"),
    ],
)
async def test_what_code_did_not_read_is_not_told(stage: Stage, text: str, why: str) -> None:
    minds = [answer(text), answer("[2,300円]です。", "国内1日あたり2,300円")]
    scene = await asked(stage, RULE.format(12, "2,300"), "国内の日当を答える", minds)
    assert why in scene.journal.one(ActionFailed).outcome.message
    assert told(scene) == "2,300円です。"


async def test_a_message_that_is_gone_by_now_is_still_told(stage: Stage) -> None:
    item = "送信して、受付番号を答える"
    minds = [
        click("送信"),
        say("wait_for", "!受付番号"),
        answer("受付番号は[R1908]です。"),
    ]
    scene = await asked(stage, TOAST.format("R1908", 400), item, minds)
    assert told(scene) == "受付番号はR1908です。"


@pytest.mark.usefixtures("hasty")
async def test_a_replay_refuses_when_the_words_around_the_value_are_gone(stage: Stage) -> None:
    gone = RULE.format(12, "2,300").replace("国内", "出張")
    scene, _ = await again(
        stage, gone, RULE.format(12, "2,300"), "国内の日当を答える", answer("[2,300円]です。")
    )
    finished = scene.journal.of(RunFinished)[-1]
    assert (finished.status, finished.code) == (RunStatus.FAILED, "ANSWER_NOT_FOUND")
    assert finished.answer is None


@pytest.mark.usefixtures("hasty")
async def test_a_replay_refuses_when_two_values_fit(stage: Stage) -> None:
    twice = RULE.format(12, "2,300").replace("海外は", "第12条 日当は国内")
    scene, _ = await again(
        stage, twice, RULE.format(12, "2,300"), "国内の日当を答える", answer("[2,300円]です。")
    )
    assert "2 つあり" in scene.journal.of(RunFinished)[-1].message


BILLS = """<title>請求書</title><h1>請求書</h1><p>結果 2 (<a href=/page>全 240 件</a>)</p>
<nav><a href=/page?year>‹ いつでも</a> <a href=/page?m=9>2026年9月</a> <a href=/page?m=10>2026年10月</a></nav>
<h2>未入金</h2><table><thead><tr><th><input type=checkbox aria-label="すべて選択"><th>番号<th>状態<th>金額<th></tr></thead>
{0}</table><h2>入金済み</h2><table><thead><tr><th><th>番号<th>状態<th>金額<th></tr></thead>
<tr><td><label><input type=checkbox>B-1 を選ぶ</label><td>B-1<td>送付済み<td>9,000円<td><button hidden>編集</button></tr>
<tr><td><label><input type=checkbox>B-2 を選ぶ</label><td>B-2<td>送付済み<td>9,000円<td><button hidden>編集</button></tr></table>"""
BILL = "<tr><td><label><input type=checkbox>{0} を選ぶ</label><td>{0}<td>送付済み<td>{1}円<td><button>編集</button><button hidden>削除</button></tr>"


def bills(*pairs: tuple[str, str]) -> str:
    return BILLS.format("".join(BILL.format(*pair) for pair in pairs))


async def test_count_and_sum_over_the_list_that_is_named(stage: Stage) -> None:
    item = "未入金の請求書は何件あり、合計はいくらか答える"
    taking = say(
        "extract", take=0, column="番号,金額", where=["状態=送付済み"], ref="未入金", value="20"
    )
    telling = answer("[count]件、合計は[sum 金額]円です。")
    scene, flow = await again(
        stage, bills(("A-1", "1,500"), ("A-3", "2,000"), ("A-4", "500")), bills(("A-1", "1,500"), ("A-2", "3,000")), item, taking, telling
    )  # fmt: skip
    first, second = scene.journal.of(AnswerGiven)
    assert first.answer.text == "2件、合計は4,500円です。"
    assert second.answer.text == "3件、合計は4,000円です。"
    assert "続きのページ" not in scene.journal.events[-1].model_dump_json()
    assert "ref of choose, extract" in scene.prompts[0].text
    assert "未入金" in flow.steps[1].action.model_dump_json()


async def test_nothing_that_fits_is_an_answer_too(stage: Stage) -> None:
    item = "取消の請求書が何件あるか答える"
    taking = say("extract", take=0, where=["状態=取消"], column="番号", ref="未入金", value="20")
    scene = await asked(
        stage, bills(("A-1", "1"), ("A-2", "2")), item, [taking, answer("[count]件です。")]
    )
    assert told(scene) == "0件です。"


@pytest.mark.usefixtures("hasty")
async def test_a_refusal_names_the_column_that_is_missing(stage: Stage) -> None:
    minds = [
        say("extract", take=0, column="番号,税額,金額", ref="未入金"),
        say("extract", take=0, column="番号,金額", ref="未入金", value="20"),
        answer("[max 金額]円です。"),
    ]
    scene = await asked(stage, bills(("A-1", "1"), ("A-2", "2")), "金額の最大を答える", minds)
    message = scene.journal.one(ActionFailed).outcome.message
    assert "「税額」の列が見つかりません" in message
    assert told(scene) == "2円です。"


@pytest.mark.usefixtures("hasty")
async def test_two_lists_that_fit_are_named_in_the_refusal(stage: Stage) -> None:
    page = bills(("A-1", "1"), ("A-2", "2"))
    minds = [
        say("extract", take=0, column="番号"),
        say("extract", take=0, column="番号", ref="入金済み"),
        answer("[rows 番号]です。"),
    ]
    scene = await asked(stage, page, "入金済みの番号を答える", minds)
    assert "「未入金」「入金済み」" in scene.journal.one(ActionFailed).outcome.message
    assert told(scene) == "B-1、B-2です。"


async def test_the_column_that_the_person_named_may_be_another_one_next_time(stage: Stage) -> None:
    days = STAFF.replace("部署", "付与日数").replace("総務", "20").format(8, 12)
    wanted = (Variable(name="社員", value="加藤 修"), Variable(name="項目", value="残日数"))
    async with stage.scene((answer("加藤 修さんの残日数は[12]です。"),)) as scene:
        item = "「加藤 修」の「残日数」を答える"
        checklist = stage.list_of(days, item).model_copy(update={"variables": wanted})
        report = await scene.workbench.run(checklist, ATTENDED)
        assert report.finished.status is RunStatus.DONE, report.finished.message
        flow = await scene.workbench.save(report, "答え")
        assert {one.name for one in flow.variables} >= {"社員", "項目"}
        values = {"社員": "山田 真理", "項目": "付与日数"}
        await scene.workbench.replay(flow, values, ATTENDED)
    assert told(scene) == "山田 真理さんの付与日数は20です。"
