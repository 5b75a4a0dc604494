// @ts-check
// Rows of equal pictures without words, of which one is chosen: stars, dots.
//
// What is drawn of them is equal, differs once (dots), or up to the chosen one (stars); a tool bar of different
// pictures is no such row. The number in the row is what a person says: 「点数 4/5」.

/** Of one of such a row the box that is its place, all the places, and what each looks like; else nothing. */
export function likes(el) {
  const words = (at) => at.textContent.replace(/[\s\u200b\u00ad\ue000-\uf8ff☆★⭐]/g, "");
  const isThere = (at) => {
    const { width, height } = at.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const drawn = (at) =>
    [
      at.getAttribute("class"),
      at.getAttribute("style"),
      at.innerHTML.replace(/\s(?:id|data-[\w-]*)="[^"]*"/g, ""),
    ].join("\n");
  const says =
    '[title],[aria-label],[aria-labelledby],[alt]:not([alt=""]),[draggable=true],a[href],input:not([type=radio])';
  if (words(el) || /^(?:td|th|tr|option|input|select|textarea)$/.test(el.localName)) return [];
  for (let unit = el, up = 0; unit.parentElement && up < 3; unit = unit.parentElement, up++) {
    const all = [...unit.parentElement.children].filter((one) => one.localName === unit.localName && isThere(one));
    if (all.length < 2) continue;
    if (all.length < 3 || all.length > 12) return [];
    const sizes = all.map((one) => one.getBoundingClientRect()),
      looks = all.map(drawn);
    const areMute = all.every((one) => !words(one) && !one.matches(says) && !one.querySelector(says));
    const areEven = sizes.every(
      (one) => Math.abs(one.width - sizes[0].width) < 3 && Math.abs(one.height - sizes[0].height) < 3,
    );
    const turns = looks.filter((look, at) => at && look !== looks[at - 1]).length;
    const isOne =
      turns === 2 && [looks[0], looks.at(-1)].some((look) => looks.filter((one) => one !== look).length === 1);
    return areMute && areEven && (turns < 2 || isOne) ? [unit, all, looks] : [];
  }
  return [];
}

/**
 * Whether this one of such a row is the chosen one: by the field behind the row, else by what is drawn.
 *
 * A `WeakMap` that is kept between looks tells a row that is lit to its end from one in which nothing is.
 */
export function isChosen(el, unlit = new WeakMap()) {
  const [unit, all, looks] = likes(el);
  if (!unit) return false;
  const radio = (at) => at.control ?? at.querySelector("input[type=radio]") ?? at.querySelector("label")?.control;
  if (all.some(radio)) return radio(unit)?.checked === true;
  const place = all.indexOf(unit) + 1;
  for (
    let box = unit.parentElement, up = 0;
    box && up < 3 && !/^(?:body|form|main)$/.test(box.localName);
    box = box.parentElement, up++
  ) {
    const held = [...box.querySelectorAll("select,input:not([type=radio],[type=checkbox])")].filter(
      (one) => one.type === "hidden" || !one.checkVisibility() || one.getBoundingClientRect().width < 3,
    );
    if (
      held.length > 1 ||
      box.querySelectorAll("input:not([type=hidden]),textarea,button").length > held.length + all.length
    )
      break;
    if (!held.length) continue;
    const [{ options, selectedIndex, value }] = held;
    return options ? selectedIndex + 1 - (options.length - all.length) === place : Number(value) === place;
  }
  const turn = looks.findIndex((look, at) => at && look !== looks[at - 1]);
  const row = unit.parentElement,
    before = unlit.get(row) ?? looks.at(-1);
  unlit.set(row, turn < 0 ? before : looks.at(-1));
  if (turn < 0) return looks[0] !== before && place === all.length;
  const more = (one, other) =>
    all[one].className.split?.(/\s+/).filter((word) => !all[other].classList.contains(word)).length ?? 0;
  const odd = looks.findIndex((look) => looks.filter((one) => one === look).length === 1);
  const isDot = odd > 0 && (odd < all.length - 1 || more(odd, 0) > more(0, odd));
  return place === (isDot ? odd + 1 : turn);
}
