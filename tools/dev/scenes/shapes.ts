// Shapes of the scenes, on a grid of 640 × 360: flat colours, no outlines, the ground at the lower edge.

export const WIDTH = 640;
export const HEIGHT = 360;

/** One decimal is enough for an image of this size. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const sky = (fill: string): string => path(`M0 0h${WIDTH}v${HEIGHT}H0z`, fill);

export const sun = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

/** Soft hills or dunes: a line through points of equal distance, filled to the lower edge. */
export function hills(heights: readonly number[], fill: string): string {
  const step = WIDTH / (heights.length - 1);
  const curve = heights
    .slice(1)
    .map((y, index) => {
      const [x, before] = [index * step, heights[index] ?? y];
      return `C${n(x + step * 0.45)} ${n(before)} ${n(x + step * 0.55)} ${n(y)} ${n(x + step)} ${n(y)}`;
    })
    .join('');
  return path(`M0 ${n(heights[0] ?? HEIGHT)}${curve}V${HEIGHT}H0Z`, fill);
}

/** Mountains: straight lines between peaks and valleys, filled to the lower edge. */
export const mountains = (peaks: readonly (readonly [x: number, y: number])[], fill: string): string =>
  path(`M0 ${HEIGHT}${peaks.map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}L${WIDTH} ${HEIGHT}Z`, fill);

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill);

/** Windows in rows and columns, inside of a box. */
export function windows(
  [x, y, width, height]: readonly [number, number, number, number],
  columns: number,
  rows: number,
  fill: string,
): string {
  const [dx, dy] = [width / columns, height / rows];
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      d += `M${n(x + column * dx + dx * 0.25)} ${n(y + row * dy + dy * 0.25)}h${n(dx * 0.5)}v${n(dy * 0.5)}h${n(-dx * 0.5)}z`;
  return `<path class="lit" d="${d}" fill="${fill}"/>`;
}

/** House of mud brick with a parapet of points, and a door. */
export function mudDwelling(x: number, top: number, width: number, base: number, fill: string, door: string): string {
  const points = Math.max(3, Math.round(width / 24));
  const step = width / points / 2;
  const parapet = `l${n(step)}-13 ${n(step)} 13`.repeat(points);
  const [doorX, doorWidth] = [x + width * 0.38, width * 0.24];
  return (
    path(`M${n(x)} ${n(base)}V${n(top)}${parapet}V${n(base)}z`, fill) +
    windows([x + 6, top + 14, width - 12, 34], Math.max(2, Math.round(width / 34)), 1, door) +
    box(doorX, base - 34, doorWidth, 34, door)
  );
}

/** Palm with its crown at the top of a slightly bent trunk; `dates` hangs its fruit. */
export function palm(x: number, base: number, height: number, fill: string, dates?: string): string {
  const top = base - height;
  const r = height / 150;
  const fronds = [
    [-40, -34, -74, 6],
    [-52, -12, -58, 44],
    [-24, -34, -44, -28],
    [14, -38, 36, -36],
    [40, -38, 70, -2],
    [52, -18, 64, 40],
    [38, 4, 30, 58],
    [-38, 4, -28, 58],
  ]
    .map(([a, b, c, d]) => `M${n(x)} ${n(top)}q${[a, b, c, d].map((value) => n((value ?? 0) * r)).join(' ')}`)
    .join('');
  const fruit = dates
    ? [-13, 1, 13]
        .map(
          (dx, index) =>
            `<ellipse cx="${n(x + dx * r)}" cy="${n(top + (index === 1 ? 20 : 16) * r)}" rx="${n(6 * r)}" ry="${n(9 * r)}" fill="${dates}"/>`,
        )
        .join('')
    : '';
  return `<g fill="none" stroke="${fill}" stroke-linecap="round"><path d="M${n(x - 10 * r)} ${n(base)}Q${n(x - 8 * r)} ${n(base - height * 0.6)} ${n(x)} ${n(top)}" stroke-width="${n(9 * r)}"/><path d="${fronds}" stroke-width="${n(8 * r)}"/></g>${fruit}`;
}

/** Minaret with a balcony, a lantern and a finial. */
export function minaret(x: number, base: number, height: number, fill: string, trim: string): string {
  const top = base - height;
  const w = height / 13;
  return (
    box(x - w / 2, top + height * 0.2, w, height * 0.8, fill) +
    box(x - w * 0.8, top + height * 0.38, w * 1.6, height * 0.025, trim) +
    box(x - w * 0.8, top + height * 0.2, w * 1.6, height * 0.025, trim) +
    box(x - w * 0.3, top + height * 0.09, w * 0.6, height * 0.12, fill) +
    path(
      `M${n(x - w * 0.45)} ${n(top + height * 0.09)}L${n(x)} ${n(top)}L${n(x + w * 0.45)} ${n(top + height * 0.09)}z`,
      trim,
    )
  );
}

/** Wall with battlements between two round towers. */
export function fort(x: number, top: number, width: number, base: number, fill: string, shade: string): string {
  const merlons = Math.round(width / 18);
  const step = width / merlons / 2;
  const battlement = `v-9h${n(step)}v9h${n(step)}`.repeat(merlons);
  const tower = (left: number) =>
    path(
      `M${n(left)} ${n(base)}L${n(left + 6)} ${n(top - 34)}v-10h9v10h9v-10h9v10h9v-10h9v10L${n(left + 60)} ${n(base)}z`,
      shade,
    );
  const gate = x + width / 2;
  return (
    path(`M${n(x)} ${n(base)}V${n(top)}${battlement}V${n(base)}z`, fill) +
    path(`M${n(gate - 17)} ${n(base)}v-30a17 17 0 0 1 34 0v30z`, shade) +
    tower(x - 34) +
    tower(x + width - 26)
  );
}

const wave = (y: number, from: number) =>
  `M${n(from)} ${n(y)}q14-7 28 0t28 0M${n(from + 190)} ${n(y + 16)}q14-7 28 0t28 0M${n(from + 390)} ${n(y + 4)}q14-7 28 0t28 0`;

/** The sea with bands of waves, filled to the lower edge. */
export function sea(top: number, fill: string, foam: string): string {
  return `${box(0, top, WIDTH, HEIGHT - top, fill)}<path d="${wave(top + 22, 40)}${wave(top + 52, 90)}" fill="none" stroke="${foam}" stroke-width="3" stroke-linecap="round"/>`;
}

/** Dhow with one sail. */
export const dhow = (x: number, y: number, size: number, hull: string, sail: string): string =>
  path(`M${n(x)} ${n(y)}h${n(size)}l${n(-size * 0.16)} ${n(size * 0.2)}h${n(-size * 0.66)}z`, hull) +
  path(
    `M${n(x + size * 0.42)} ${n(y - 4)}V${n(y - size * 0.8)}Q${n(x + size * 1.1)} ${n(y - size * 0.35)} ${n(x + size * 0.86)} ${n(y - 4)}z`,
    sail,
  );
