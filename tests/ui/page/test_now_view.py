"""今の画面 in words."""

from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import ActionPerformed, RunFinished, RunKind, RunStatus
from studio.ui.page.now_view import NowView
from tests.ui.conftest import child


def test_the_newest_act_what_it_showed_and_what_comes_next(host: QWidget) -> None:
    view = NowView(host)
    view.show()
    seen = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="12 件")
    view.take_event(
        ActionPerformed(
            action=Navigate(url="https://shop.test/"),
            words="「検索」をクリック",
            outcome=Outcome(status=OutcomeStatus.OK, evidence=(seen,)),
        )
    )
    view.show_next("{{秘密:会計}}を入力")
    assert child(view, QLabel, "now_last").text() == "✓ 「検索」をクリック"
    assert "12 件" in child(view, QLabel, "now_seen").text()
    assert child(view, QLabel, "now_next").text() == "次は：〔認証情報：会計〕を入力"
    view.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE))
    assert not child(view, QLabel, "now_next").isVisible()
