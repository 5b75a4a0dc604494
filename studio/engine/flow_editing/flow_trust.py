"""Flows that leave this library, and flows that come from another one. Pure.

A flow from elsewhere is a stranger's: `imported` makes it one that asks about everything
(`replay.distrust`), until a person says `trusted`.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final
from uuid import uuid4

from studio.domain.actions.action import (
    Action,
    Fill,
    OpensAddress,
    TypesText,
    TypeText,
    Upload,
)
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.errors import ExportError, SettingsError
from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.domain.flows.flow import (
    SECRET_PREFIX,
    START_URL_VARIABLE,
    TEMPLATE,
    Flow,
    FlowStep,
    filled,
    variable_names,
)
from studio.domain.flows.imported import ImportedFlow, SiteInside
from studio.domain.flows.sending import SentShape
from studio.domain.page.address import host_in_words, is_honest_address, is_lookalike, origin_of
from studio.domain.records.history import FlowSummary
from studio.domain.runs.formatting import as_argument
from studio.domain.text import clip, fold, strip_unseen
from studio.domain.values.variable import Variable
from studio.engine.replay.distrust import looks_irreversible
from studio.engine.secrets.masking import is_secret_name, masked, said_secrets
from studio.engine.secrets.templates import texts_of
from studio.words import tr

_PASSWORD: Final = "パスワード"  # noqa: S105 - a variable's name, not a secret
_SIGN_IN: Final = re.compile(r"(https?://)[^/?#\\@]*@", re.IGNORECASE)
"""`http://user:password@host`: what stands before the @ is a password as well."""
_LONGEST_WORDS: Final = 120
_ODD_NAME: Final = tr("よく似た別の名前のサイトかもしれません。")
_ODD_ADDRESS: Final = tr("アドレスの書き方がまぎらわしく、見た目と違うサイトを開きます。")


def portable(flow: Flow) -> Flow:
    """Return a flow as it may be given to somebody else: nothing secret in it, and no grants.

    Values of variables that are secret by their name or by the field they go into, passwords
    written into fields, sentences or addresses; a variable takes their place, asked for each time. No sums of what
    a form held either, by which it is known again in the library that it was recorded in.
    """
    secret_names = _secret_variables(flow)
    known = secrets_in(flow)
    steps = tuple(_portable_step(step, known) for step in flow.steps)
    variables = [_portable_variable(one, secret_names, known) for one in flow.variables]
    if steps != flow.steps and _uses(steps, _PASSWORD) and not _has(variables, _PASSWORD):
        variables.append(Variable(name=_PASSWORD, ask_each_time=True))
    return flow.model_copy(
        update={
            "name": masked(strip_unseen(flow.name), known),
            "purpose": masked(strip_unseen(flow.purpose), known),
            "ai_note": masked(strip_unseen(flow.ai_note), known)[:MAX_NOTE_CHARS],
            "variables": tuple(variables),
            "steps": steps,
        }
    )


def secrets_in(flow: Flow) -> tuple[str, ...]:
    """Return every secret that stands in a flow in clear; for masking, and for nothing else."""
    return _secret_values(flow, _secret_variables(flow))


def imported(flow: Flow) -> Flow:
    """Return a stranger's flow as the library keeps it: not trusted, under an id of its own.

    Its origins are kept for the person to read when they trust it, and are void until then.
    """
    now = datetime.now(UTC)
    clean = portable(flow)
    origins = dict.fromkeys(origin for one in flow.origins if (origin := origin_of(one)))
    return clean.model_copy(
        update={
            "id": uuid4().hex[:12],
            "is_imported": True,
            "owner": strip_unseen(flow.owner),
            "sites": tuple(map(strip_unseen, flow.sites)),
            "origins": tuple(origins),
            "steps": tuple(map(_distrusted, clean.steps)),
            "version": 1,
            "created_at": now,
            "updated_at": now,
        }
    )


def trusted(flow: Flow) -> Flow:
    """Return an imported flow after a person has read it and said that it may run like their own.

    What cannot be undone goes on asking as it does in every flow; nothing is granted.
    """
    return flow.model_copy(update={"is_imported": False})


def check_trusted(flow: Flow) -> None:
    """Refuse to make a program of a stranger's flow: it would run without anything that asks.

    Raises:
        ExportError: FLOW_NOT_TRUSTED.
    """
    if flow.is_imported:
        raise ExportError(
            "FLOW_NOT_TRUSTED",
            tr(
                "取り込んだ手順「{name}」は、まだ確かめられていないため、この形式では書き出しません。",
                name=clip(flow.name, 60),
            ),
            tr("手順の中身を確かめて信頼してから、もう一度書き出してください。"),
        )


def confirmed(flow: Flow) -> Flow:
    """Return a draft after a person has seen that its run worked."""
    return flow.model_copy(update={"is_draft": False, "confirmed_by_person": True})


def check_confirmed(flow: Flow) -> None:
    """Refuse to let a draft go where nobody watches it.

    Raises:
        SettingsError: FLOW_IS_DRAFT.
    """
    if flow.is_draft:
        raise SettingsError(
            "FLOW_IS_DRAFT",
            tr(
                "手順「{name}」は下書きです。できていることを、まだ誰も確かめていません。",
                name=clip(flow.name, 60),
            ),
            tr(
                "サイトの画面で確かめてから、tejun flows confirm {name} を実行してください。",
                name=as_argument(clip(flow.name, 60)),
            ),
        )


def look_inside(flow: Flow, known: Iterable[FlowSummary] = ()) -> ImportedFlow:
    """Return what a person has to know of a stranger's flow before it is kept.

    Args:
        flow: As it was read from the file.
        known: The library's cards.
    """
    kept = imported(flow)
    words = [clip(step.action.in_words(), _LONGEST_WORDS) for step in kept.steps]
    acts = [said for said, step in zip(words, kept.steps, strict=True) if step.needs_approval]
    twins = (
        one.name for one in known if one.flow_id == flow.id or fold(one.name) == fold(kept.name)
    )
    files = (
        path for step in kept.steps if isinstance(step.action, Upload) for path in step.action.paths
    )
    return ImportedFlow(
        flow=kept,
        steps=tuple(words),
        acts=tuple(acts),
        sites=_sites(kept),
        secrets=secret_names_used(kept),
        files=tuple(dict.fromkeys(clip(path, _LONGEST_WORDS) for path in files)),
        twin=next(twins, ""),
    )


def _distrusted(step: FlowStep) -> FlowStep:
    """Return a step that asks when its own words say that it cannot be undone."""
    return step.model_copy(
        update={
            "id": uuid4().hex[:8],
            "item": strip_unseen(step.item),
            "note": strip_unseen(step.note),
            "needs_approval": step.needs_approval or looks_irreversible(step.action),
        }
    )


def _portable_step(step: FlowStep, known: Sequence[str]) -> FlowStep:
    action = step.action.with_texts(lambda text: masked(_SIGN_IN.sub(r"\1", text), known))
    if isinstance(step.action, TypesText) and step.action.target.is_secret:
        action = _with_name_for_value(step.action)
    expects = tuple(
        fact.model_copy(update={"detail": masked(fact.detail, known)})
        for fact in step.expects
        if not (_is_secret_field(step.action) and fact.kind is EvidenceKind.VALUE)
    )
    sent = tuple(_portable_shape(one, known) for one in step.sent) if step.sent else step.sent
    return step.model_copy(update={"sent": sent}).for_others.model_copy(
        update={
            "item": masked(step.item, known),
            "note": masked(step.note, known),
            "action": action,
            "expects": expects,
        }
    )


def _portable_shape(shape: SentShape, known: Sequence[str]) -> SentShape:
    fields = tuple((name, masked(value, known)) for name, value in shape.fields)
    return shape.model_copy(update={"fields": fields, "path": masked(shape.path, known)})


def _with_name_for_value(action: Fill | TypeText) -> Action:
    """Return an act on a secret field that names what it types, and says nothing of it."""
    names = variable_names(action.typed)
    said = TEMPLATE.sub("", action.typed).strip()
    if names and not said:
        return action
    name = names[0] if names else _PASSWORD
    return action.with_texts(lambda _: f"{{{{{name}}}}}")


def _portable_variable(
    variable: Variable, secret_names: frozenset[str], known: Sequence[str]
) -> Variable:
    if variable.name in secret_names:
        return variable.model_copy(update={"value": "", "ask_each_time": True})
    value = masked(_SIGN_IN.sub(r"\1", variable.value), known)
    return variable.model_copy(update={"value": value})


def _secret_variables(flow: Flow) -> frozenset[str]:
    """Return the variables that are secret by their name, or by a field that they go into."""
    by_name = {one.name for one in flow.variables if is_secret_name(one.name)}
    by_field = {
        name
        for step in flow.steps
        if isinstance(step.action, TypesText) and _is_secret_field(step.action)
        for name in variable_names(step.action.typed)
    }
    return frozenset(by_name | by_field)


def _secret_values(flow: Flow, secret_names: frozenset[str]) -> tuple[str, ...]:
    """Return every secret that stands in a flow in clear, to be masked wherever else it stands."""
    values = [one.value for one in flow.variables if one.name in secret_names]
    for step in flow.steps:
        if isinstance(step.action, TypesText) and _is_secret_field(step.action):
            values.append(TEMPLATE.sub("", step.action.typed).strip())
        values += [*said_secrets(step.item), *said_secrets(step.note)]
    for words in (flow.purpose, flow.name, flow.ai_note):
        values += said_secrets(words)
    return tuple(dict.fromkeys(value for value in values if value))


def _is_secret_field(action: Action) -> bool:
    return isinstance(action, TypesText) and action.target.is_secret


def _uses(steps: Iterable[FlowStep], name: str) -> bool:
    return any(name in variable_names(text) for step in steps for text in texts_of(step.action))


def _has(variables: Iterable[Variable], name: str) -> bool:
    return any(variable.name == name for variable in variables)


def secret_names_used(flow: Flow) -> tuple[str, ...]:
    """Return the names of the vault's secrets that a flow uses, in order."""
    names = (
        name.removeprefix(SECRET_PREFIX).strip()
        for step in flow.steps
        for text in texts_of(step.action)
        for name in variable_names(text)
        if name.startswith(SECRET_PREFIX)
    )
    return tuple(dict.fromkeys(clip(name, 60) for name in names))


def _sites(flow: Flow) -> tuple[SiteInside, ...]:
    """Return where a flow says that it goes: its start page, its addresses, its origins."""
    values = flow.defaults
    opened = [
        filled(step.action.url, values)
        for step in flow.steps
        if isinstance(step.action, OpensAddress)
    ]
    found: dict[str, SiteInside] = {}
    for address in (values.get(START_URL_VARIABLE, ""), *opened, *flow.origins):
        site = _site(address)
        known = found.get(site.origin)
        if site.origin and (known is None or (site.warning and not known.warning)):
            found[site.origin] = site
    return tuple(found.values())


def _site(address: str) -> SiteInside:
    words = host_in_words(address)
    warning = _ODD_NAME if is_lookalike(address) else ""
    if not is_honest_address(address.replace(" ", "%20")):
        warning = _ODD_ADDRESS
    return SiteInside(origin=origin_of(address), words=words, warning=warning)
