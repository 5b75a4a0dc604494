// @ts-check

import { isShown, openRoots, parentOf } from "../dom.js";

export function find(el) {
  const floating = (e) => {
    for (; e; e = parentOf(e))
      if (["absolute", "fixed"].includes(getComputedStyle(e).position) && e.offsetHeight > 20) return e;
    return null;
  };
  const boxes = openRoots()
    .flatMap((root) => [...root.querySelectorAll("input[type=number], input[role=spinbutton]")])
    .filter((e) => e !== el && !e.disabled && !e.readOnly && isShown(e) && floating(e) && !floating(e).contains(el));
  const nearest = boxes.at(-1) && floating(boxes.at(-1)),
    mine = boxes.filter((e) => floating(e) === nearest);
  if (mine.length < 2 || mine.length > 3) return { boxes: [], half: null, isInForm: false };
  const half = [...nearest.querySelectorAll("*")].find(
    (e) => isShown(e) && !e.children.length && /^\s*(?:am|pm|午前|午後)\s*$/i.test(e.textContent),
  );
  return { boxes: mine, half: half ?? null, isInForm: mine.some((e) => e.form) };
}
