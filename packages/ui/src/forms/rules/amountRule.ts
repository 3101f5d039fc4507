import type { AmountFault, AmountLimits } from '@taawun/domain';
import type { RuleError } from './codes.ts';

/** Returns the rule error of an amount fault; limits in halalas, message values in riyals. */
export function amountRule(fault: AmountFault, { min = 0, max = Number.MAX_SAFE_INTEGER }: AmountLimits): RuleError {
  if (fault === 'missing') return { code: 'required' };
  if (fault === 'decimals') return { code: 'amountDecimals' };
  if (fault === 'aboveMaximum') return { code: 'amountMax', values: { max: max / 100 } };
  return fault === 'belowMinimum' && min > 0 ? { code: 'amountMin', values: { min: min / 100 } } : { code: 'amount' };
}
