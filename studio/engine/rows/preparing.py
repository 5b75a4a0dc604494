"""Before a job over rows begins: which column goes where, and everything that would go wrong. Pure."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, variable_names
from studio.domain.frozen import Frozen
from studio.domain.records.sheet import Sheet, SheetRow
from studio.domain.runs.batch import Batch, BatchRow, ColumnMapping, RowState
from studio.domain.text import clip, fold
from studio.domain.values.converting import TITLES, preview
from studio.domain.values.date_expression import is_date_said
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.guard.facts.words import says_kept
from studio.engine.rows.standing import amount_of
from studio.engine.rows.telling import repeats_in_words
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import Almanac, check_together, split_format, value_of, words_in
from studio.words import tr

MAX_WIDTH: Final = 4
_EXAMPLES: Final = 3
_UNIT: Final = re.compile(r"\([^()]*\)$")


class RowProblem(Frozen):
    """Something about one row that would go wrong.

    Attributes:
        number: Of the row.
        column: Name of the column.
        message: One Japanese sentence.
    """

    number: int
    column: str
    message: str


class Example(Frozen):
    """What one variable gets, for the person to look at before it begins.

    Attributes:
        values: The first few.
        smallest, largest: Of a variable whose values are all numbers, else "".
        empty: How many rows have nothing.
    """

    variable: str
    column: str
    values: tuple[str, ...]
    smallest: str = ""
    largest: str = ""
    empty: int = 0


class Prepared(Frozen):
    """A job that could begin. Nothing of it is kept yet.

    Attributes:
        rows: All of them, waiting; those with problems too.
        problems: By row.
        faulty: How many rows have a problem.
        notes: What a person should know, Japanese sentences.
    """

    batch: Batch
    rows: tuple[BatchRow, ...]
    problems: tuple[RowProblem, ...] = ()
    faulty: int = 0
    examples: tuple[Example, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the values of a job come from.

    Attributes:
        mappings: Columns.
        values: The same for each row; passwords among them are not kept.
        width: Browsers side by side.
    """

    mappings: tuple[ColumnMapping, ...]
    values: Mapping[str, str]
    width: int = 1


def proposed_mappings(flow: Flow, sheet: Sheet) -> tuple[ColumnMapping, ...]:
    """Return a mapping for each variable that one column is named like; passwords never."""
    secret, headings = secret_variables(flow), sheet.headings
    names = [variable.name for variable in flow.variables]
    return tuple(
        ColumnMapping(variable=variable.name, column=column)
        for variable in flow.variables
        if variable.name not in secret and (column := _column_for(variable.name, names, headings))
    )


def _column_for(name: str, names: Sequence[str], headings: Sequence[str]) -> str:
    """Return the column of a name, or the only one that differs in the width of letters or a unit in brackets.

    「金額（円）」 is 「金額」 only where neither another variable nor another column is called so.
    """
    if name in headings:
        return name
    alike = [heading for heading in headings if fold(heading) == fold(name)]
    if not alike and sum(_bare(one) == _bare(name) for one in names) == 1:
        alike = [heading for heading in headings if _bare(heading) == _bare(name)]
    return alike[0] if len(alike) == 1 else ""


def _bare(name: str) -> str:
    """Return a name without what stands in brackets at its end."""
    return _UNIT.sub("", fold(name)).strip()


def prepared(flow: Flow, sheet: Sheet, sources: Sources, almanac: Almanac) -> Prepared:
    """Return the job with all its rows, and what is wrong with them.

    Raises:
        SettingsError: The mapping itself cannot be used, or a variable gets no value from anywhere.
    """
    check_sources(flow, sheet, sources)
    if not sheet.rows:
        raise SettingsError(
            "NO_ROWS",
            tr("表に行がありません。"),
            tr("見出しの下にデータのあるシートを選んでください。"),
        )
    secret = secret_variables(flow)
    fixed = tuple((name, value) for name, value in sources.values.items() if name not in secret)
    rows: list[BatchRow] = []
    problems: list[RowProblem] = []
    faulty = 0
    reader = _Reader(flow, sheet, sources.mappings, almanac)
    for row in sheet.rows:
        found = tuple(reader.problems(row))
        rows.append(BatchRow(number=row.number, values=(*reader.values(row), *fixed)))
        faulty += bool(found)
        problems += found
    batch = Batch(
        flow_id=flow.id,
        flow_version=flow.version,
        flow_name=flow.name,
        source=sheet.path,
        sheet=sheet.name,
        digest=sheet.digest,
        mappings=sources.mappings,
        width=sources.width,
        total=len(rows),
    )
    return Prepared(
        batch=batch,
        rows=tuple(rows),
        problems=tuple(problems),
        faulty=faulty,
        examples=_examples(sources.mappings, rows),
        notes=(*sheet.notes, *_notes(flow, sheet, sources), *repeats_in_words(rows)),
    )


