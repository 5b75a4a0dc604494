"""What an element looks like in the page itself, and whether it still stands where it stood. One call.

The page is asked for the element's own traits, and to confirm what an observation said about its
place: the text that tells its row, the container, the heading, the neighbours. Names are compared
folded there too. Nothing is written into the page.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from studio.browser.calling import CALLED
from studio.browser.sight.secret_fields import IS_MASKED
from studio.domain.frozen import Frozen
from studio.domain.target import Fingerprint
from studio.engine.replay.calendar_days import DAYS_OF_A_CALENDAR

MONTH_AROUND: Final = """
el => {
  const fold = text => (text || '').normalize('NFKC').replace(/\\s+/g, '').toLowerCase();
  const isDay = text => /^(?:[12]?\\d|3[01])日?$/.test(text);
  const isMonth = text => /^(?:(?:(?:19|20)\\d\\d|(?:令和|r)\\d+)[年/.-](?:1[0-2]|0?[1-9])月?|(?:1[0-2]|0?[1-9])月,?(?:19|20)\\d\\d年?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]*(?:19|20)\\d\\d)$/.test(text);
  if (!isDay(fold(el.innerText))) return '';
  let around = el.parentElement || (el.getRootNode().host ?? null);
  for (let depth = 0; around && depth < 12; depth++, around = around.parentElement || (around.getRootNode().host ?? null)) {
    const days = new Set(), months = new Map();
    for (const one of around.querySelectorAll('*')) {
      if (one.textContent.length > 40) continue;
      const words = fold(one.textContent);
      if (isDay(words)) days.add(words);
      else if (isMonth(words) && (!one.checkVisibility || one.checkVisibility())) months.set(words, one.textContent.replace(/\\s+/g, ' ').trim());
    }
    if (days.size >= DAYS && months.size) return months.size === 1 ? [...months.values()][0] : '';
  }
  return '';
}
""".replace("DAYS", str(DAYS_OF_A_CALENDAR))
"""JavaScript: the month that stands over a day of a calendar; "" for whatever else an element is."""

_PROBE: Final = (
    """
