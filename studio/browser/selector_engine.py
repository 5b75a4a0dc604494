"""The selector engine that makes ordinary locators of what our scripts keep in a frame's isolated world."""

import base64
import json
from typing import Final

from studio.browser.calling import CALLED
from studio.browser.press_script import PRESS_CHECK
from studio.browser.undrawn import UNDRAWN

ENGINE_NAME: Final = "tejun"
STORE: Final = "'tejun'"
"""Key of the store among the globals of the isolated world."""

PIN_LOST: Final = "the pinned element is gone"
"""What looking for a pinned element says that is not in the page any more; nothing was done to it then."""
_PINS_KEPT: Final = 8

ENGINE: Final = (
    """
({
  queryAll(root, body) {
    const store = globalThis['tejun'] ??= {found: new Map()};
    const pins = store.pins ??= new Map();
    const [word, key, place] = body.split(':');
    if (word === 'pin') {
      if (!pins.has(key)) pins.set(key, []);
      pins.get(key).push(root);
      store.awaited?.get(key)?.();  // heard once this search is over
      if (pins.size > KEPT) pins.delete(pins.keys().next().value);
      return [root];
    }
    if (word === 'pinned') {
      const held = pins.get(key) ?? [];
      const element = place ? held[place] : held.length === 1 ? held[0] : null;
      if (!element || !element.isConnected) throw new Error('LOST: ' + key);
      return [element];
    }
    if (word === 'unpin') pins.delete(key);
    if (word === 'press') {
      const bytes = Uint8Array.from(atob(place), char => char.charCodeAt(0));
      (PRESS_CHECK)(store, root, key, JSON.parse(new TextDecoder().decode(bytes)));
      return [root];
    }
    if (word === 'refused' || word === 'cut') {
      const check = store.checks?.get(key);
      check?.close?.();
      store.verdicts?.get(key)?.(false);
      if (!check?.refused) store.checks?.delete(key);
      return check?.refused && (word === 'refused' || check.refused === 'cut') ? [document.documentElement] : [];
    }
    if (word === 'taken') return store.checks?.get(key)?.isTaken?.() ? [document.documentElement] : [];
    if (word === 'called') {
      const bytes = Uint8Array.from(atob(key), char => char.charCodeAt(0)), calledBy = CALLED, memo = new Map();
      const [tag, role, name] = JSON.parse(new TextDecoder().decode(bytes)), found = [];
      const visit = at => { for (const one of at.querySelectorAll('*')) {
        if (one.localName === tag && (one.getAttribute('role') ?? '') === role && calledBy(one, memo) === name) found.push(one);
        if (one.shadowRoot) visit(one.shadowRoot);
      } };
      visit(root);
      return found;
    }
    if (word === 'cell') {
      const bytes = Uint8Array.from(atob(key), char => char.charCodeAt(0)), calledBy = CALLED, memo = new Map();
      const heading = new TextDecoder().decode(bytes);
      return [...root.querySelectorAll('td,th,[role=gridcell],[role=cell]')].filter(one => calledBy(one, memo, true) === heading);
    }
    if (word === 'address') {
      const bytes = Uint8Array.from(atob(key), char => char.charCodeAt(0));
      const said = text => { try { text = decodeURIComponent(text); } catch (e) {} return text.replaceAll(/[_+ ]/g, ' '); };
      const wanted = said(new TextDecoder().decode(bytes)), found = [];
      const visit = at => { for (const one of at.querySelectorAll('*')) {
        const own = one.getAttribute('href');
        if (own !== null && (place ? said(own).startsWith(wanted) : said(own) === wanted)) found.push(one);
        if (one.shadowRoot) visit(one.shadowRoot);
      } };
      visit(root);
      return found;
    }
    if (word === 'greet') { if (!store.token) (UNDRAWN)(store); store.token = key; }
    return (store.found.get(body) ?? []).filter(element => element.isConnected);
  }
})
""".replace("KEPT", str(_PINS_KEPT))
    .replace("LOST", PIN_LOST)
    .replace("PRESS_CHECK", PRESS_CHECK)
    .replace("CALLED", CALLED.strip())
    .replace("UNDRAWN", UNDRAWN.strip())
)
"""Selector engine: `tejun=<key>` are the elements a script kept under this key, if still in the page.

`… >> tejun=pin:<key>` passes on what was found before it, and holds on to it; `tejun=pinned:<key>` is
this very element without looking for it again, and fails at once when it has left the page.
Who wants to ask it in the same breath waits in `awaited`: see `targets/pins`.

`… >> tejun=press:<key>:<what was verified>` passes on what is about to be pressed, and has the press
check itself (see `press_script`); `tejun=refused:<key>` ends that, and is something when the
press was stopped, `tejun=cut:<key>` when that was in the middle of it, `tejun=taken:<key>` when what
was pressed was an option that is chosen now.
"""


def by_call(tag: str, role: str, words: str) -> str:
    """Return the selector of elements that people call so, in open shadow roots too (`sight.calling`).

    Args:
        tag: HTML tag.
        role: The `role` written at it, "" when none is.
        words: What they are called, whole.
    """
    told = json.dumps([tag, role, words]).encode()
    return f"{ENGINE_NAME}=called:{base64.b64encode(told).decode()}"


def by_column(heading: str) -> str:
    """Return the selector of the cells of a row that stand under a heading, said whole."""
    return f"{ENGINE_NAME}=cell:{base64.b64encode(heading.encode()).decode()}"


def by_address(address: str, *, is_beginning: bool = False) -> str:
    """Return the selector of what leads to an address, however it is written: %E7%A7%BB or 移, blanks as _ or +.

    Args:
        address: As the page writes it, or with a value in it as people write it.
        is_beginning: Only how the address begins is known.
    """
    key = base64.b64encode(address.encode()).decode()
    return f"{ENGINE_NAME}=address:{key}{':begins' if is_beginning else ''}"
