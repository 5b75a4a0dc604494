"""Columns are put into the XML of a sheet; whatever else is there stays, byte for byte."""

import re
from xml.etree.ElementTree import fromstring

import pytest

from studio.domain.errors import ExportError
from studio.sheets.sheet_edit import Addition, first_free, with_columns
from studio.sheets.sheet_map import Area, area_of, mapped

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
TWO = Addition(0, ("結果", "理由"), (10.0, 60.0), {1: ("完了", "")})


def sheet(rows: str, before: str = "", after: str = "") -> bytes:
    return (
        f'<?xml version="1.0"?><worksheet xmlns="{MAIN}">{before}'
        f"<sheetData>{rows}</sheetData>{after}</worksheet>"
    ).encode()


def text_of(xml: bytes) -> dict[str, str]:
    """Return the texts of new cells by their place."""
    cells = fromstring(xml).iter(f"{{{MAIN}}}c")
    return {c.get("r", ""): "".join(c.itertext()) for c in cells if c.get("t") == "inlineStr"}


PLAIN = '<row r="1" spans="1:1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'


def test_cells_stand_right_of_everything_and_the_rest_is_the_same() -> None:
    after = '<mergeCells count="1"><mergeCell ref="A9:C9"/></mergeCells><drawing r:id="rId1" xmlns:r="r"/>'
    before = sheet(PLAIN, '<dimension ref="A1:C9"/><!-- x --><sheetViews/>', after)
    made = with_columns(before, TWO)
    assert text_of(made) == {"D1": "結果", "E1": "理由", "D2": "完了"}
    assert b'<dimension ref="A1:E9"/>' in made
    kept = re.sub(rb'<c r="\w+" t="inlineStr">.*?</c>|<cols>.*?</cols>', b"", made)
    kept = kept.replace(b"A1:E9", b"A1:C9")
    assert kept == before.replace(b' spans="1:1"', b"")


def test_a_cell_that_has_only_a_look_keeps_it_and_those_behind_stay_behind() -> None:
    rows = (
        '<row r="1"><c r="A1" s="7"><v>1</v></c></row>'
        '<row r="2"><c r="A2"><v>2</v></c><c r="B2" s="4"/><c r="C2" s="5"></c><c r="D2" s="6"/></row>'
    )
    made = with_columns(sheet(rows), TWO).decode()
    assert '<c r="B2" s="4" t="inlineStr">' in made
    assert made.index('r="B2"') < made.index('<c r="C2" s="5"/>') < made.index('<c r="D2" s="6"/>')
    assert '<c r="B1" s="7" t="inlineStr">' in made  # the heading looks like the one beside it
    assert made.count('r="C2"') == 1


def test_hidden_columns_do_not_hide_the_results() -> None:
    widths = '<cols><col min="1" max="1" width="3"/><col min="2" max="16384" hidden="1" width="0"/></cols>'
    made = with_columns(sheet(PLAIN, widths), TWO)
    cols = [(c.get("min"), c.get("max"), c.get("hidden")) for c in fromstring(made)[0]]
    assert cols == [("1", "1", None), ("2", "2", None), ("3", "3", None), ("4", "16384", "1")]


@pytest.mark.parametrize(
    "widths", ["", "<cols/>", "<cols></cols>", '<cols><col min="9" max="9" width="3"/></cols>']
)
def test_there_is_one_list_of_widths_in_the_order_of_the_columns(widths: str) -> None:
    root = fromstring(with_columns(sheet(PLAIN, widths), TWO))
    (cols,) = root.iter(f"{{{MAIN}}}cols")
    numbers = [int(c.get("min", "0")) for c in cols]
    assert numbers[:2] == [2, 3]
    assert numbers == sorted(numbers)


def test_rows_without_places_without_cells_and_with_a_prefix() -> None:
    rows = '<x:row><x:c><x:v>1</x:v></x:c></x:row><x:row s="1>2" />'
    xml = f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData>{rows}</x:sheetData></x:worksheet>'.encode()
    made = with_columns(xml, TWO)
    assert text_of(made) == {"B1": "結果", "C1": "理由", "B2": "完了"}
    assert b'<x:row s="1>2">' in made


def test_texts_stay_texts_whatever_they_hold() -> None:
    told = "=1+1 <b> & 「_x0041_」\ud800\x01\ufffe\r\n2 行目 😀"
    made = with_columns(sheet(PLAIN), Addition(0, ("理由",), (9,), {1: (told,)}))
    assert text_of(made)["B2"] == "=1+1 <b> & 「_x005F_x0041_」\r\n2 行目 😀"


def test_other_letters_become_utf_8() -> None:
    xml = sheet(PLAIN).decode().replace("?>", ' encoding="UTF-16"?>', 1)
    made = with_columns(xml.encode("utf-16"), TWO)
    assert b'encoding="UTF-8"' in made
    assert text_of(made)["B2"] == "完了"


def test_a_line_that_is_not_there_is_never_left_out_silently() -> None:
    with pytest.raises(ValueError, match="no row 9"):
        with_columns(sheet(PLAIN), Addition(0, ("結果",), (9,), {8: ("完了",)}))
    with pytest.raises(ValueError, match="declarations"):
        with_columns(b"<!DOCTYPE x>" + sheet(PLAIN)[21:], TWO)


def test_what_is_merged_with_the_table_counts_as_a_whole() -> None:
    found = mapped(sheet(PLAIN, after='<mergeCells><mergeCell ref="A1:F1"/></mergeCells>'), {0})
    assert first_free(found, 3) == 6
    assert area_of("B2") == Area(1, 1, 1, 1)
    assert area_of("x") is None


def test_columns_are_not_put_under_cells_that_are_merged_beside_the_table() -> None:
    """Of merged cells only the first is seen: a result would be there and not be shown."""
    found = mapped(sheet(PLAIN, after='<mergeCells><mergeCell ref="C1:E1"/></mergeCells>'), {0})
    assert first_free(found, 3) == 5


def test_a_title_merged_over_the_whole_line_leaves_room_beside_the_table() -> None:
    xml = sheet(PLAIN, after='<mergeCells><mergeCell ref="A5:XFD5"/></mergeCells>')
    assert text_of(with_columns(xml, TWO)) == {"B1": "結果", "C1": "理由", "B2": "完了"}


def test_a_sheet_that_is_full_to_its_last_column_is_told() -> None:
    full = sheet(PLAIN.replace("</row>", '<c r="XFC1"><v>1</v></c></row>', 1))
    with pytest.raises(ExportError) as told:
        with_columns(full, TWO)
    assert told.value.code == "NO_ROOM"
