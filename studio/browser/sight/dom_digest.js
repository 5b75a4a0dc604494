// @ts-check
import { isMasked } from "./secret_fields.js";

export function digest(limit) {
  const store = globalThis.tejun;
  const skip = new Set(["script", "style", "noscript", "template", "svg", "path", "link", "meta", "head"]);
  const keep = [
    "id",
    "name",
    "type",
    "placeholder",
    "title",
    "alt",
    "role",
    "for",
    "href",
    "value",
    "data-testid",
    "aria-label",
    "aria-labelledby",
    "aria-expanded",
    "aria-checked",
    "aria-selected",
    "aria-invalid",
    "disabled",
    "required",
    "readonly",
  ];
  const tidy = (text) => text.slice(0, 4000).replace(/\s+/g, " ").trim();
  const valueOf = (element, name) => {
    if (name !== "value") return element.getAttribute(name);
    if (!["input", "textarea", "select"].includes(element.localName) || !element.value) return null;
    return isMasked(element) ? null : String(element.value);
  };
  const lines = [];
  /** @type {[any, number][]} */
  const stack = [...(document.body?.childNodes ?? [])].reverse().map((node) => [node, 0]);
  while (stack.length && lines.length < limit) {
    const [node, depth] = stack.pop();
    if (node.nodeType === 3) {
      const text = tidy(node.data),
        around = node.parentElement;
      const isSeen = !around?.shadowRoot || (node.assignedSlot && store.shows(node.assignedSlot));
      if (text && isSeen && around?.localName !== "textarea") lines.push([depth, "", text]);
      continue;
    }
    if (node.nodeType !== 1 || skip.has(node.localName)) continue;
    // A closed list draws none of its options: what a person finds in it is what is not taken out of it.
    const isFound = /^opt/.test(node.localName) ? store.styleOf(node).display !== "none" : store.shows(node);
    if (!isFound) continue;
    const attributes = [];
    for (const name of keep) {
      const value = valueOf(node, name);
      if (value !== null) attributes.push([name, tidy(value)]);
    }
    const seen = [node._ariaRef?.ref ?? "", store.keys?.get(node) ?? 0];
    lines.push([depth, node.localName, attributes, isMasked(node) && !!node.value, ...seen]);
    const isFilled = node.localName === "slot" && node.assignedNodes().length > 0;
    const children = isFilled ? [] : [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
    for (const child of children.reverse()) stack.push([child, depth + 1]);
  }
  return [location.href, lines, stack.length > 0];
}
