// Writes the design tokens in the format of the Design Tokens Community Group (2025.10), for Figma and other tools: one file
// of all, one per theme (mode), and a resolver that combines them. With --check, fails when they are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../dev/builds.ts';
import {
  breakpoints,
  fontSizes,
  fontWeights,
  headingLeading,
  motion,
  radii,
  scales,
  spaces,
} from '../../packages/ui/src/foundations/scales.ts';
import { deepColors, themes, type ThemeColors } from '../../packages/ui/src/foundations/themes.ts';
import { hexOf } from '../../packages/ui/src/theme/color.ts';
import {
  colorTokens,
  colorValue,
  px,
  SCHEMA,
  type Group,
  type Token,
} from '../../packages/ui/src/theme/designTokens.ts';

const entries = <Value>(table: Readonly<Record<string, Value>>, change: (value: Value, name: string) => Token): Group =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value, name)]));

/** Raw steps by their colour: a theme's colour that is one of them refers to it. */
const steps = new Map(
  Object.entries(scales).flatMap(([family, values]) =>
    Object.entries(values).map(([step, css]): [string, string] => [css, `{scale.${family}.${step}}`]),
  ),
);

/** What the colours are for, as their declarations say. */
function purposes(): Map<string, string> {
  const source = readFileSync(join(root, 'packages/ui/src/foundations/themes.ts'), 'utf8');
  return new Map(
    [...source.matchAll(/\/\*\* (.+?) \*\/\n\s+'?([\w-]+)'?: string;/g)].map(
      ([, text = '', name = '']): [string, string] => [name, text],
    ),
  );
}
const purposeOf = purposes();

const theme = (colors: Partial<ThemeColors>): Group =>
  colorTokens(colors, { purposeOf: (name) => purposeOf.get(name), referenceOf: (css) => steps.get(css) });

const bezier = [...motion.ease.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));

const foundation: Group = {
  scale: {
    $type: 'color',
    $description: 'Raw colours. A design asks for a purpose instead: the names of the themes.',
    ...Object.fromEntries(
      Object.entries(scales).map(([family, values]) => [
        family,
        entries(values, (css) => ({ $value: colorValue(css) })),
      ]),
    ),
  },
  font: {
    family: { $type: 'fontFamily', $value: ['Readex Pro Variable', 'Segoe UI', 'Tahoma', 'sans-serif'] },
    size: { $type: 'dimension', ...Object.fromEntries(fontSizes.map((size) => [String(size), { $value: px(size) }])) },
    headingLeading: { $type: 'number', ...entries(headingLeading, ($value) => ({ $value })) },
    weight: { $type: 'fontWeight', ...entries(fontWeights, ($value) => ({ $value })) },
  },
  radius: { $type: 'dimension', ...entries(radii, (value) => ({ $value: px(value) })) },
  space: {
    $type: 'dimension',
    $description: 'Steps of 4 px.',
    ...Object.fromEntries(spaces.map((step) => [String(step), { $value: px(step * 4) }])),
  },
  breakpoint: { $type: 'dimension', ...entries(breakpoints, (value) => ({ $value: { value, unit: 'rem' } })) },
  motion: {
    duration: {
      $type: 'duration',
      ...entries({ fast: motion.fast, base: motion.base, slow: motion.slow }, (value) => ({
        $value: { value, unit: 'ms' },
      })),
    },
    ease: { $type: 'cubicBezier', $value: bezier },
  },
};

const modes: Record<string, Group> = {
  ...Object.fromEntries(Object.entries(themes).map(([name, colors]) => [name, theme(colors)])),
  deep: theme(deepColors),
};

const resolver = {
  name: 'Taawun',
  version: '2025.10',
  description:
    'Themes of the same names over one foundation. "deep" turns some names around on a dark area, in every theme.',
  sets: { foundation: { sources: [{ $ref: 'foundation.tokens.json' }] } },
  modifiers: {
    theme: {
      default: 'light',
      contexts: Object.fromEntries(Object.keys(themes).map((name) => [name, [{ $ref: `${name}.tokens.json` }]])),
    },
    surface: { default: 'base', contexts: { base: [], deep: [{ $ref: 'deep.tokens.json' }] } },
  },
  resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/surface' }],
};

/** Every file, by its path in the package. */
export const tokenFiles: Readonly<Record<string, unknown>> = {
  'tokens.json': { $schema: SCHEMA, ...foundation, theme: modes },
  'tokens/foundation.tokens.json': { $schema: SCHEMA, ...foundation },
  ...Object.fromEntries(
    Object.entries(modes).map(([name, group]) => [`tokens/${name}.tokens.json`, { $schema: SCHEMA, ...group }]),
  ),
  'tokens/taawun.resolver.json': resolver,
};

const MAIL_COLORS = [
  'surface',
  'surface-raised',
  'surface-accent',
  'text',
  'text-muted',
  'text-subtle',
  'text-accent',
  'border',
  'accent',
  'on-accent',
] as const;

/** Colours of a theme for e-mails, whose clients know neither variables nor oklch. */
const mailColors = (colors: ThemeColors): Record<string, string> =>
  Object.fromEntries(MAIL_COLORS.map((name) => [name, hexOf(colors[name])]));

const files: Readonly<Record<string, unknown>> = {
  ...tokenFiles,
  '../api-server/src/delivery/mail-colors.gen.json': {
    light: mailColors(themes.light),
    dark: mailColors(themes.dark),
  },
};

if (process.argv[1] === import.meta.filename) {
  const stale = Object.entries(files).filter(([path, value]) => {
    const file = join(root, 'packages/ui', path);
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
    if (!process.argv.includes('--check')) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return true;
  });
  if (stale.length && process.argv.includes('--check')) {
    console.error(
      `Not what the tokens say: ${stale.map(([path]) => `packages/ui/${path}`).join(', ')}. Run \`node tools/release/tokens.ts\`.`,
    );
    process.exit(1);
  }
  console.log(
    stale.length
      ? `${stale.length} files of tokens are written.`
      : `${Object.keys(files).length} files of tokens are current.`,
  );
}
