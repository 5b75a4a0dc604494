"""A run's values are made once, and kept when it goes on another day."""

from dataclasses import dataclass
from datetime import date

import pytest

from studio.domain.actions.action import Choose, Fill, Navigate, SetChecked
from studio.domain.actions.rule import Comparison
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.journal import JournaledRun
from studio.domain.values.variable import Converter, Variable, VariableKind
from studio.engine.runs.bus import EventBus
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.variables.values import Almanac, NoCalendar, run_values, words_in
from studio.engine.workbench import Workbench
from studio.workdays import OfficeCalendar
from tests.factories import SHOP, Sites, durable, make_rule, make_shop, make_step
from tests.fakes import ScriptedModel
from tests.memory_library import MemoryLibrary


@dataclass
class TurnedDay:
    """The day of a test, turned by hand."""

    day: date = date(2026, 11, 20)

    def today(self) -> date:
        return self.day


def almanac(turned: TurnedDay | None = None) -> Almanac:
    return Almanac(OfficeCalendar(), (turned or TurnedDay()).today)


def flow_typing(*texts: str, variables: tuple[Variable, ...] = ()) -> Flow:
    field = durable("searchbox", "商品検索")
    steps = (
        make_step(Navigate(url=SHOP)),
        *(make_step(Fill(target=field, value=t)) for t in texts),
    )
    return Flow(
        id="f", name="探す", origins=("http://shop.example",), variables=variables, steps=steps
    )


def test_dates_stand_in_templates_by_themselves():
    flow = flow_typing("{{今日}}", "{{先月末|yyyy/MM/dd}}まで", "{{ 第3営業日 | ggge年M月d日 }}")
    assert run_values(flow, {}, almanac()).values == {
        "今日": "2026-11-20",
        "先月末|yyyy/MM/dd": "2026/10/31",
        "第3営業日 | ggge年M月d日": "令和8年11月5日",
    }


def test_a_date_variable_is_a_day_in_its_format_and_may_be_given_as_words():
    day = Variable(name="申請日", value="今日", kind=VariableKind.DATE, date_format="yyyy/MM/dd")
    flow = flow_typing("{{申請日}}", "{{申請日|M月d日(曜)}}", variables=(day,))
    assert run_values(flow, {}, almanac()).values["申請日"] == "2026/11/20"
    given = run_values(flow, {"申請日": "来週の金曜"}, almanac()).values
    assert given == {"申請日": "2026/11/27", "申請日|M月d日(曜)": "11月27日(金)"}


def test_a_value_stands_in_another_writing_where_a_step_says_so():
    flow = flow_typing("{{金額|数字}}円", variables=(Variable(name="金額", value="1,000円"),))
    assert run_values(flow, {"金額": "２，５００"}, almanac()).values["金額|数字"] == "2500"
    with pytest.raises(SettingsError, match="変数「金額」") as fault:
        run_values(flow, {"金額": "いくらでも"}, almanac())
    assert fault.value.code == "NOT_SO_WRITTEN"


def test_a_value_that_no_step_uses_is_refused_before_anything_is_done():
    unused = Variable(name="宛名", value="山田")
    flow = flow_typing("本", variables=(unused,))
    assert run_values(flow, {"宛名": "山田"}, almanac()).values == {"宛名": "山田"}
    with pytest.raises(
        SettingsError, match="「宛名」は、この手順のどの操作でも使われていない"
    ) as fault:
        run_values(flow, {"宛名": "鈴木"}, almanac())
    assert fault.value.code == "UNUSED_VARIABLE"


def test_a_variable_named_like_a_day_is_the_variable():
    flow = flow_typing("{{今日}}", variables=(Variable(name="今日", value="休み"),))
    assert run_values(flow, {}, almanac()).values == {"今日": "休み"}


def test_converters_work_in_their_order():
    both = (Converter.KATAKANA, Converter.HALF_KATAKANA)
    flow = flow_typing(
        "{{氏名}}", variables=(Variable(name="氏名", value="がくと", converters=both),)
    )
    assert run_values(flow, {}, almanac()).values == {"氏名": "ｶﾞｸﾄ"}


def test_choices_are_found_in_other_widths_and_typed_as_written():
    tax = Variable(name="税", kind=VariableKind.CHOICE, choices=("課税 10％", "非課税"))
    flow = flow_typing("{{税}}", variables=(tax,))
    assert run_values(flow, {"税": "課税 10%"}, almanac()).values == {"税": "課税 10％"}


