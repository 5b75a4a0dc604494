"""How long something goes on is told once it is long, and begins anew with what comes next."""

from studio.ui.create.patience import Patience


def test_what_takes_long_is_told_in_whole_seconds() -> None:
    patience = Patience().at("探す", 100.0)
    assert patience.told_s(102.9) == 0
    assert patience.told_s(108.4) == 8
    assert patience.at("探す", 108.4).told_s(109.0) == 9


def test_the_next_thing_begins_anew_and_nothing_is_never_told() -> None:
    patience = Patience().at("探す", 100.0).at("入力", 120.0)
    assert patience.told_s(121.0) == 0
    assert patience.at(None, 121.0).told_s(200.0) == 0
