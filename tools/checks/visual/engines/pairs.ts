// Boxes of one story in two engines, side by side.
import type { Box } from './boxes.ts';

/** CSS pixels by which a box may differ: engines round fractions of pixels to different parts of one. */
export const TOLERANCE = 1;

export type Property = 'x' | 'y' | 'width' | 'height';

/** One box in Chromium and in the other engine. */
export interface Pair {
  box: Box;
  other: Box;
  around: Pair | undefined;
  /** The box before it in the same one. */
  before: Pair | undefined;
  /** Sizes in which a box inside differs. */
  inside: Set<'width' | 'height'>;
}

export const hasArea = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** By how many pixels a property is larger in the other engine. */
export const deviation = ({ box, other }: Pair, property: Property): number => other[property] - box[property];

/** Whether a property differs by more than the tolerance. */
export const deviates = (pair: Pair, property: Property): boolean => Math.abs(deviation(pair, property)) > TOLERANCE;

/** Boxes with an area that both engines have, in the order of the document. */
export function pairsOf(chromium: readonly Box[], theirs: readonly Box[]): Pair[] {
  const byPath = new Map(theirs.map((box) => [box.path, box]));
  const byIndex = new Map<number, Pair>();
  const last = new Map<number, Pair>();
  /** The nearest pair around a box: what is around it may have no area, as a mark on the axis of a chart. */
  const around = (index: number): Pair | undefined => {
    const parent = chromium[index];
    return parent && (byIndex.get(index) ?? around(parent.around));
  };
  for (const [index, box] of chromium.entries()) {
    const other = byPath.get(box.path);
    if (!other || (!hasArea(box) && !hasArea(other))) continue;
    const pair: Pair = {
      box,
      other,
      around: around(box.around),
      before: last.get(box.around),
      inside: new Set(),
    };
    byIndex.set(index, pair);
    last.set(box.around, pair);
  }
  return [...byIndex.values()];
}
