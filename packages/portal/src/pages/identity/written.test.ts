import { expect, it } from 'vitest';
import { toMilestones, toOrgNode } from './written.ts';

it('parses offices, and ignores invalid entries', () => {
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

it('limits the depth of the chart', () => {
  const deep = Array.from({ length: 40 }).reduce<object>((below) => ({ title: 'x', children: [below] }), {
    title: 'x',
  });
  expect(JSON.stringify(toOrgNode(deep)).match(/title/g)).toHaveLength(13);
});

it('parses milestones', () => {
  expect(
    toMilestones([{ year: 2009, title: 'أ', text: 'ب' }, { year: null, title: 'ج' }, { year: 1 }, 'x', null]),
  ).toEqual([
    { year: 2009, title: 'أ', text: 'ب' },
    { year: '', title: 'ج', text: '' },
  ]);
  expect([null, {}, 'x'].map((value) => toMilestones(value))).toEqual([[], [], []]);
});
