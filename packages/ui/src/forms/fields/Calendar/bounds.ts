import { isIsoDate } from '@taawun/domain';
import { devError } from '../../../foundations/dev-error/devError.ts';

/**
 * Last day of the date picker: the end of 1599 AH. `@internationalized/date` computes 1600 AH incorrectly; dates of
 * that year can still be typed.
 */
export const PICKER_LAST = '2173-12-05';

/** Logs bounds that cannot be right. */
export function checkDays(component: string, min: string | undefined, max: string | undefined): void {
  for (const [prop, day] of [
    ['min', min],
    ['max', max],
  ] as const)
    devError(
      day !== undefined && !isIsoDate(day),
      `${component} got ${prop}="${day}", which is no day. Give an ISO date such as 2026-11-21.`,
    );
  devError(
    min !== undefined && max !== undefined && min > max,
    `${component} got min="${min}" after max="${max}", so no day can be picked. Exchange the two.`,
  );
}
