import type { IntlShape } from 'react-intl';
import { devError } from '../../foundations/dev-error/devError.ts';
import { shareOf } from '../../foundations/dom/share.ts';

export interface ProgressValue {
  value: number;
  /** Maximum, above 0, in the unit of `value`. */
  max: number;
  /** Accessible name: what progresses. */
  label: string;
}

/** Returns the share from 0 to 1 that a value has reached, and the attributes that assistive technology reads. */
export function progressOf(intl: IntlShape, component: string, { value, max, label }: ProgressValue) {
  if (import.meta.env?.DEV)
    devError(
      !(max > 0) || Number.isNaN(value),
      `${component} "${label}" got value={${value}} of max={${max}}. A share needs a whole above 0: draw no bar where there is no goal.`,
    );
  const share = shareOf(value, 0, max);
  return {
    share,
    aria: {
      role: 'progressbar',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': Math.round(share * 100),
      'aria-valuetext': intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
    } as const,
  };
}
