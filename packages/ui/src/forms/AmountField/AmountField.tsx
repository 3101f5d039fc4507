import { amountFault, parseAmount, type AmountLimits } from '@taawun/domain';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { formatAmount } from '../../intl/money.ts';
import { useDraft } from '../draft/index.ts';
import { Field } from '../Field/index.ts';
import { FramedInput, FrameUnit } from '../Framed/index.ts';
import { amountRule } from '../rules/amountRule.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'ltr' | 'inputMode' | 'value' | 'onValueChange'
> {
  /** Integer halalas (1 SAR = 100). `null` while it is empty; otherwise what `parseAmount` reads, so that `amountFault` and `rules.amount` can name what is wrong. */
  value: number | null;
  onValueChange: (halalas: number | null) => void;
  /** Stands before the text: a sign, a button. */
  start?: ReactNode;
}

/** An amount in riyals: either digit set, separators of thousands in any common spelling, two decimals at most. */
export function AmountField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onValueChange,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const intl = useIntl();
  const format = (halalas: number | null): string =>
    Number.isInteger(halalas) ? formatAmount(intl, Number(halalas)) : '';
  const { text, type, settle } = useDraft({
    value,
    onValueChange,
    parse: parseAmount,
    format,
    readable: (halalas) => halalas === null || Number.isInteger(halalas),
  });
  const named = (
    <>
      {label}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="ui.amount.unitName" />
      </VisuallyHidden>
    </>
  );
  return (
    <Field {...{ hint, error, required, optional, id }} label={named}>
      <FramedInput
        inputMode="decimal"
        {...rest}
        text={text}
        onTextChange={type}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        end={
          <FrameUnit>
            <FormattedMessage id="ui.amount.unit" />
          </FrameUnit>
        }
      />
    </Field>
  );
}

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