def test_a_choice_is_known_by_its_words_without_the_links_in_its_label():
    skins = ("ベクター (2022年版) ( | )", "ベクター (2010年版) (既定 | )", "Timeless ( )")
    skin = Variable(name="外装", kind=VariableKind.CHOICE, choices=skins)
    flow = flow_typing("{{外装}}", variables=(skin,))
    said = ("ベクター (2022年版)", "ベクター (2010年版) (既定)", "timeless")
    found = [run_values(flow, {"外装": one}, almanac()).values["外装"] for one in said]
    assert found == list(skins)
    with pytest.raises(SettingsError) as refused:
        run_values(flow, {"外装": "ベクター"}, almanac())
    assert "ベクター (2022年版)、" in refused.value.remedy


@pytest.mark.parametrize(
    ("recorded", "given", "typed"),
    [
        ("19:30", "18時45分", "18:45"),
        ("19:30", "９時", "9:00"),
        ("09:30", "9時半", "09:30"),
        ("19:30", "18:45", "18:45"),
        ("19:30", "午後6時", "午後6時"),
        ("19:30", "18時75分", "18時75分"),
        ("夕方", "18時45分", "18時45分"),
        ("1250000", "120万円", "1200000"),
        ("1250000", "98,500", "98500"),
        ("1250000", "約3万円", "約3万円"),
        ("1250000", "98500", "98500"),
        ("0012", "1,200", "1,200"),
        ("100", "80%", "80"),
        ("3", "８名", "8"),
        ("2.5", "30分", "30分"),
        ("2.5", "1.10", "1.10"),
        ("1万円", "2万円", "2万円"),
    ],
)
def test_a_time_or_an_amount_is_written_as_the_flows_own_is(recorded: str, given: str, typed: str):
    end = Variable(name="退勤時刻", value=recorded)
    flow = flow_typing("{{退勤時刻}}", variables=(end,))
    assert run_values(flow, {"退勤時刻": given}, almanac()).values == {"退勤時刻": typed}


def test_a_choice_is_known_by_what_stands_before_or_in_its_brackets():
    ranks = ("A(最重要)", "B（重要）", "C(一般)", "D(一般)")
    rank = Variable(name="ランク", kind=VariableKind.CHOICE, choices=ranks)
    flow = flow_typing("{{ランク}}", variables=(rank,))
    said = ("C", "ａ", "重要")
    found = [run_values(flow, {"ランク": one}, almanac()).values["ランク"] for one in said]
    assert found == ["C(一般)", "A(最重要)", "B（重要）"]
    for unsure in ("一般", "重"):
        with pytest.raises(SettingsError, match="選べません"):
            run_values(flow, {"ランク": unsure}, almanac())


def test_a_choice_is_known_without_the_remark_behind_it_where_it_is_the_only_one():
    looks = (
        "ベクター (2010年版) (既定)",
        "Timeless（試用）",
        "ベクター（2022年版）",
        "Timelessness",
    )
    variable = Variable(name="外装", value=looks[1], kind=VariableKind.CHOICE, choices=looks)
    flow = flow_typing("{{外装}}", variables=(variable,))
    for text, meant in (("ベクター (2010年版)", looks[0]), ("Timeless", looks[1])):
        assert run_values(flow, {"外装": text}, almanac()).values["外装"] == meant
    for text in ("ベクター", "ベク", "版"):
        with pytest.raises(SettingsError):
            run_values(flow, {"外装": text}, almanac())


def test_a_choice_is_not_taken_by_words_that_another_one_says_too():
    looks = ("レガシー ベクター (2010年版) (既定 | )", "ベクター (2022年版) ( | )", "Timeless ( )")
    variable = Variable(name="外装", value=looks[2], kind=VariableKind.CHOICE, choices=looks)
    flow = flow_typing("{{外装}}", variables=(variable,))
    for text, meant in (("ベクター (2022年版)", looks[1]), ("レガシー ベクター", looks[0])):
        assert run_values(flow, {"外装": text}, almanac()).values["外装"] == meant
    with pytest.raises(SettingsError, match="選べません"):
        run_values(flow, {"外装": "ベクター"}, almanac())