(el, want) => {
  const monthAround = """
    + MONTH_AROUND.strip()
    + """;
  const calledBy = """
    + CALLED.strip()
    + """;
  const tidy = text => (text || '').replace(/\\s+/g, ' ').trim();
  const fold = text => (text || '').normalize('NFKC').replace(/\\s+/g, '').toLowerCase();
  const attribute = (name, of = el) => of.getAttribute(name) || '';
  const parentOf = node => node.parentElement || (node.getRootNode().host ?? null);
  const byIds = (ids, of) => tidy(ids.split(/\\s+/).map(id => {
    const one = id && of.getRootNode().getElementById ? of.getRootNode().getElementById(id) : null;
    return one && !(of === el && isValued && el.contains(one)) ? one.textContent : ''; }).join(' '));
  const isField = ['input', 'select', 'textarea'].includes(el.localName) || el.isContentEditable;
  // What stands in it is its value, and no name: also where a label names its own inside.
  const isValued = isField || /^(?:combobox|textbox|searchbox|spinbutton|slider)$/.test(attribute('role'));
  const isPressed = el.localName === 'input' && ['submit', 'button', 'reset', 'image'].includes(el.type);
  const labels = el.labels ? [...el.labels].map(label => tidy(label.innerText)) : [];
  const own = isValued ? (isPressed ? tidy(el.value || attribute('alt')) : '') : tidy(el.innerText).slice(0, 120);
  const given = attribute('aria-label') || byIds(attribute('aria-labelledby'), el);
  const picture = el.localName === 'img' || el.localName === 'area' ? el : el.querySelector('img[alt],area[alt]');
  const said = labels[0] || own || tidy(given) || attribute('title') || tidy(picture ? picture.alt : '') || attribute('placeholder');
  let path = attribute('name');
  if (el.localName === 'a' && attribute('href').startsWith('#')) path = attribute('href');
  else if (el.localName === 'a' && el.href) { try { path = new URL(el.href).pathname; } catch (e) { path = ''; } }

  const lookOf = one => {
    const inside = [one, ...one.querySelectorAll('*')].slice(0, 8);
    const parts = [];
    for (const part of inside) {
      if (part.localName === 'img') parts.push((part.getAttribute('src') || '').split('?')[0].split('/').pop());
      if (part.localName === 'use') parts.push(part.getAttribute('href') || part.getAttribute('xlink:href') || '');
      if (part.localName === 'path') parts.push((part.getAttribute('d') || '').slice(0, 24));
      const icon = typeof part.className === 'string' ? part.className.split(/\\s+/).filter(c => /icon|^fa|^bi-|^mdi|^glyph|^ti-/.test(c)) : [];
      parts.push(...icon);
      for (const side of ['::before', '::after']) {
        const content = getComputedStyle(part, side).content;
        if (content && !['none', 'normal', '""'].includes(content)) parts.push(content.slice(0, 12));
      }
    }
    return parts.filter(Boolean).join(' ').slice(0, 120);
  };

  const leads = one => {
    const words = fold(one.getAttribute('aria-label') || one.getAttribute('title')
      || (['input', 'select', 'textarea'].includes(one.localName) ? '' : one.innerText));
    return [one.localName, one.type || '', words, words ? '' : one.getAttribute('class')].join('|');
  };
  const isShown = one => one.checkVisibility ? one.checkVisibility() : one.getClientRects().length > 0;
  // A tree writes inline boxes as one text and knows pictures by their words: a key may be a run of texts, or an `alt`.
  const wordsOf = one => fold(one.textContent) || fold(one.getAttribute('aria-label') || one.getAttribute('alt'));
  const runsIn = (around, key) => {
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT), said = [], found = [];
    while (texts.nextNode()) {
      const at = texts.currentNode, words = fold(at.data);
      if (words && !el.contains(at) && isShown(at.parentElement)) said.push([words, at.parentElement]);
    }
    said.forEach(([, first], from) => {
      let run = '';
      for (let to = from; to < said.length && key.startsWith(run) && run !== key; to++) run += said[to][0];
      if (run === key) found.push(first);
    });
    return found;
  };
  const keysIn = (around, key) => {
    const named = [...around.querySelectorAll('[alt],[aria-label]')].filter(one => !el.contains(one) && !one.contains(el)
      && [one.getAttribute('alt'), one.getAttribute('aria-label')].some(words => fold(words) === key));
    if (!fold(around.textContent).includes(key)) return named;
    const whole = [...around.querySelectorAll('*')].filter(one => !el.contains(one) && !one.contains(el) && fold(one.textContent) === key);
    return [...named, ...whole, ...runsIn(around, key)];
  };
  const depthIn = (one, around) => { let depth = 0; for (let at = one; at && at !== around; at = parentOf(at)) depth++; return depth; };
  // A row that has a text of its own in the place of the key is another row.
  const isOwnKey = (keyed, around, inside) => keyed === around || ![inside, ...inside.querySelectorAll(keyed.localName)].some(
    one => one !== keyed && one.localName === keyed.localName && !one.contains(el) && !el.contains(one)
      && wordsOf(one) && depthIn(one, around) === depthIn(keyed, around));
  // A cell, or what has no words in it, is of the row it stands in, however many say the same there.
  const row = el.closest('td,[role=gridcell],[role=cell],[role=rowheader]')?.closest('tr,[role=row]');
  const isOfRow = row && (isField || el.matches('td,[role=gridcell],[role=cell],[role=combobox],[role=listbox],[role=textbox],[role=spinbutton],[role=slider],[role=checkbox],[role=radio],[role=switch]'));
  const isInRow = key => {
    if (isOfRow && keysIn(row, key).length) return true;
    const mine = leads(el);
    for (let around = parentOf(el), inside = el, depth = 0; around && depth < 15; inside = around, around = parentOf(around), depth++) {
      for (const one of around.querySelectorAll(el.localName))
        if (one !== el && !el.contains(one) && leads(one) === mine && isShown(one)) return false;
      const keyed = keysIn(around, key);
      if (keyed.length) return keyed.every(one => isOwnKey(one, around, inside));
    }
    return false;
  };
  const isInside = name => {
    for (let around = parentOf(el); around; around = parentOf(around)) {
      const names = [attribute('aria-label', around), byIds(attribute('aria-labelledby', around), around),
        attribute('title', around)];
      if (['fieldset', 'table', 'details'].includes(around.localName)) {
        const caption = around.querySelector('legend,caption,summary');
        if (caption) names.push(caption.textContent);
      }
      if (names.some(one => fold(one) === name)) return true;
    }
    return false;
  };
  const headingBefore = wanted => {
    const month = monthAround(el);
    if (month) return fold(month) === fold(wanted) ? wanted : month;
    let heading = null;
    for (let from = el; from; from = from.getRootNode().host ?? null)
      for (const one of from.getRootNode().querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]'))
        if (one !== el && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING && isShown(one)
          && (!heading || heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)) heading = one;
    if (!heading) return '';
    const bare = heading.cloneNode(true);
    for (const control of bare.querySelectorAll('a, button, input, select, [role=button], [role=link]')) control.remove();
    const words = [heading.textContent, heading.getAttribute('aria-label'), bare.textContent.replace(/[^\\p{L}\\p{N}]+$/u, '')];
    return words.some(one => fold(one) === fold(wanted)) ? wanted : tidy(words[0]).slice(0, 60);
  };
  const textNear = (walker, step) => {
    let text = '', said = [];
    for (let count = 0; text.length < 150 && count < 200 && walker[step](); count++) {
      const at = walker.currentNode;
      if (at.nodeType === Node.TEXT_NODE) {
        if (!/^(script|style|option|noscript)$/.test(at.parentNode.localName)) text = step === 'nextNode' ? text + fold(at.data) : fold(at.data) + text;
      } else said.push(...['aria-label', 'placeholder', 'title', 'alt', 'value'].map(name => fold(at.getAttribute(name))));
    }
    return [text, ...said.filter(Boolean)].join(' | ');
  };
  const near = wanted => {
    let text = '';
    for (let from = el; from; from = from.getRootNode().host ?? null) {
      const walker = document.createTreeWalker(from.getRootNode(), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      walker.currentNode = from;
      text += textNear(walker, 'previousNode') + ' | ';
      let last = from;
      while (last.lastChild) last = last.lastChild;
      walker.currentNode = last;
      text += textNear(walker, 'nextNode') + ' | ';
    }
    return wanted.filter(word => text.includes(fold(word)));
  };
  const called = calledBy(el), hasWords = Boolean(said || called);
  return {
    tag: el.localName, type: el.type && typeof el.type === 'string' && !el.localName.includes('-') ? el.type : '', id: el.id || '',
    field: attribute('name'), href: el.localName === 'a' ? attribute('href') : '', path,
    testid: attribute('data-testid'), placeholder: attribute('placeholder'), title: attribute('title'),
    alt: el.alt && typeof el.alt === 'string' ? el.alt : '', labels, own, text: said.slice(0, 120),
    called: isField || /^(?:checkbox|radio|switch|combobox|listbox|textbox)$/.test(attribute('role')) || !said || (el.localName === 'label' && el.control) ? called : '',
    written_role: attribute('role'),
    column: isField || el.matches('td,th,[role]') ? calledBy(el, new Map(), true) : '',
    form: el.form && el.form.getAttribute ? ['id', 'name', 'action'].map(name => el.form.getAttribute(name)).find(Boolean) || '' : '',
    look: hasWords ? '' : lookOf(el),
    masked: (""" + IS_MASKED + """)(el),
    row_key: want.row_key && isInRow(fold(want.row_key)) ? want.row_key : '',
    scope: want.scope && isInside(fold(want.scope)) ? want.scope : '',
    heading: want.heading ? headingBefore(want.heading) : '',
    neighbours: want.neighbours.length ? near(want.neighbours) : [],
  };
}
"""
)  # fmt: skip

PROBE: Final = _PROBE
"""JavaScript: the traits of an element; its argument is what `asked_of` returns."""

PROBE_ALL: Final = f"""
(els, [want, place]) => {{
  const one = place ? (els.length === place[1] ? els[place[0] - 1] : null) : (els.length === 1 ? els[0] : null);
  return [els.length, one ? ({_PROBE})(one, want) : null];
}}
"""
"""JavaScript for `evaluate_all`: how many there are and, of the single one, its traits."""

PROBE_SHOWN: Final = f"(el, want) => el.getClientRects().length ? ({_PROBE})(el, want) : null"
"""JavaScript: the traits of an element that is laid out; null of one that is not."""

_STABLE_ATTRIBUTES: Final = "['data-test','data-test-id','data-qa','data-cy','data-action','data-field','data-name','formcontrolname']"

CLUES: Final = (
    """
