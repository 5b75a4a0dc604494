// What happens to a page between two months. Marks are properties under a symbol: no locator sees them.
(() => {
  const MARK = Symbol.for('tejun.mark'), ALL = Symbol.for('tejun.all');
  const everything = (root = document) => [...root.querySelectorAll('*')].flatMap(
    el => el.shadowRoot ? [el, ...everything(el.shadowRoot)] : [el]);
  const texts = () => [document, ...everything().filter(el => el.shadowRoot).map(el => el.shadowRoot)].flatMap(root => {
    const found = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && !/^(script|style|textarea)$/.test(walker.currentNode.parentElement?.localName)) found.push(walker.currentNode);
    return found;
  });
  const SAID = ['aria-label', 'placeholder', 'title', 'alt'];
  const rewrite = (change, isMeant = () => true) => {
    for (const text of texts()) if (isMeant(text.parentElement)) text.data = change(text.data);
    for (const el of everything()) if (isMeant(el)) {
      for (const name of SAID) if (el.getAttribute(name)) el.setAttribute(name, change(el.getAttribute(name)));
      if (el.localName === 'input' && ['submit', 'button', 'reset'].includes(el.type) && el.value) el.value = change(el.value);
    }
  };
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648).toString(36);
  const own = el => el[MARK];
  const numberOf = el => Number((own(el) || '0:0').split(':')[1]);
  const bare = el => { const copy = el.cloneNode(true); copy.removeAttribute('id');
    copy.querySelectorAll('[id]').forEach(one => one.removeAttribute('id')); copy.querySelectorAll('iframe,script').forEach(one => one.remove()); return copy; };
  const OPERABLE = 'a,button,[role=button],[role=link],[role=tab],[role=menuitem],summary';
  const isOfWords = el => el.children.length === 0 && el.textContent.trim() && !el.ariaLabel && !el.title;

  window[Symbol.for('tejun.survival')] = {
    mark: frame => {
      const all = everything();
      all.forEach((el, n) => { el[MARK] = `${frame}:${n}`; });
      window[ALL] = all;
      return all.length;
    },
    of: el => { for (let at = el; at; at = at.parentElement ?? at.getRootNode().host) if (own(at)) return own(at); return 'a copy'; },
    // Does the one found lie in the one meant? A click bubbles.
    isMeant: (el, mark) => { for (let at = el; at; at = at.parentNode ?? at.host) { if (own(at) === mark) return true; } return false; },
    selectors: el => {
      const step = at => { const alike = [...at.parentElement.children].filter(one => one.localName === at.localName);
        return [at.localName, alike.length, alike.indexOf(at) + 1, [...at.parentElement.children].indexOf(at) + 1]; };
      let css = [], xpath = [], at = el;
      for (; at && at.parentElement; at = at.parentElement) {
        if (at.id) { css.unshift('#' + CSS.escape(at.id)); xpath.unshift(`/*[@id=${JSON.stringify(at.id)}]`); break; }
        const [name, alike, nth, child] = step(at);
        css.unshift(alike > 1 ? `${name}:nth-child(${child})` : name);
        xpath.unshift(alike > 1 ? `${name}[${nth}]` : name);
      }
      if (at && !at.parentElement) { if (at !== document.documentElement) return ['', '']; css.unshift('html'); xpath.unshift('/html'); return [css.join(' > '), xpath.join('/')]; }
      return [css.join(' > '), '/' + xpath.join('/')];
    },
    change: {
      'unchanged': () => 0,
      'ids regenerated': () => {
        const names = new Map(), refs = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form'];
        for (const el of everything()) if (el.id) { names.set(el.id, 'r' + random()); el.id = names.get(el.id); }
        for (const el of everything()) for (const ref of refs) if (el.getAttribute(ref))
          el.setAttribute(ref, el.getAttribute(ref).split(/\s+/).map(id => names.get(id) || id).join(' '));
      },
      'classes hashed': () => {
        const names = new Map(), hashed = name => { if (!names.has(name)) names.set(name, 'css-' + random()); return names.get(name); };
        const rename = rules => { for (const rule of rules) { if (rule.selectorText) try {
          rule.selectorText = rule.selectorText.replace(/\.(-?[_a-zA-Z][\w-]*)/g, (_, name) => '.' + hashed(name)); } catch (e) { }
          if (rule.cssRules) rename(rule.cssRules); } };
        for (const sheet of document.styleSheets) try { rename(sheet.cssRules); } catch (e) { }
        for (const el of everything()) if (el.classList.length && el.getRootNode() === document)
          el.setAttribute('class', [...el.classList].map(hashed).join(' '));
      },
      'restyled': () => {
        const style = document.createElement('style');
        style.textContent = '* { font-family: serif !important; letter-spacing: 1px } a, button { padding: 4px !important; text-transform: none !important }';
        document.head.append(style);
        for (const el of document.querySelectorAll(OPERABLE)) if (isOfWords(el)) {
          const words = document.createElement('span'), icon = document.createElement('i');
          words.append(...el.childNodes); icon.setAttribute('aria-hidden', 'true'); el.append(icon, words); }
      },
      'reordered': () => {
        for (const parent of document.querySelectorAll('main,form,nav,ul,ol,tbody,section,fieldset,dl,.row,.container')) {
          const children = [...parent.children].filter(one => !/^(script|style|dt|dd|legend)$/.test(one.localName));
          if (children.length > 1 && new Set(children.map(one => one.outerHTML)).size === children.length)
            for (const child of children.reverse()) parent.append(child);
        }
      },
      'wrapped in new boxes': () => {
        const wrap = el => { const box = document.createElement('div'), inner = document.createElement('div');
          el.replaceWith(box); box.append(inner); inner.append(el); };
        for (const el of document.querySelectorAll('form,table,nav,ul,ol,fieldset,section,article')) if (el.parentElement && !/^(ul|ol|tr|tbody|table|dl)$/.test(el.parentElement.localName)) wrap(el);
        for (const el of document.querySelectorAll('button,input,select,textarea')) if (el.parentElement && !/^(ul|ol|tr|tbody|table|dl)$/.test(el.parentElement.localName)) {
          const box = document.createElement('span'); el.replaceWith(box); box.append(el); }
      },
      'rows added': () => {
        const added = row => { const copy = bare(row), walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) { const text = walker.currentNode; if (text.data.trim() && !text.parentElement.closest('button,option')
            && !(text.parentElement.closest('a') && text.data.trim().length < 4)) text.data = '別の' + text.data.trim().replace(/\d/g, d => (Number(d) + 3) % 10); }
          for (const el of [copy, ...copy.querySelectorAll('*')]) for (const name of ['href', 'name', 'data-testid', 'aria-label', 'title'])
            if (el.getAttribute(name)) el.setAttribute(name, name === 'href' || name === 'name' || name === 'data-testid' ? el.getAttribute(name) + '9' : '別の' + el.getAttribute(name));
          return copy; };
        for (const parent of document.querySelectorAll('tbody,ul,ol,.row,.list,.cards,.products')) {
          const rows = [...parent.children].filter(one => one.localName === parent.lastElementChild?.localName && !one.querySelector('th:only-child,table,form,ul,ol'));
          if (rows.length < 2 || !rows.every(one => one.className === rows[0].className || one.localName === 'tr' || one.localName === 'li')) continue;
          parent.insertBefore(added(rows.at(-1)), rows[0]); parent.append(added(rows[0]));
        }
      },
      'digits changed': () => rewrite(text => text.replace(/\d+/g, digits => String((Number(digits) + 1) % 10 ** Math.max(digits.length, 2)).padStart(digits.length, '0'))),
      'full and half width': () => rewrite(text => {
        const folded = text.normalize('NFKC');
        if (folded !== text) return folded;
        return text.replace(/[!-~]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xFEE0)).replace(/[　]/g, ' ');
      }),
      'one label in four translated': () => rewrite(text => 'Item ' + random(), el => {
        for (let at = el; at; at = at.parentElement) if (at.matches?.('a,button,label,input,select,textarea,[role]')) return numberOf(at) % 4 === 0; return false; }),
      'one label in three renamed': () => rewrite(text => text.trim() + 'はこちら', el => {
        for (let at = el; at; at = at.parentElement) if (at.matches?.('a,button,label,input,select,textarea,[role]')) return numberOf(at) % 3 === 0; return false; }),
      'words change places': () => {
        const done = new Set();
        for (const one of document.querySelectorAll('button,a')) {
          const other = [...(one.parentElement?.parentElement ?? one.parentElement).querySelectorAll(one.localName)].find(el => el !== one && !done.has(el) && isOfWords(el) && el.textContent !== one.textContent);
          if (!other || done.has(one) || !isOfWords(one)) continue;
          const all = window[ALL], mark = one[MARK], words = one.textContent;
          one.textContent = other.textContent; other.textContent = words;
          one[MARK] = other[MARK]; other[MARK] = mark;
          done.add(one); done.add(other);
        }
      },
      'moved into a shadow root': () => {
        const host = document.createElement('div'), root = host.attachShadow({mode: 'open'});
        for (const style of document.querySelectorAll('link[rel=stylesheet],style')) root.append(style.cloneNode(true));
        root.append(...[...document.body.childNodes].filter(one => one.localName !== 'script'));
        document.body.append(host);
      },
      'moved into a frame': () => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'width: 1200px; height: 3000px'; frame.name = 'inner';
        const moved = [...document.body.childNodes].filter(one => one.localName !== 'script');
        document.body.append(frame);
        for (const style of document.querySelectorAll('link[rel=stylesheet],style')) frame.contentDocument.head.append(style.cloneNode(true));
        frame.contentWindow[Symbol.for('tejun.survival')] = window[Symbol.for('tejun.survival')];
        frame.contentDocument.body.append(...moved);
      },
    },
    one: {
      'a copy of it inserted': el => { const copy = bare(el); document.body.append(copy); return () => copy.remove(); },
      'removed': el => { const gap = document.createComment(''); el.replaceWith(gap); return () => gap.replaceWith(el); },
      'removed, one like it elsewhere': el => {
        const gap = document.createComment(''), box = document.createElement('section'); box.innerHTML = '<h2>その他のご案内</h2><p>こちらは別の部分です</p>';
        const copy = bare(el);
        for (const name of ['href', 'name', 'data-testid']) if (copy.getAttribute(name)) copy.setAttribute(name, copy.getAttribute(name) + '9');
        box.append(copy); el.replaceWith(gap);
        if (numberOf(el) > window[ALL].length / 2) document.body.prepend(box); else document.body.append(box);
        return () => { box.remove(); gap.replaceWith(el); }; },
      'its row removed': el => {
        const row = el.closest('tr,li,[role=row],[role=listitem],article,.card');
        if (!row || !row.parentElement || row.parentElement.children.length < 2) return null;
        const gap = document.createComment(''); row.replaceWith(gap); return () => gap.replaceWith(row); },
    },
    at: n => window[ALL][n],
  };
})()
