"""A saved automation: replayable without a model, editable, exportable.

The stored form has a version of its own (`FLOW_FORMAT`), apart from the program's; the chain of
converters is in `library/flow_format.py`.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, Literal
from uuid import uuid4

from pydantic import Field

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Evidence
from studio.domain.errors import SettingsError
from studio.domain.flows.ai_note import AiNote, NoteScope, NoteText
from studio.domain.flows.sending import SentShape
from studio.domain.flows.trace import Trace
from studio.domain.frozen import Frozen
from studio.domain.values.variable import Variable
from studio.words import tr

FLOW_FORMAT: Final = 3
START_URL_VARIABLE: Final = "url"
"""Every flow has this variable: its start page (`--set url=…`)."""

TEMPLATE: Final = re.compile(r"\{\{\s*([^{}]+?)\s*\}\}")
"""A variable in a text; its group is the name, with a format where one is said."""
SECRET_PREFIX: Final = "秘密:"  # noqa: S105 - a prefix, not a secret


class OnError(StrEnum):
    """What a replay does when a step fails."""

    STOP = "stop"
    RETRY = "retry"
    SKIP = "skip"
    ASK = "ask"


class FlowStep(Frozen):
    """One act of a flow.

    Attributes:
        item: The checklist sentence it belongs to.
        action: With templates 「{{検索語}}」 and durable targets.
        expects: Post-conditions seen at record time; a missing one is a failure unless it is a minor one.
        only_when: It is done only where this holds on the page before the first step of its branch: `text_gone`
            what is not there yet, `value` label=what stands beside it. None: always.
        is_optional: 任意: cookie bars and the like; not found is fine.
        needs_approval: Irreversible; asks a person.
        is_enabled: False: a replay passes it by.
        on_error: Policy for this step.
        retries: How often RETRY tries again what was refused or not found; never what was sent.
        sends: Something that may stay there left the browser with it at record time; 練習 ends before it.
        sent: What the border saw leave with it then, as shapes; None: nobody knows (recorded by hand, made before).
        agreed: Of what left by a person's yes to exactly that, in a run of theirs (`guard.contract.agreement_of`).
        grant: Lets exactly this act run with nobody there to ask (`engine.approval.grant_for`); "" = ask.
        note: The person's own words.
        is_rewritten: Its act was changed by hand since it was recorded, in a script: judged on the live page.
        trace: Of a step of a run that is not distilled yet; None in a flow.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:8])
    item: str
    action: Action
    expects: tuple[Evidence, ...] = ()
    only_when: Evidence | None = Field(default=None, exclude_if=lambda condition: condition is None)
    is_optional: bool = False
    needs_approval: bool = False
    is_enabled: bool = True
    on_error: OnError = OnError.STOP
    retries: int = Field(default=2, ge=1, le=10)
    sends: bool = False
    sent: tuple[SentShape, ...] | None = Field(default=None, exclude_if=lambda sent: sent is None)
    agreed: tuple[str, ...] = Field(default=(), exclude_if=lambda agreed: not agreed)
    grant: str = ""
    note: str = ""
    is_rewritten: bool = Field(default=False, exclude_if=lambda is_rewritten: not is_rewritten)
    trace: Trace | None = Field(default=None, exclude_if=lambda trace: trace is None)

    @property
    def without_yes(self) -> "FlowStep":
        """The same with nothing granted or agreed to: that was for its own flow, and its own library."""
        return self.model_copy(update={"grant": "", "agreed": ()})

    @property
    def for_others(self) -> "FlowStep":
        """The same without any sum of what was sent: of a short code everybody can find out what it is the sum of."""
        sent = self.sent and tuple(one.without_codes for one in self.sent)
        return self.without_yes.model_copy(update={"sent": sent})


