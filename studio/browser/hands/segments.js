// @ts-check
import { parentOf } from "../dom.js";

const PART = "[role=spinbutton][aria-valuemax]";

/** Which part of a day a spin button holds, by how far it goes. */
const kindOf = (part) => {
  const most = Number(part.getAttribute("aria-valuemax"));
  return most >= 1000 ? "year" : most === 12 ? "month" : most >= 28 && most <= 31 ? "day" : "";
};

/**
 * The spin buttons around or in a field that hold a year, a month and a day; `kinds` in their order, null where it has none.
 *
 * A field that holds the whole date for its form, and is not shown, stands among them.
 */
export function dayParts(el) {
  for (let around = el, up = 0; around && up < 5; around = parentOf(around), up++) {
    const parts = [...around.querySelectorAll(PART)];
    if (!parts.length) continue;
    const kinds = parts.map(kindOf);
    const isOne = ["year", "month", "day"].every((kind) => kinds.filter((it) => it === kind).length === 1);
    return isOne && (el === around || parts.includes(el) || !el.matches(PART)) ? kinds : null;
  }
  return null;
}

/** One of them. */
export function dayPart(el, at) {
  for (let around = el; around; around = parentOf(around)) {
    const parts = around.querySelectorAll(PART);
    if (parts.length) return parts[at];
  }
  return null;
}

export function numbers(el) {
  for (let around = el; around; around = parentOf(around)) {
    const parts = [...around.querySelectorAll(PART)];
    if (parts.length) return parts.map((it) => Number(it.getAttribute("aria-valuenow") ?? it.textContent));
  }
  return [];
}