@pytest.mark.parametrize(
    ("kind", "value", "code"),
    [
        (VariableKind.DATE, "金曜", "UNKNOWN_DATE"),
        (VariableKind.NUMBER, "たくさん", "NOT_A_NUMBER"),
        (VariableKind.NUMBER, "3 か 4", "NOT_A_NUMBER"),
        (VariableKind.CHOICE, "軽減", "NOT_A_CHOICE"),
    ],
)
def test_what_is_none_of_its_kind_is_refused_by_name(kind: VariableKind, value: str, code: str):
    variable = Variable(name="欄", kind=kind, choices=("課税", "非課税"))
    with pytest.raises(SettingsError, match="変数「欄」") as caught:
        run_values(flow_typing("{{欄}}", variables=(variable,)), {"欄": value}, almanac())
    assert caught.value.code == code


def test_a_secret_is_not_repeated_in_a_refusal():
    pin = Variable(name="暗証番号の日付", kind=VariableKind.DATE)
    with pytest.raises(SettingsError) as caught:
        run_values(flow_typing(variables=(pin,)), {"暗証番号の日付": "ひみつ"}, almanac())
    assert "ひみつ" not in caught.value.message


def test_empty_values_stay_empty():
    kinds = [Variable(name=kind, kind=kind, choices=("a",)) for kind in VariableKind]
    values = run_values(flow_typing(variables=tuple(kinds)), {}, almanac()).values
    assert set(values.values()) == {""}


def test_words_that_are_no_day_are_left_for_the_check():
    assert run_values(flow_typing("{{来週のどこか}}"), {}, almanac()).values == {}


def test_secrets_are_no_words():
    assert words_in(flow_typing("{{秘密:社内PW}}", "{{今日}}")) == ("今日",)


def test_holidays_not_decided_yet_are_told():
    found = run_values(flow_typing("{{2年後の翌営業日}}", "{{今日}}"), {}, almanac())
    assert found.unsure == ("2年後の翌営業日",)


def test_without_a_calendar_no_working_day_is_guessed():
    with pytest.raises(SettingsError, match="営業日かどうか"):
        run_values(flow_typing("{{翌営業日}}"), {}, Almanac(NoCalendar(), lambda: date(2026, 1, 1)))


def test_a_run_that_goes_on_keeps_its_day_and_takes_what_is_given_anew():
    day = Variable(name="申請日", value="今日", kind=VariableKind.DATE)
    name = Variable(name="氏名", value="山田")
    flow = flow_typing("{{申請日}}", "{{申請日|d}}", "{{昨日}}", "{{氏名}}", variables=(day, name))
    told = {"氏名": "佐藤"}
    before = run_values(flow, told, almanac()).values
    later = almanac(TurnedDay(date(2026, 11, 21)))
    assert run_values(flow, told, later, before, told).values == before
    changed = run_values(flow, told | {"申請日": "明日"}, later, before, told).values
    assert changed == {
        "申請日": "2026-11-22",
        "申請日|d": "22",
        "昨日": "2026-11-19",
        "氏名": "佐藤",
    }


async def test_midnight_between_a_crash_and_going_on_changes_nothing():
    turned, library = TurnedDay(), MemoryLibrary()
    browser = make_shop()
    bench = Workbench(
        browser=browser,
        model=ScriptedModel(()),
        store=library,
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
        clock=browser.clock,
        almanac=almanac(turned),
    )
    await library.save(flow_typing("{{今日}}"))
    resolved = (("今日", "2026-11-19"),)
    run = JournaledRun(
        run_id="r",
        run_kind=RunKind.REPLAY,
        name="探す",
        flow_id="f",
        flow_version=1,
        resolved=resolved,
    )
    await library.open_run(run)
    (unfinished,) = await bench.unfinished()
    report = await bench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert report.finished.status is RunStatus.DONE
    assert [act.value for act in browser.performed if isinstance(act, Fill)] == ["2026-11-19"]
    await library.open_run(run)
    (unfinished,) = await bench.unfinished()
    await bench.take_up(unfinished, ResumeChoice.FROM_START)
    typed = [act.value for act in browser.performed if isinstance(act, Fill)]
    assert typed == ["2026-11-19", "2026-11-20"]


