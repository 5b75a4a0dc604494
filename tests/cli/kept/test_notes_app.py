"""`notes …`: written, shown and taken away, for all, for a site, for a flow."""

import pytest

from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow


def test_notes_are_written_shown_replaced_and_removed(tejun: Tejun) -> None:
    assert "tejun notes set" in tejun("notes", "list").err
    assert tejun("notes", "set", "締め日は 25 日").code == 0
    tejun("notes", "set", "締め日は 20 日\n税抜")
    said = tejun("notes", "set", "金額を見る", "--site", "https://Keiri.example.co.jp/list")
    assert said.out.strip() == "keiri.example.co.jp：金額を見る"
    assert tejun("notes", "list").out.splitlines() == [
        "すべてのサイト：締め日は 20 日 / 税抜",
        "keiri.example.co.jp：金額を見る",
    ]
    assert tejun("notes", "remove").code == 0
    assert tejun("notes", "list").out.splitlines() == ["keiri.example.co.jp：金額を見る"]


def test_notes_are_told_to_machines_whole(tejun: Tejun) -> None:
    tejun("notes", "set", "締め日は 20 日\n税抜")
    assert tejun("notes", "list", "--json").objects == [
        {"scope": "all", "where": "", "text": "締め日は 20 日\n税抜"}
    ]


def test_a_flows_note_is_a_new_version_of_it(tejun: Tejun, house: FakeHouse) -> None:
    flow = make_flow(click_step("検索"))
    house.store.flows[flow.id] = flow
    assert "この手順：金額を見る" in tejun("notes", "set", "金額を見る", "--flow", flow.name).out
    kept = house.store.flows[flow.id]
    assert (kept.ai_note, kept.version) == ("金額を見る", flow.version + 1)
    assert "この手順：金額を見る" in tejun("notes", "list", "--flow", flow.name).out
    assert "AI への注意書き：金額を見る" in tejun("flows", "show", flow.name).out
    assert tejun("notes", "list").out == ""
    assert tejun("notes", "remove", "--flow", flow.name).code == 0
    assert house.store.flows[flow.id].ai_note == ""


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("set", " "), 1, "空です"),
        (("set", "税" * 201), 1, "長すぎます"),
        (("set", "パスワードは「Sakura-7」"), 1, "パスワードらしい"),
        (("set", "税抜", "--site", "経理システム"), 1, "アドレスとして読めません"),
        (
            ("set", "税抜", "--site", "a.test", "--flow", "本を買う"),
            2,
            "--flow と一緒には使えません",
        ),
        (("set", "税抜", "--flow", "ない手順"), 1, "見つかりません"),
        (("remove", "--site", "a.test"), 1, "ありません"),
    ],
)
def test_what_cannot_be_done_is_told_and_keeps_what_stood_there(
    tejun: Tejun, words: tuple[str, ...], code: int, told: str
) -> None:
    tejun("notes", "set", "締め日は 20 日")
    said = tejun("notes", *words)
    assert (said.code, told in said.err) == (code, True), said
    assert tejun("notes", "list").out == "すべてのサイト：締め日は 20 日\n"
