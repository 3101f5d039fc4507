import { describe, expect, it } from 'vitest';
import { deepColors, themes } from '../foundations/themes.ts';
import { contrastOf, hexOf, parseColor } from './color.ts';
import { defineTheme, ThemeError } from './defineTheme.ts';
import { unreadable } from './solve.ts';

/** The same numbers 0–1 in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Colours as sRGB, by name. */
const hex = (set: object) =>
  Object.fromEntries(
    Object.entries(set as Record<string, string>)
      .filter(([name]) => !name.startsWith('shadow'))
      .map(([name, value]) => [name, hexOf(value)]),
  );

describe('colours', () => {
  it('of 1,000 random brands keep every minimum contrast in every theme', { timeout: 120_000 }, () => {
    const source = numbers(7);
    const random = () =>
      `#${Math.floor(source.next().value * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
    const problems = Array.from({ length: 1000 }, (_, index) => ({
      brand: random(),
      ...(index % 2 === 0 && { giving: random(), share: random() }),
      ...(index % 3 === 0 && { neutral: random() }),
    })).flatMap((options) => unreadable(defineTheme(options).colors).map((pair) => ({ options, pair })));
    expect(problems).toEqual([]);
  });

  it('are those of the library where nothing is given', () => {
    const { colors, css } = defineTheme({});
    expect(css).toBe('');
    for (const name of ['light', 'dark', 'contrast'] as const) expect(hex(colors[name])).toEqual(hex(themes[name]));
    expect(hex(colors.deep)).toEqual(hex(deepColors));
  });

  it('have the brand itself where it can be read, and a darker one where it cannot', () => {
    expect(hexOf(defineTheme({ brand: '#125a8c' }).colors.light.accent)).toBe('#125a8c');
    const { accent, surface } = defineTheme({ brand: '#ffe14d' }).colors.light;
    expect(parseColor(accent).l).toBeLessThan(parseColor('#ffe14d').l);
    expect(contrastOf(accent, surface)).toBeGreaterThanOrEqual(3);
    expect(hexOf(defineTheme({ brand: '#ffe14d' }).colors.dark.accent)).toBe('#ffe14d');
  });

  it('of black, white and gray brands have no hue', () => {
    for (const brand of ['black', 'white', '#808080'])
      expect(parseColor(defineTheme({ brand }).colors.light['surface-deep']).c).toBeLessThan(0.001);
  });

  it('that are set by name stay, and the others adapt to them', () => {
    const { light } = defineTheme({ colors: { light: { 'surface-raised': '#dfe7ef' } } }).colors;
    expect(light['surface-raised']).toBe('#dfe7ef');
    expect(contrastOf(light['text-muted'], '#dfe7ef')).toBeGreaterThanOrEqual(7);
  });
});

const unreadableTheme = () => defineTheme({ colors: { light: { accent: '#ffff00', 'on-accent': '#ffffff' } } });

describe('a theme is rejected', () => {
  it('with each pair that cannot be read', () => {
    expect(unreadableTheme).toThrow(ThemeError);
    expect(unreadableTheme).toThrow(/light: on-accent on accent has a contrast of 1\.07, 4\.5 is needed/);
  });

  it.each([
    [{ brand: 'greenish' }, '"greenish" is not a CSS colour'],
    [{ brand: '#12533f80' }, 'brand: "#12533f80" is transparent'],
    [{ radius: -1 }, 'radius: -1 is neither a name nor a factor'],
    [{ colors: { light: { primary: '#000' } } }, 'colors.light has no colour "primary"'],
  ])('%j', (options, message) => {
    expect(() => defineTheme(options as never)).toThrow(message);
  });
});

it('writes radii, font and density only where they differ, and density for a mouse only', () => {
  expect(defineTheme({ radius: 'square', font: 'Cairo, sans-serif' }).css).toBe(
    ':root{--ta-radius-chip:0rem;--ta-radius-control:0rem;--ta-radius-card:0rem;--ta-radius-dialog:0rem;--ta-family:Cairo, sans-serif;}',
  );
  expect(defineTheme({ density: 'compact' }).css).toMatch(/^@media \(pointer:fine\)\{:root\{--ta-control:2\.5rem;/);
});

it('writes one file of design tokens for each mode, with the same names', () => {
  const { files } = defineTheme({ brand: '#125a8c' });
  expect(Object.keys(files)).toEqual(['light', 'dark', 'contrast', 'deep'].map((mode) => `${mode}.tokens.json`));
  expect(files['light.tokens.json'].theme).toMatchObject({ accent: { $type: 'color', $value: { hex: '#125a8c' } } });
  expect(Object.keys(files['dark.tokens.json'].theme ?? {})).toEqual(
    Object.keys(files['light.tokens.json'].theme ?? {}),
  );
});
