// Tells the server what a part of the page was set to.
"use strict";

async function keepRecord(what, value) {
  const address = document.location.pathname.startsWith("/staff/") ? "/staff/track" : "/widgets/track";
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ what, value: String(value) }),
    keepalive: true,
  };
  // A page that is being left or a server that went away loses the record, never the page.
  await fetch(address, request).catch((error) => console.warn("記録を送れませんでした。", error));
}
