// @ts-check
import { parentOf } from "../dom.js";

const PART = "[role=spinbutton][aria-valuemax]";
const FIELDS = "input:not([type=hidden], [tabindex='-1'], [aria-hidden=true]), select, textarea";

/** Which part of a day a spin button holds, by how far it goes. */
const kindOf = (part) => {
  const most = Number(part.getAttribute("aria-valuemax"));
  return most >= 1000 ? "year" : most === 12 ? "month" : most >= 28 && most <= 31 ? "day" : "";
};

/** The spin buttons in the smallest box around a field, or in it, that has any; none where a field stands there that a person writes into. */
const partsAround = (el) => {
  for (let around = el; around; around = parentOf(around)) {
    if ([...around.querySelectorAll(FIELDS)].some((it) => !it.matches(PART))) return [];
    const parts = [...around.querySelectorAll(PART)];
    if (parts.length) return parts;
  }
  return [];
};

/**
 * What the spin buttons around or in a field hold, in their order, where one of them has a year, one a month and one a day; else null.
 *
 * A field that holds the whole date for its form, and is not shown, stands among them.
 */
export function dayParts(el) {
  const kinds = partsAround(el).map(kindOf);
  const isDay = ["year", "month", "day"].every((kind) => kinds.filter((it) => it === kind).length === 1);
  return isDay ? kinds : null;
}

/** One of them. */
export function dayPart(el, at) {
  return partsAround(el)[at] ?? null;
}

export function numbers(el) {
  return partsAround(el).map((it) => Number(it.getAttribute("aria-valuenow") ?? it.textContent));
}
