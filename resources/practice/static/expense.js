// Checks the form on the server, shows what is wrong beside each field, asks once more, then sends.
"use strict";

const form = document.querySelector("form[action='/expense/']");
const summary = form.querySelector("p[role=status]");

function fieldsNamed(name) {
  return [...form.elements].filter((element) => element.name === name);
}

function placeOf(name) {
  return fieldsNamed(name)[0].closest("fieldset") ?? fieldsNamed(name)[0];
}

function showError(name, sentence) {
  const place = placeOf(name);
  const alert = document.getElementById(place.getAttribute("aria-describedby"));
  alert.textContent = sentence;
  alert.hidden = !sentence;
  if (sentence) place.setAttribute("aria-invalid", "true");
  else place.removeAttribute("aria-invalid");
}

function showErrors(errors) {
  const names = Object.keys(errors);
  for (const element of form.querySelectorAll("[aria-describedby]")) {
    const name = element.name || element.querySelector("input").name;
    showError(name, errors[name] ?? "");
  }
  summary.hidden = !names.length;
  summary.textContent = names.length ? `入力内容をご確認ください（${names.length}か所）。` : "";
  if (names.length) fieldsNamed(form.querySelector("[aria-invalid]").name || names[0])[0].focus();
}

async function checkAndSend() {
  const reply = await fetch("/expense/check", { method: "POST", body: new FormData(form) });
  const { errors, question } = await reply.json();
  showErrors(errors);
  if (!Object.keys(errors).length && window.confirm(question)) form.submit();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  checkAndSend().catch(() => {
    summary.hidden = false;
    summary.textContent = "通信できませんでした。もう一度お試しください。";
  });
});
form.addEventListener("input", (event) => {
  if (placeOf(event.target.name)?.hasAttribute("aria-invalid")) showError(event.target.name, "");
});
form.addEventListener("reset", () => showErrors({}));
