import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const blocks = new Map(
  Array.from(readme.matchAll(/^```tsx? recipes\/(\S+)\n([\s\S]*?)^```$/gm), ([, file, code]) => [file, code]),
);

/** The file as an application outside the package writes it. */
const published = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace("'../../components/Button/index.ts'", "'@taawun/ui'")
    .replace("'../index.ts'", "'@taawun/ui/forms'");

describe('the README shows the tested code of', () => {
  it.each(['Register.tsx', 'Native.tsx', 'readPost.ts'])('%s', (file) =>
    expect(blocks.get(file)).toBe(published(file)),
  );
});
