"""What people call a control that has no accessible name: the words that stand where a label stands. No Python.

A label around the component it is in, the text before the field, the legend of its only field, the heading
of its column with the words of its row. Always words of the page that a person reads there: never a class,
an id, a part, and never what a field holds now.
"""

from typing import Final

from studio.browser.groups import LIKES

CALLED: Final = (
    r"""
(el, memo = new Map()) => {
  const likes = """
    + LIKES.strip()
    + r""";
  const LONGEST = 60, UP = 5;
  const CONTROLS = 'input:not([type=hidden]),select,textarea,button,a[href],summary,[role=button],[role=combobox],[role=listbox],[role=textbox],[role=option],[contenteditable=""],[contenteditable=true]';
  const FIELDS = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,[role=combobox],[role=listbox],[role=textbox],[contenteditable=""],[contenteditable=true]';
  const MUTE = new Set(['script', 'style', 'template', 'noscript', 'option', 'select', 'textarea', 'svg']);
  const plain = text => (text ?? '').replace(/[\u200b\u00ad\ue000-\uf8ff]/g, '').replace(/\s+/g, ' ').trim();
  const asLabel = text => { const words = plain(text).replace(/\s*[:：]$/, '').replace(/^[*＊※]\s*|\s*[*＊※]$/g, ''); return words.length <= LONGEST && /[\p{L}\p{N}]/u.test(words) ? words : ''; };
  const shows = at => !at.checkVisibility || at.checkVisibility({visibilityProperty: true});
  const isThere = at => { const {width, height} = at.getBoundingClientRect(); return width > 2 && height > 2; };
  const hostOf = at => at.getRootNode().host ?? null;
  const parentOf = at => at.assignedSlot ?? at.parentElement ?? hostOf(at);
  const childrenOf = at => at.localName === 'slot' && at.assignedNodes().length ? at.assignedNodes() : [...(at.shadowRoot ?? at).childNodes];
  const isField = at => at.nodeType === 1 && at.matches(FIELDS);
  const isControl = at => at.nodeType === 1 && at.matches(CONTROLS);
  // The texts and controls of a box in the order in which they are read; `null` stands for a field, `false` for what is pressed.
  const runsOf = (box, but, runs = []) => {
    for (const child of childrenOf(box)) {
      if (runs.length > 80) break;
      if (child === but || child.contains?.(but) && !child.shadowRoot && isControl(child)) { runs.push(but); continue; }
      if (child.nodeType === 3) { if (plain(child.data)) runs.push(child.data); continue; }
      if (child.nodeType !== 1 || !shows(child)) continue;
      if (child.getAttribute('role') === 'toolbar') runs.push(false);
      else if (isControl(child)) runs.push(...(isThere(child) ? [isField(child) ? null : false] : []));
      else if (!MUTE.has(child.localName)) runsOf(child, but, runs);
    }
    return runs;
  };
  const wordsOf = (box, but) => asLabel(runsOf(box, but).filter(run => typeof run === 'string').join(' '));
  const byIds = at => asLabel((at.getAttribute('aria-labelledby') ?? '').split(/\s+/)
    .map(id => id && at.getRootNode().getElementById?.(id)).filter(one => one && !at.contains(one)).map(one => one.textContent).join(' '));
  const labelOf = at => {
    const label = at.labels?.[0] ?? at.closest('label') ?? (at.id && [...at.getRootNode().querySelectorAll('label[for]')].find(one => one.htmlFor === at.id));
    return label && label !== at ? wordsOf(label, at) : '';
  };
  const given = at => asLabel(at.getAttribute('aria-label')) || byIds(at) || labelOf(at);
  const ofHost = host => {
    const said = given(host) || asLabel(host.getAttribute('label'));
    if (said) return said;
    const slotted = [...host.childNodes].filter(one => one.slot === 'label' || (!one.slot && one.nodeType < 4 && !one.matches?.(CONTROLS + ',[slot]')));
    return asLabel(slotted.map(one => one.textContent).join(' '));
  };
  const isToggle = el.type === 'checkbox' || el.type === 'radio' || /^(?:checkbox|radio|switch)$/.test(el.getAttribute('role') ?? '');
  const kindOf = at => at.localName === 'input' && /^(?:checkbox|radio|file)$/.test(at.type) ? at.type : at.localName === 'textarea' ? 'area' : 'field';

  const inGroup = () => {
    const [unit, all] = likes(el);
    if (!unit) return '';
    const box = unit.parentElement, label = given(box) || inRow(box) || beside(box);
    return `${label} ${all.indexOf(unit) + 1}/${all.length}`.trim();
  };

  const inRow = el => {
    const cell = el.closest('td,th,[role=gridcell],[role=cell]'), row = cell?.closest('tr,[role=row]');
    const table = row?.closest('table,[role=table],[role=grid],[role=treegrid]');
    if (!table || cell.querySelectorAll(FIELDS).length > 1 && kindOf(el) === 'field') return '';
    const cells = [...row.children], at = cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + (one.colSpan ?? 1), 0);
    const heads = memo.get(table) ?? [...table.querySelectorAll('tr,[role=row]')].filter(one => one.closest('table,[role=table],[role=grid],[role=treegrid]') === table
      && one.querySelector('th,[role=columnheader]') && ![...one.children].some(it => it.matches('td,[role=gridcell],[role=cell]')));
    memo.set(table, heads);
    const index = cell.getAttribute('aria-colindex');
    const head = heads.map(one => {
      if (index) return [...one.children].find(it => it.getAttribute('aria-colindex') === index);
      let left = at;
      return [...one.children].find(it => (left -= it.colSpan ?? 1) < 0);
    }).filter(Boolean).pop();
    const column = head ? wordsOf(head, null) : '';
    const keys = cells.filter(one => one !== cell).sort((one, other) => other.matches('th,[role=rowheader]') - one.matches('th,[role=rowheader]'));
    const key = keys.map(one => runsOf(one, null).find(run => typeof run === 'string' && asLabel(run))).map(asLabel).find(Boolean);
    if (!column) return isToggle ? key ?? '' : '';
    if (heads.includes(row)) return column;
    const rows = [...row.parentElement.children].filter(one => one.matches('tr,[role=row]') && !heads.includes(one));
    const place = key ?? (rows.length > 1 ? `${rows.indexOf(row) + 1}行目` : '');
    return place ? `${column}（${place}）` : column;
  };
  const beside = el => {
    const isEditor = el.isContentEditable;
    for (let box = parentOf(el), inner = el, up = 0; box && up < UP && !/^(?:body|form|main|table|tbody|tr|html)$/.test(box.localName); inner = box, box = parentOf(box), up++) {
      if (box.localName === 'fieldset') {
        const alike = [...box.querySelectorAll(FIELDS)].filter(one => kindOf(one) === kindOf(el) && shows(one));
        const legend = box.querySelector('legend');
        return legend && alike.length < 2 ? wordsOf(legend, null) : '';
      }
      const runs = runsOf(box, el), place = runs.indexOf(el);
      if (place < 0) continue;
      const behind = runs[place + 1], before = (isEditor ? runs.slice(0, place).filter(run => run !== false) : runs.slice(0, place)).pop();
      const said = isToggle && asLabel(behind || '') || asLabel(before || '');
      if (said) return said;
      if ((before === null || before === false) && up > 1) return '';
    }
    return '';
  };
  if (isToggle && el.parentElement?.closest('[role=checkbox],[role=radio],[role=switch]')) return '';  // drawn by what is around it
  let said = el.localName === 'label' ? wordsOf(el, null) : given(el);
  for (let host = hostOf(el); host && !said; host = hostOf(host)) said = ofHost(host);
  if (said || !(el.matches(FIELDS) || isToggle)) return said || inGroup() || (el.localName === 'label' ? inRow(el) : '');
  return inRow(el) || (plain(el.placeholder) ? '' : beside(el));
}
"""
)
"""JavaScript: the words people call a control by, "" when none stand there; a `Map` saves looking at a table twice."""
