import { amountFault, parseAmount, type AmountLimits } from '@taawun/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { formatAmount } from '../../../intl/money.ts';
import { useDraft } from '../draft/index.ts';
import { useFieldId, type ValueProps } from '../Field/index.ts';
import { FrameUnit, useFramedField } from '../Framed/index.ts';
import { amountRule } from '../../rules/amountRule.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface AmountFieldProps
  extends
    ValueProps<number | null>,
    Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode' | 'value' | 'defaultValue' | 'onValueChange'> {
  /**
   * Amount in halalas (integer; 1 SAR = 100 halalas). `null` while the field is empty; otherwise the result of
   * `parseAmount`, which `amountFault` and `rules.amount` validate.
   */
  value?: number | null | undefined;
  /** Content before the text, for example a currency sign or a button. */
  start?: ReactNode;
}

/**
 * Input for an amount in riyals; a form sends halalas. Accepts Arabic-Indic and ASCII digits, common thousands separators and up to two
 * decimals.
 */
export function AmountField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const intl = useIntl();
  const format = (halalas: number | null): string =>
    Number.isInteger(halalas) ? formatAmount(intl, Number(halalas)) : '';
  const id = useFieldId(given);
  const { value, inputProps } = useDraft<number | null>({
    id,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: null,
    parse: parseAmount,
    format,
    readable: (halalas) => halalas === null || Number.isInteger(halalas),
  });
  const named = (
    <>
      {label}
      <VisuallyHidden> {intl.formatMessage({ id: 'ui.amount.unitName' })}</VisuallyHidden>
    </>
  );
  return useFramedField(
    { label: named, hint, error, required, optional, id },
    {
      inputMode: 'decimal',
      ...rest,
      ...inputProps(onBlur),
      formValue: Number.isInteger(value) ? String(value) : undefined,
      typedUnit: 'SAR',
      end: <FrameUnit>{intl.formatMessage({ id: 'ui.amount.unit' })}</FrameUnit>,
    },
  );
}

/**
 * Returns a function that formats the message of `rules.amount` for an `AmountField` outside a `Form`; the function
 * returns `undefined` for a valid amount.
 */
export function useAmountError() {
  const intl = useIntl();
  return (halalas: number | null, attribute: string, limits: AmountLimits = {}): string | undefined => {
    const fault = amountFault(halalas, limits);
    if (fault === null) return undefined;
    const { code, values } = amountRule(fault, limits);
    return intl.formatMessage({ id: `rules.${code}` }, { attribute, ...values });
  };
}
