import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../dev/builds.ts';
import { editsOf, mutationOf } from './candidates.ts';
import { mutated } from './mutations.ts';

const flat = (source: string): string => source.replaceAll(/\s+/g, ' ');

/** What each edit of a source makes of it. */
const broken = (text: string, file = 'a.tsx'): string[] =>
  editsOf(file, text).map(
    ({ kind, start, end, to }) => `${kind}: ${flat(`${text.slice(0, start)}${to}${text.slice(end)}`)}`,
  );

it('removes attributes for screen readers and the keyboard, handlers, and calls with an effect', () => {
  expect(broken('<a aria-label={name} onClick={go} href="/">{name}</a>;')).toEqual([
    'attribute removed: <a onClick={go} href="/">{name}</a>;',
    'handler removed: <a aria-label={name} href="/">{name}</a>;',
  ]);
  expect(broken('function f() { input.current?.focus(); work(); }')).toEqual([
    'call removed: function f() { work(); }',
  ]);
  expect(broken('if (open) dialog.close();')).toEqual(['call removed: ']);
});

it('turns conditions around', () => {
  expect(broken('const a = b ? one : other;')).toEqual(['choice turned around: const a = b ? other : one;']);
  expect(broken('function f() { if (disabled) return; act(); }')).toEqual([
    'early return removed: function f() { act(); }',
  ]);
  expect(broken('if (a) { b(); }')).toEqual([]);
});

it('removes the cleanup of an effect, and of nothing else', () => {
  expect(broken('useEffect(() => { start(); return () => end(); }, []);')).toEqual([
    'cleanup removed: useEffect(() => { start(); }, []);',
  ]);
  expect(broken('const make = () => { return () => end(); };')).toEqual([]);
});

it('exchanges keys and messages, and removes formatters', () => {
  expect(broken("on('Home');")).toEqual(["key exchanged: on('End');"]);
  expect(broken("say('ui.a.one'); say('ui.a.other');")).toEqual([
    "message exchanged: say('ui.a.other'); say('ui.a.other');",
    "message exchanged: say('ui.a.one'); say('ui.a.one');",
  ]);
  expect(broken('intl.formatNumber(count, { style });')).toEqual(['formatter removed: String(count);']);
});

it('removes declarations and blocks of styles, and makes sides physical', () => {
  const css = 'const A = css`\n  color: red;\n  &:hover {\n    margin-inline-start: 1px;\n  }\n`;';
  expect(broken(css, 'a.styles.ts')).toEqual([
    'declaration removed: const A = css` &:hover { margin-inline-start: 1px; } `;',
    'declaration removed: const A = css` color: red; &:hover { } `;',
    'side made physical: const A = css` color: red; &:hover { margin-left: 1px; } `;',
    'block of styles removed: const A = css` color: red; `;',
  ]);
});

it('names each edit so that it applies at its place and no other', () => {
  const wrong = globSync('packages/ui/src/{components,feedback}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return editsOf(file, text).flatMap((edit) => {
      const wanted = `${text.slice(0, edit.start)}${edit.to}${text.slice(edit.end)}`;
      return flat(mutated(text, mutationOf(file, text, edit, []))) === flat(wanted) ? [] : [`${file}: ${edit.kind}`];
    });
  });
  expect(wrong).toEqual([]);
});