async def test_the_journal_keeps_what_was_made_and_no_password():
    library = MemoryLibrary()
    browser = make_shop()
    seen: list[JournaledRun] = []

    class Watching(MemoryLibrary):
        async def open_run(self, run: JournaledRun, notes: object = ()) -> None:
            seen.append(run)
            await super().open_run(run)

    library = Watching()
    bench = Workbench(
        browser=browser,
        model=ScriptedModel(()),
        store=library,
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
        clock=browser.clock,
        almanac=almanac(),
    )
    word = Variable(name="合言葉", ask_each_time=True)
    flow = flow_typing("{{先月末}}", variables=(word,))
    await bench.replay(flow, {"合言葉": "あけごま"})
    assert dict(seen[0].resolved) == {"先月末": "2026-10-31"}
    assert "あけごま" not in seen[0].model_dump_json()


def dated(name: str, value: str) -> Variable:
    return Variable(name=name, value=value, kind=VariableKind.DATE)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"戻り日": "12月9日"}, "2026-12-09"),
        ({"出発日": "2027年2月3日", "戻り日": "2月5日"}, "2027-02-05"),
        ({"出発日": "2026年12月30日", "戻り日": "1/3"}, "2027-01-03"),
        ({"出発日": "2028年7月1日", "戻り日": "７月３日"}, "2028-07-03"),
        ({"誕生日": "1990年2月1日", "戻り日": "2月5日"}, "2027-02-05"),
    ],
)
def test_a_day_without_its_year_is_near_the_day_that_goes_with_it(
    given: dict[str, str], expected: str
):
    days = (
        dated("出発日", "2026-12-07"),
        dated("戻り日", "2026-12-09"),
        dated("誕生日", "1985-06-01"),
    )
    flow = flow_typing("{{出発日}}", "{{戻り日|yyyy/MM/dd}}", "{{誕生日}}", variables=days)
    values = run_values(flow, given, almanac()).values
    assert values["戻り日"] == expected
    assert values["戻り日|yyyy/MM/dd"] == expected.replace("-", "/")


def test_a_day_without_its_year_is_near_today():
    flow = flow_typing("{{利用日}}", variables=(dated("利用日", "2026-03-01"),))
    for said, expected in {"11月18日": "2026-11-18", "1月8日": "2027-01-08"}.items():
        assert run_values(flow, {"利用日": said}, almanac()).values["利用日"] == expected


@pytest.mark.parametrize(
    ("chosen", "is_refused"), [("社内イベント", True), ("承認依頼", False), ("緊急連絡", False)]
)
def test_a_box_that_another_step_switches_off_is_no_value(chosen: str, *, is_refused: bool):
    """「…だけ」: the boxes that were not wanted are switched off, whatever the variable names."""
    boxes = (("{{通知項目}}", True), ("承認依頼", True), ("社内イベント", False))
    steps = (
        make_step(Navigate(url=SHOP)),
        *(make_step(SetChecked(target=durable("checkbox", n), checked=on)) for n, on in boxes),
    )
    own = (Variable(name="通知項目", value="締め切り前日"),)
    flow = Flow(id="f", name="通知", origins=("http://shop.example",), variables=own, steps=steps)
    if not is_refused:
        assert run_values(flow, {"通知項目": chosen}, almanac()).values["通知項目"] == chosen
        return
    with pytest.raises(SettingsError) as refused:
        run_values(flow, {"通知項目": chosen}, almanac())
    assert refused.value.code == "VALUE_AGAINST_STEP"
    assert "「社内イベント」は、この手順の別の行がオフにする" in refused.value.message


@pytest.mark.parametrize("given", ["", " ", "　"])
def test_rows_are_not_chosen_by_a_condition_that_is_empty_today(given: str):
    """Every customer's name begins with nothing: all of them would be ticked, and deleted."""
    rule = make_rule(("顧客名", Comparison.STARTS_WITH, "{{顧客名}}"))
    steps = (make_step(Navigate(url=SHOP)), make_step(Choose(rule=rule, column="[ ]")))
    own = (Variable(name="顧客名", value="テスト顧客"),)
    flow = Flow(id="f", name="消す", origins=("http://shop.example",), variables=own, steps=steps)
    assert run_values(flow, {"顧客名": "光洋"}, almanac()).values["顧客名"] == "光洋"
    with pytest.raises(SettingsError) as refused:
        run_values(flow, {"顧客名": given}, almanac())
    assert refused.value.code == "EMPTY_CONDITION"
    assert "顧客名" in refused.value.message
