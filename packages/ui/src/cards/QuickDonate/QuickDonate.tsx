import { amountFault, type AmountLimits } from '@taawun/domain';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Text/index.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { DonateFields, type DonateFieldsProps } from './DonateFields.tsx';
import type { DonateValue } from './value.ts';
import * as S from './QuickDonate.styles.ts';

export interface QuickDonateProps
  extends
    Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'>,
    Pick<
      DonateFieldsProps,
      'amounts' | 'amountNote' | 'value' | 'onValueChange' | 'frequencies' | 'maxMonths' | 'choiceHref'
    > {
  /** Called with the value on submit. Mutually exclusive with `hrefFor`. */
  onSubmit?: ((value: DonateValue) => void) | undefined;
  /** Returns the URL of the next payment step, as an alternative to `onSubmit`. */
  hrefFor?: ((value: DonateValue) => string) | undefined;
  /** Allowed amounts in halalas. @default from 1 SAR */
  limits?: AmountLimits | undefined;
  /** Whether the payment is being prepared. @default false */
  loading?: boolean;
  /** Content below the button, for additional options. */
  more?: ReactNode;
  /** Content that replaces the button when JavaScript is disabled. */
  withoutScript?: ReactNode;
}

const FROM_ONE_RIYAL: AmountLimits = { min: 100 };

/** Donation form with frequency, amount and number of months. Controlled. */
export function QuickDonate({
  amounts,
  value,
  onValueChange,
  onSubmit,
  hrefFor,
  amountNote,
  frequencies,
  maxMonths,
  limits = FROM_ONE_RIYAL,
  loading = false,
  choiceHref,
  more,
  withoutScript,
  ...rest
}: QuickDonateProps) {
  if (import.meta.env?.DEV)
    devError(
      onSubmit !== undefined && hrefFor !== undefined,
      'QuickDonate got onSubmit and hrefFor, so its button is now a link, now a submit. Keep hrefFor where the payment goes on at another page, onSubmit where it goes on here.',
    );
  const id = useId();
  const [showsFault, setShowsFault] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const fault = amountFault(value.amount, limits);
  const hydrated = useHydrated();
  const change = (next: DonateValue): void => {
    setShowsFault(false);
    onValueChange(next);
  };
  const submit = (): void => {
    if (fault === null) return onSubmit?.(value);
    setShowsFault(true);
    amountField.current?.focus();
  };
  const href = fault === null ? hrefFor?.(value) : undefined;
  const error =
    showsFault && fault !== null ? (
      <FormattedMessage
        id={`ui.quickDonate.fault.${fault}`}
        values={{
          min: <Money key="min" halalas={limits.min ?? 0} />,
          max: <Money key="max" halalas={limits.max ?? Number.MAX_SAFE_INTEGER} />,
        }}
      />
    ) : undefined;
  const label = <FormattedMessage id="ui.quickDonate.submit" />;
  return (
    <S.Panel
      {...rest}
      noValidate
      aria-labelledby={`${id}t`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id={`${id}t`}>
        <FormattedMessage id="ui.quickDonate.title" />
      </h2>
      <DonateFields
        {...{ amounts, amountNote, value, error, frequencies, maxMonths }}
        amountRef={amountField}
        onValueChange={change}
        choiceHref={hydrated ? undefined : choiceHref}
      />
      <S.Submit data-replaced={withoutScript ? '' : undefined}>
        {href === undefined ? (
          <Button type="submit" variant="giving" icon="lock" block loading={loading}>
            {label}
          </Button>
        ) : (
          <Button href={href} variant="giving" icon="lock" block>
            {label}
          </Button>
        )}
      </S.Submit>
      {more}
      {withoutScript ? <S.WithoutScript>{withoutScript}</S.WithoutScript> : null}
    </S.Panel>
  );
}
