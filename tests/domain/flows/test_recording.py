from studio.domain.actions.action import Click
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.target import Target


def test_a_recorded_act_survives_json() -> None:
    act = RecordedAct(id="a1", action=Click(target=Target(name="検索")), row_key="Python 入門")
    assert RecordedAct.model_validate_json(act.model_dump_json()) == act
