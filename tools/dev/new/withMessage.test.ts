import { expect, it } from 'vitest';
import { withMessage } from './withMessage.ts';

const json = '{\n  "b.one": "1\\u00a0x",\n  "a.two": "2"\n}\n';

it('adds a message after its group and leaves every other line', () =>
  expect(withMessage(json, 'b.two', 'نص "x"')).toBe(
    '{\n  "b.one": "1\\u00a0x",\n  "b.two": "نص \\"x\\"",\n  "a.two": "2"\n}\n',
  ));
it('adds a message of a new group, or of the last one, at the end', () => {
  for (const id of ['c.one', 'a.three'])
    expect(withMessage(json, id, '3')).toBe(`{\n  "b.one": "1\\u00a0x",\n  "a.two": "2",\n  "${id}": "3"\n}\n`);
});
it('adds the first message', () => expect(withMessage('{\n}\n', 'a.b', '1')).toBe('{\n  "a.b": "1"\n}\n'));
