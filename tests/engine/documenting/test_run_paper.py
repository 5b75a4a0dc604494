"""実行の報告: what was done, how it ended, and the page before and after."""

from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.document import StepMark
from studio.domain.records.history import RunDetail, RunPicture
from studio.engine.documenting.run_paper import run_paper
from tests.library.samples import NOON, make_run, make_step


def test_a_run_that_worked_is_told_act_by_act_with_its_pictures() -> None:
    steps = (
        make_step(1, evidence=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="結果"),)),
        make_step(2),
        make_step(3, item="確かめる", message="「12 件」です"),
    )
    record = make_run(
        "1", "flow", flow_version=4, sites=("shop.example",), elapsed_s=75.0, model_calls=9
    )
    pictures = {
        1: RunPicture(number=1, jpeg=b"after", before=b"before"),
        2: RunPicture(number=2, jpeg=b"after"),
    }
    paper = run_paper(RunDetail(record=record, steps=steps), pictures, NOON)
    facts = dict(paper.facts)
    assert (facts["結果"], facts["かかった時間"], facts["手順の版"]) == ("完了しました", "1 分 15 秒", "第 4 版")  # fmt: skip
    assert (facts["サイト"], facts["AI の費用"], facts["操作の数"]) == ("shop.example", "AI 0 回・0円", "3 回")  # fmt: skip
    assert "理由" not in facts
    assert paper.before == ()
    assert [[one.jpeg for one in step.pictures] for step in paper.steps] == [
        [b"before", b"after"], [b"after"], [],
    ]  # fmt: skip
    assert [step.heading for step in paper.steps] == ["注文する", "", "確かめる"]
    assert dict(paper.steps[0].facts)["確かめたこと"] == "「結果」が出ました"
    assert dict(paper.steps[2].facts)["わかったこと"] == "「12 件」です"
    assert "人に渡す前に" in paper.notice


def test_a_run_that_stopped_says_first_what_is_to_be_looked_at() -> None:
    steps = (
        make_step(1),
        make_step(2, status=OutcomeStatus.FAILED, message="見つかりません。"),
        make_step(3, status=OutcomeStatus.UNVERIFIED, message="確かめられません。"),
    )
    record = make_run("1", status=RunStatus.FAILED, message="途中で…", run_kind=RunKind.AGENT)
    paper = run_paper(RunDetail(record=record, steps=steps), {}, NOON)
    assert dict(paper.facts)["理由"] == "途中で…"
    assert dict(paper.facts)["実行のしかた"] == "AI が操作を決める実行"
    (part,) = paper.before
    assert part.is_grave
    assert [row[0] for row in part.rows] == ["操作 2", "操作 3"]
    assert [step.marks for step in paper.steps] == [(), (StepMark.FAILED,), (StepMark.UNSURE,)]


def test_a_run_whose_pictures_went_says_how_to_have_them_next_time() -> None:
    paper = run_paper(RunDetail(record=make_run("1"), steps=(make_step(1),)), {}, NOON)
    assert "画像は残っていません" in paper.notice
    assert "--pictures" in paper.notice
