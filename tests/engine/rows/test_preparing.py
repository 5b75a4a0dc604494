import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint
from studio.domain.records.sheet import CellFault, Sheet, SheetRow
from studio.domain.runs.batch import ColumnMapping
from studio.domain.values.variable import Converter, Variable, VariableKind
from studio.engine.rows.preparing import (
    Sources,
    fills_cart,
    prepared,
    proposed_mappings,
    used_variables,
)
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import Almanac
from tests.engine.rows.desk import MAPPINGS, sheet_of, slip_flow, target


def flow_of(*variables: Variable, value: str = "{{金額}}") -> Flow:
    steps = (
        FlowStep(item="開く", action=Navigate(url="http://desk.example/{{区分}}")),
        FlowStep(item="入れる", action=Fill(target=target("金額", "textbox"), value=value)),
    )
    return Flow(name="x", variables=variables, steps=steps)


def sheet(*cells: str, heading: str = "金額") -> Sheet:
    rows = tuple(SheetRow(number=n, cells=(cell,)) for n, cell in enumerate(cells, 1))
    return Sheet(path="/t.csv", digest="d", headings=(heading,), rows=rows)


def mapped(*converters: Converter) -> tuple[ColumnMapping, ...]:
    return (ColumnMapping(variable="金額", column="金額", converters=converters),)


PLACE = Variable(name="区分", value="a")
AMOUNT = Variable(name="金額")


def test_columns_named_like_variables_are_proposed_passwords_never() -> None:
    flow = flow_of(Variable(name="ＡＢＣ"), Variable(name="パスワード"), AMOUNT)
    table = sheet().model_copy(update={"headings": ("abc", "パスワード", "金額")})
    found = proposed_mappings(flow, table)
    assert [(one.variable, one.column) for one in found] == [("ＡＢＣ", "abc"), ("金額", "金額")]


def test_of_columns_that_differ_in_width_alone_the_exact_one_is_proposed_or_none() -> None:
    flow = flow_of(Variable(name="ID"), AMOUNT)
    for headings, column in ((("ＩＤ", "ID"), "ID"), (("ＩＤ", "Id"), ""), (("ＩＤ",), "ＩＤ")):
        found = proposed_mappings(flow, sheet().model_copy(update={"headings": headings}))
        assert "".join(one.column for one in found) == column


def test_a_line_that_is_no_data_is_a_problem_whichever_columns_are_mapped() -> None:
    table = sheet_of(2)
    total = CellFault(column=2, message="「合計」の行のようです。", is_of_row=True)
    rows = (table.rows[0], table.rows[1].model_copy(update={"faults": (total,)}))
    table = table.model_copy(update={"rows": rows})
    job = prepared(slip_flow(), table, Sources(MAPPINGS, {}), Almanac())
    assert [(p.number, p.column) for p in job.problems] == [(2, "備考")]


def test_rows_that_stand_in_the_table_twice_are_told() -> None:
    table = sheet_of(3)
    rows = (*table.rows, table.rows[0].model_copy(update={"number": 4}))
    table = table.model_copy(update={"rows": rows})
    job = prepared(slip_flow(), table, Sources(MAPPINGS, {}), Almanac())
    assert "4 行目は 1 行目と同じ内容です。" in job.notes[-1]


def test_every_row_gets_its_values_and_the_fixed_ones() -> None:
    job = prepared(slip_flow(), sheet_of(2), Sources(MAPPINGS, {}), Almanac())
    assert job.rows[1].values == (("番号", "A-2"), ("金額", "2000"))
    assert (job.batch.total, job.batch.digest, job.problems) == (2, "first", ())
    fixed = prepared(slip_flow(), sheet_of(1), Sources(MAPPINGS[:1], {"金額": "5"}), Almanac())
    assert fixed.rows[0].values == (("番号", "A-1"), ("金額", "5"))


def test_values_are_converted_and_what_does_not_fit_is_told_by_row() -> None:
    flow = flow_of(PLACE, AMOUNT)
    plain = Sources(mapped(Converter.NUMBER_PLAIN), {})
    job = prepared(flow, sheet("1,200円", "たくさん", ""), plain, Almanac())
    assert job.rows[0].values == (("金額", "1200"),)
    assert [(one.number, one.column) for one in job.problems] == [(2, "金額")]
    assert "たくさん" in job.problems[0].message
    assert job.faulty == 1
    assert job.examples[0].empty == 1


@pytest.mark.parametrize(
    ("variable", "cell"),
    [
        (Variable(name="金額", kind=VariableKind.NUMBER), "いっぱい"),
        (Variable(name="金額", kind=VariableKind.DATE), "そのうち"),
        (Variable(name="金額", kind=VariableKind.CHOICE, choices=("a", "b")), "c"),
        (Variable(name="金額", kind=VariableKind.FILE), "/nowhere/at-all.pdf"),
    ],
)
def test_values_of_the_wrong_kind_are_told(variable: Variable, cell: str) -> None:
    job = prepared(flow_of(PLACE, variable), sheet(cell), Sources(mapped(), {}), Almanac())
    assert job.faulty == 1
    assert job.problems[0].message


