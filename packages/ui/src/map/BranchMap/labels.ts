import { ASPECT, type Spot } from './geo.ts';

/** Sides of the pin beside which its label is placed. The map does not mirror, so these are compass directions. */
const BESIDE = ['east', 'west', 'south', 'north'] as const;
/** Places further away, joined to the pin by a leader line. */
const WITH_LEADER = ['north-east', 'north-west', 'south-east', 'south-west'] as const;
export type Side = (typeof BESIDE)[number] | (typeof WITH_LEADER)[number];

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

/**
 * Estimated sizes in em of the label (13 px at the default text size). Readex Pro's letters are narrower: the estimate
 * leaves spare room.
 */
const LETTER = 0.62;
const LINE = 1.4;
const GAP = 0.3;
/** Width and height of a leader line. */
export const LEADER = 1.1;

/**
 * The two map sizes for which label sides are computed: minimum width, half a dot and half a star, in em of the label.
 */
export const SIZES = {
  narrow: { width: 24, dot: 0.46, star: 0.77 },
  wide: { width: 40, dot: 0.58, star: 0.93 },
} as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Boxes that a label takes: its text, and its leader line if it has one. */
function boxesAt(side: Side, x: number, y: number, width: number, pin: number): Box[] {
  const away = pin + GAP;
  if (side === 'east') return [{ x: x + away, y: y - LINE / 2, width, height: LINE }];
  if (side === 'west') return [{ x: x - away - width, y: y - LINE / 2, width, height: LINE }];
  if (side === 'north') return [{ x: x - width / 2, y: y - away - LINE, width, height: LINE }];
  if (side === 'south') return [{ x: x - width / 2, y: y + away, width, height: LINE }];
  const far = pin + LEADER;
  const isEast = side.endsWith('east');
  const isNorth = side.startsWith('north');
  return [
    { x: isEast ? x + far : x - far - width, y: (isNorth ? y - far : y + far) - LINE / 2, width, height: LINE },
    { x: isEast ? x + pin : x - far, y: isNorth ? y - far : y + pin, width: LEADER, height: LEADER },
  ];
}

/**
 * Returns for each label a place where it overlaps no pin, no earlier label and not the edge: beside its pin, else at
 * the end of a leader line. Labels are placed in array order. `null`: no room; the label then shows only on hover or
 * selection of its pin.
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
    const textWidth = (text.length + 1) * LETTER;
    for (const side of [...BESIDE, ...WITH_LEADER]) {
      const boxes = boxesAt(side, x * width, y * height, textWidth, pin);
      const isFree = boxes.every(
        (box) =>
          box.x >= 0 &&
          box.y >= 0 &&
          box.x + box.width <= width &&
          box.y + box.height <= height &&
          !taken.some((other) => overlap(box, other)),
      );
      if (!isFree) continue;
      taken.push(...boxes);
      return side;
    }
    return null;
  });
}
