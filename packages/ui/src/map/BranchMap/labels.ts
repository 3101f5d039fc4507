import { ASPECT, type Spot } from './geo.ts';

/** On which side of its pin a label stands. The drawing does not mirror, so these are the map's own directions. */
export type Side = 'east' | 'west' | 'north' | 'south';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LabelledSpot extends Spot {
  text: string;
  /** Half the pin's width, in em of the label. */
  pin: number;
}

/** Measures in em of the label (13 px at the usual text size). Readex Pro's letters are narrower than the estimate: better too much room. */
const LETTER = 0.62;
const LINE = 1.4;
const GAP = 0.3;

/** The two sizes of the drawing for which sides are found: its least width, half a dot and half a star, in em of the label. */
export const SIZES = {
  narrow: { width: 24, dot: 0.46, star: 0.77 },
  wide: { width: 40, dot: 0.58, star: 0.93 },
} as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function boxAt(side: Side, x: number, y: number, width: number, pin: number): Box {
  const away = pin + GAP;
  if (side === 'east') return { x: x + away, y: y - LINE / 2, width, height: LINE };
  if (side === 'west') return { x: x - away - width, y: y - LINE / 2, width, height: LINE };
  if (side === 'north') return { x: x - width / 2, y: y - away - LINE, width, height: LINE };
  return { x: x - width / 2, y: y + away, width, height: LINE };
}

/**
 * Finds for each label a side of its pin where it covers no pin, no earlier label and not the edge. The order is the rank: the first label is
 * placed first. `null`: there is no room, and the label shows only when its pin is pointed at or chosen.
 */
export function placeLabels(spots: readonly LabelledSpot[], width: number): (Side | null)[] {
  const height = width / ASPECT;
  const pins = spots.map(({ x, y, pin }): Box => ({
    x: x * width - pin,
    y: y * height - pin,
    width: 2 * pin,
    height: 2 * pin,
  }));
  const taken: Box[] = [...pins];
  return spots.map(({ x, y, text, pin }) => {
    const room = (text.length + 1) * LETTER;
    for (const side of ['east', 'west', 'south', 'north'] as const) {
      const box = boxAt(side, x * width, y * height, room, pin);
      const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}
