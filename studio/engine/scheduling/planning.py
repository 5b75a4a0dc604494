"""Whether a flow can run with nobody there, and what a person agrees to beforehand. Pure."""

from collections.abc import Mapping

from studio.domain.actions.action import AskUser
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import ScheduleInput
from studio.domain.text import clip
from studio.engine.flow_editing.flow_trust import check_confirmed
from studio.engine.replay.filling import check_values
from studio.engine.replay.logins import passwords_of_logins
from studio.engine.secrets.masking import masked, secret_variables
from studio.engine.variables.values import Almanac, run_values
from studio.words import tr

NOT_COVERED = tr(
    "許可に含まれるのは上の操作だけで、1 つの操作につき送信は 1 回です。画面にも手順にもない値、知らないサイト、"
    "送れたか分からない操作のやり直しは含まれず、そこで止まって知らせます。手順を変えると、許可はなくなります。"
)
"""What a yes given beforehand does not cover, as it is said where it is asked for."""
_WORDS = 80


def acts_to_agree(flow: Flow) -> tuple[str, ...]:
    """Return the acts of a flow that wait for a person's yes, in words: a turn without it ends there."""
    known = [one.value for one in flow.variables if one.name in secret_variables(flow)]
    return tuple(
        clip(masked(step.action.in_words(), known), _WORDS)
        for step in flow.steps
        if step.is_enabled and step.needs_approval and not step.grant
    )


def persons_turns(flow: Flow) -> tuple[str, ...]:
    """Return what only a person can do in a flow: a turn always ends there."""
    steps = (step for step in flow.steps if step.is_enabled and isinstance(step.action, AskUser))
    return tuple(clip(step.action.in_words(), _WORDS) for step in steps)


def values_of(flow: Flow, given: Mapping[str, str]) -> dict[str, str]:
    """Return what a turn gives its flow; a password that only a login wants is the vault's to give."""
    spare = passwords_of_logins(flow.steps)
    absent = {one.name: "" for one in flow.variables if one.name in spare and not one.value}
    return absent | dict(given)


def check_plan(flow: Flow, given: ScheduleInput, almanac: Almanac) -> None:
    """Refuse what no turn could do.

    Raises:
        SettingsError: As `check_alone`, or a value is missing or unfit.
    """
    check_alone(flow, dict(given.values))
    if given.rows is None:
        values = values_of(flow, dict(given.values))
        check_values(flow, run_values(flow, values, almanac).values, frozenset(values))


def check_alone(flow: Flow, given: Mapping[str, str]) -> None:
    """Refuse a flow that never runs with nobody there.

    Raises:
        SettingsError: FLOW_NOT_TRUSTED, FLOW_IS_DRAFT, SECRET_IN_SCHEDULE.
    """
    check_confirmed(flow)
    if flow.is_imported:
        raise SettingsError(
            "FLOW_NOT_TRUSTED",
            tr(
                "取り込んだ手順「{name}」は、まだ信頼されていないため、予定にできません。",
                name=clip(flow.name, 60),
            ),
            tr("手順の一覧で中身を確かめて「信頼する」を選んでから、もう一度決めてください。"),
        )
    secret = secret_variables(flow)
    told = next((name for name, value in given.items() if name in secret and value), "")
    wanted = next(
        (
            one.name
            for one in flow.variables
            if one.name in secret - passwords_of_logins(flow.steps) and not one.value
        ),
        "",
    )
    if told or wanted:
        raise SettingsError(
            "SECRET_IN_SCHEDULE",
            tr("「{told}」はパスワードのため、予定には入れておけません。", told=told or wanted),
            tr(
                "「認証情報」に登録し、手順の編集でその値を〔認証情報：名前〕に変えてから、予定を決めてください。"
            ),
        )
