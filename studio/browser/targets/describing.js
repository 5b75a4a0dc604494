// @ts-check
import { isSameDeed } from "./deeds.js";

/** A label and the box that it covers are one. */
export function isOne(els, [other, place, isAlone]) {
  const isIt = (at) => at === other || at?.control === other || (other.control === at && Boolean(at));
  return place
    ? els.length === place[1] && isIt(els[place[0] - 1])
    : els.some(isIt) && (els.length === 1 || (!isAlone && isSameDeed(els)));
}
