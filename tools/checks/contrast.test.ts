import { describe, expect, it } from 'vitest';
import { contrastOf, THEMES } from '../../.storybook/docs/blocks/contrast.ts';
import { DEEP_PAIRS, minimumOf, PAIRS } from '../../packages/ui/src/theme/pairs.ts';

describe.each(THEMES)('the theme %s', (theme) => {
  it.each([
    ['plain', PAIRS, false],
    ['deep', DEEP_PAIRS, true],
  ] as const)('keeps every minimum contrast on %s grounds', (_, pairs, deep) => {
    const short = pairs.flatMap((pair) => {
      const contrast = contrastOf(theme, pair, deep);
      const minimum = minimumOf(theme, pair);
      return contrast < minimum ? [`${pair.over} on ${pair.on}: ${contrast.toFixed(2)} instead of ${minimum}`] : [];
    });
    expect(short).toEqual([]);
  });
});

it('measures as WCAG does', () => {
  expect(contrastOf('contrast', { over: 'text', on: 'surface' })).toBeCloseTo(21, 1);
  expect(contrastOf('light', { over: 'surface', on: 'surface' })).toBe(1);
});
