import { describe, expect, it } from 'vitest';
import type { Box } from './boxes.ts';
import { compareBoxes as compare, shortened } from './compare.ts';
import { TOLERANCE } from './pairs.ts';

const compareBoxes = (chromium: readonly Box[], theirs: readonly Box[]): string[] =>
  compare(chromium, theirs, { name: 'Firefox', anchors: false, wholeLines: false });

/** A page: a section with two cards below each other, a text in the second. */
const PAGE: readonly Box[] = [
  { path: 'body > main:1', around: -1, html: '<main>', x: 0, y: 0, width: 800, height: 300, inline: false },
  {
    path: 'body > main:1 > div:1',
    around: 0,
    html: '<div class="first">',
    x: 16,
    y: 16,
    width: 300,
    height: 100,
    inline: false,
  },
  {
    path: 'body > main:1 > div:2',
    around: 0,
    html: '<div class="second">',
    x: 16,
    y: 132,
    width: 300,
    height: 100,
    inline: false,
  },
  {
    path: 'body > main:1 > div:2 > span:1',
    around: 2,
    html: '<span>',
    x: 24,
    y: 140,
    width: 80,
    height: 20,
    inline: false,
  },
];

const changed = (changes: Readonly<Record<number, Partial<Box>>>): Box[] =>
  PAGE.map((box, index) => ({ ...box, ...changes[index] }));

/** A label in a mark without area, as on the axis of a chart. */
const chart = (y: number, label: number): Box[] => [
  { ...PAGE[0]!, y },
  { ...PAGE[1]!, html: '<i>', y: y + 100, width: 0, height: 0 },
  { ...PAGE[1]!, html: '<bdi>', path: 'body > main:1 > div:1 > bdi:1', around: 1, y: y + label, height: 20 },
];

