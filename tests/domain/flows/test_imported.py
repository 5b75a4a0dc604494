"""What a face is told of a file can be written as JSON and read back, flows included."""

from studio.domain.flows.imported import ImportedFlows
from studio.engine.flow_editing.flow_trust import look_inside
from tests.library.samples import sample_flow


def test_what_is_told_to_machines_comes_back() -> None:
    inside = ImportedFlows(flows=(look_inside(sample_flow()),), made_by="tejun-studio 0.1.0")
    assert ImportedFlows.model_validate_json(inside.model_dump_json()) == inside
    assert inside.flows[0].steps[-1] == "「注文を確定」をクリック"
