// Runs in every page of the matrix: knows each element by what it was, changes the page, tells what was done to it.
(() => {
  const { variant: VARIANT, spec: SPEC } = __GIVEN__;
  const PRESSED = 'a[href],button,input[type=submit],input[type=button],[role=button],[role=link],[role=menuitem],[role=tab]';
  const FIELD = 'input:not([type=submit]):not([type=button]):not([type=hidden]):not([type=file]),select,textarea';
  const marks = new WeakMap(), fields = [], rows = [];
  let isChanging = false;
  const short = text => (text || '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const rowOf = el => { const row = el.closest('tr,li,[role=row],article'); return row ? short(row.querySelector('h2,h3,th,td,a,[role=gridcell]')?.textContent) : ''; };
  const idOf = el => [el.localName, el.name || el.id || '', el.localName === 'a' ? el.getAttribute('href').split('?')[0] : '',
    short(el.getAttribute('aria-label') || (el.matches(FIELD) ? '' : el.textContent) || (el.type === 'submit' ? el.value : '')), rowOf(el)].join('|');
  const valueOf = el => ['checkbox', 'radio'].includes(el.type) ? String(el.checked) : el.localName === 'select' ? [...el.selectedOptions].map(one => one.text.trim()).join() : el.value;
  const isTold = el => el.name || (SPEC.fields && el.matches(SPEC.fields));
  const everything = (root = document) => [...root.querySelectorAll('*')].flatMap(el => el.shadowRoot ? [el, ...everything(el.shadowRoot)] : [el]);
  const mark = () => { for (const el of everything()) {
    if (marks.has(el) || !el.matches(`${PRESSED},${FIELD}`)) continue;
    marks.set(el, (isChanging ? 'added:' : '') + idOf(el));
    if (!isChanging && SPEC.rule && el.matches(SPEC.rule)) rows.push(el);
    if (el.matches(FIELD) && isTold(el)) fields.push([el, valueOf(el)]);
  } };
  let told = 0; // two requests may arrive the other way round
  const tell = words => fetch('/__seen?' + new URLSearchParams({ words, at: performance.timeOrigin + performance.now() + ++told / 1000 }), { keepalive: true }).catch(() => {});
  const flush = () => { for (const field of fields) { const now = valueOf(field[0]);
    if (now !== field[1]) { field[1] = now; if (!(field[0].type === 'radio' && now === 'false')) tell(`field ${marks.get(field[0])} = ${now}`); } } };
  const oracle = () => { __ORACLE__ };
  let moment = 0;
  document.addEventListener('click', event => {
    if (!event.isTrusted || event.timeStamp === moment) return;
    const el = event.composedPath()[0].closest?.(PRESSED);
    if (!el || (SPEC.ignored && el.closest(SPEC.ignored))) return;
    if (el.matches('input,label')) { if (el.type !== 'submit' && el.type !== 'button') return; }
    moment = event.timeStamp;
    flush();
    if (el.closest('[data-of-overlay]')) return tell(`overlay ${short(el.textContent)}`);
    if (rows.includes(el)) return tell(oracle() === el ? 'press THE ROW' : `press ANOTHER ROW ${marks.get(el)}`);
    tell(`press ${marks.get(el) ?? 'unknown:' + idOf(el)}`);
  }, true);
  for (const kind of ['change', 'input']) document.addEventListener(kind, flush, true);
  setInterval(flush, 100);

  const key = () => SPEC.rule && SPEC.key === 'rule' ? oracle() : document.querySelector(SPEC.key);
  const labelOf = el => el.labels?.[0] ?? (el.getAttribute('aria-labelledby') ? document.getElementById(el.getAttribute('aria-labelledby')) : null);
  const say = (el, words) => {
    const shown = el.matches(FIELD) ? labelOf(el) : el;
    if (el.getAttribute('aria-label')) el.setAttribute('aria-label', words(el.getAttribute('aria-label')));
    if (el.placeholder) el.placeholder = words(el.placeholder);
    if (el.type === 'submit' && el.localName === 'input') el.value = words(el.value);
    if (!shown) return;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    texts.forEach((text, at) => { text.data = at ? text.data : words(text.data); });
  };
  const wide = name => window[Symbol.for('tejun.survival')].change[name]();
  const dates = text => text
    .replace(/(\d{4})([-\/年])(\d{1,2})(?=[-\/月])/g, (_, y, s, m) => `${+m === 12 ? +y + 1 : y}${s}${String(+m % 12 + 1).padStart(m.length, '0')}`)
    .replace(/(?<![\d年])(\d{1,2})月/g, (_, m) => `${+m % 12 + 1}月`);
  const changes = {
    'unchanged': () => {},
    'slow': () => {},
    'reordered': () => wide('reordered'),
    'renamed': () => { everything().filter(el => el.matches(`${PRESSED},${FIELD}`)).forEach((el, at) => { if (at % 3 === 0 || el === key()) say(el, text => text.trim() + 'はこちら'); }); },
    'restyled': () => { wide('ids regenerated'); wide('classes hashed'); wide('restyled'); },
    'overlay': () => {
      const box = document.createElement('div');
      box.dataset.ofOverlay = ''; box.setAttribute('role', 'dialog'); box.setAttribute('aria-label', 'Cookieについて');
      box.style.cssText = 'position:fixed;inset:0;z-index:99999;background:#fffd;display:grid;place-content:center';
      box.innerHTML = '<p>このサイトではCookieを使っています。</p><button type=button>くわしく</button><button type=button>同意する</button>';
      box.lastChild.onclick = () => { box.remove(); sessionStorage.agreed = '1'; };
      box.children[1].onclick = () => { location.href = '/__lost'; };
      if (!sessionStorage.agreed) document.body.append(box);
    },
    'removed': () => { const el = key(); if (el) (SPEC.key === 'rule' ? el.closest('li,tr,[role=row]') : el).remove(); },
    'duplicated': () => { const el = key(); if (!el) return;
      for (const place of ['prepend', 'append']) { const copy = el.cloneNode(true); copy.removeAttribute('id'); document.body[place](copy); } },
    'digits changed': () => wide('digits changed'),
    'next month': () => { const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (!/^(script|style)$/.test(walker.currentNode.parentElement.localName)) walker.currentNode.data = dates(walker.currentNode.data); },
    'one label in another language': () => { const el = key(); if (el) say(el, () => 'Quidquid'); },
  };
  const go = () => {
    mark();
    isChanging = true;
    if (VARIANT !== 'unchanged' && window[Symbol.for('tejun.survival')]) window[Symbol.for('tejun.survival')].mark(0);
    changes[VARIANT]();
    for (const field of fields) field[1] = valueOf(field[0]);
    mark();
    isChanging = false;
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  };
  if (VARIANT === 'slow') {
    const veil = document.createElement('style'); veil.textContent = 'body{display:none!important}';
    document.documentElement.append(veil);
    addEventListener(SPEC.late ? 'load' : 'DOMContentLoaded', () => { mark(); new MutationObserver(mark).observe(document, { childList: true, subtree: true }); });
    addEventListener('load', () => setTimeout(() => veil.remove(), 900));
  } else if (SPEC.late) addEventListener('load', go); else addEventListener('DOMContentLoaded', go);
})();
