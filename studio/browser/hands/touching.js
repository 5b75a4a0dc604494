// @ts-check

export function ofTheOne(script, els, argument) {
  return els.length === 1 ? Promise.resolve(script(els[0], argument)).then((said) => [said]) : null;
}

/**
 * Focuses a rich editor and lets it hear of it. Editors follow the caret in turns of their own (20 ms
 * after the focus for ProseMirror, 50 ms for CKEditor) and put it back to where they last knew it.
 */
export function heed(el) {
  if (!el.isContentEditable) return true;
  let host = el;
  while (host.parentElement && host.parentElement.isContentEditable) host = host.parentElement;
  if (host.getRootNode().activeElement !== host) host.focus();
  const after = (ms) => new Promise((done) => setTimeout(done, ms));
  const drawn = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Promise.all([after(80), Promise.race([drawn, after(300)])]).then(() => true);
}
