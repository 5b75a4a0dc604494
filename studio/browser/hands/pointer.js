// @ts-check

import { parentOf } from "../dom.js";

/** Whether a button is there for the keyboard, and for who has a page read aloud, but nobody sees it; it takes the focus. */
export function isForKeys(el) {
  const isPoint = (e) => [...e.getClientRects()].every((part) => part.width <= 2 && part.height <= 2);
  const cuts = (e) => getComputedStyle(e).overflow !== "visible" && isPoint(e);
  let isUnseen = isPoint(el);
  for (let e = parentOf(el); e && !isUnseen; e = parentOf(e)) isUnseen = e.getClientRects().length > 0 && cuts(e);
  const isButton = el.matches("button, input[type=submit], input[type=button]") && !el.disabled && el.tabIndex >= 0;
  return (
    isButton &&
    isUnseen &&
    el.getClientRects().length > 0 &&
    el.checkVisibility({ visibilityProperty: true }) &&
    !el.closest("[inert]")
  );
}
