// @ts-check

/**
 * Tells the refs of user name, password and button, and whether a password is asked for; null: no login form.
 *
 * Two passwords are a registration or a change of one; a text box besides the user name that is still
 * empty (a company, a code) is known by nobody here. A form in the head or beside the matter is an offer.
 */
export function find() {
  const ASIDE =
    "header,nav,aside,footer,[role=banner],[role=navigation],[role=complementary],[role=contentinfo],[role=search]";
  const LOGIN = /ログイン|サインイン|log[ -]?in|sign[ -]?in/i;
  const all = [];
  const visit = (root) => {
    for (const element of root.querySelectorAll("input,button,[role=button]")) all.push(element);
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) visit(element.shadowRoot);
  };
  visit(document);
  const isShown = (element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.height > 1 &&
      getComputedStyle(element).visibility === "visible" &&
      !element.closest("[inert],[aria-hidden=true]")
    );
  };
  const isOpen = (element) => isShown(element) && !element.disabled && !element.readOnly;
  const hint = (element) => (element.getAttribute("autocomplete") || "").toLowerCase();
  const isPassword = (element) => element.localName === "input" && element.type === "password";
  const isText = (element) =>
    element.localName === "input" &&
    ["text", "email", "tel", ""].includes(element.type) &&
    element.getAttribute("role") !== "combobox" &&
    !/one-time-code/.test(hint(element));
  const isButton = (element) => element.localName !== "input" || ["submit", "image", "button"].includes(element.type);
  const submits = (element) => ["submit", "image"].includes(element.type);
  const words = (element) =>
    `${element.value ?? ""} ${element.textContent} ${element.getAttribute("aria-label") ?? ""}`;

  const secrets = all.filter((element) => isPassword(element) && isOpen(element));
  if (secrets.length > 1) return null;
  const password = secrets[0] ?? null;
  if (password && (hint(password).includes("new-password") || password.closest(ASIDE))) return null;

  // What belongs to the same form; without one, the smallest box around that has a button.
  const around = (element) => {
    if (element.form) return (one) => one.form === element.form;
    let box = element.parentElement ?? element.getRootNode().host;
    while (box && !all.some((one) => isButton(one) && isShown(one) && box.contains(one) && LOGIN.test(words(one))))
      box = box.parentElement;
    return (one) => !one.form && (box ?? document).contains(one);
  };
  const following = (element, one) => Boolean(element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const sender = (element, isOurs) => {
    const buttons = all.filter((one) => isButton(one) && isOpen(one) && isOurs(one) && following(element, one));
    return (
      buttons.find((one) => (element.form ? submits(one) : LOGIN.test(words(one)))) ??
      (element.form ? null : (buttons[0] ?? null))
    );
  };
  const told = (user, submit) =>
    [user, password, submit].map((one) => one?._ariaRef?.ref ?? "").concat(Boolean(password));

  if (password) {
    const isOurs = around(password);
    const texts = all.filter((one) => isText(one) && isOpen(one) && isOurs(one));
    const named = texts.filter((one) => /username|email/.test(hint(one)));
    const user = named.length === 1 ? named[0] : texts.length === 1 ? texts[0] : null;
    const left = texts.filter((one) => one !== user && !one.value);
    return left.length ? null : told(user, sender(password, isOurs));
  }
  const headed = [document.title, ...[...document.querySelectorAll("h1,h2,h3,legend")].filter(isShown).map(words)];
  const firsts = all
    .filter((one) => isText(one) && isOpen(one) && !one.closest(ASIDE))
    .filter((one) => {
      const isOurs = around(one),
        submit = sender(one, isOurs);
      const isAlone = all.filter((other) => isText(other) && isOpen(other) && isOurs(other)).length === 1;
      const waits = all.some((other) => isPassword(other) && isOurs(other));
      const asks = one.type === "email" || /user|login|account|mail/i.test(`${one.name} ${one.id} ${hint(one)}`);
      const isLogin =
        hint(one).includes("username") ||
        waits ||
        (asks && [...headed, submit ? words(submit) : ""].some((text) => LOGIN.test(text)));
      return isAlone && isLogin;
    });
  return firsts.length === 1 ? told(firsts[0], sender(firsts[0], around(firsts[0]))) : null;
}
