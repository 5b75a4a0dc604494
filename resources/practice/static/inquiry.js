// The form inside the frame.
"use strict";

const inquiry = document.querySelector("form");
inquiry.addEventListener("submit", async (event) => {
  event.preventDefault();
  const value = inquiry.elements.namedItem("inquiry").value.trim();
  const result = inquiry.querySelector("[role=status]");
  result.textContent = value ? `受け付けました：${value}` : "内容を入力してください。";
  if (value) await keepRecord("iframe", value);
});
