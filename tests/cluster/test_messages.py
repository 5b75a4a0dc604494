from datetime import UTC, datetime

import pytest

from studio.cluster.messages import Ask, Hello, NotOurs, TakeJob, packed, unpacked
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.history import RunPicture, RunRecord
from studio.domain.runs.batch import Batch
from studio.engine.rows.row_executor import EndRow, RowJob
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.limits import Limits
from tests.engine.rows.desk import slip_flow


def test_a_job_arrives_with_all_that_was_agreed_to() -> None:
    agreed = BatchYes(
        acts={"送信"}, hosts={"desk.example"}, codes={"口座": {"1234567"}}, is_given=True
    )
    job = RowJob(
        batch=Batch(flow_id="slips", flow_version=1, flow_name="伝票", source="a.csv"),
        flow=slip_flow(),
        agreed=agreed,
        limits=Limits(max_steps=7),
    )
    assert unpacked(packed(TakeJob(job=job))) == TakeJob(job=job)


def test_pictures_travel_as_they_are() -> None:
    picture = RunPicture(number=1, jpeg=b"\xff\xd8\x00", before=b"\xff")
    record = RunRecord(run_id="r", name="", run_kind=RunKind.REPLAY, status=RunStatus.DONE, started_at=datetime.now(UTC))  # fmt: skip
    ended = Ask(number=1, note=EndRow(record=record, pictures=(picture,)))
    assert unpacked(packed(ended)) == ended


@pytest.mark.parametrize(
    "foreign",
    [
        "OK",
        None,
        {"status": "error"},
        {"text": "{}"},
        {"text": '{"kind":"hello"}'},
        {"text": '{"kind":"played","more":1}'},
    ],
)
def test_what_is_none_of_ours_is_not_read(foreign: object) -> None:
    with pytest.raises(NotOurs):
        unpacked(foreign)


def test_another_format_of_flows_is_another_version() -> None:
    own = Hello(studio="1.0", flow_format=3)
    own.check_same(own)
    later = unpacked({"text": '{"kind":"hello","studio":"1.0","flow_format":4,"machine":"PC1","more":1}'})  # fmt: skip
    assert isinstance(later, Hello)
    with pytest.raises(SettingsError) as other:
        later.check_same(own)
    assert other.value.code == "OTHER_VERSION"
