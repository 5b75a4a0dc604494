"""What the forms of a page hold besides what they show, and what people call their fields. Pure.

A form sends `kind=2` where a person chose 「法人」, and `id=5` that nobody sees. What stood there when the page
was looked at is known when it is sent; what a script puts in at the last moment is not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from studio.browser.sight.masking import PageSecrets
from studio.domain.observation import Control, ControlKind

CONTROLS: Final = """
isSecret => {
  const found = [], most = 3000, longest = 200, forms = [...document.forms];
  const add = (element, name, value, kind, words) => {
    if (found.length < most && (value ?? '').length <= longest)
      found.push([element._ariaRef?.ref ?? '', forms.indexOf(element.form ?? element), name ?? '', value ?? '', kind, (words ?? '').replace(/\\s+/g, ' ').trim().slice(0, 120)]);
  };
  const queried = (element, address) => {
    try { for (const [name, value] of new URL(address, document.baseURI).searchParams) add(element, name, value, 'hidden', ''); } catch {}
  };
  const called = element => [...(element.labels ?? [])].map(label => label.textContent).join(' ') || element.getAttribute('aria-label');
  const visit = root => {
    for (const element of root.querySelectorAll('form,input,select,textarea,button')) {
      const kind = element.localName, type = element.type;
      if (kind === 'form') queried(element, element.getAttribute('action') ?? '');
      else if (isSecret(element)) continue;
      else if (kind === 'select')
        for (const one of [...element.options].slice(0, 500)) add(element, element.name, one.value, 'option', one.label);
      else if (type === 'checkbox' || type === 'radio') add(element, element.name, element.value, 'box', called(element));
      else if (type === 'image') for (const axis of ['x', 'y']) add(element, element.name ? element.name + '.' + axis : axis, '', 'place', '');
      else if (kind === 'button' || type === 'submit') add(element, element.name, element.value, 'button', element.textContent || element.value);
      else if (type === 'hidden' && element.name) add(element, element.name, element.value, 'hidden', '');
      else if (element.name) add(element, element.name, element.value, 'field', '');
      if (element.hasAttribute?.('formaction')) queried(element, element.getAttribute('formaction'));
    }
  };
  visit(document);
  return found;
}
"""
"""Ref, form, name, value, kind and words of every control of a document; never of secret fields."""


@dataclass(frozen=True, slots=True)
class Called:
    """What people call a field.

    Attributes:
        files: Names of the files it holds; None for all but file fields.
        rows: Of a grid that makes rows only where one looks: how many there are, and how many now: `3000/40`.
        lines: What a text area holds, with its line breaks; "" when it has none.
        told: `yes` for the chosen one of a row of pictures, `no` for an option that only the keyboard stands on,
            `words` for a box of suggestions: what is typed is what it takes.
    """

    words: str
    files: str | None = None
    placeholder: str = ""
    rows: str = ""
    lines: str = ""
    told: str = ""


def read_controls(told: Sequence[Sequence[Any]]) -> tuple[Control, ...]:
    """Read what `CONTROLS` returned."""
    return tuple(
        Control(
            name=str(name),
            value=str(value),
            kind=ControlKind(str(kind)),
            words=str(words),
            ref=str(ref),
            form=int(form),
        )
        for ref, form, name, value, kind, words in told
    )


def masked_controls(controls: Sequence[Control], secrets: PageSecrets) -> Iterator[Control]:
    """Yield the controls as they may leave."""
    for one in controls:
        value, words = secrets.masked(one.value), secrets.masked(one.words)
        is_same = (value, words) == (one.value, one.words)
        yield one if is_same else replace(one, value=value, words=words)
