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
