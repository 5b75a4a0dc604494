// @ts-check
import { storeOf } from "../store.js";
import { isSameDeed } from "./deeds.js";

/** Asks an element about what each of several ways found, which is held under these keys and let go of now. */
export function ofFound(script, el, [keys, argument]) {
  const pins = storeOf().pins;
  const found = keys.map((key) => pins?.get(key) ?? []);
  for (const key of keys) pins?.delete(key);
  return script(el, found, argument);
}

/** A label and the box that it covers are one. */
function isOne(els, el, place, isAlone) {
  const isIt = (at) => at === el || at?.control === el || (el.control === at && Boolean(at));
  return place
    ? els.length === place[1] && isIt(els[place[0] - 1])
    : els.some(isIt) && (els.length === 1 || (!isAlone && isSameDeed(els)));
}

/** Of each way, whether it finds this element, and nothing that does another thing. */
export function areOne(el, found, [places, isAlone]) {
  return found.map((els, at) => isOne(els, el, places[at], isAlone));
}
