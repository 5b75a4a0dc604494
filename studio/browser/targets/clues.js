// @ts-check

/** A path from the nearest stable ancestor, and attributes made to last. */
export function cluesOf(el) {
  const isStable = (text) =>
    text.length < 40 && !/\d|[:{}]/.test(text) && !/^[A-Za-z]+[-_][A-Za-z]*[A-Z][a-z]*[A-Z]/.test(text);
  const parentOf = (node) => node.parentElement;
  // Of a form with a field called "id", `form.id` is that field.
  const idOf = (one) => {
    const id = one.getAttribute("id");
    return id && isStable(id) ? id : "";
  };
  const quoted = (text) => JSON.stringify(text);
  const step = (one) => {
    const parent = parentOf(one);
    if (!parent) return one.localName;
    const alike = [...parent.children].filter((child) => child.localName === one.localName);
    return alike.length === 1 ? one.localName : `${one.localName}:nth-of-type(${alike.indexOf(one) + 1})`;
  };
  const anchorOf = (one) => {
    if (idOf(one)) return `[id=${quoted(idOf(one))}]`;
    for (const name of ["data-testid", "name"])
      if (one.getAttribute(name) && isStable(one.getAttribute(name)))
        return `${one.localName}[${name}=${quoted(one.getAttribute(name))}]`;
    return ["main", "nav", "header", "footer", "aside", "table", "form", "dialog"].includes(one.localName)
      ? one.localName
      : "";
  };
  let css = "",
    path = [step(el)];
  for (let around = parentOf(el), depth = 0; around && depth < 3; around = parentOf(around), depth++) {
    const anchor = anchorOf(around);
    if (anchor) {
      css = [anchor, ...path].join(" > ");
      break;
    }
    path.unshift(step(around));
  }
  let box = parentOf(el);
  while (box && !idOf(box)) box = parentOf(box);
  const attributes = {};
  for (const name of [
    "data-test",
    "data-test-id",
    "data-qa",
    "data-cy",
    "data-action",
    "data-field",
    "data-name",
    "formcontrolname",
  ])
    if (el.getAttribute(name) && isStable(el.getAttribute(name))) attributes[name] = el.getAttribute(name);
  const word =
    [...el.classList].find(
      (name) =>
        /^[a-z]{3,20}(-[a-z]{2,20})?$/i.test(name) &&
        ![...(el.parentElement ? el.parentElement.children : [])].some(
          (one) => one !== el && one.classList.contains(name),
        ),
    ) || "";
  const href = el.localName === "a" && el.getAttribute("href");
  const picture =
    href && !el.innerText.trim() && el.querySelector("img,svg") ? el.querySelector("img,svg").localName : "";
  const pictured = picture ? `a[href=${quoted(href)}]:has(${picture})` : "";
  const own = el.closest("form"),
    formBy = own && ["id", "name", "action"].find((name) => own.getAttribute(name) && isStable(own.getAttribute(name)));
  const kind = ["type", "name"]
    .filter((name) => el.getAttribute(name) && isStable(el.getAttribute(name)))
    .map((name) => `[${name}=${quoted(el.getAttribute(name))}]`)
    .join("");
  const form = formBy ? `form[${formBy}=${quoted(own.getAttribute(formBy))}] ${el.localName}${kind}` : "";
  return { css, attributes, word, pictured, form, box: box ? idOf(box) : "" };
}
