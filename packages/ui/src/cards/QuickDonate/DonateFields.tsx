import { parseAmount } from '@taawun/domain';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Money } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { formatAmount } from '../../intl/money.ts';
import { donateTotal, type DonateValue } from './value.ts';
import * as S from './QuickDonate.styles.ts';

export interface DonateFieldsProps {
  /** Suggested amounts in halalas. Another initial amount is shown in the field for other amounts. */
  amounts: readonly number[];
  value: DonateValue;
  onValueChange: (value: DonateValue) => void;
  /** Available frequencies. @default both */
  frequencies?: readonly DonateValue['frequency'][] | undefined;
  /** Maximum number of months. @default no limit */
  maxMonths?: number | undefined;
  /** Returns what an amount gives, for example "waters a palm for a month"; displayed below the amounts. */
  amountNote?: ((halalas: number) => ReactNode) | undefined;
  /** Error message of the amount. When set, the field for other amounts is invalid. */
  error?: ReactNode;
  /**
   * Id of the field for other amounts, or of the suggested amounts while that field is not shown.
   * @default generated
   */
  amountId?: string | undefined;
  /** Ref of the field for other amounts. */
  amountRef?: Ref<HTMLInputElement> | undefined;
  /**
   * Returns the URL of a choice. When set, choices are rendered as links, which work before hydration and without
   * JavaScript.
   */
  choiceHref?: ((value: DonateValue) => string) | undefined;
}

const both = ['monthly', 'once'] as const satisfies readonly DonateValue['frequency'][];

/** Frequency, amount, months and total: the fields of `QuickDonate` for use in other forms. Controlled. */
export function DonateFields({
  amounts,
  value,
  onValueChange,
  frequencies = both,
  maxMonths = Infinity,
  amountNote,
  error,
  amountId,
  amountRef,
  choiceHref: linkTo,
}: DonateFieldsProps) {
  const intl = useIntl();
  const id = useId();
  const given = value.amount;
  const [other, setOther] = useState<string | null>(
    given === null || amounts.includes(given) ? null : Number.isInteger(given) ? formatAmount(intl, given) : '',
  );
  const named = other === null ? { chips: amountId } : { field: amountId };
  const described = error ? `${id}e` : undefined;
  const change = (part: Partial<DonateValue>): void => onValueChange({ ...value, ...part });
  return (
    <>
      {frequencies.length > 1 ? (
        <S.Segments>
          <VisuallyHidden as="legend">
            <FormattedMessage id="ui.quickDonate.frequency" />
          </VisuallyHidden>
          {frequencies.map((frequency) => (
            <Choice
              key={frequency}
              name={`${id}f`}
              checked={value.frequency === frequency}
              href={linkTo?.({ ...value, frequency })}
              onChoose={() => change({ frequency })}
            >
              <FormattedMessage id={`ui.quickDonate.${frequency}`} />
            </Choice>
          ))}
        </S.Segments>
      ) : null}
      <S.Chips id={named.chips} aria-describedby={described}>
        <VisuallyHidden as="legend">
          <FormattedMessage id="ui.quickDonate.amount" />
        </VisuallyHidden>
        {amounts.map((amount) => (
          <Choice
            key={amount}
            data-chip=""
            name={`${id}a`}
            checked={other === null && value.amount === amount}
            href={linkTo?.({ ...value, amount })}
            onChoose={() => {
              setOther(null);
              change({ amount });
            }}
          >
            {intl.formatNumber(amount / 100)}
          </Choice>
        ))}
        <Choice
          data-chip=""
          data-other=""
          name={`${id}a`}
          checked={other !== null}
          onChoose={() => {
            setOther('');
            change({ amount: null });
          }}
        >
          <FormattedMessage id="ui.quickDonate.otherAmount" />
        </Choice>
      </S.Chips>
      {other === null ? null : (
        <S.Other
          ref={amountRef}
          id={named.field}
          inputMode="decimal"
          autoComplete="off"
          aria-label={intl.formatMessage({ id: 'ui.quickDonate.amount' })}
          placeholder={intl.formatMessage({ id: 'ui.quickDonate.amount' })}
          value={other}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => {
            setOther(event.currentTarget.value);
            change({ amount: parseAmount(event.currentTarget.value) });
          }}
        />
      )}
      {amountNote ? <S.Note role="status">{given === null ? null : amountNote(given)}</S.Note> : null}
      {error ? (
        <S.Error id={described} role="alert">
          {error}
        </S.Error>
      ) : null}
      {value.frequency === 'monthly' ? (
        <Months
          value={value.months}
          max={maxMonths}
          hrefFor={linkTo && ((months) => linkTo({ ...value, months }))}
          onValueChange={(months) => change({ months })}
        />
      ) : null}
      <S.Total aria-live="polite">
        <FormattedMessage id="ui.quickDonate.total" />
        <strong>
          <Money halalas={donateTotal(value)} />
        </strong>
        {value.frequency === 'monthly' &&
        value.months > 1 &&
        value.amount !== null &&
        Number.isInteger(value.amount) ? (
          <small>
            <FormattedMessage id="ui.quickDonate.now" values={{ amount: <Money halalas={value.amount} /> }} />
          </small>
        ) : null}
      </S.Total>
    </>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  /** URL. When set, the choice is a link instead of a radio button. */
  href?: string | undefined;
  onChoose: () => void;
  'data-chip'?: '';
  'data-other'?: '';
  children: ReactNode;
}

function Choice({ name, checked, href, onChoose, children, ...rest }: ChoiceProps) {
  if (href !== undefined)
    return (
      <S.Choice {...rest} as={Anchor} {...{ href }} aria-current={checked || undefined}>
        {children}
      </S.Choice>
    );
  return (
    <S.Choice {...rest}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </S.Choice>
  );
}

interface MonthsProps {
  value: number;
  max: number;
  hrefFor?: ((months: number) => string) | undefined;
  onValueChange: (months: number) => void;
}

function Months({ value, max, hrefFor, onValueChange }: MonthsProps) {
  const intl = useIntl();
  const step = (months: number) => ({
    variant: 'soft' as const,
    size: 'sm' as const,
    ...(hrefFor && months >= 1 && months <= max
      ? { href: hrefFor(months) }
      : { disabled: months < 1 || months > max, onClick: () => onValueChange(months) }),
  });
  return (
    <S.StepperBox>
      <S.Stepper role="group" aria-label={intl.formatMessage({ id: 'ui.quickDonate.months' })}>
        <IconButton icon="minus" label={intl.formatMessage({ id: 'ui.quickDonate.less' })} {...step(value - 1)} />
        <span aria-live="polite">
          <FormattedMessage id="ui.quickDonate.monthsValue" values={{ count: value }} />
        </span>
        <IconButton icon="plus" label={intl.formatMessage({ id: 'ui.quickDonate.more' })} {...step(value + 1)} />
      </S.Stepper>
    </S.StepperBox>
  );
}
