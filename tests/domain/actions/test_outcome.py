import pytest

from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, RowNote


@pytest.mark.parametrize("status", OutcomeStatus)
def test_only_ok_counts_as_progress(status: OutcomeStatus) -> None:
    assert Outcome(status=status).is_ok == (status is OutcomeStatus.OK)


def test_an_outcome_survives_json() -> None:
    outcome = Outcome(
        status=OutcomeStatus.NO_EFFECT,
        code="NO_CHANGE",
        message="変わりませんでした。",
        evidence=(Evidence(kind=EvidenceKind.URL, detail="/search"),),
        rows=(RowNote(row="本", is_match=False, reason="価格 3,980円 は 3000 以下ではない"),),
    )
    assert Outcome.model_validate_json(outcome.model_dump_json()) == outcome
