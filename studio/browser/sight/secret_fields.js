// @ts-check
// What counts as a secret field on a page: one rule for the tree, the digest, the hands and the pictures.
//
// Snapshots show what password fields hold, so everything that leaves this package is masked by it.

/**
 * Says whether an element holds a password, a one-time code or a card number.
 *
 * Many sites leave out `autocomplete`: then the field's name and labels decide. Text boxes that draw
 * dots through a style are secret too.
 */
export function isMasked(el) {
  if (el.localName !== "input" && el.localName !== "textarea") return false;
  if (el.type === "password") return true;
  const hint = (el.getAttribute("autocomplete") || "").toLowerCase();
  if (/one-time-code|cc-number|cc-csc|current-password|new-password/.test(hint)) return true;
  if (!["", "none"].includes(getComputedStyle(el).webkitTextSecurity || "")) return true;
  if (el.localName === "input" && !["text", "tel", "number"].includes(el.type)) return false;
  const called = [
    el.name,
    el.id,
    el.placeholder,
    el.getAttribute("aria-label"),
    ...[...(el.labels || [])].map((label) => label.textContent),
  ]
    .join(" ")
    .normalize("NFKC")
    .slice(0, 500);
  return /(?:card|credit|cc)[-_ ]?(?:num(?:ber)?|no)(?![a-z])|\b(?:cvc|cvv|csc)2?\b|security[-_ ]?code|one[-_ ]?time|(?<![a-z])t?otp(?![a-z])|クレジットカード番号|セキュリティ[ー ]?コード|ワンタイム|認証コード|暗証番号/i.test(
    called,
  );
}

/** Ref and value of every secret field of a frame, open shadow roots included. */
export function secretFields() {
  const found = [];
  const visit = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (isMasked(element)) found.push([element._ariaRef?.ref ?? "", element.value]);
    }
  };
  visit(document);
  return found;
}

/**
 * Keeps under `covered` whatever shows one of the values, or of the pieces (letters and digits, folded).
 *
 * The innermost elements, and every secret field.
 */
export function secretPlaces(values, pieces) {
  const letters = (text) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  const joined = (text) => text.replace(/[ -]/g, "");
  const numbers = values.map(joined).filter((value) => /^\d{8,}$/.test(value));
  const shows = (text) => {
    const plain = (text ?? "").replace(/\s+/g, " ");
    if (values.some((value) => plain.includes(value)) || numbers.some((number) => joined(plain).includes(number)))
      return true;
    const said = pieces.length ? letters(plain) : "";
    return pieces.some((piece) => said.includes(piece));
  };
  const places = [];
  const visit = (element) => {
    const holds = [
      element.value,
      element.placeholder,
      ...[...(element.selectedOptions ?? [])].map((o) => o.label),
    ].some((text) => typeof text === "string" && shows(text));
    const drawn = ["::before", "::after"].some((part) => shows(getComputedStyle(element, part).content));
    if (isMasked(element) || holds || drawn) {
      places.push(element);
      return;
    }
    let isInside = false;
    for (const root of [element.shadowRoot, element]) {
      if (!root) continue;
      for (const child of root.children) {
        const before = places.length;
        visit(child);
        isInside ||= places.length > before;
      }
    }
    if (!isInside && shows(element.textContent)) places.push(element);
  };
  if (document.documentElement) visit(document.documentElement);
  globalThis.tejun.found.set("covered", places);
  return places.length;
}
