// @ts-check

import { parentOf } from "../dom.js";

const isParked = (e) => {
  const { right, bottom } = e.getBoundingClientRect(),
    at = document.scrollingElement ?? document.documentElement;
  return right + at.scrollLeft <= 0 || bottom + at.scrollTop <= 0;
};

/**
 * What keeps an element from being pressed: `list` that lies open over it, `hidden`, or "" (nothing, or something else).
 *
 * `away`: it stood outside of what its list shows, and was brought into view.
 */
export function obstacle(el) {
  const isIn = (outer, inner) => {
    for (let e = inner; e; e = parentOf(e)) if (e === outer) return true;
    return false;
  };
  const shows = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  if (!el.isConnected) return "";
  if (!shows(el)) return el.matches("input, option") ? "" : "hidden";
  const own = el.getBoundingClientRect(),
    middle = own.top + own.height / 2;
  for (let e = parentOf(el); e && e !== document.body && e !== document.documentElement; e = parentOf(e)) {
    const { top, bottom } = e.getBoundingClientRect();
    if (
      e.scrollHeight <= e.clientHeight + 1 ||
      (middle >= top && middle <= bottom) ||
      !/auto|scroll/.test(getComputedStyle(e).overflowY)
    )
      continue;
    el.scrollIntoViewIfNeeded?.();
    return "away";
  }
  if (isParked(el) && !el.matches("input, option")) return "hidden";
  const LISTS = "[role=listbox], [role=menu], [role=option], [role=menuitem], :popover-open";
  const open = [...document.querySelectorAll(LISTS)].filter(shows);
  const hosts = [...document.querySelectorAll("[aria-expanded=true]")];
  if (!open.length && !hosts.length) return "";
  el.scrollIntoViewIfNeeded?.(false);
  const box = el.getBoundingClientRect();
  let top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  for (let inner = top; inner?.shadowRoot; top = inner) {
    inner = inner.shadowRoot.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!inner || inner === top) break;
  }
  if (!top || isIn(el, top) || isIn(top, el)) return "";
  /** @type {Element[]} */
  const named = hosts.flatMap((host) =>
    ["aria-controls", "aria-owns"].map((name) => document.getElementById(host.getAttribute(name) || "?")),
  );
  for (let e = top; e && e !== document.body; e = parentOf(e)) {
    if (isIn(e, el) || e.matches("dialog, [role=dialog], [role=alertdialog]")) return "";
    if (
      e.matches(LISTS) ||
      named.includes(e) ||
      (getComputedStyle(e).position !== "static" && open.some((list) => isIn(e, list)))
    )
      return "list";
  }
  return "";
}

/** The part of the page that a person rests on to see what is hidden in it. */
export function hovered(el) {
  let e = el.parentElement;
  while (e && (isParked(e) || !(e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0)))
    e = e.parentElement;
  return e && e !== document.body && e !== document.documentElement ? e : null;
}

/** Leaves a text field, as pressing a button does. */
export function leaveField() {
  let at = /** @type {any} */ (document.activeElement);
  const inner = () => at?.shadowRoot?.activeElement ?? at?.contentDocument?.activeElement;
  while (inner()) at = inner();
  if (at?.matches("input, textarea") && !at.matches("[role=combobox], [list], [aria-expanded=true]")) at.blur();
}

/** Takes the focus away; says whether Escape would go to a list and not to a dialog around it. */
export function leave(el) {
  let at = el.ownerDocument.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (at && at !== el.ownerDocument.body) at.blur();
  return !el.ownerDocument.querySelector("dialog:modal");
}
