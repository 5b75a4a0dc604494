// @ts-check
// What is put into a part of a component that is not drawn is no more drawn than the part.
//
// The driver's snapshot asks of a slot only whether its own shadow tree is hidden, not whether the component
// itself is: labels of buttons in a closed dialog, options of a closed list and texts in a closed drawer would
// stand in it. So would what a style sheet writes before and behind elements that are not drawn, and the links of a
// menu that is shut to a height of nothing; and the word by which a style sheet asks a font for a picture.

/** Makes the driver's isolated world see a slot, and what is written by style, as hidden where it is not drawn. */
export function hideUndrawn(store) {
  const styleOf = (store.styleOf = getComputedStyle.bind(globalThis)),
    GONE = { display: "none", visibility: "hidden" };
  const isDrawn = (element) => {
    let at = element,
      inner = null;
    for (
      ;
      at && styleOf(at).display === "contents";
      inner = at, at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host
    );
    return !at || (at.checkVisibility() && !(inner && at.localName === "details" && !at.open));
  };
  store.shows = (element) => styleOf(element).visibility === "visible" && isDrawn(element);
  // Fields stay: a box of no height around a file field is how a page draws its own button for it.
  const isShut = (element, style) =>
    /^(?:hidden|clip)$/.test(style.overflowY) &&
    element.offsetHeight === 0 &&
    element.scrollHeight > 0 &&
    /^(?:block|flex|grid|list-item)$/.test(style.display) &&
    !element.matches("html,body") &&
    !element.querySelector("input,select,textarea,iframe") &&
    ![...element.children].some((child) => /^(?:absolute|fixed)$/.test(styleOf(child).position));
  // One look asks about every element of a page, from the top down, in one turn.
  let known = null;
  const isInShut = (element) => {
    if (!known) {
      known = new Map();
      queueMicrotask(() => (known = null));
    }
    const way = [];
    for (let at = element; at && !known.has(at); at = at.parentElement) way.push(at);
    for (const at of way.reverse()) {
      const around = at.parentElement;
      known.set(at, !!around && (known.get(around) || isShut(around, styleOf(around))));
    }
    return known.get(element);
  };
  store.isInShut = isInShut;
  // A font that draws a whole word as one sign makes it as wide as it is high; no font for words does so with just this word.
  const pen = new OffscreenCanvas(1, 1).getContext("2d"),
    signs = new Map();
  const isSign = (store.isSign = (style) => {
    const word = /^"([a-z][a-z0-9_]+)"$/.exec(style.content)?.[1],
      size = parseFloat(style.fontSize);
    if (!word || !pen || !size) return false;
    const key = [style.fontFamily, style.fontWeight, word].join();
    if (!signs.has(key)) {
      const widthIn = (family) => {
        pen.font = `${style.fontWeight} 100px ${family}`;
        return pen.measureText(word).width;
      };
      const width = widthIn(style.fontFamily);
      if (!document.fonts.check(`${style.fontWeight} 100px ${style.fontFamily}`)) return false;
      signs.set(key, Math.abs(width - 100) < 2 && Math.abs(widthIn("sans-serif") - width) > 10);
    }
    return signs.get(key);
  });
  globalThis.getComputedStyle = (element, part) => {
    const style = styleOf(element, part),
      isSlot = element.localName === "slot";
    if (!part && isInShut(element)) return GONE;
    if (part ? /^(?:none|normal)$/.test(style.content) : !isSlot) return style;
    return (part ? isDrawn(element) && !isSign(style) : store.shows(element)) ? style : GONE;
  };
}
