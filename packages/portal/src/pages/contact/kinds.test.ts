import { expect, it } from 'vitest';
import { chosenTopic, kindsOf, topicsOf } from './kinds.ts';

const topics = [
  { id: 1, name: 'سؤال', kind: 'inquiry' },
  { id: 2, name: 'عضوية', kind: 'membership' },
  { id: 7, name: 'شكوى', kind: 'complaint' },
] as const;

it('offers the kinds that have topics', () => {
  expect(kindsOf(topics)).toEqual(['question', 'complaint']);
  expect(kindsOf([])).toEqual([]);
  expect(topicsOf(topics, 'question').map(({ id }) => id)).toEqual([1, 2]);
});

it.each([
  ['complaint', '', '7'],
  ['complaint', '2', '7'],
  ['question', '2', '2'],
  ['question', '7', ''],
  ['question', '', ''],
  ['suggestion', '1', ''],
])('of kind %s with topic %j chosen it is %j', (kind, chosen, topic) =>
  expect(chosenTopic(topics, kind, chosen)).toBe(topic),
);
