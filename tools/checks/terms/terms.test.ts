import { describe, expect, it } from 'vitest';
import { findingsOf } from './find.ts';

/** Banned terms of a file, each with its line. */
const found = (file: string, text: string): string[] =>
  [...findingsOf(file, text)].map(({ line, found: term }) => `${line} ${term}`);

describe('identifiers', () => {
  it.each([
    ['a constant', 'const verdict = 1;', 'verdict'],
    ['a part of a name', 'const MOST_ROUNDS = 4;', 'MOST_ROUNDS'],
    ['a function', 'function askServer() {}', 'askServer'],
    ['a parameter', 'const send = (wish: string) => send2();', 'wish'],
    ['a type', 'interface Desk {}', 'Desk'],
    ['a property of a type', 'interface A { told: boolean }', 'told'],
    ['a renamed property', 'const { body: refused } = reply;', 'refused'],
  ])('rejects %s', (_, text, name) => {
    expect(found('a.ts', `\n${text}`)).toEqual([`2 ${name}`]);
  });

  it('accepts the field’s term, and names that the file only uses', () => {
    expect(found('a.ts', 'const outcome = 1;\nconst { asked } = state;\nrow.told_at = moment();')).toEqual([]);
  });

  it('accepts an exception', () => {
    expect(found('a.ts', 'const mostRecent = 1;\nconst lookup = new Map();')).toEqual([]);
    expect(found('a.ts', 'const most = 1;\nconst look = 2;')).toEqual(['1 most', '2 look']);
  });
});

describe('file names', () => {
  it('rejects a private term', () => {
    expect(found('packages/a/src/judge.ts', '')).toEqual(['1 judge.ts']);
    expect(found('packages/a/src/lateValue.tsx', '')).toEqual(['1 lateValue.tsx']);
  });

  it('accepts the field’s term', () => {
    expect(found('packages/a/src/decide.ts', '')).toEqual([]);
  });
});

describe('comments', () => {
  it('rejects a private term with its line', () => {
    expect(found('a.ts', '/** Returns the total. */\n// Nobody may read it.')).toEqual(['2 Nobody']);
    expect(found('a.ts', '/**\n * A moment later\n */')).toEqual(['2 moment']);
  });

  it('accepts the field’s term, code in backticks and directives', () => {
    expect(
      found('a.ts', '// No user may read it.\n// `told_at` is a column.\n// i18n-ignore: nobody reads it'),
    ).toEqual([]);
  });

  it('accepts an exception', () => {
    expect(found('a.ts', '// At most two words.\n// The number of words is limited.')).toEqual([]);
    expect(found('a.ts', '// The words of the page.')).toEqual(['1 words']);
  });
});

describe('test titles', () => {
  it.each(['it', 'test', 'describe', 'it.skip', 'it.each([1])'])(
    'rejects a private term in a title of %s()',
    (call) => {
      expect(found('a.test.ts', `${call}('the payment is refused', () => {});`)).toEqual(['1 refused']);
    },
  );

  it('accepts the field’s term, and other texts', () => {
    expect(found('a.test.ts', `it('the payment is rejected', () => say('refused'));`)).toEqual([]);
  });
});

describe('Markdown', () => {
  it('rejects a private term with its line', () => {
    expect(found('docs/a.md', '# Title\nWhoever opens it.')).toEqual(['2 Whoever']);
  });

  it('accepts the field’s term, code, links and tags', () => {
    const text = ['The visitor opens `told_at`.', '```', 'ask()', '```', '[notes](moment.md)', '<a data-told>'];
    expect(found('docs/a.md', text.join('\n'))).toEqual([]);
  });
});
