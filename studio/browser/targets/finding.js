// @ts-check

export function isOther(els, [one, place]) {
  return place
    ? els.length === place[1] && els[place[0] - 1] !== one
    : els.length === 1 && els[0] !== one && !els[0].contains(one) && !one.contains(els[0]);
}

/** Whether elements are there, and none of them is this one. */
export function areOthers(els, one) {
  return els.length > 0 && !els.includes(one);
}
