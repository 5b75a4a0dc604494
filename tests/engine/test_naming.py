"""Templates stand where values stood, and nowhere else."""

from studio.domain.outcome import Evidence, EvidenceKind
from studio.engine.naming import detail_with_names, follows_variable, named, template_of


def test_a_value_becomes_its_template_only_as_a_whole():
    assert named("Python", {"Python": "検索語"}) == "{{検索語}}" == template_of("検索語")
    assert named("Python 入門", {"Python": "検索語"}) == "Python 入門"


def test_long_values_are_named_inside_a_text_and_numbers_are_not():
    fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="「python」の検索結果 12 件")
    assert (
        detail_with_names(fact, {"Python": "検索語", "12": "数"})
        == "「{{検索語}}」の検索結果 12 件"
    )


def test_an_address_that_holds_the_value_follows_it():
    fact = Evidence(kind=EvidenceKind.URL, detail="/%E6%9C%AC/list")
    assert follows_variable(fact, {"/本/": "種類"})
    assert not follows_variable(fact, {"雑誌": "種類"})
