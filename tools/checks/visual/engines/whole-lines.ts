// WebKit cuts the height of a line of text to whole pixels: a box is lower there by the fractions of its lines.
import type { Box } from './boxes.ts';
import { deviation, TOLERANCE, type Pair } from './pairs.ts';

/** Pixels by which whole lines make a box lower, without the boxes inside. */
function cutOf({ height, inline, lineHeight = 0 }: Box): number {
  const fraction = lineHeight % 1;
  return inline || fraction === 0 ? 0 : Math.max(1, Math.round(height / lineHeight)) * fraction;
}

const hasSameHeight = (pair: Pair, other: Pair): boolean =>
  Math.abs(deviation(pair, 'height') - deviation(other, 'height')) <= TOLERANCE;

/**
 * Returns which differences in height follow from whole lines alone: of a box by the lines in it, of a box that is stretched
 * with its parent or a sibling, and of what is centred or aligned to the end in such a box; and that content begins further
 * down where it is scrolled to a place below such lines.
 */
export function wholeLines(pairs: readonly Pair[]): (pair: Pair, property: 'y' | 'height') => boolean {
  const cuts = new Map(pairs.map((pair) => [pair, cutOf(pair.box)]));
  for (const pair of pairs.toReversed())
    if (pair.around) cuts.set(pair.around, (cuts.get(pair.around) ?? 0) + (cuts.get(pair) ?? 0));
  const siblings = Map.groupBy(pairs, ({ around }) => around);
  /** Lower by no more than its lines. */
  const isCut = (pair: Pair): boolean => {
    const lower = -deviation(pair, 'height');
    return lower >= -TOLERANCE && lower <= (cuts.get(pair) ?? 0) + TOLERANCE;
  };
  const aroundOf = ({ around }: Pair): Pair[] => (around ? [around, ...aroundOf(around)] : []);
  const isLower = (pair: Pair): boolean =>
    isCut(pair) ||
    (siblings.get(pair.around) ?? []).some((other) => hasSameHeight(pair, other) && isCut(other)) ||
    // What is out of the flow fills an ancestor; anything else its parent.
    (pair.box.outOfFlow ? aroundOf(pair) : aroundOf(pair).slice(0, 1)).some(
      (other) => hasSameHeight(pair, other) && isLower(other),
    );
  return (pair, property) => {
    if (property === 'height') return isLower(pair);
    const { around } = pair;
    if (!around) return false;
    const moved = deviation(pair, 'y') - deviation(around, 'y');
    if (around.box.scrolled && moved >= -TOLERANCE && moved <= (cuts.get(around) ?? 0) + TOLERANCE) return true;
    if (!isLower(around)) return false;
    return moved <= TOLERANCE && moved >= deviation(around, 'height') - TOLERANCE;
  };
}
