import { expect, it } from 'vitest';
import { faultOf } from './commits.ts';

it.each([
  'feat(ui): mark required fields',
  'fix(portal,ui): keep the focus',
  'docs: decision records in one form',
  'refactor!: rename the client',
  'Merge branch "x"',
])('accepts %s', (subject) => expect(faultOf(subject)).toBeNull());

it.each([
  ['no type', 'Mend the header'],
  ['an unknown type', 'fixed(ui): the header'],
  ['no text', 'fix(ui):'],
  ['too many characters', `fix(ui): ${'a'.repeat(64)}`],
])('rejects a subject with %s', (_, subject) => expect(faultOf(subject)).not.toBeNull());
