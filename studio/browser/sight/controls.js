// @ts-check

/** Ref, form, name, value, kind and words of every control of a document, of choices also what is chosen; never of secret fields. */
export function controls(isSecret) {
  const found = [],
    most = 3000,
    longest = 200,
    forms = [...document.forms];
  const add = (element, name, value, kind, words) => {
    if (found.length < most && (value ?? "").length <= longest)
      found.push([
        element._ariaRef?.ref ?? "",
        element.type === "button" ? -1 : forms.indexOf(element.form ?? element),
        name ?? "",
        value ?? "",
        kind,
        (words ?? "").replace(/\s+/g, " ").trim().slice(0, 120),
      ]);
  };
  const queried = (element, address, kind = "hidden") => {
    try {
      for (const [name, value] of new URL(address, document.baseURI).searchParams) add(element, name, value, kind, "");
    } catch {}
  };
  const placeOf = (address) => {
    try {
      const { protocol, origin, pathname } = new URL(address, document.baseURI);
      return /^https?:$/.test(protocol) ? origin + pathname : "";
    } catch {
      return "";
    }
  };
  const quoted = /(["'])((?:(?!\1).)*\?(?:(?!\1).)*)\1/g;
  const called = (element) =>
    [...(element.labels ?? [])].map((label) => label.textContent).join(" ") || element.getAttribute("aria-label");
  const visit = (root) => {
    for (const element of root.querySelectorAll("form,input,select,textarea,button")) {
      const kind = element.localName,
        type = element.type;
      if (kind === "form") {
        const action = element.getAttribute("action") || document.URL;
        queried(element, action);
        add(element, "", placeOf(action), "end", "");
      } else if (isSecret(element)) continue;
      else if (kind === "select")
        for (const one of [...element.options].slice(0, 500)) {
          add(element, element.name, one.value, "option", one.label);
          if (one.selected) add(element, element.name, one.value, "field", "");
        }
      else if (type === "checkbox" || type === "radio") {
        add(element, element.name, element.value, "box", called(element));
        if (element.checked) add(element, element.name, element.value, "field", "");
      } else if (type === "image")
        for (const axis of ["x", "y"]) add(element, element.name ? element.name + "." + axis : axis, "", "place", "");
      else if (kind === "button" || type === "submit")
        add(element, element.name, element.value, "button", element.textContent || element.value);
      else if (type === "hidden" && element.name) add(element, element.name, element.value, "hidden", "");
      else if (element.name) add(element, element.name, element.value, "field", "");
      if (kind !== "form" && element.hasAttribute("formaction")) {
        queried(element, element.getAttribute("formaction"));
        add(element, "formaction", placeOf(element.getAttribute("formaction")), "end", "");
      }
    }
  };
  visit(document);
  for (const element of document.querySelectorAll("[onclick*='?']"))
    for (const found of element.getAttribute("onclick").matchAll(quoted)) queried(element, found[2], "script");
  return found;
}
