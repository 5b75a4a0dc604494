// @ts-check

export function growsBody(limit) {
  return new Promise((resolve) => {
    const ends = performance.now() + limit;
    const look = () => {
      if (document.body || document.readyState === "complete" || performance.now() >= ends) resolve(!!document.body);
      else setTimeout(look, 50);
    };
    look();
  });
}

/**
 * Waits while a document shows nothing at all: a script has not drawn yet; what is drawn by components and pictures is not looked into.
 * Tells "drawn", "busy" (it says so itself) or "empty".
 */
export function draws(limit) {
  const drawn = "img,canvas,video,audio,iframe,frame,embed,object,input,button,select,textarea,[contenteditable]";
  const isEmpty = () =>
    !!document.querySelector("script") &&
    !!document.body &&
    !document.body.innerText.trim() &&
    !document.body.querySelector(drawn) &&
    ![...document.body.querySelectorAll("*")].some((element) => element.localName.includes("-"));
  return new Promise((resolve) => {
    const ends = performance.now() + limit;
    const look = () => {
      if (!isEmpty()) resolve("drawn");
      else if (performance.now() < ends) setTimeout(look, 50);
      else resolve(document.querySelector("[aria-busy=true]") ? "busy" : "empty");
    };
    look();
  });
}
