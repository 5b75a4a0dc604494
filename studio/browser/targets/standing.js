// @ts-check
import { probe } from "./probe.js";

/** Which of several stands where the recorded one stood, from 1: in its row, its region, under its heading, in no list beside its like; 0: no one for sure. */
export function standing(els, want) {
  const asked = ["row_key", "scope", "heading"].filter((trait) => want[trait]);
  const here =
    asked.length && els.length < 40
      ? els.filter((el) => {
          const told = probe(el, want);
          return asked.every((trait) => told[trait] === want[trait]);
        })
      : [];
  const isOfList = (el) => {
    let item = el;
    while (item.parentElement && !els.some((one) => one !== el && item.parentElement.contains(one)))
      item = item.parentElement;
    return [...(item.parentElement?.children ?? [])].some(
      (one) => one !== item && one.localName === item.localName && els.some((twin) => one.contains(twin)),
    );
  };
  const single = here.length > 1 && !want.row_key ? here.filter((el) => !isOfList(el)) : here;
  return single.length === 1 ? els.indexOf(single[0]) + 1 : 0;
}
