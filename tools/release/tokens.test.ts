import { describe, expect, it } from 'vitest';
import type { Group } from '../../packages/ui/src/theme/designTokens.ts';
import { tokenFiles } from './tokens.ts';

const everything = tokenFiles['tokens.json'] as Group;
const theme = everything['theme'] as Record<string, Group>;

/** Every token with its path and the type that it has or inherits. */
function* tokensOf(
  group: Group,
  path = '',
  inherited?: string,
): Generator<{ path: string; type: string | undefined; value: unknown }> {
  const type = (group['$type'] as string | undefined) ?? inherited;
  if ('$value' in group) yield { path, type, value: group['$value'] };
  else
    for (const [name, child] of Object.entries(group))
      if (typeof child === 'object') yield* tokensOf(child as Group, path ? `${path}.${name}` : name, type);
}
const all = [...tokensOf(everything)];

it('gives every token a type and a name without the format’s own signs', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ type }) => type === undefined)).toEqual([]);
  expect(all.filter(({ path }) => /[{}$]/.test(path))).toEqual([]);
});

it('refers only to tokens that there are', () => {
  const paths = new Set(all.map(({ path }) => path));
  const references = all.flatMap(({ value }) =>
    typeof value === 'string' && value.startsWith('{') ? [value.slice(1, -1)] : [],
  );
  expect(references.length).toBeGreaterThan(40);
  expect(references.filter((path) => !paths.has(path))).toEqual([]);
});

it('writes colours, lengths, times and shadows as the format wants them', () => {
  expect(all.find(({ path }) => path === 'scale.primary.700')?.value).toEqual({
    colorSpace: 'oklch',
    components: [0.395, 0.072, 168],
    hex: '#12533f',
  });
  expect(all.find(({ path }) => path === 'theme.light.backdrop')?.value).toMatchObject({ alpha: 0.55 });
  expect(all.find(({ path }) => path === 'radius.card')).toEqual({
    path: 'radius.card',
    type: 'dimension',
    value: { value: 20, unit: 'px' },
  });
  expect(all.find(({ path }) => path === 'motion.duration.fast')).toEqual({
    path: 'motion.duration.fast',
    type: 'duration',
    value: { value: 120, unit: 'ms' },
  });
  expect(all.find(({ path }) => path === 'theme.light.shadow-2')?.value).toMatchObject([
    { offsetY: { value: 2 } },
    { offsetY: { value: 12 }, blur: { value: 28 }, spread: { value: -8 } },
  ]);
});

const names = (mode: string) =>
  Object.keys(theme[mode] ?? {})
    .filter((name) => name !== '$schema')
    .toSorted();

describe('the themes', () => {
  it('have the same names, so that each is a mode of one collection', () => {
    expect(names('dark')).toEqual(names('light'));
    expect(names('contrast')).toEqual(names('light'));
    expect(names('light')).toEqual(expect.arrayContaining(names('deep')));
  });

  it('are files of their own that the resolver names', () => {
    const named = [
      ...JSON.stringify(tokenFiles['tokens/taawun.resolver.json']).matchAll(/"([\w-]+\.tokens\.json)"/g),
    ].map(([, file]) => `tokens/${file}`);
    expect(named.toSorted()).toEqual(
      Object.keys(tokenFiles)
        .filter((path) => path.endsWith('.tokens.json'))
        .toSorted(),
    );
  });
});
