// The rule by which the geometry of a story in Firefox is compared with Chromium's: docs/decisions/0034-firefox.md.
import type { Box } from './boxes.ts';

/** CSS pixels by which a box may differ: engines round fractions of pixels to different parts of one. */
export const TOLERANCE = 1;

/** Findings of one story that are printed. */
const MAX_LINES = 12;

const POSITIONS = ['x', 'y'] as const;
const SIZES = ['width', 'height'] as const;

interface Pair {
  box: Box;
  firefox: Box;
  around: Pair | undefined;
  /** The box before it in the same one. */
  before: Pair | undefined;
  /** Sizes in which a box inside differs. */
  inside: Set<(typeof SIZES)[number]>;
}

const hasArea = ({ width, height }: Box): boolean => width > 0 && height > 0;

const number = (value: number): string => String(Math.round(value * 100) / 100);

const deviation = ({ box, firefox }: Pair, property: 'x' | 'y' | 'width' | 'height'): number =>
  firefox[property] - box[property];

const deviates = (pair: Pair, property: 'x' | 'y' | 'width' | 'height'): boolean =>
  Math.abs(deviation(pair, property)) > TOLERANCE;

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
  const [moved, grown] = [deviation(pair, position), deviation(pair, size)];
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
function alone(boxes: readonly Box[], others: ReadonlySet<string>, engine: string): string[] {
  return boxes
    .filter(
      (box) =>
        hasArea(box) && !others.has(box.path) && (box.around === -1 || others.has(boxes[box.around]?.path ?? '')),
    )
    .map(({ html }) => `${html} is visible in ${engine} only`);
}

/** Boxes that both engines have, in the order of the document. */
function pairsOf(chromium: readonly Box[], firefox: readonly Box[]): Pair[] {
  const theirs = new Map(firefox.map((box) => [box.path, box]));
  const byIndex = new Map<number, Pair>();
  const last = new Map<number, Pair>();
  for (const [index, box] of chromium.entries()) {
    const other = theirs.get(box.path);
    if (!other || (!hasArea(box) && !hasArea(other))) continue;
    const pair: Pair = {
      box,
      firefox: other,
      around: byIndex.get(box.around),
      before: last.get(box.around),
      inside: new Set(),
    };
    byIndex.set(index, pair);
    last.set(box.around, pair);
  }
  return [...byIndex.values()];
}

/**
 * Returns a line for each box and property that differs by more than the tolerance. Of a chain with one cause only the
 * origin is reported: the innermost box of different sizes, the first box of different positions.
 */
export function compareBoxes(chromium: readonly Box[], firefox: readonly Box[]): string[] {
  const lines = [
    ...alone(chromium, new Set(firefox.map(({ path }) => path)), 'Chromium'),
    ...alone(firefox, new Set(chromium.map(({ path }) => path)), 'Firefox'),
  ];
  const pairs = pairsOf(chromium, firefox);
  for (const pair of pairs.toReversed())
    for (const size of SIZES)
      if (pair.around && (pair.inside.has(size) || (!pair.box.inline && (deviates(pair, size) || ends(pair, size)))))
        pair.around.inside.add(size);
  for (const pair of pairs) {
    // Skip inline text: its box depends on font rendering and line breaks. Its block is compared.
    if (pair.box.inline) continue;
    const found = [
      ...SIZES.filter((size) => deviates(pair, size) && !pair.inside.has(size)),
      ...POSITIONS.filter(
        (position) => deviates(pair, position) && !resized(pair, position) && !follows(pair, position),
      ),
    ];
    for (const property of found)
      lines.push(
        `${pair.box.html} ${property} is ${number(pair.firefox[property])} px, ${number(pair.box[property])} px in Chromium`,
      );
  }
  return lines;
}

/** The first findings of a story, and how many more there are: one cause moves many boxes. */
export const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`] : lines;
