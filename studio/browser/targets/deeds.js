// @ts-check
// Whether several elements do the very same, so that any of them is the one that was meant.
//
// A toolbar above and below a ticket, a 保存 at the top and at the bottom of a form, a link in the menu and in
// the text: whichever is pressed, the same happens. Rows that say other things never do the same, whatever
// their buttons are called.

import { fold, parentOf } from "../dom.js";

/** Whether these elements do the same: one address, one form sent the same way, one handler, one toolbar twice. */
export function isSameDeed(els) {
  const [first, ...others] = els;
  if (!others.length) return true;
  const LOOKS =
    /^(?:id|class|style|tabindex|accesskey|href|for|data-test.*|data-qa|data-cy|data-v-.*|aria-(?!label$|controls$).*)$/;
  const told = (el) =>
    [
      el.localName,
      el.type || "",
      fold(el.innerText || el.value || el.querySelector("img[alt]")?.alt),
      ...[...el.attributes]
        .filter((one) => !LOOKS.test(one.name))
        .map((one) => `${one.name}=${one.value}`)
        .sort(),
    ].join("\n");
  const address = (el) =>
    el.localName === "a" && el.protocol !== "javascript:" && !(el.getAttribute("href") || "#").startsWith("#")
      ? el.href
      : "";
  const ROW = "tr,li,article,[role=row],[role=listitem],[role=option],[role=treeitem],[role=article]";
  const wayUp = (el) => {
    const way = [];
    for (let at = el; at; at = parentOf(at)) way.push(at);
    return way;
  };
  // The biggest boxes around two elements that hold only one of them each.
  const boxes = (one, other) => {
    const mine = wayUp(one),
      theirs = wayUp(other),
      shared = mine.find((at) => theirs.includes(at));
    return [mine[mine.indexOf(shared) - 1] ?? one, theirs[theirs.indexOf(shared) - 1] ?? other];
  };
  const rowOf = (el, box) =>
    wayUp(el)
      .slice(0, wayUp(el).indexOf(box) + 1)
      .find((at) => at.matches(ROW) && fold(at.textContent) !== fold(el.textContent));
  const areRows = (one, other) => {
    const [box, twin] = boxes(one, other),
      row = rowOf(one, box),
      like = rowOf(other, twin);
    if (row || like) return !(row && like && fold(row.textContent) === fold(like.textContent));
    const isAlike = box.localName === twin.localName && box.className === twin.className;
    return isAlike && fold(box.textContent) !== fold(twin.textContent) && (els.length > 2 || !address(one));
  };
  const isToolbarTwice = (one, other) => {
    const [box, twin] = boxes(one, other);
    const drawn = (at) =>
      at.outerHTML.replace(/\s(?:id|for|style|aria-(?!label\b)[\w-]+|data-test[\w-]*)="[^"]*"/g, "");
    const isBox =
      box.querySelectorAll("button,a,[role=button]").length > 1 &&
      !box.querySelector("input:not([type=button]):not([type=submit]),select,textarea");
    return (
      els.length === 2 &&
      isBox &&
      box.nextElementSibling !== twin &&
      !wayUp(box).some((at) => at.matches(ROW)) &&
      drawn(box) === drawn(twin)
    );
  };
  const isSame = (other) => {
    if (told(first) !== told(other) || areRows(first, other)) return false;
    if (address(first)) return address(first) === address(other);
    const isSubmit = ["submit", "image"].includes(first.type) && first.form;
    if (isSubmit) return first.form === other.form;
    const isTold = ["onclick", "aria-controls", "data-bs-target", "data-target", "popovertarget", "commandfor"].some(
      (name) => first.getAttribute(name),
    );
    return (
      (["button", "a"].includes(first.localName) &&
        !first.form &&
        isTold &&
        !/\bthis\b|\bevent\b/.test(first.getAttribute("onclick") || "")) ||
      isToolbarTwice(first, other)
    );
  };
  return others.every(isSame);
}
