// @ts-check

/** Frames each box and writes its name where it lies over the fewest other names. */
export async function paint(picture, marks) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  pen.font = "bold 11px sans-serif";
  pen.textBaseline = "middle";
  const colours = ["#b00020", "#0b57d0", "#0a6b2d", "#7b1fa2", "#8a4b00"],
    height = 14,
    taken = [];
  const meets = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const shown = marks.filter(
    ([, x, y, w, h]) => w && h && meets({ x, y, w, h }, { x: 0, y: 0, w: canvas.width, h: canvas.height }),
  );
  const overlap = (place, own) =>
    4 * taken.filter((other) => meets(place, other)).length +
    shown.filter(([, x, y, w, h], number) => number !== own && meets(place, { x, y, w, h })).length;
  shown.forEach(([, x, y, w, h], number) => {
    pen.strokeStyle = colours[number % colours.length];
    pen.lineWidth = 1.5;
    pen.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
  });
  shown.forEach(([name, x, y, w, h], number) => {
    const width = Math.ceil(pen.measureText(name).width) + 6;
    const fits = (place) => ({
      x: Math.max(0, Math.min(place[0], canvas.width - width)),
      y: Math.max(0, Math.min(place[1], canvas.height - height)),
      w: width,
      h: height,
    });
    const places = [
      [x, y - height],
      [x + w - width, y - height],
      [x + w, y + (h - height) / 2],
      [x - width, y + (h - height) / 2],
      [x, y + h],
      [x + w - width, y + h],
      [x, y],
    ].map(fits);
    const place = places.reduce((best, one) => (overlap(one, number) < overlap(best, number) ? one : best));
    taken.push(place);
    pen.fillStyle = colours[number % colours.length];
    pen.fillRect(place.x, place.y, place.w, place.h);
    pen.fillStyle = "#ffffff";
    pen.fillText(name, place.x + 3, place.y + height / 2 + 0.5);
  });
  const painted = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
  let text = "";
  for (let at = 0; at < painted.length; at += 32768) text += String.fromCharCode(...painted.subarray(at, at + 32768));
  return btoa(text);
}

/** Makes a picture smaller; with a box, of what stands around it, and a frame about it. */
export async function shrink(picture, width, box, room) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const within = (middle, size, whole) => Math.max(0, Math.min(middle - size / 2, whole - size));
  const wide = Math.min(image.width, box ? Math.max(room[0], box.width + 80) : image.width);
  const high = Math.min(image.height, box ? Math.max(room[1], box.height + 80) : image.height);
  const left = box ? within(box.x + box.width / 2, wide, image.width) : 0;
  const top = box ? within(box.y + box.height / 2, high, image.height) : 0;
  const scale = Math.min(1, width / wide);
  const canvas = new OffscreenCanvas(Math.max(1, wide * scale), Math.max(1, high * scale));
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  /** @type {[string, number][]} */
  const lines = box
    ? [
        ["#ffffff", 5],
        ["#d97706", 3],
      ]
    : [];
  for (const [colour, line] of lines) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.strokeRect(
      (box.x - left) * scale - 4,
      (box.y - top) * scale - 4,
      box.width * scale + 8,
      box.height * scale + 8,
    );
  }
  const small = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 })).arrayBuffer());
  let text = "";
  for (let at = 0; at < small.length; at += 32768) text += String.fromCharCode(...small.subarray(at, at + 32768));
  return btoa(text);
}
