"""A flow that asks for a password each time may have it from the vault instead.

When a run is kept, what the person typed as a password becomes a variable that is asked for. These
are the offers to keep it for good, and the flow as it reads once one was accepted.
"""

from collections.abc import Sequence
from typing import Final

from pydantic import Field

from studio.domain.actions.action import TypesText
from studio.domain.flows.flow import Flow, FlowStep, expand_known, variable_names
from studio.domain.frozen import Frozen
from studio.domain.page.address import is_private_way
from studio.domain.records.credential import SecretPlace, clean_secret_name
from studio.engine.memory import SecretStore
from studio.engine.replay.logins import login_groups, types_secret
from studio.engine.secrets.secret_redactor import SecretRedactor, secret_name_in, template_of
from studio.engine.variables.naming import free_name

_ALONE: Final = "{{%s}}"


class SecretOffer(Frozen):
    """A variable of a flow that fills a password field and could be kept in the vault.

    Attributes:
        variable: As the flow asks for it.
        name: A free name for the vault to begin with.
        origins: The sites it was typed on; where nobody knows, the flow's own sites, of which the
            person picks those it is for.
        value: What was typed in this run; "" where the person typed it into the page themselves.
        user: What was typed into the field before it at a login; "" where nobody knows.
    """

    variable: str
    name: str
    origins: tuple[str, ...]
    value: str = Field(default="", repr=False, exclude=True)
    user: str = ""


def secret_offers(
    flow: Flow, recorded: Sequence[FlowStep] = (), redactor: SecretRedactor | None = None
) -> tuple[SecretOffer, ...]:
    """Return what could be kept, one offer a variable.

    Args:
        flow: As it was saved.
        recorded: The run's steps it was made of, in order; without them no value is known.
        redactor: Of the run.
    """
    asked = {variable.name for variable in flow.variables if variable.ask_each_time}
    sites = tuple(origin for origin in flow.origins if is_private_way(origin))
    values, typed_at = _values(recorded, redactor), _typed_at(recorded, redactor)
    names = dict.fromkeys(
        name for step in flow.steps if (name := _secret_variable(step)) in asked and name
    )
    return tuple(
        SecretOffer(
            variable=name,
            name=_proposal(flow, name),
            origins=tuple(o for o in sites if o in typed_at.get(name, sites)),
            value=values.get(name, ""),
            user=_user_of(flow, name),
        )
        for name in names
        if sites
    )


def with_vault_secret(flow: Flow, variable: str, name: str) -> Flow:
    """Return the flow with a vault's secret where it asked for `variable`, which it has no more."""
    old, new = _ALONE % variable, template_of(clean_secret_name(name))
    steps = tuple(
        step.model_copy(
            update={"action": step.action.with_texts(lambda text: new if text == old else text)}
        )
        if _secret_variable(step) == variable
        else step
        for step in flow.steps
    )
    used = {name for step in steps for name in _names_in(step)}
    kept = tuple(v for v in flow.variables if v.name != variable or v.name in used)
    return flow.model_copy(update={"steps": steps, "variables": kept})


async def keep_in_vault(
    flow: Flow, offer: SecretOffer, vault: SecretStore, place: SecretPlace
) -> Flow:
    """Put an offer's value into the vault for its sites, and return the flow to be saved again.

    A credential that is there already is not written over: the new one takes another name.

    Raises:
        SecretError: See `SecretStore.put`; the flow is as it was.
    """
    name = free_name(offer.name, [card.name for card in await vault.cards()])
    card = await vault.put(name, offer.value, offer.origins, place, offer.user)
    return with_vault_secret(flow, offer.variable, card.name)


def _secret_variable(step: FlowStep) -> str:
    """Return the variable that a step types into a secret field, alone; "" for none."""
    if not isinstance(step.action, TypesText) or not step.action.target.is_secret:
        return ""
    text = step.action.typed
    names = variable_names(text)
    return names[0] if len(names) == 1 and text == _ALONE % names[0] else ""


def _values(recorded: Sequence[FlowStep], redactor: SecretRedactor | None) -> dict[str, str]:
    """Return what a run typed into secret fields, by the names that stand for it in its steps."""
    if redactor is None:
        return {}
    texts = [step.action.typed for step in recorded if types_secret(step)]
    found = {secret_name_in(text): redactor.value_of(text) for text in texts}
    return {name: value for name, value in found.items() if name and value}


def _typed_at(
    recorded: Sequence[FlowStep], redactor: SecretRedactor | None
) -> dict[str, frozenset[str]]:
    """Return the sites on which each of these was typed in the run."""
    names = {secret_name_in(step.action.typed) for step in recorded if types_secret(step)}
    found = {name: redactor.sites_of(name) for name in names if name and redactor}
    return {name: sites for name, sites in found.items() if sites}


def _user_of(flow: Flow, variable: str) -> str:
    """Return what the flow's login types right before this password, with its own values."""
    groups = (
        [step for step in flow.steps if step.id in group] for group in login_groups(flow.steps)
    )
    none: list[FlowStep] = []
    login = next((steps for steps in groups if any(_asks(one, variable) for one in steps)), none)
    typed = [
        step.action.typed
        for step in login
        if isinstance(step.action, TypesText) and not types_secret(step)
    ]
    known = {one.name: one.value for one in flow.variables if not one.ask_each_time}
    return expand_known(typed[-1], known) if typed else ""


def _asks(step: FlowStep, variable: str) -> bool:
    return _secret_variable(step) == variable


def _names_in(step: FlowStep) -> tuple[str, ...]:
    facts = (*step.expects, *([step.only_when] if step.only_when else []))
    texts: list[str] = [fact.detail for fact in facts]
    step.action.with_texts(lambda text: texts.append(text) or text)
    return tuple(name for text in texts for name in variable_names(text))


def _proposal(flow: Flow, variable: str) -> str:
    """Return 「会計サイトのパスワード」 where the flow names its site, else the variable's own name."""
    site = flow.sites[0] if flow.sites else ""
    wanted = f"{site}の{variable}" if site else f"{flow.name}の{variable}"
    cleaned = "".join(char for char in wanted if char not in "{}:：")
    return cleaned[-60:]
