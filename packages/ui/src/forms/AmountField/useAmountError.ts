import { useIntl } from 'react-intl';
import { amountFault, type AmountLimits } from '../../intl/amount.ts';
import { amountRule } from '../rules/amountRule.ts';

/** The message of `rules.amount` for an `AmountField` outside a `Form`: `undefined` while nothing is wrong with the amount. */
export function useAmountError() {
  const intl = useIntl();
  return (halalas: number | null, attribute: string, limits: AmountLimits = {}): string | undefined => {
    const fault = amountFault(halalas, limits);
    if (fault === null) return undefined;
    const { code, values } = amountRule(fault, limits);
    return intl.formatMessage({ id: `rules.${code}` }, { attribute, ...values });
  };
}
