import { expect, it } from 'vitest';
import { toMilestones, toOrgNode } from './written.ts';

it('reads offices, whatever else stands beside them', () => {
  expect(toOrgNode({ title: 'أ', name: 'ب', children: [null, 5, 'x', { name: 'ج' }, { children: [] }] })).toEqual({
    title: 'أ',
    name: 'ب',
    children: [{ title: 'ج', name: 'ج', children: [] }],
  });
  expect([null, undefined, 5, 'x', [], {}, { children: [{ title: 'x' }] }].map((value) => toOrgNode(value))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('goes no deeper than anybody draws', () => {
  const deep = Array.from({ length: 40 }).reduce<object>((below) => ({ title: 'x', children: [below] }), {
    title: 'x',
  });
  expect(JSON.stringify(toOrgNode(deep)).match(/title/g)).toHaveLength(13);
});

it('reads a history', () => {
  expect(
    toMilestones([{ year: 2009, title: 'أ', text: 'ب' }, { year: null, title: 'ج' }, { year: 1 }, 'x', null]),
  ).toEqual([
    { year: 2009, title: 'أ', text: 'ب' },
    { year: '', title: 'ج', text: '' },
  ]);
  expect([null, {}, 'x'].map((value) => toMilestones(value))).toEqual([[], [], []]);
});
