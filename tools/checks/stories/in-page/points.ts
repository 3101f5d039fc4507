/** Nine points of an element, of which those within the window are returned, as x and y. `inset`: a part of its sides. */
export function pointsOf({ left, right, top, bottom, width, height }: DOMRect, inset: number): [number, number][] {
  const xs = [left + width * inset, left + width / 2, right - width * inset];
  const ys = [top + height * inset, top + height / 2, bottom - height * inset];
  return ys
    .flatMap((y) => xs.map((x): [number, number] => [x, y]))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}