class Flow(Frozen):
    """A whole automation, complete in itself.

    Attributes:
        sites: In the person's words.
        origins: Where it may be: scheme, host and port, as the person named them or agreed to them.
        part_sites: Other sites from which its pages took parts (a CDN's scripts, pictures) at its first run.
        is_imported: It came from another library, and nobody here has trusted it yet: every act that
            cannot be undone and every site asks, and no grant or `--yes` counts.
        is_draft: Nobody has seen yet that the run it was made of worked; it does not run unattended.
        confirmed_by_person: That its run worked was seen by a person, and not by the studio.
        ai_budget: Tokens a model may use, with nobody there, for items that a replay cannot do; 0 = none.
        ai_note: What a model is told that does something for it; "" for nothing.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:12])
    flow_format: Literal[3] = FLOW_FORMAT
    name: str
    purpose: str = ""
    owner: str = ""
    sites: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    part_sites: tuple[str, ...] = Field(default=(), exclude_if=lambda sites: not sites)
    is_imported: bool = False
    is_draft: bool = False
    confirmed_by_person: bool = False
    ai_budget: int = Field(default=0, ge=0)
    ai_note: NoteText = Field(default="", exclude_if=lambda note: not note)
    variables: tuple[Variable, ...] = ()
    steps: tuple[FlowStep, ...] = ()
    version: int = 1
    created_at: datetime = Field(default_factory=lambda: datetime.now(UTC))
    updated_at: datetime = Field(default_factory=lambda: datetime.now(UTC))

    @property
    def start_url(self) -> str:
        """The start page, "" when the flow begins wherever the browser is."""
        return next((v.value for v in self.variables if v.name == START_URL_VARIABLE), "")

    @property
    def note_to_ai(self) -> AiNote | None:
        """What its own note tells a model; None while it is a stranger's, whatever stands there."""
        if self.is_imported or not self.ai_note:
            return None
        return AiNote(scope=NoteScope.FLOW, where=self.id, text=self.ai_note)

    @property
    def defaults(self) -> dict[str, str]:
        """What its variables hold unless another value is given."""
        return {variable.name: variable.value for variable in self.variables}

    def values(self, given: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the variables with `given` over the defaults.

        Raises:
            SettingsError: A name that this flow does not have, or nothing for one that is asked
                for each time and has no default (a password).
        """
        known = self.defaults
        for name in given or {}:
            if name not in known:
                raise SettingsError(
                    "UNKNOWN_VARIABLE",
                    tr("この手順に「{name}」という変数はありません。", name=name),
                    tr("使える変数：{known}", known=tr("、").join(known) or tr("なし")),
                )
        values = known | dict(given or {})
        missing = [
            variable.name
            for variable in self.variables
            if variable.ask_each_time and not variable.value and variable.name not in (given or {})
        ]
        if missing:
            raise missing_values(missing)
        return values


def ai_budget_in_words(tokens: int) -> str:
    """Return what a model may do with nobody there, as a person reads it."""
    return tr("{tokens:,} 文字ぶんまで", tokens=tokens) if tokens else tr("任せない")


def missing_values(names: Sequence[str]) -> SettingsError:
    """Return the fault of values that a run needs and nobody gave."""
    return SettingsError(
        "MISSING_VALUE",
        tr("「{names}」の値がありません。", names=tr("」「").join(names)),
        tr("値を入力してから、もう一度実行してください（コマンドでは --set 名前=値）。"),
    )


def expand(template: str, values: Mapping[str, str]) -> str:
    """Return `template` with 「{{名前}}」 replaced. Secrets stay as they are: `browser/actor` resolves them.

    Raises:
        SettingsError: A variable without a value.
    """

    def replace(match: re.Match[str]) -> str:
        name = match[1]
        if name.startswith(SECRET_PREFIX):
            return match[0]
        if name not in values:
            raise SettingsError(
                "MISSING_VALUE",
                tr("「{name}」の値がありません。", name=name),
                tr(
                    "変数に足すか、「先月末」「第3営業日」「今日|yyyy/MM/dd」のような日付の言い方に直してください。"
                ),
            )
        return values[name]

    return TEMPLATE.sub(replace, template)


def expand_known(text: str, values: Mapping[str, str]) -> str:
    """Return words of a page with the names in `values` replaced; its own braces stay as they are."""
    return TEMPLATE.sub(lambda match: values.get(match[1], match[0]), text)


def filled(template: str, values: Mapping[str, str]) -> str:
    """Return a template with the names in `values` replaced, and nothing where the others stand."""
    return TEMPLATE.sub(lambda match: values.get(match[1], ""), template)


def variable_names(template: str) -> tuple[str, ...]:
    """Return the names used in `template`, in order, secrets included."""
    return tuple(match[1] for match in TEMPLATE.finditer(template))
