import { describe, expect, it } from 'vitest';
import type { Box } from './boxes.ts';
import { compareBoxes } from './compare.ts';

/** A card with two paragraphs of two lines, an image that fills it, and a card beside it. */
const CARD: readonly Box[] = [
  { path: 'main', around: -1, html: '<main>', x: 0, y: 0, width: 700, height: 160, inline: false },
  { path: 'card', around: 0, html: '<article>', x: 0, y: 0, width: 300, height: 135.2, inline: false },
  { path: 'first', around: 1, html: '<p>', x: 0, y: 16, width: 300, height: 47.6, inline: false, lineHeight: 23.8 },
  { path: 'second', around: 1, html: '<p>', x: 0, y: 71.6, width: 300, height: 47.6, inline: false, lineHeight: 23.8 },
  { path: 'frame', around: 1, html: '<div>', x: 0, y: 0, width: 300, height: 135.2, inline: false, outOfFlow: true },
  { path: 'image', around: 4, html: '<svg>', x: 0, y: 0, width: 300, height: 135.2, inline: false },
  { path: 'beside', around: 0, html: '<aside>', x: 316, y: 0, width: 300, height: 135.2, inline: false },
  { path: 'button', around: 6, html: '<button>', x: 316, y: 57.6, width: 80, height: 20, inline: false },
];

/** The same with lines of 23 px. */
const CUT: readonly Box[] = CARD.map((box) => {
  if (box.path === 'first') return { ...box, height: 46 };
  if (box.path === 'second') return { ...box, y: 70, height: 46 };
  if (box.path === 'button') return { ...box, y: 56 };
  return box.path === 'main' ? box : { ...box, height: 132 };
});

const changed = (path: string, change: Partial<Box>): Box[] =>
  CUT.map((box) => (box.path === path ? { ...box, ...change } : box));

const compare = (theirs: readonly Box[], wholeLines = true): string[] =>
  compareBoxes(CARD, theirs, { name: 'WebKit', anchors: true, wholeLines });

/** A dialog that is scrolled to the end of ten lines. */
const SCROLLED: readonly Box[] = [
  { path: 'dialog', around: -1, html: '<dialog>', x: 0, y: 0, width: 300, height: 120, inline: false, scrolled: true },
  { path: 'head', around: 0, html: '<header>', x: 0, y: -158, width: 300, height: 40, inline: false },
  { path: 'text', around: 0, html: '<p>', x: 0, y: -118, width: 300, height: 238, inline: false, lineHeight: 23.8 },
];

describe('whole lines', () => {
  it.each([
    ['explain that what is scrolled to its end begins further down', -150, []],
    ['do not explain that it begins further up', -160, ['<header> y is -160 px, -158 px in Chromium']],
    ['do not explain another position', -140, ['<header> y is -140 px, -158 px in Chromium']],
  ])('%s', (_, y, expected) => {
    const theirs = SCROLLED.map((box) => {
      if (box.path === 'head') return { ...box, y };
      return box.path === 'text' ? { ...box, y: y + 40, height: 230 } : box;
    });
    expect(compareBoxes(SCROLLED, theirs, { name: 'WebKit', anchors: true, wholeLines: true })).toEqual(expected);
  });

  it('explain lower boxes, what is stretched with them and what is centred in them', () => {
    expect(compare(CUT)).toEqual([]);
    expect(compare(CUT, false)).toContain('<p> height is 46 px, 47.6 px in Chromium');
  });

  it.each([
    [
      'a box that is lower than its lines explain',
      'second',
      { height: 40 },
      '<p> height is 40 px, 47.6 px in Chromium',
    ],
    ['a box that is higher', 'first', { height: 50 }, '<p> height is 50 px, 47.6 px in Chromium'],
    ['a box without lines', 'beside', { height: 130 }, '<aside> height is 130 px, 135.2 px in Chromium'],
    ['what has not its parent’s height', 'image', { height: 120 }, '<svg> height is 120 px, 135.2 px in Chromium'],
    ['what has moved further', 'button', { y: 50 }, '<button> y is 50 px, 57.6 px in Chromium'],
    ['a narrower box', 'card', { width: 290 }, '<article> width is 290 px, 300 px in Chromium'],
  ])('do not explain %s', (_, path, change, line) => {
    expect(compare(changed(path, change))).toContain(line);
  });
});
