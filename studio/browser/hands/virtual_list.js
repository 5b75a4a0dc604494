// @ts-check

import { parentOf } from "../dom.js";

const ROLES = "[role=list],[role=listbox],[role=grid],[role=table],[role=tree]";
const root = document.scrollingElement || document.documentElement;
const scrolls = (e) =>
  e === root
    ? e.scrollHeight > e.clientHeight + 1
    : ["auto", "scroll", "overlay"].includes(getComputedStyle(e).overflowY) &&
      e.clientHeight > 0 &&
      e.scrollHeight > e.clientHeight + 1;
const area = (e) => {
  const box = e.getBoundingClientRect();
  return e.checkVisibility({ visibilityProperty: true }) ? box.width * box.height : 0;
};
const inside = (e) => {
  const found = [];
  const visit = (tree) => {
    for (const it of tree.querySelectorAll("*")) {
      if (it !== root && it !== document.body && scrolls(it) && area(it) > 0) found.push(it);
      if (it.shadowRoot) visit(it.shadowRoot);
    }
  };
  if (e.shadowRoot) visit(e.shadowRoot);
  visit(e);
  return found.sort((a, b) => area(b) - area(a));
};

/** What the ADR takes for a list, the largest first; the page itself is none. */
export function lists() {
  const isList = (e) =>
    e.scrollHeight / e.clientHeight >= 2.0 || e.matches(ROLES) || !!e.querySelector(ROLES) || !!e.closest(ROLES);
  return inside(document).filter(isList).slice(0, 3);
}

/** A list that draws its own scroll bar and hides the browser's. */
const isDrawn = (e) =>
  getComputedStyle(e).overflowY === "hidden" && e.clientHeight > 40 && e.scrollHeight > 1.5 * e.clientHeight;

/** The list an element is, holds or stands in; null where only the page scrolls, which would take an open list away. */
export function ownContainer(el) {
  if (!el || !el.isConnected) return null;
  for (let e = el; e && e !== root && e !== document.body; e = parentOf(e)) {
    if (scrolls(e) || isDrawn(e)) return e;
    if (e === el && e.matches(ROLES)) {
      const within = inside(e)[0];
      if (within) return within;
    }
  }
  return inside(el)[0] || null;
}

/** The same; else the page. */
export function container(el) {
  if (!el || !el.isConnected) return null;
  return ownContainer(el) ?? root;
}

/** What scrolls when a person turns the wheel over a page. */
export function page() {
  return scrolls(root) ? root : inside(document)[0] || root;
}

export function selector(el) {
  const parts = [];
  for (let e = el; e && parts.length < 3; e = e.parentElement) {
    if (e.id) {
      parts.unshift(e.localName + "#" + CSS.escape(e.id));
      break;
    }
    parts.unshift(
      e.localName +
        [...e.classList]
          .slice(0, 2)
          .map((name) => "." + CSS.escape(name))
          .join(""),
    );
  }
  return parts.join(" > ");
}
