import { expect, it } from 'vitest';
import { riyadhDay } from '../dates.ts';
import { lastBirthdate } from './age.ts';

it('a user is of age on the birthday itself', () => expect(lastBirthdate('2026-11-21')).toBe('2008-11-21'));

it('a birthday starts at midnight in Riyadh', () =>
  expect(lastBirthdate(riyadhDay('2026-11-20T22:30:00Z'))).toBe('2008-11-21'));
