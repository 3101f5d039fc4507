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

/** Point on a circle, from the top clockwise; counterclockwise for a negative turn. */
function pointAt(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: round(50 + radius * Math.sin(angle)), y: round(50 - radius * Math.cos(angle)) };
}

/** The slices of a ring in the order of the values, from the top clockwise; `rtl`: counterclockwise. */
export function slicesOf(values: readonly number[], rtl: boolean): Slice[] {
  const sign = rtl ? -1 : 1;
  const [forth, back] = rtl ? [0, 1] : [1, 0];
  const at = (turn: number, radius: number) => pointAt(sign * turn, radius);
  const sum = values.reduce((whole, value) => whole + value, 0);
  let from = 0;
  return values.map((value) => {
    const share = sum === 0 ? 0 : value / sum;
    const to = from + Math.min(share, WHOLE);
    const [a, b, c, d] = [at(from, OUTER), at(to, OUTER), at(to, INNER), at(from, INNER)];
    const large = share > 0.5 ? 1 : 0;
    const path = `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 ${large} ${forth} ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 ${large} ${back} ${d.x} ${d.y}Z`;
    const middle = at(from + share / 2, (OUTER + INNER) / 2);
    from += share;
    return { path, share, middle };
  });
}
