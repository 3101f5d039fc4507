import { expect, it } from 'vitest';
import { sortFiles, type FilesLimits } from './sortFiles.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 10, lastModified = 1) => new File([new Uint8Array(size)], name, { lastModified });
const sort = (current: File[], chosen: File[], limits: FilesLimits) => {
  const { added, rejected } = sortFiles(current, chosen, limits);
  return [added.map(({ name }) => name), rejected.map(({ file: { name }, fault }) => [name, fault.code, fault.values])];
};

it('rejects files by type, size and emptiness, and adds the others', () => {
  expect(
    sort([], [file('a.pdf'), file('b.exe'), file('c.pdf', MB), file('d.pdf', 0)], { types: ['pdf'], maxMb: 1 }),
  ).toEqual([
    ['a.pdf'],
    [
      ['b.exe', 'type', {}],
      ['c.pdf', 'size', { size: 1 }],
      ['d.pdf', 'empty', {}],
    ],
  ]);
});

it('rejects a file that was added before, also in the same choice', () => {
  const [a, again, later] = [file('a.pdf'), file('a.pdf'), file('a.pdf', 10, 2)];
  expect(sort([a], [again], {})).toEqual([[], [['a.pdf', 'duplicate', {}]]]);
  expect(sort([], [a, again, later], {})).toEqual([['a.pdf', 'a.pdf'], [['a.pdf', 'duplicate', {}]]]);
});

it('counts only files that are added', () => {
  expect(sort([file('a')], [file('b', 0), file('c'), file('d')], { maxFiles: 2 })).toEqual([
    ['c'],
    [
      ['b', 'empty', {}],
      ['d', 'count', { max: 2 }],
    ],
  ]);
});

it('adds a smaller file after one that exceeds the total size', () => {
  expect(sort([file('a', MB)], [file('b', 2 * MB), file('c', MB)], { maxTotalMb: 2 })).toEqual([
    ['c'],
    [['b', 'total', { size: 2 }]],
  ]);
});