describe('geometry in another engine', () => {
  it('measures what is in a box without area from the box around that', () => {
    expect(compareBoxes(chart(0, 100), chart(-6, 100))).toEqual(['<main> y is -6 px, 0 px in Chromium']);
    expect(compareBoxes(chart(0, 100), chart(0, 106))).toEqual(['<bdi> y is 106 px, 100 px in Chromium']);
  });
  it('compares popovers where they have their place', () => {
    const popover: Box[] = [
      ...PAGE,
      { ...PAGE[1]!, path: 'body > div:2', around: -1, html: '<div popover="auto">', popover: true },
    ];
    const sheet = popover.map((box) => (box.popover ? { ...box, y: 200, height: 60 } : box));
    expect(compareBoxes(popover, sheet)).toEqual([]);
    expect(compareBoxes(popover, PAGE)).toEqual([]);
    expect(compare(popover, sheet, { name: 'WebKit', anchors: true, wholeLines: true })).toEqual([
      '<div popover="auto"> height is 60 px, 100 px in Chromium',
      '<div popover="auto"> y is 200 px, 16 px in Chromium',
    ]);
    expect(compare(popover, PAGE, { name: 'WebKit', anchors: true, wholeLines: true })).toEqual([
      '<div popover="auto"> is visible in Chromium only',
    ]);
  });

  it('accepts what is the same, and a pixel of difference', () => {
    expect(compareBoxes(PAGE, PAGE)).toEqual([]);
    expect(
      compareBoxes(
        PAGE,
        PAGE.map((box) => ({
          ...box,
          x: box.x + TOLERANCE,
          y: box.y - TOLERANCE,
          width: box.width + TOLERANCE,
          height: box.height - TOLERANCE,
        })),
      ),
    ).toEqual([]);
  });

  it.each(['x', 'y', 'width', 'height'] as const)(
    'names element, property and both values where %s differs by more than a pixel',
    (property) => {
      for (const by of [1.1, -1.1, 40]) {
        const value = (PAGE[3] as Box)[property];
        expect(compareBoxes(PAGE, changed({ 3: { [property]: value + by } }))).toEqual([
          `<span> ${property} is ${value + by} px, ${value} px in Chromium`,
        ]);
      }
    },
  );

  it('names of a chain of sizes the innermost box', () => {
    expect(compareBoxes(PAGE, changed({ 0: { height: 320 }, 2: { height: 120 }, 3: { height: 40 } }))).toEqual([
      '<span> height is 40 px, 20 px in Chromium',
    ]);
  });

  it('names of boxes that are moved together the first one', () => {
    expect(compareBoxes(PAGE, changed({ 1: { y: 26 }, 2: { y: 142 }, 3: { y: 150 } }))).toEqual([
      '<div class="first"> y is 26 px, 16 px in Chromium',
    ]);
  });

  it('names a box that is moved otherwise than the box around it', () => {
    expect(compareBoxes(PAGE, changed({ 2: { x: 20 }, 3: { x: 24 } }))).toEqual([
      '<div class="second"> x is 20 px, 16 px in Chromium',
    ]);
    expect(compareBoxes(PAGE, changed({ 2: { x: 20 }, 3: { x: 40 } }))).toEqual([
      '<div class="second"> x is 20 px, 16 px in Chromium',
      '<span> x is 40 px, 24 px in Chromium',
    ]);
  });

  it('accepts fractions that add up over boxes around and after each other', () => {
    expect(compareBoxes(PAGE, changed({ 0: { x: 0.5 }, 2: { x: 16.9 }, 3: { x: 25.2 } }))).toEqual([]);
    expect(
      compareBoxes(
        PAGE,
        changed({ 0: { height: 301.6 }, 1: { height: 100.8 }, 2: { y: 132.8, height: 100.8 }, 3: { y: 140.8 } }),
      ),
    ).toEqual([]);
  });

  it('leaves out runs of text, and names the block that they make larger', () => {
    const inText = PAGE.map((box, index) => ({ ...box, inline: index === 3 }));
    expect(
      compareBoxes(
        inText,
        inText.map((box, index) => (index === 3 ? { ...box, x: 60, y: 120, width: 200 } : box)),
      ),
    ).toEqual([]);
    expect(
      compareBoxes(
        inText,
        inText.map((box, index) => (index > 1 ? { ...box, height: box.height + 28 } : box)),
      ),
    ).toEqual(['<div class="second"> height is 128 px, 100 px in Chromium']);
  });

  it('names the size alone where a box keeps its end or its middle', () => {
    expect(compareBoxes(PAGE, changed({ 3: { x: 4, width: 100 } }))).toEqual([
      '<span> width is 100 px, 80 px in Chromium',
    ]);
    expect(compareBoxes(PAGE, changed({ 3: { x: 14, width: 100 } }))).toEqual([
      '<span> width is 100 px, 80 px in Chromium',
    ]);
    expect(compareBoxes(PAGE, changed({ 3: { x: 19, width: 100 } }))).toHaveLength(2);
  });

  it('names the outermost box that one engine does not show', () => {
    expect(compareBoxes(PAGE, PAGE.slice(0, 2))).toEqual(['<div class="second"> is visible in Chromium only']);
    expect(compareBoxes(PAGE.slice(0, 2), PAGE)).toEqual(['<div class="second"> is visible in Firefox only']);
    expect(compareBoxes([], PAGE)).toEqual(['<main> is visible in Firefox only']);
  });

  it('leaves out what has no area in either engine', () => {
    expect(compareBoxes(changed({ 3: { width: 0 } }), changed({ 3: { height: 0, x: 300 } }))).toEqual([]);
    expect(compareBoxes(changed({ 3: { width: 0, x: 300 } }), PAGE.slice(0, 3))).toEqual([]);
    expect(compareBoxes(PAGE, changed({ 3: { width: 0 } }))).toEqual(['<span> width is 0 px, 80 px in Chromium']);
  });

  it('has a line for whatever differs', () => {
    for (const [index, box] of PAGE.entries()) {
      for (const property of ['x', 'y', 'width', 'height'] as const) {
        for (const by of [-15, -2, 2, 60])
          expect(
            compareBoxes(PAGE, changed({ [index]: { [property]: box[property] + by } })).length,
            `${box.html} ${property} ${by}`,
          ).toBeGreaterThan(0);
      }
    }
  });

  it('of many findings prints twelve and the number of the rest', () => {
    const many = Array.from({ length: 30 }, (_, at): Box => ({
      path: `body > i:${at}`,
      around: -1,
      html: `<i id="${at}">`,
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      inline: false,
    }));
    const lines = shortened(
      compareBoxes(
        many,
        many.map((box, at) => ({ ...box, width: 20 + at })),
      ),
    );
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe('… and 18 more');
  });
});
