/** Part of the ring, in a box of 100 × 100. */
export interface Slice {
  path: string;
  /** Part of the whole, from 0 to 1. */
  share: number;
  /** Place of its number. */
  middle: { x: number; y: number };
}

const OUTER = 48;
const INNER = 30;
/** Largest part of a circle in one arc: a whole circle would begin where it ends. */
const WHOLE = 0.9999;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Point on a circle, from the top clockwise. */
function pointAt(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: round(50 + radius * Math.sin(angle)), y: round(50 - radius * Math.cos(angle)) };
}

/** The slices of a ring, from the top clockwise, in the order of the values. */
export function slicesOf(values: readonly number[]): Slice[] {
  const sum = values.reduce((whole, value) => whole + value, 0);
  let from = 0;
  return values.map((value) => {
    const share = sum === 0 ? 0 : value / sum;
    const to = from + Math.min(share, WHOLE);
    const [a, b, c, d] = [pointAt(from, OUTER), pointAt(to, OUTER), pointAt(to, INNER), pointAt(from, INNER)];
    const large = share > 0.5 ? 1 : 0;
    const path = `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 ${large} 0 ${d.x} ${d.y}Z`;
    const middle = pointAt(from + share / 2, (OUTER + INNER) / 2);
    from += share;
    return { path, share, middle };
  });
}
