// @ts-check

/** Until the page has drawn what a move changed; a tab behind others draws nothing. */
export function nextFrames() {
  return Promise.race([
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    new Promise((late) => setTimeout(late, 100)),
  ]);
}

/** Where a dragged element stands, and what the place it is dragged to holds. */
export function place(el, to) {
  const parent = el.parentElement || el.getRootNode();
  const box = el.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const names = [...(parent ? parent.children : [])];
  const described = (e) =>
    e && e.isConnected ? e.innerHTML.length + ":" + (e.textContent || "").slice(0, 4000) : "gone";
  return {
    isThere: el.isConnected,
    index: names.indexOf(el),
    count: names.length,
    left: Math.round(box.left + scrollX),
    top: Math.round(box.top + scrollY),
    isNear: to.contains(el) || (!!parent && to.parentElement === parent) || meets(box, to.getBoundingClientRect()),
    value: el.getAttribute("aria-valuenow") || "",
    around: described(to),
    own: described(parent === document ? null : parent),
  };
}

/** Whether an entry stands right before or after another one; entries that were drawn anew are known by their words. */
export function order(el, [to, words]) {
  const fold = (text) => (text || "").normalize("NFKC").replace(/[\s\d]+/g, "");
  const shows = (e) => e.getClientRects().length > 0;
  const called = (text) =>
    [...document.querySelectorAll("body *")].filter((e) => text && fold(e.textContent) === text && shows(e))[0];
  const it = el.isConnected ? el : called(words[0]),
    at = to.isConnected ? to : called(words[1]);
  if (!it || !at) return "";
  let around = at.parentElement;
  while (around && !around.contains(it)) around = around.parentElement;
  if (!around || around === it) return "";
  const shown = [...around.children].filter(shows),
    placeOf = (e) => shown.findIndex((child) => child.contains(e));
  const [first, second] = [placeOf(it), placeOf(at)];
  if (
    first < 0 ||
    second < 0 ||
    fold(shown[first].textContent) !== fold(it.textContent) ||
    fold(shown[second].textContent) !== fold(at.textContent)
  )
    return "";
  return second - first === 1 ? "before" : first - second === 1 ? "after" : "";
}

/** Whether the entries of a list stand side by side. */
export function isBeside(el) {
  const box = el.getBoundingClientRect();
  return [...(el.parentElement?.children ?? [])].some(
    (e) => e !== el && e.getClientRects().length && Math.abs(e.getBoundingClientRect().top - box.top) < box.height / 2,
  );
}