el => {
  const isStable = text => text.length < 40 && !/\\d|[:{}]/.test(text) && !/^[A-Za-z]+[-_][A-Za-z]*[A-Z][a-z]*[A-Z]/.test(text);
  const parentOf = node => node.parentElement;
  const quoted = text => JSON.stringify(text);
  const step = one => {
    const parent = parentOf(one);
    if (!parent) return one.localName;
    const alike = [...parent.children].filter(child => child.localName === one.localName);
    return alike.length === 1 ? one.localName : `${one.localName}:nth-of-type(${alike.indexOf(one) + 1})`;
  };
  const anchorOf = one => {
    if (one.id && isStable(one.id)) return `[id=${quoted(one.id)}]`;
    for (const name of ['data-testid', 'name'])
      if (one.getAttribute(name) && isStable(one.getAttribute(name))) return `${one.localName}[${name}=${quoted(one.getAttribute(name))}]`;
    return ['main', 'nav', 'header', 'footer', 'aside', 'table', 'form', 'dialog'].includes(one.localName) ? one.localName : '';
  };
  let css = '', path = [step(el)];
  for (let around = parentOf(el), depth = 0; around && depth < 3; around = parentOf(around), depth++) {
    const anchor = anchorOf(around);
    if (anchor) { css = [anchor, ...path].join(' > '); break; }
    path.unshift(step(around));
  }
  const attributes = {};
  for (const name of """
    + _STABLE_ATTRIBUTES
    + """)
    if (el.getAttribute(name) && isStable(el.getAttribute(name))) attributes[name] = el.getAttribute(name);
  const word = [...el.classList].find(name => /^[a-z]{3,20}(-[a-z]{2,20})?$/i.test(name)
    && ![...(el.parentElement ? el.parentElement.children : [])].some(one => one !== el && one.classList.contains(name))) || '';
  const href = el.localName === 'a' && el.getAttribute('href');
  const picture = href && !el.innerText.trim() && el.querySelector('img,svg') ? el.querySelector('img,svg').localName : '';
  const pictured = picture ? `a[href=${quoted(href)}]:has(${picture})` : '';
  const own = el.closest('form'), formBy = own && ['id', 'name', 'action'].find(name => own.getAttribute(name) && isStable(own.getAttribute(name)));
  const kind = ['type', 'name'].filter(name => el.getAttribute(name) && isStable(el.getAttribute(name))).map(name => `[${name}=${quoted(el.getAttribute(name))}]`).join('');
  const form = formBy ? `form[${formBy}=${quoted(own.getAttribute(formBy))}] ${el.localName}${kind}` : '';
  return {css, attributes, word, pictured, form};
}
"""
)
"""JavaScript for record time: a path from the nearest stable ancestor, and attributes made to last."""


class Traits(Frozen):
    """What `PROBE` found; places as far as they were asked for and still hold.

    Attributes:
        field: The `name` attribute.
        called: What people call a control by what stands around it.
        column: The heading of the column of the cell that it is or stands in.
        written_role: The `role` written at it.
        form: Id, name or address of its form.
        own: Its own text; "" for fields, whose text is what somebody typed.
        text: What it says by itself: label, own text, `aria-label`, title, picture or placeholder.
    """

    tag: str
    type: str
    id: str
    field: str
    href: str
    path: str
    testid: str
    placeholder: str
    title: str
    alt: str
    labels: tuple[str, ...]
    own: str
    text: str
    called: str
    written_role: str
    column: str
    form: str
    look: str
    masked: bool
    row_key: str
    scope: str
    heading: str
    neighbours: tuple[str, ...]

    def fingerprint(self, role: str, name: str) -> Fingerprint:
        """Return it as a fingerprint; role and name are the caller's, who asked the page by them."""
        return Fingerprint(
            tag=self.tag,
            role=role,
            type=self.type,
            name=name,
            id=self.id,
            path=self.path,
            text=self.text,
            title=self.title,
            testid=self.testid,
            labels=self.labels,
            row_key=self.row_key,
            scope=self.scope,
            heading=self.heading,
            neighbours=self.neighbours,
            look=self.look,
            form=self.form,
            is_masked=self.masked,
        )


def asked_of(fingerprint: Fingerprint) -> Mapping[str, str | Sequence[str]]:
    """Return what the page is asked to confirm about the place of an element."""
    return {
        "row_key": fingerprint.row_key,
        "scope": fingerprint.scope,
        "heading": fingerprint.heading,
        "neighbours": list(fingerprint.neighbours),
    }


def read_traits(answer: object) -> Traits:
    """Read what `PROBE` returned."""
    return Traits.model_validate(answer)
