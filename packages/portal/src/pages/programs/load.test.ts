import { expect, it } from 'vitest';
import { stateOf } from './load.ts';

it.each([
  ['open', { raised: 99, goal: 100, ends_on: null }],
  ['open on its last day', { raised: 0, goal: 100, ends_on: '2026-11-25' }],
  ['ended', { raised: 0, goal: 100, ends_on: '2026-11-24' }],
  ['reached', { raised: 100, goal: 100, ends_on: '2026-11-24' }],
  ['open without a goal', { raised: 0, goal: 0, ends_on: null }],
])('a campaign is %s', (name, campaign) => {
  expect(name.split(' ')[0]).toBe(stateOf(campaign, '2026-11-25'));
});