@pytest.mark.parametrize("cell", ["{{秘密:給与}}", "月額 {{区分}}"])
def test_a_cell_names_no_secret_and_no_variable(cell: str) -> None:
    job = prepared(flow_of(PLACE, AMOUNT), sheet("1", cell), Sources(mapped(), {}), Almanac())
    assert [one.number for one in job.problems] == [2]
    assert "{{" not in job.problems[0].message


def test_a_cell_without_a_value_to_use_is_told() -> None:
    table = sheet("").model_copy(
        update={
            "rows": (
                SheetRow(number=4, cells=("",), faults=(CellFault(column=0, message="数式"),)),
            )
        }
    )
    job = prepared(flow_of(PLACE, AMOUNT), table, Sources(mapped(), {}), Almanac())
    assert (job.problems[0].number, job.problems[0].message) == (4, "数式")


@pytest.mark.parametrize(
    ("mappings", "values", "words"),
    [
        ((), {}, "決まっていません"),
        ((ColumnMapping(variable="ない", column="金額"),), {}, "「ない」という変数はありません"),
        ((ColumnMapping(variable="金額", column="ない"),), {}, "「ない」という列はありません"),
        ((*mapped(), *mapped()), {}, "列が 2 つ"),
        (mapped(), {"ない": "1"}, "「ない」という変数はありません"),
    ],
)
def test_a_mapping_that_cannot_be_is_refused(
    mappings: tuple[ColumnMapping, ...], values: dict[str, str], words: str
) -> None:
    with pytest.raises(SettingsError, match=words):
        prepared(flow_of(PLACE, AMOUNT), sheet("1"), Sources(mappings, values), Almanac())


def test_a_variable_that_gets_nothing_from_anywhere_is_refused() -> None:
    flow = flow_of(Variable(name="区分"), AMOUNT)
    with pytest.raises(SettingsError, match="「区分」の値がどこからも入りません"):
        prepared(flow, sheet("1"), Sources(mapped(), {}), Almanac())


def test_dates_said_in_words_need_no_column() -> None:
    flow = flow_of(PLACE, AMOUNT, value="{{今日|yyyy/MM/dd}}{{金額}}")
    assert used_variables(flow) == ("区分", "金額")


def test_a_password_is_no_column() -> None:
    seen = Fingerprint(role="textbox", name="パスワード", type="password")
    secret = target("パスワード", "textbox").model_copy(update={"fingerprint": seen})
    step = FlowStep(item="入る", action=Fill(target=secret, value="{{金額}}"))
    flow = flow_of(PLACE, AMOUNT).model_copy(update={"steps": (step,)})
    assert secret_variables(flow) == {"金額"}
    of_vault = step.model_copy(update={"action": Fill(target=secret, value="{{秘密:会計}}")})
    kept = flow.model_copy(update={"steps": (of_vault,)})
    assert not secret_variables(kept)  # nobody is asked for what the vault holds
    with pytest.raises(SettingsError, match="表の列からは入れられません"):
        prepared(flow, sheet("1"), Sources(mapped(), {}), Almanac())


def test_a_cart_is_one_for_all_rows() -> None:
    step = FlowStep(item="入れる", action=Click(target=target("カートに入れる")))
    flow = flow_of(PLACE, AMOUNT)
    flow = flow.model_copy(update={"steps": (*flow.steps, step)})
    assert fills_cart(flow)
    prepared(flow, sheet("1"), Sources(mapped(), {}), Almanac())
    with pytest.raises(SettingsError, match="行の内容が混ざります"):
        prepared(flow, sheet("1"), Sources(mapped(), {}, 2), Almanac())


def test_a_table_without_rows_is_refused() -> None:
    with pytest.raises(SettingsError, match="行がありません"):
        prepared(flow_of(PLACE, AMOUNT), sheet(), Sources(mapped(), {}), Almanac())


def test_what_stays_the_same_is_told() -> None:
    job = prepared(flow_of(PLACE, AMOUNT), sheet("1"), Sources(mapped(), {}), Almanac())
    assert any("「区分」は、どの行でも" in note for note in job.notes)


def test_a_unit_in_brackets_hides_no_column_unless_two_could_be_meant() -> None:
    cases = (
        (("金額（円）",), ("金額",), "金額"),
        (("金額",), ("金額(円)",), "金額(円)"),
        (("金額（円）", "金額（税）"), ("金額",), ""),
        (("金額（円）",), ("金額(税込)", "金額（税抜）"), ""),
    )
    for names, headings, column in cases:
        flow = flow_of(*(Variable(name=name) for name in names))
        found = proposed_mappings(flow, sheet().model_copy(update={"headings": headings}))
        assert "".join(one.column for one in found) == column


def test_a_column_alone_is_refused_where_another_value_goes_with_it() -> None:
    reading = Variable(name="区分", value="a", goes_with=("金額",))
    flow = flow_of(AMOUNT, reading)
    with pytest.raises(SettingsError, match="「区分」の値も必要"):
        prepared(flow, sheet("1"), Sources(mapped(), {}), Almanac())
    job = prepared(flow, sheet("1"), Sources(mapped(), {"区分": "a"}), Almanac())
    assert job.faulty == 0
