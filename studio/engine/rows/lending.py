"""Rows that another machine plays: what travels there and what never does, and playing such rows here."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow
from studio.engine.flow_editing.flow_trust import check_confirmed
from studio.engine.healing.finder import NoFinder
from studio.engine.healing.healer import healing
from studio.engine.launching import RunWorld
from studio.engine.ports import SettlePolicy
from studio.engine.replay.logins import passwords_of_logins
from studio.engine.rows.going import GoOptions
from studio.engine.rows.local_executor import LocalExecutor, RowPlace
from studio.engine.rows.preparing import fills_cart
from studio.engine.rows.row_executor import RowExecutor, RowJob
from studio.engine.rows.row_run import RowWork
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.reports import Playing, RunOptions
from studio.engine.runs.run import RunContext
from studio.engine.runs.run_control import RunControl
from studio.engine.secrets.masking import secret_variables
from studio.engine.secrets.secret_redactor import secret_name_in
from studio.words import tr


def check_travels(flow: Flow, options: GoOptions) -> None:
    """Refuse a job that other machines cannot play, before anything is sent to one.

    Raises:
        SettingsError: TRIAL_STAYS, SHARED_SESSION, SECRET_STAYS; a draft: nobody watches it there.
    """
    check_confirmed(flow)
    if options.is_trial:
        raise SettingsError(
            "TRIAL_STAYS",
            tr("1 件だけ試すのは、この PC で行います。"),
            tr("--cluster を付けずに試し、結果を確かめてから続けてください。"),
        )
    if fills_cart(flow):
        raise SettingsError(
            "SHARED_SESSION",
            tr("この手順はカートか下書きを使うため、何台かで行うと行の内容が混ざります。"),
            tr("この PC の 1 つのブラウザーで実行してください。"),
        )
    values = flow.defaults | dict(options.values)
    named = {name for name, value in values.items() if secret_name_in(value)}
    typed = secret_variables(flow) - passwords_of_logins(flow.steps) - named
    if typed:
        raise SettingsError(
            "SECRET_STAYS",
            tr(
                "「{typed}」はパスワードです。ほかの PC には送りません。",
                typed=tr("」「").join(sorted(typed)),
            ),
            tr(
                "手順の値を認証情報（{{秘密:名前}}）にして、実行する PC でも同じ名前で登録してください"
                "（tejun vault set）。"
            ),
        )


def for_machines(work: RowWork) -> RowWork:
    """Return a job as other machines play it: of passwords only names of the vault, which is theirs."""
    secret = secret_variables(work.flow)
    values = work.flow.defaults | dict(work.secrets)
    given = {name: values[name] if secret_name_in(values.get(name, "")) else "" for name in secret}
    variables = tuple(
        one.model_copy(update={"value": given.get(one.name, one.value)})
        for one in work.flow.variables
    )
    flow = work.flow.model_copy(update={"variables": variables})
    return replace(work, flow=flow, secrets=given, is_away=True)


@asynccontextmanager
async def lent(world: RunWorld, job: RowJob) -> AsyncGenerator[RowExecutor]:
    """Lend this machine's browser and vault to a job that is kept elsewhere. Nobody is asked here.

    The browser is closed at the end: what its pages would still send does not leave.
    """
    run_control = RunControl(world.clock)
    options = RunOptions(
        is_attended=False,
        approves_all=job.approves_all,
        limits=job.limits,
        playing=Playing(
            cells=frozenset(one.variable for one in job.batch.mappings),
            keeps_pictures=job.keeps_pictures,
        ),
    )

    def context(journal_writer: JournalWriter) -> RunContext:
        made = world.context(run_control, options, SettlePolicy.BRIEF, journal_writer)
        return replace(made.unseen(), history=None, kept=None)

    place = RowPlace(
        browser=world.browser,
        bus=world.bus,
        flow=job.flow,
        agreed=job.agreed,
        context=context,
        mending=lambda: healing(None, NoFinder()),
        playing=options.playing,
    )
    try:
        yield LocalExecutor(place)
    finally:
        await world.browser.close()