def check_sources(flow: Flow, sheet: Sheet, sources: Sources) -> None:
    """Refuse a mapping that names what is not there, or leaves a variable without a value."""
    if not sources.mappings:
        raise SettingsError(
            "NO_MAPPING",
            tr("どの列をどの変数に入れるかが決まっていません。"),
            tr("列を変数に割り当ててください（コマンドでは --map 変数=列）。"),
        )
    known = {variable.name for variable in flow.variables}
    mapped = [mapping.variable for mapping in sources.mappings]
    unknown = [name for name in (*mapped, *sources.values) if name not in known]
    if unknown:
        raise _bad_mapping(
            tr("この手順に「{unknown}」という変数はありません。", unknown=unknown[0]),
            tr("使える変数：{known}", known=tr("、").join(known) or tr("なし")),
        )
    twice = next((name for name in mapped if mapped.count(name) > 1), "")
    if twice:
        raise _bad_mapping(
            tr("変数「{twice}」に列が 2 つ割り当てられています。", twice=twice),
            tr("1 つにしてください。"),
        )
    missing = next((m.column for m in sources.mappings if m.column not in sheet.headings), "")
    if missing:
        raise _bad_mapping(
            tr("表に「{missing}」という列はありません。", missing=missing),
            tr("ある列：{headings}", headings=tr("、").join(sheet.headings)),
        )
    hidden = next((name for name in mapped if name in secret_variables(flow)), "")
    if hidden:
        raise SettingsError(
            "SECRET_IN_TABLE",
            tr("変数「{hidden}」はパスワードのため、表の列からは入れられません。", hidden=hidden),
            tr("認証情報に登録して使うか、実行のときに入力してください。"),
        )
    _check_all_given(flow, {*mapped, *sources.values})
    check_together(flow, sources.values, mapped)
    _check_width(flow, sources.width)


def fills_cart(flow: Flow) -> bool:
    """Say whether a flow puts something into a cart or a draft: its session is one for all rows."""
    targets = (getattr(step.action, "target", None) for step in flow.steps)
    return any(target is not None and says_kept(target.name) for target in targets)


def used_variables(flow: Flow) -> tuple[str, ...]:
    """Return the names that the steps need, dates said in words left out, in the order of their use."""
    names = dict.fromkeys(split_format(words)[0] for words in words_in(flow))
    known = {variable.name for variable in flow.variables}
    return tuple(name for name in names if name in known or not is_date_said(name))


def _check_all_given(flow: Flow, given: set[str]) -> None:
    by_name = {variable.name: variable for variable in flow.variables}
    needed = dict.fromkeys(used_variables(flow))
    needed |= dict.fromkeys(v.name for v in flow.variables if v.ask_each_time)
    without = [
        name
        for name in needed
        if name not in given
        and name not in secret_variables(flow)
        and (name not in by_name or not by_name[name].value)
    ]
    if without:
        raise SettingsError(
            "MISSING_VALUE",
            tr("「{without}」の値がどこからも入りません。", without=tr("」「").join(without)),
            tr(
                "列を割り当てるか、値を決めてください（コマンドでは --map 変数=列、--set 変数=値）。"
            ),
        )


def _check_width(flow: Flow, width: int) -> None:
    if not 1 <= width <= MAX_WIDTH:
        raise SettingsError(
            "BAD_WIDTH",
            tr("同時に動かせるブラウザーは 1 から {width} までです。", width=MAX_WIDTH),
            tr("数を直してください。"),
        )
    if width > 1 and fills_cart(flow):
        raise SettingsError(
            "SHARED_SESSION",
            tr("この手順はカートか下書きを使うため、ブラウザーを並べると行の内容が混ざります。"),
            tr("1 つのブラウザーで実行してください。"),
        )


