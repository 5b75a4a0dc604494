import pytest

from studio.domain.values.variable import Variable
from studio.engine.distilling.words import TextPlace, Words, is_related, is_sure


def words(*values: tuple[str, str]) -> Words:
    return Words([Variable(name=name, value=value) for name, value in values], {})


@pytest.mark.parametrize(
    ("value", "is_enough"),
    [("本", False), ("12", False), ("3名", False), ("12345", True), ("A1", True), ("満足", True)],
)
def test_what_stands_nowhere_by_chance(value: str, is_enough: bool) -> None:
    assert is_sure(value) == is_enough


@pytest.mark.parametrize(
    ("name", "label", "is_it"),
    [
        ("顧客名", "お客様の顧客名", True),
        ("検索語", "語", True),
        ("上限価格", "価格", True),
        ("電話番号", "携帯電話の番号", False),
        ("数量", "部屋", False),
        ("数量", "", False),
    ],
)
def test_a_label_speaks_of_a_variable(name: str, label: str, is_it: bool) -> None:
    assert is_related(name, label) == is_it


def test_the_longest_value_is_meant_and_a_code_only_as_a_whole_word() -> None:
    known = words(("会社", "明和"), ("支店", "明和 札幌"), ("番号", "A12"))
    assert known.inside("明和 札幌の明和") == "{{支店}}の{{会社}}"
    assert known.inside("A123 と A12") == "A123 と {{番号}}"


def test_the_longest_is_meant_in_whatever_writing() -> None:
    known = words(("注文者", "田中"), ("送付先", "田中　一郎"))
    assert (
        known.inside("田中一郎さんの分、田中が注文")
        == "{{送付先|空白なし}}さんの分、{{注文者}}が注文"
    )


def test_a_moment_holds_its_day_and_its_time() -> None:
    known = words(("日付", "2026年12月22日"), ("開始", "13:00"))
    assert known.inside("2026-12-22T13:00") == "{{日付|yyyy-MM-dd}}T{{開始}}"
    assert known.inside("AT13:00") == "AT13:00"


def test_braces_of_the_page_and_names_of_secrets_stay() -> None:
    assert (
        words(("名", "パスワード")).typed("{{秘密:パスワード}}", TextPlace())
        == "{{秘密:パスワード}}"
    )


def test_a_value_of_two_variables_stands_in_no_longer_text() -> None:
    assert words(("姓", "山田"), ("担当", "山田")).inside("山田さん") == "山田さん"


def test_an_address_holds_values_as_whole_parts() -> None:
    known = words(("番号", "12"), ("語", "本 棚"))
    assert known.address(
        "http://a.example/12/120?q=%E6%9C%AC%20%E6%A3%9A", TextPlace(item="番号 12 を開く")
    ) == ("http://a.example/{{番号}}/120?q={{語}}")
