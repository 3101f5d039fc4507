// The rule by which the geometry of a story in another engine is compared with Chromium's: docs/decisions/0034-other-engines.md.
import type { Box } from './boxes.ts';
import { deviates, deviation, hasArea, pairsOf, TOLERANCE, type Pair } from './pairs.ts';
import { wholeLines } from './whole-lines.ts';

/** Findings of one story that are printed. */
const MAX_LINES = 12;

const POSITIONS = ['x', 'y'] as const;
const SIZES = ['width', 'height'] as const;

/** The engine that is compared with Chromium. */
export interface ComparedEngine {
  name: 'Firefox' | 'WebKit';
  /** Whether it has anchor positioning: without it a popover is a sheet at the bottom of the window, and is not compared. */
  anchors: boolean;
  /** Whether it cuts heights of lines to whole pixels. */
  wholeLines: boolean;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Whether a box has the same distance to its parent, or to the previous box, as in the other engine. */
function follows(pair: Pair, position: 'x' | 'y'): boolean {
  const size = SIZE_OF[position];
  const moved = deviation(pair, position);
  const edges = [pair.around, pair.before].flatMap((other) =>
    other ? [deviation(other, position), deviation(other, position) + deviation(other, size)] : [],
  );
  // A box aligned to the end of the line (Arabic) keeps the distance of its own end.
  return edges.some(
    (edge) => Math.abs(moved - edge) <= TOLERANCE || Math.abs(moved + deviation(pair, size) - edge) <= TOLERANCE,
  );
}

const SIZE_OF = { x: 'width', y: 'height' } as const;

/** Whether a box is moved only because its size differs: what is aligned to its end or centred begins elsewhere. */
function resized(pair: Pair, position: 'x' | 'y'): boolean {
  const size = SIZE_OF[position];
  const moved = deviation(pair, position) - (pair.around ? deviation(pair.around, position) : 0);
  const grown = deviation(pair, size);
  return deviates(pair, size) && [moved + grown, moved + grown / 2].some((left) => Math.abs(left) <= TOLERANCE);
}

/** Whether the parent's size differs only because this box ends elsewhere, which is compared separately. */
function ends(pair: Pair, size: 'width' | 'height'): boolean {
  const { around } = pair;
  if (!around || !deviates(around, size)) return false;
  const position = size === 'width' ? 'x' : 'y';
  const end = deviation(pair, position) + deviation(pair, size);
  return (
    Math.abs(end) > TOLERANCE / 2 && Math.abs(deviation(around, position) + deviation(around, size) - end) <= TOLERANCE
  );
}

/** The outermost boxes that the other engine does not have. */
function alone(
  boxes: readonly Box[],
  others: ReadonlySet<string>,
  engine: string,
  isCompared: (box: Box) => boolean,
): string[] {
  return boxes
    .filter(
      (box) =>
        isCompared(box) &&
        hasArea(box) &&
        !others.has(box.path) &&
        (box.around === -1 || others.has(boxes[box.around]?.path ?? '')),
    )
    .map(({ html }) => `${html} is visible in ${engine} only`);
}

/**
 * Returns a line for each box and property that differs by more than the tolerance. Of a chain with one cause only the
 * origin is reported: the innermost box of different sizes, the first box of different positions.
 */
export function compareBoxes(
  chromium: readonly Box[],
  theirs: readonly Box[],
  { name, anchors, wholeLines: cuts }: ComparedEngine,
): string[] {
  const isCompared = ({ popover }: Box): boolean => anchors || !popover;
  const lines = [
    ...alone(chromium, new Set(theirs.map(({ path }) => path)), 'Chromium', isCompared),
    ...alone(theirs, new Set(chromium.map(({ path }) => path)), name, isCompared),
  ];
  const pairs = pairsOf(chromium, theirs).filter(({ box }) => isCompared(box));
  const isCut = cuts ? wholeLines(pairs) : () => false;
  for (const pair of pairs.toReversed())
    for (const size of SIZES)
      if (pair.around && (pair.inside.has(size) || (!pair.box.inline && (deviates(pair, size) || ends(pair, size)))))
        pair.around.inside.add(size);
  for (const pair of pairs) {
    // Skip inline text: its box depends on font rendering and line breaks. Its block is compared.
    if (pair.box.inline) continue;
    const found = [
      ...SIZES.filter(
        (size) => deviates(pair, size) && !pair.inside.has(size) && !(size === 'height' && isCut(pair, size)),
      ),
      ...POSITIONS.filter(
        (position) =>
          deviates(pair, position) &&
          !resized(pair, position) &&
          !follows(pair, position) &&
          !(position === 'y' && isCut(pair, position)),
      ),
    ];
    for (const property of found)
      lines.push(
        `${pair.box.html} ${property} is ${number(pair.other[property])} px, ${number(pair.box[property])} px in Chromium`,
      );
  }
  return lines;
}

/** The first findings of a story, and how many more there are: one cause moves many boxes. */
export const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`] : lines;
