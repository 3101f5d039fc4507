import type { IntlShape } from 'react-intl';
import { devError, twice } from '../foundations/dev-error/devError.ts';
import { formatMoney } from '../intl/money.ts';

export interface ChartPart {
  /** Unique. */
  label: string;
  /** From 0; for `money`, integer halalas. */
  value: number;
}

/** Format of the values: numbers, prices from halalas, or your own. */
export type ChartFormat = 'number' | 'money' | ((value: number) => string);

/** Returns the function that formats values. */
export function chartFormat(intl: IntlShape, format: ChartFormat): (value: number) => string {
  if (typeof format === 'function') return format;
  return format === 'money' ? (value) => formatMoney(intl, value) : (value) => intl.formatNumber(value);
}

/** Reports parts that cannot be shown. */
export function checkParts(component: string, parts: readonly ChartPart[]): void {
  const label = twice(parts.map((part) => part.label));
  devError(
    label !== undefined,
    `${component} has two parts with the label "${label}", so nobody can tell them apart. Give every part a label of its own.`,
  );
  const wrong = parts.find(({ value }) => !(value >= 0));
  devError(
    wrong !== undefined,
    `${component} got value={${wrong?.value}} for "${wrong?.label}". Give numbers from 0: it compares sizes.`,
  );
}
