// @ts-check

/** How many innermost elements in view hold a folded text. */
export function matches(el, needle) {
  const fold = (text) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
  const isPage = el === document.scrollingElement;
  const box = el.getBoundingClientRect();
  const [top, bottom] = isPage ? [0, innerHeight] : [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const shows = (e) => {
    const it = e.getBoundingClientRect();
    return (
      it.height > 0 && it.bottom > top + 1 && it.top < bottom - 1 && e.checkVisibility({ visibilityProperty: true })
    );
  };
  const deep = [...document.querySelectorAll("*")].filter((e) => e.shadowRoot);
  const count = (e) => {
    if (["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(e.nodeName)) return 0;
    const trees = e.shadowRoot ? [e, e.shadowRoot] : [e];
    if (!deep.some((host) => e.contains(host)) && !trees.some((tree) => fold(tree.textContent).includes(needle)))
      return 0;
    let inner = 0,
      isInside = false;
    for (const tree of trees)
      for (const child of tree.children) {
        inner += count(child);
        isInside ||= fold(child.textContent).includes(needle);
      }
    if (inner || isInside) return inner;
    return fold(e.textContent).includes(needle) && shows(e) ? 1 : 0;
  };
  return count(isPage ? document.body : el);
}
