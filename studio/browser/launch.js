// @ts-check

/** Ways out that nobody can hold are not there: the browser itself goes them, and not the page. */
export function unhold() {
  for (const name of [
    "RTCPeerConnection",
    "webkitRTCPeerConnection",
    "WebTransport",
    "WebSocketStream",
    "PaymentRequest",
  ])
    delete globalThis[name];
  const keys = globalThis.PublicKeyCredential;
  for (const name of Object.getOwnPropertyNames(keys ?? {})) if (name.startsWith("signal")) delete keys[name];
  // What is needed later is kept now: a page may put something else in its place.
  const { apply } = Reflect;
  const { endsWith } = String.prototype;
  const here = self.origin === "null" ? "" : `.${new URL(self.origin).hostname}`;
  // Each is read once: it may say another site the second time.
  ownKeysOnly("get", ({ rpId, ...rest }) => ({ ...rest, rpId: own(rpId) }));
  ownKeysOnly("create", ({ rp: { id, ...rp }, ...rest }) => ({ ...rest, rp: { ...rp, id: own(id) } }));

  /** Whether another site knows a key, the browser asks that site. */
  function own(id) {
    const wanted = id === undefined ? undefined : `${id}`;
    if (wanted === undefined || apply(endsWith, here, [`.${wanted}`])) return wanted;
    throw new DOMException("no key of another site", "NotAllowedError");
  }

  function ownKeysOnly(name, ofHere) {
    const native = globalThis.CredentialsContainer?.prototype[name];
    const asks = async function (options) {
      const asked = options && { ...options };
      const told = asked?.publicKey ? { ...asked, publicKey: ofHere(asked.publicKey) } : asked;
      return apply(native, this, [told]);
    };
    if (native) Object.defineProperty(CredentialsContainer.prototype, name, { value: asks, enumerable: true });
  }
}
