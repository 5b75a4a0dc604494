// @ts-check

/** The file field that an element is, labels or holds. */
export function field(el) {
  const isFile = (e) => e && e.localName === "input" && e.type === "file";
  if (isFile(el)) return el;
  const label = el.closest("label");
  if (label && isFile(label.control)) return label.control;
  const inside = [...el.querySelectorAll("input[type=file]")];
  return inside.length === 1 ? inside[0] : null;
}

export function takesDrops(el) {
  if (el.closest("button, a, [role=button], input")) return false;
  const transfer = new DataTransfer();
  transfer.items.add(new File([""], "x"));
  const over = (type) =>
    !el.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: transfer,
      }),
    );
  const isTaken = [over("dragenter"), over("dragover")].some(Boolean);
  el.dispatchEvent(new DragEvent("dragleave", { bubbles: true, composed: true, dataTransfer: transfer }));
  return isTaken;
}

/** A file field of our own, which only carries the files into the page, and goes again. */
export function putCarrier() {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", multiple: true, hidden: true, tabIndex: -1 });
  input.setAttribute("aria-hidden", "true");
  document.documentElement.append(input);
  return input;
}

export function drop(el, carrier) {
  const transfer = new DataTransfer();
  for (const file of carrier.files) transfer.items.add(file);
  carrier.remove();
  for (const type of ["dragenter", "dragover", "drop"])
    el.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: transfer,
      }),
    );
}

export function shows(names) {
  const fold = (text) => text.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();
  const texts = [document.body.innerText];
  const held = new Set();
  const visit = (root) => {
    for (const e of root.querySelectorAll("*")) {
      if (e.shadowRoot) {
        texts.push([...e.shadowRoot.children].map((c) => c.innerText || "").join(" "));
        visit(e.shadowRoot);
      }
      if (e.localName === "input" && e.type === "file") for (const f of e.files) held.add(f.name);
      if (e.localName === "img" && e.alt) texts.push(e.alt);
    }
  };
  visit(document);
  const all = fold(texts.join(" "));
  return names.filter((name) => held.has(name) || all.includes(fold(name)));
}
