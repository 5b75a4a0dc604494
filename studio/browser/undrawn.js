// @ts-check
// What is put into a part of a component that is not drawn is no more drawn than the part.
//
// The driver's snapshot asks of a slot only whether its own shadow tree is hidden, not whether the component
// itself is: labels of buttons in a closed dialog, options of a closed list and texts in a closed drawer would
// stand in it. So would what a style sheet writes before and behind elements that are not drawn.

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
  globalThis.getComputedStyle = (element, part) => {
    const style = styleOf(element, part),
      isSlot = element.localName === "slot";
    if (part ? /^(?:none|normal)$/.test(style.content) : !isSlot) return style;
    return (part ? isDrawn : store.shows)(element) ? style : GONE;
  };
}
