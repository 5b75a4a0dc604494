// A virtual list: 2,000 people, but only the rows in sight (and a few around them) are in the page.
"use strict";

const ROW_HEIGHT = 44;
const ROWS_AROUND = 6;

const grid = document.querySelector("[role=grid]");
const scroller = grid.querySelector("[role=rowgroup]");
const space = scroller.firstElementChild;
const template = document.querySelector("template").content.firstElementChild;
const dialog = document.querySelector("dialog");
const count = document.querySelector("p[role=status]");
const search = document.querySelector("input[type=search]");

let everyone = [];
let shown = [];
let order = { key: "number", down: false };
const drawn = new Map();

function fold(text) {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "")
    .replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
}

function fill(element, member, nothing = "") {
  for (const place of element.querySelectorAll("slot")) {
    place.textContent = member[place.getAttribute("name")] || nothing;
  }
}

function makeRow(index) {
  const member = shown[index];
  const row = template.cloneNode(true);
  fill(row, member);
  row.setAttribute("aria-rowindex", index + 2);
  row.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
  row.querySelector("button").addEventListener("click", () => open(member));
  return row;
}

function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT) - ROWS_AROUND);
  const seen = Math.ceil(scroller.clientHeight / ROW_HEIGHT);
  const last = Math.min(shown.length, first + seen + 2 * ROWS_AROUND);
  for (const [index, row] of drawn) {
    if (index >= first && index < last) continue;
    row.remove();
    drawn.delete(index);
  }
  for (let index = first; index < last; index += 1) {
    if (drawn.has(index)) continue;
    const row = makeRow(index);
    const after = drawn.get(index + 1) ?? null;
    space.insertBefore(row, after);
    drawn.set(index, row);
  }
}

function redraw() {
  for (const row of drawn.values()) row.remove();
  drawn.clear();
  space.style.height = `${shown.length * ROW_HEIGHT}px`;
  grid.setAttribute("aria-rowcount", shown.length + 1);
  scroller.scrollTop = 0;
  draw();
  count.textContent = shown.length === everyone.length
    ? `全${everyone.length.toLocaleString("ja-JP")}名`
    : `${everyone.length.toLocaleString("ja-JP")}名中 ${shown.length.toLocaleString("ja-JP")}名`;
}

function arrange() {
  const words = search.value.split(/\s+/).map(fold).filter(Boolean);
  shown = everyone.filter(({ text }) => words.every((word) => text.includes(word))).map(({ member }) => member);
  const compare = new Intl.Collator("ja", { numeric: true }).compare;
  shown.sort((a, b) => compare(a[order.key], b[order.key]) * (order.down ? -1 : 1));
  redraw();
}

function sortBy(button) {
  order = { key: button.value, down: order.key === button.value && !order.down };
  for (const header of grid.querySelectorAll("[role=columnheader][aria-sort]")) {
    const mine = header.contains(button);
    header.setAttribute("aria-sort", mine ? (order.down ? "descending" : "ascending") : "none");
  }
  arrange();
  keepRecord("sort", `${order.key} ${order.down ? "descending" : "ascending"}`);
}

function open(member) {
  fill(dialog, member, "なし");
  dialog.querySelector("h2").textContent = member.name;
  dialog.showModal();
  keepRecord("open", member.number);
}

async function start() {
  const members = await (await fetch("/staff/rows.json")).json();
  everyone = members.map((member) => ({ member, text: fold(Object.values(member).join("\n")) }));
  arrange();
}

let waiting = 0;
search.addEventListener("input", () => {
  arrange();
  clearTimeout(waiting);
  waiting = setTimeout(() => keepRecord("search", search.value), 300);
});
search.form.addEventListener("submit", (event) => event.preventDefault());
scroller.addEventListener("scroll", draw, { passive: true });
new ResizeObserver(draw).observe(scroller);
for (const button of grid.querySelectorAll("button[name=sort]")) {
  button.addEventListener("click", () => sortBy(button));
}
start().catch(() => { count.textContent = "名簿を読み込めませんでした。ページを開き直してください。"; });
