// @ts-check

export function isOnlyCanvas(el) {
  const operable =
    "a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab]," +
    " [role=menuitem], [role=option], [role=checkbox], [role=switch], [role=radio], [role=slider], [contenteditable=true]";
  if (el.closest(operable)) return false;
  if (el.localName === "canvas") return true;
  const canvas = el.querySelector("canvas");
  if (!canvas || el.innerText.trim() || el.querySelector(operable)) return false;
  return canvas.getBoundingClientRect().width > 64;
}
