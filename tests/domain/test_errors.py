import pickle

from studio.domain.errors import NavigationError, RunInterrupted, Stopped, StudioError


def test_a_fault_reads_as_what_happened_and_what_to_do() -> None:
    fault = NavigationError(
        "SITE_DOWN", "開けませんでした。", "接続を確かめてください。", detail="ECONNREFUSED"
    )
    assert str(fault) == "開けませんでした。接続を確かめてください。"
    assert "ECONNREFUSED" not in str(fault)


def test_a_fault_survives_the_way_between_processes() -> None:
    fault = StudioError("CODE", "文。", "次。", "詳細")
    back = pickle.loads(pickle.dumps(fault))
    assert (back.code, back.message, back.remedy, back.detail) == ("CODE", "文。", "次。", "詳細")


def test_an_interruption_is_nobodys_fault() -> None:
    assert not issubclass(RunInterrupted, StudioError)
    assert Stopped("停止しました。").reason == "停止しました。"
