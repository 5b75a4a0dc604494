// @ts-check

/** The short texts of a list that hold the words of a row's key and more. */
export function near(el, key) {
  const fold = (text) => text.normalize("NFKC").replace(/\s+/g, ""),
    found = new Set(),
    texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && found.size < 20) {
    const said = texts.currentNode.data.replace(/\s+/g, " ").trim();
    if (
      said.length <= 60 &&
      fold(said) !== fold(key) &&
      fold(said).includes(fold(key)) &&
      texts.currentNode.parentElement.checkVisibility()
    )
      found.add(said);
  }
  return [...found];
}

/** The words of an element at the moment it is verified, as `checkPress` compares them. */
export function ownWords(el) {
  const fold = (text) =>
    String(text ?? "")
      .normalize("NFKC")
      .replace(/[\s\p{Cf}\u3164]+/gu, "");
  const said = new Set();
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (fold(node.data)) said.add(fold(node.data));
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || /^(script|style|noscript|template)$/.test(node.localName)) return;
    for (const name of ["aria-label", "alt", "href"])
      if (fold(node.getAttribute(name))) said.add(fold(node.getAttribute(name)));
    if (node.localName === "input" && ["submit", "button", "reset", "image"].includes(node.type) && fold(node.value))
      said.add(fold(node.value));
    for (const inner of (node.shadowRoot ?? node).childNodes) visit(inner);
  };
  visit(el);
  for (const label of el.labels ?? []) visit(label);
  return [...said].slice(0, 40);
}
