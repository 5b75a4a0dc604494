// The other samples: dialogs, drag list, canvas, late content, cookie bar, memo, slider, text link.
"use strict";

const LATE_MS = 1500;
const CHART = { values: [42, 58, 51, 73, 66, 88], months: ["6月", "7月", "8月", "9月", "10月", "11月"] };
const CHART_BUTTON = { x: 292, y: 14, width: 94, height: 30 };

function sayResult(text) {
  document.querySelector("button[name=alert]").closest("section").querySelector("[role=status]").textContent = text;
}

document.querySelector("button[name=alert]").addEventListener("click", () => {
  window.alert("明日は9時から点検のため、30分ほどご利用いただけません。");
  sayResult("お知らせを確認しました。");
  keepRecord("alert", "ok");
});
document.querySelector("button[name=confirm]").addEventListener("click", () => {
  const agreed = window.confirm("11月28日の予約を取り消します。よろしいですか？");
  sayResult(agreed ? "予約を取り消しました。" : "予約はそのままです。");
  keepRecord("confirm", agreed ? "ok" : "cancel");
});
document.querySelector("button[name=prompt]").addEventListener("click", () => {
  const name = window.prompt("新しい呼び名を入力してください。", "");
  if (name === null) return;
  sayResult(`呼び名：${name}`);
  keepRecord("prompt", name);
});

const dragList = document.querySelector("li[draggable]").parentElement;
let dragged = null;
dragList.addEventListener("dragstart", (event) => {
  dragged = event.target.closest("li");
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", dragged.textContent);
  dragged.setAttribute("aria-grabbed", "true");
});
dragList.addEventListener("dragover", (event) => {
  if (!dragged) return;
  event.preventDefault();
});
dragList.addEventListener("drop", (event) => {
  const target = event.target.closest("li");
  if (!dragged || !target || target === dragged) return;
  event.preventDefault();
  const comesLater = dragged.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (comesLater) target.after(dragged);
  else target.before(dragged);
  keepRecord("drag", [...dragList.children].map((item) => item.textContent).join("、"));
});
dragList.addEventListener("dragend", () => {
  dragged?.removeAttribute("aria-grabbed");
  dragged = null;
});

async function showLate() {
  const place = document.querySelector("[aria-busy]");
  const notice = await (await fetch("/widgets/notice.json")).json();
  const title = document.createElement("h3");
  title.textContent = notice.title;
  const text = document.createElement("p");
  text.textContent = notice.text;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = notice.button;
  button.addEventListener("click", () => {
    button.disabled = true;
    text.textContent = "クーポンを受け取りました。";
    keepRecord("late", notice.button);
  });
  place.replaceChildren(title, text, button);
  place.setAttribute("aria-busy", "false");
}
function sayLateFailed() {
  const place = document.querySelector("[aria-busy]");
  place.textContent = "お知らせを読み込めませんでした。ページを開き直してください。";
  place.setAttribute("aria-busy", "false");
}
setTimeout(() => showLate().catch(sayLateFailed), LATE_MS);

for (const button of document.querySelectorAll("button[name=cookie]")) {
  button.addEventListener("click", () => {
    button.closest("[role=region]").remove();
    keepRecord("cookie", button.value);
  });
}

const memo = document.querySelector("[contenteditable]");
let memoWait = 0;
memo.addEventListener("input", () => {
  clearTimeout(memoWait);
  memoWait = setTimeout(() => keepRecord("memo", memo.innerText.trim()), 200);
});

const slider = document.querySelector("input[type=range]");
slider.addEventListener("input", () => {
  slider.nextElementSibling.textContent = `${Number(slider.value).toLocaleString("ja-JP")}円`;
});
slider.addEventListener("change", () => keepRecord("slider", slider.value));

function showMore(word) {
  word.closest("section").querySelector("p[hidden]")?.removeAttribute("hidden");
  keepRecord("span", "opened");
}

const canvas = document.querySelector("canvas");
function drawChart(pressed) {
  const pen = canvas.getContext("2d");
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.font = "13px 'Hiragino Sans','Yu Gothic UI','Noto Sans CJK JP',sans-serif";
  pen.textAlign = "center";
  CHART.values.forEach((value, index) => {
    pen.fillStyle = index === CHART.values.length - 1 ? "#2456a6" : "#a9c0e2";
    pen.fillRect(24 + index * 62, 180 - value * 1.4, 40, value * 1.4);
    pen.fillStyle = "#4a5563";
    pen.fillText(CHART.months[index], 44 + index * 62, 200);
  });
  pen.fillStyle = pressed ? "#1a7f4b" : "#2456a6";
  pen.fillRect(CHART_BUTTON.x, CHART_BUTTON.y, CHART_BUTTON.width, CHART_BUTTON.height);
  pen.fillStyle = "#fff";
  pen.fillText(pressed ? "保存しました" : "保存する", CHART_BUTTON.x + 47, CHART_BUTTON.y + 20);
}
canvas.addEventListener("click", (event) => {
  const box = canvas.getBoundingClientRect();
  const x = ((event.clientX - box.left) * canvas.width) / box.width - CHART_BUTTON.x;
  const y = ((event.clientY - box.top) * canvas.height) / box.height - CHART_BUTTON.y;
  if (x < 0 || y < 0 || x > CHART_BUTTON.width || y > CHART_BUTTON.height) return;
  drawChart(true);
  keepRecord("canvas", "save");
});
drawChart(false);
