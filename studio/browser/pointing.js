// @ts-check

/** Where an element stands: whether it is in a shadow root, and its place among its siblings, from the top. */
export function path(el) {
  const way = [];
  for (let at = el; at && at.parentNode;) {
    const parent = at.parentNode;
    way.unshift([parent instanceof ShadowRoot, [...parent.children].indexOf(at)]);
    at = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return way;
}

/** What the newest snapshot calls the element at that place, and those around it, nearest first. */
export function refsOnWay(way) {
  /** @type {any} */
  let at = document;
  for (const [isInShadow, place] of way) at = (isInShadow ? at?.shadowRoot : at)?.children[place];
  const chain = [];
  const told = (one) => [one?._ariaRef?.ref ?? "", (one && globalThis.tejun.keys?.get(one)) ?? 0];
  for (let depth = 0; at?.nodeType === 1 && depth < 6; depth++) {
    chain.push(told(at));
    if (at.localName === "label" && at.control) chain.push(told(at.control));
    at = at.parentElement ?? at.getRootNode().host;
  }
  return chain;
}

/**
 * Listens for Escape, and keeps from the page every press that the driver lets through.
 *
 * The driver hears presses at the document, one step before; the second press of a double click is no pick any more.
 */
export function watch() {
  const store = globalThis.tejun;
  if (!store.pick) {
    store.pick = new AbortController();
    store.isEscaped = false;
    const signal = store.pick.signal,
      options = { capture: true, passive: false, signal };
    addEventListener(
      "keydown",
      (event) => {
        store.isEscaped ||= event.isTrusted && event.key === "Escape";
      },
      options,
    );
    const swallow = (event) => {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const kind of [
      "pointerdown",
      "pointerup",
      "mousedown",
      "mouseup",
      "click",
      "dblclick",
      "auxclick",
      "contextmenu",
      "keydown",
      "submit",
    ])
      document.documentElement.addEventListener(kind, swallow, options);
  }
  return store.isEscaped;
}

/**
 * Takes away the listeners, and the hand cursor that the driver leaves over all of the page.
 *
 * Its pane stays, empty and out of every pointer's way: it puts it back twice a second, until the browser ends.
 */
export function tidyUp() {
  globalThis.tejun.pick?.abort();
  delete globalThis.tejun.pick;
  document.body?.removeAttribute("data-pw-cursor");
}
