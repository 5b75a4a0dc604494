// @ts-check
// Which elements have listeners: only the developer tools among the page's own scripts know.

/** Gets ready to hear which elements have listeners: `tell` sends them an event that nobody else knows. */
export function listen(signal) {
  const store = globalThis.tejun;
  store.heard = { click: new WeakSet(), press: new WeakSet(), drop: new WeakSet() };
  store.deaf = new AbortController();
  for (const [kind, heard] of Object.entries(store.heard))
    addEventListener(
      signal + kind,
      (event) => {
        event.stopImmediatePropagation();
        heard.add(event.composedPath()[0]);
      },
      { capture: true, signal: store.deaf.signal },
    );
}

/** Runs among the page's own scripts: only there do the developer tools tell its listeners. */
export function tell(signal) {
  if (typeof getEventListeners !== "function") return;
  const kinds = {
    click: ["click", "dblclick", "auxclick", "contextmenu"],
    press: ["mousedown", "mouseup", "pointerdown", "pointerup", "touchstart", "touchend"],
    drop: ["drop"],
  };
  const visit = (root) => {
    for (const element of root.querySelectorAll("*")) {
      const listeners = getEventListeners(element);
      for (const kind in kinds)
        if (kinds[kind].some((type) => listeners[type]))
          element.dispatchEvent(new Event(signal + kind, { composed: true }));
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
}
