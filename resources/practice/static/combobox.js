// An ARIA combobox whose list is placed at the end of the body, far from its field.
"use strict";

const field = document.querySelector("[role=combobox]");
const options = [...document.querySelectorAll("datalist option")].map((option) => option.value);
const list = document.createElement("ul");
list.id = field.getAttribute("aria-controls");
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", "候補");
list.hidden = true;
document.body.append(list);
let active = -1;

function openList() {
  const found = options.filter((name) => name.includes(field.value.trim()));
  list.replaceChildren(...found.map(makeOption));
  const box = field.getBoundingClientRect();
  list.style.left = `${box.left + window.scrollX}px`;
  list.style.top = `${box.bottom + window.scrollY + 4}px`;
  list.style.width = `${box.width}px`;
  list.hidden = !found.length;
  field.setAttribute("aria-expanded", String(!list.hidden));
  activate(-1);
}

function makeOption(name, index) {
  const option = document.createElement("li");
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.id = `${list.id}-${index}`;
  option.textContent = name;
  option.addEventListener("mousedown", (event) => event.preventDefault());
  option.addEventListener("click", () => pick(name));
  return option;
}

function closeList() {
  list.hidden = true;
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

function activate(index) {
  active = index;
  [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
  const option = list.children[index];
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

function pick(name) {
  field.value = name;
  closeList();
  keepRecord("combobox", name);
}

field.addEventListener("input", openList);
field.addEventListener("click", openList);
field.addEventListener("blur", closeList);
field.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  const length = list.children.length;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (list.hidden) openList();
    else activate((active + (event.key === "ArrowDown" ? 1 : -1) + length) % length);
  } else if (event.key === "Enter" && active >= 0 && !list.hidden) {
    event.preventDefault();
    pick(list.children[active].textContent);
  } else if (event.key === "Escape") {
    closeList();
  }
});
