// What a person could operate on a page, found without the studio: native controls, ARIA roles,
// tabindex, editing hosts, elements that a listener hears (told by the browser's own debugger, see
// perception_recall.py) and what shows a hand cursor under a delegated listener. Only what shows,
// is not disabled, and is what a click at one of its points would reach.
(() => {
  const CONTROLS = 'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary';
  const ROLES = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem',
    'menuitemcheckbox', 'menuitemradio', 'option', 'combobox', 'textbox', 'searchbox', 'slider',
    'spinbutton', 'treeitem']);
  const heard = new Map();  // element or document -> kinds of click it hears
  const told = new Map();   // what the refs of the observation resolved to -> is it of the supplement only
  let candidates = [];      // [{el, reasons, way}]

  const above = node => node.assignedSlot || node.parentElement || (node.parentNode && node.parentNode.host) || null;
  function* ancestors(el) { for (let at = above(el); at; at = above(at)) yield at; }
  const holds = (outer, inner) => { for (let at = inner; at; at = above(at)) if (at === outer) return true; return false; };
  const style = el => el.ownerDocument.defaultView.getComputedStyle(el);
  const isHand = el => style(el).cursor === 'pointer';

  function* elements(root) {
    for (const el of root.querySelectorAll('*')) {
      yield el;
      if (el.shadowRoot) yield* elements(el.shadowRoot);
      if ((el.tagName === 'IFRAME' || el.tagName === 'FRAME') && el.contentDocument && shows(el)) yield* elements(el.contentDocument);
    }
  }
  const shows = el => el.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && hasArea(el);
  const hasArea = el => [...el.getClientRects()].some(r => r.width >= 2 && r.height >= 2);

  function reasonsOf(el) {
    const found = [], tag = el.tagName;
    if (tag === 'CANVAS' || tag === 'BODY' || tag === 'HTML' || tag === 'FRAMESET') return found;
    if (el.matches(CONTROLS) && !(tag === 'SUMMARY' && el.parentElement.tagName !== 'DETAILS')) found.push('native');
    if (tag === 'OPTION' && el.closest('select') && el.closest('select').size > 1) found.push('native');
    if (ROLES.has((el.getAttribute('role') || '').trim().split(' ')[0])) found.push('role');
    if (el.isContentEditable && !(el.parentElement && el.parentElement.isContentEditable)) found.push('editable');
    if (heard.has(el)) found.push('heard');
    if (/^\d+$/.test(el.getAttribute('tabindex') || '')) found.push('tabindex');
    if (!found.length && tag !== 'LABEL' && isHand(el) && isOwnHand(el)) found.push('hand');
    return found;
  }
  const isOwnHand = el => {
    const parent = above(el);
    return (!parent || !isHand(parent)) && isDelegated(el);
  };
  const isDelegated = el => {
    for (const at of ancestors(el)) if (heard.has(at)) return true;
    return heard.has(el.ownerDocument) || heard.has(el.ownerDocument.defaultView);
  };
  const ACTS = ['native', 'role', 'editable'];
  const acts = reasons => reasons.some(reason => ACTS.includes(reason));

  const isOff = el => el.matches(':disabled') || !!el.closest('[aria-disabled=true], [inert]') ||
    [...ancestors(el)].some(at => at.inert || at.getAttribute('aria-disabled') === 'true');
  const labelsOf = el => el.labels ? [...el.labels] : [];

  function top(doc, x, y) {
    let at = doc.elementFromPoint(x, y);
    while (at && at.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  }
  function hits(el) {
    const found = [];
    for (const r of [...el.getClientRects()].slice(0, 6))
      for (const [fx, fy] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.1, .1], [.9, .9]])
        if (r.width >= 2 && r.height >= 2) found.push(top(el.ownerDocument, r.left + r.width * fx, r.top + r.height * fy));
    return found.filter(Boolean);
  }
  // Elements that clicks at an element's points would hit; scrolled to when nothing hits it where it is.
  function reached(el) {
    const there = hits(el);
    if (there.some(hit => holds(el, hit))) return there;
    el.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    return hits(el);
  }
  // A form control laid see-through over its drawing is operated as any other.
  const isOverlaid = el => el.matches('input, select, textarea') && hasArea(el) && el.checkVisibility({checkVisibilityCSS: true});
  function wayTo(el) {
    if (isOff(el)) return '';
    const isThere = (shows(el) || isOverlaid(el)) && style(el).pointerEvents !== 'none';
    if (isThere && reached(el).some(hit => holds(el, hit))) return 'itself';
    const labels = labelsOf(el).filter(label => shows(label) && reached(label).some(hit => holds(label, hit)));
    return labels.length ? 'label' : '';
  }

  let listed = [];  // [{el, reasons}], before anything scrolls: lists that draw only what shows draw anew then

  // Returns where those stand that will be judged: all, or on a huge page about `most`, evenly spread.
  function list(most) {
    const all = new Map();
    for (const el of elements(document)) {
      const reasons = reasonsOf(el);
      if (reasons.length) all.set(el, reasons);
    }
    const outer = new Set();
    for (const el of all.keys()) for (const at of ancestors(el)) if (all.has(at)) outer.add(at);
    const isWrapper = (el, reasons) => outer.has(el) && !acts(reasons) &&
      !(reasons.includes('heard') && isHand(el)) && !reasons.includes('hand');  // it hears what is clicked inside it
    const isBorrowed = (el, reasons) => reasons[0] === 'hand' &&
      [...ancestors(el)].some(at => at.tagName === 'LABEL' || (all.has(at) && acts(all.get(at))));
    listed = [...all].map(([el, reasons]) => ({el, reasons}))
      .filter(({el, reasons}) => !isWrapper(el, reasons) && !isBorrowed(el, reasons));
    const step = Math.ceil(listed.length / most);
    listed.forEach((each, index) => { each.isJudged = index % step === 0; });
    return {listed: listed.length, boxes: listed.filter(each => each.isJudged).map(({el}) => {
      const box = el.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height];
    })};
  }

  function look() {
    candidates = listed.map(each => ({...each, way: each.isJudged && each.el.isConnected ? wayTo(each.el) : ''}))
      .filter(each => each.way || !each.isJudged);
    scrollTo(0, 0);
  }

  function judge(withSupplement) {
    const met = new Set([...told].filter(([, isSupplement]) => withSupplement || !isSupplement).map(([el]) => el));
    const known = new Map(candidates.map(candidate => [candidate.el, candidate]));
    const inner = new Map();  // candidate -> candidates inside it
    const lent = new Map();   // candidate -> met elements inside it whose nearest candidate it is
    for (const {el} of candidates)
      for (const at of ancestors(el)) if (known.has(at)) { if (!inner.has(at)) inner.set(at, []); inner.get(at).push(el); }
    for (const el of met) {
      if (known.has(el)) continue;
      for (const at of ancestors(el)) if (known.has(at)) { if (!lent.has(at)) lent.set(at, []); lent.get(at).push(el); break; }
    }
    const hrefs = new Set([...met].map(el => el.href).filter(Boolean).map(String));
    const nearest = hit => {
      for (let at = hit; at; at = above(at)) if (known.has(at)) return at;
      return null;
    };
    const isFound = ({el, reasons}) => {
      if (met.has(el) || lent.has(el)) return true;
      if (labelsOf(el).some(label => met.has(label) || [...met].some(m => label.contains(m) && !known.has(m)))) return true;
      if (el.tagName === 'LABEL' && el.control && met.has(el.control)) return true;
      if (el.tagName === 'OPTION' && met.has(el.closest('select'))) return true;
      if (el.closest('[aria-hidden=true]') && el.href && hrefs.has(String(el.href))) return true;
      const within = inner.get(el) || [];
      if (within.length === 1 && met.has(within[0])) return true;
      for (const at of ancestors(el)) {
        if (!met.has(at)) continue;
        const isFree = !known.has(at) || inner.get(at).length === 1;
        if (isFree && nearest(reached(at)[0]) === el) return true;
        if (known.has(at) && ['hand', 'tabindex'].includes(reasons.join())) return true;
        break;
      }
      return false;
    };
    const judged = candidates.filter(candidate => candidate.isJudged);
    const missed = judged.filter(candidate => !isFound(candidate));
    const extra = [...met].filter(el => el.isConnected && !isOff(el) && el.tagName !== 'CANVAS' && !known.has(el) && ![...ancestors(el)].some(at => known.has(at)) && !(el.control && known.has(el.control)));
    scrollTo(0, 0);
    const open = el => el.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
    return {
      total: judged.length,
      missed: missed.map(({el, reasons, way}) => `${reasons.join('+')} by ${way}: ${open(el)}`),
      extra: extra.map(open),
    };
  }
  window.bench = {hear: (el, kind) => heard.set(el, [...(heard.get(el) || []), kind]), list, look, meet: (el, isSupplement) => { told.set(el, isSupplement && told.get(el) !== false); }, judge};
})()