class _Reader:
    """Takes the values of a row out of its cells."""

    def __init__(
        self, flow: Flow, sheet: Sheet, mappings: Sequence[ColumnMapping], almanac: Almanac
    ) -> None:
        self._almanac, self._today = almanac, almanac.today()
        self._headings = sheet.headings
        by_name = {variable.name: variable for variable in flow.variables}
        self._columns = tuple(
            (mapping, sheet.headings.index(mapping.column), by_name[mapping.variable])
            for mapping in mappings
        )

    def values(self, row: SheetRow) -> tuple[tuple[str, str], ...]:
        return tuple(
            (mapping.variable, _converted(row.cells[index], mapping))
            for mapping, index, _ in self._columns
        )

    def problems(self, row: SheetRow) -> Iterator[RowProblem]:
        for fault in row.faults:
            if fault.is_of_row:
                column = self._headings[fault.column]
                yield RowProblem(number=row.number, column=column, message=fault.message)
        faults = {fault.column: fault.message for fault in row.faults if not fault.is_of_row}
        for mapping, index, variable in self._columns:
            cell = row.cells[index]
            message = (
                faults.get(index) or _misfit(cell, mapping) or self._unfit(cell, mapping, variable)
            )
            if message:
                yield RowProblem(number=row.number, column=mapping.column, message=message)

    def _unfit(self, cell: str, mapping: ColumnMapping, variable: Variable) -> str:
        """Say why a value is none of the variable's kind."""
        text = _converted(cell, mapping)
        if variable_names(text):  # a cell is what it says, never the name of a secret
            return tr(
                "「{words}」は変数や認証情報を指す書き方です。セルの値には使えません。",
                words=clip(in_brackets(text), 40),
            )
        if variable.kind is VariableKind.FILE and text.strip() and not Path(text).is_file():
            return tr("ファイル「{words}」がありません。", words=clip(text, 80))
        try:
            value_of(variable, text, self._today, self._almanac.work)
        except SettingsError as fault:
            return fault.message
        return ""


def _converted(cell: str, mapping: ColumnMapping) -> str:
    shown = preview(mapping.converters, cell)
    return shown[-1].text if shown else cell


def _misfit(cell: str, mapping: ColumnMapping) -> str:
    """Say which converter a value does not fit; nothing is fit for all."""
    if not cell.strip():
        return ""
    misfit = next((one for one in preview(mapping.converters, cell) if not one.fits), None)
    if misfit is None:
        return ""
    return tr(
        "「{cell}」を変換できません（{converter}）。",
        cell=clip(cell, 40),
        converter=TITLES[misfit.converter],
    )


def _examples(mappings: Sequence[ColumnMapping], rows: Sequence[BatchRow]) -> tuple[Example, ...]:
    found: list[Example] = []
    for position, mapping in enumerate(mappings):
        values = [row.values[position][1] for row in rows]
        filled = [value for value in values if value.strip()]
        amounts = [(amount, value) for value in filled if (amount := amount_of(value)) is not None]
        is_amount = bool(filled) and len(amounts) == len(filled)
        found.append(
            Example(
                variable=mapping.variable,
                column=mapping.column,
                values=tuple(dict.fromkeys(filled))[:_EXAMPLES],
                smallest=min(amounts)[1] if is_amount else "",
                largest=max(amounts)[1] if is_amount else "",
                empty=len(values) - len(filled),
            )
        )
    return tuple(found)


def _notes(flow: Flow, sheet: Sheet, sources: Sources) -> Iterator[str]:
    mapped = {mapping.variable for mapping in sources.mappings}
    same = [
        name
        for name in used_variables(flow)
        if name not in mapped and name not in sources.values and name != START_URL_VARIABLE
    ]
    if same:
        yield tr(
            "変数「{same}」は、どの行でも手順に保存された値のままです。", same=tr("」「").join(same)
        )
    unused = len(sheet.headings) - len({mapping.column for mapping in sources.mappings})
    if unused:
        yield tr("使わない列が {unused} 列あります。", unused=unused)


def waiting(rows: Sequence[BatchRow]) -> tuple[BatchRow, ...]:
    """Return the rows that wait, in their order."""
    return tuple(row for row in rows if row.state is RowState.WAITING)


def _bad_mapping(message: str, remedy: str) -> SettingsError:
    return SettingsError("BAD_MAPPING", message, remedy)
