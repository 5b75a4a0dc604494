// @ts-check

/** Which element has the focus, and what a person calls it; never what it holds. */
export function focus() {
  let el = document.activeElement;
  while (el && el.shadowRoot && el.shadowRoot.activeElement) el = el.shadowRoot.activeElement;
  if (!el || el === document.body || el === document.documentElement) return ["", ""];
  const label = el.labels && el.labels.length ? el.labels[0].innerText : "";
  const all = [...document.querySelectorAll("*")];
  return [
    String(all.indexOf(el)) + el.localName,
    el.getAttribute("aria-label") ||
      label ||
      el.title ||
      el.placeholder ||
      ("value" in el && el.localName !== "button" ? el.localName : el.innerText) ||
      el.localName,
  ];
}
