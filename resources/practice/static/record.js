// Tells the server what a part of the page was set to.
"use strict";

async function keepRecord(what, value) {
  const address = document.location.pathname.startsWith("/staff/") ? "/staff/record" : "/widgets/record";
  await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ what, value: String(value) }),
    keepalive: true,
  });
}
