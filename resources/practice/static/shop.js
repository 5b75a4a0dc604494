// Adds to the cart without leaving the page; lists that change the page send themselves.
// Read before the body, so that no button can be pressed before it is there.
"use strict";

async function addToCart(form) {
  const reply = await fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(new FormData(form)),
  });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  const { message, count } = await reply.json();
  document.querySelector("header a[href='/shop/cart/'] b").textContent = count;
  announce(message);
}

function announce(message) {
  const text = document.querySelector("p[role=status]");
  text.parentElement.hidden = false;
  text.textContent = "";
  requestAnimationFrame(() => { text.textContent = message; });
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[action='/shop/cart/add']")) return;
  event.preventDefault();
  addToCart(event.target).catch(() => announce("通信できませんでした。もう一度お試しください。"));
});
const senders = "form[action='/shop/search'] select, form[action='/shop/search'] input[type=checkbox], form[action='/shop/cart/quantity'] select";
document.addEventListener("change", (event) => {
  if (event.target.matches(senders)) event.target.form.requestSubmit();
});
