// @ts-check

import { hasPlace } from "../dom.js";

const BOX = "input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]";

/** The state of a toggle button and of a native box, null for what is not one; and whether it is no box but holds one. */
export function look(el) {
  const isBox = el.matches(BOX + ", [aria-checked], [role^=menuitem], [role=option], [role=treeitem]");
  return [
    el.getAttribute("aria-pressed"),
    el.localName === "input" && ["checkbox", "radio"].includes(el.type) ? el.checked : null,
    !isBox && !(el.localName === "label" && el.control) && el.querySelectorAll(BOX).length === 1,
  ];
}

/** What a person would press for a box that has no place of its own; nothing that leads elsewhere, nor an empty one that only draws it. */
export function label(el) {
  const acts = "a[href], button, select, textarea, [role=button], [role=link]";
  return [...(el.labels || [])].find((l) => hasPlace(l) && !l.querySelector(acts)) || null;
}

/** A part that paints the one box in it, which has no place of its own: a label elsewhere is not what a person presses. */
export function paintsBox(el) {
  const box = el.querySelector(BOX);
  return !!box && !hasPlace(box) && ![...(box.labels || [])].some((it) => el.contains(it) && hasPlace(it));
}
