/** Pixels between the edge of an element and the points in it. */
const INSET = 2;

/** Nine points of an element, of which those within the window are returned, as x and y. */
export function pointsOf({ left, right, top, bottom, width, height }: DOMRect): [number, number][] {
  const xs = [left + Math.min(INSET, width / 2), left + width / 2, right - Math.min(INSET, width / 2)];
  const ys = [top + Math.min(INSET, height / 2), top + height / 2, bottom - Math.min(INSET, height / 2)];
  return ys
    .flatMap((y) => xs.map((x): [number, number] => [x, y]))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}
