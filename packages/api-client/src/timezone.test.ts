import { expect, test } from 'vitest';
import { timezoneHeader } from './timezone.ts';

test.each([
  [-180, 'UTC +3'],
  [0, 'UTC +0'],
  [-330, 'UTC +5:30'],
  [210, 'UTC -3:30'],
  [-345, 'UTC +5:45'],
  [30, 'UTC -0:30'],
])('%i minutes are %s', (offset, header) => expect(timezoneHeader(offset)).toBe(header));
