// @ts-check

export function read() {
  return location.protocol.startsWith("http") && sessionStorage.length
    ? { origin: location.origin, items: Object.fromEntries(Object.entries(sessionStorage)) }
    : null;
}

export function write(items) {
  for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value);
}
