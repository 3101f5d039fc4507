import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Money } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError } from '../../foundations/devError.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { donateTotal, MONTHS, parseRiyals, type DonateValue } from './value.ts';
import * as S from './QuickDonate.styles.ts';

export interface QuickDonateProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Amounts to choose from, in halalas. */
  amounts: readonly number[];
  value: DonateValue;
  onValueChange: (value: DonateValue) => void;
  /** The choice is made. Not together with `hrefFor`. */
  onSubmit?: ((value: DonateValue) => void) | undefined;
  /** Instead of `onSubmit`: where the payment goes on. */
  hrefFor?: ((value: DonateValue) => string) | undefined;
  /** @default both */
  frequencies?: readonly DonateValue['frequency'][];
  /** The payment is being prepared. @default false */
  loading?: boolean;
  /** Where a choice leads before the page's code runs, and where it never does: every choice is then a link. */
  choiceHref?: ((value: DonateValue) => string) | undefined;
  /** Instead of the button for a reader without script: how else to give. */
  withoutScript?: ReactNode;
}

const both = ['monthly', 'once'] as const satisfies readonly DonateValue['frequency'][];

/** Give in three presses: how often, how much, for how long. Controlled. */
export function QuickDonate({ amounts, value, onValueChange, onSubmit, hrefFor, frequencies = both, loading = false, choiceHref, withoutScript, ...rest }: QuickDonateProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV) devError(onSubmit !== undefined && hrefFor !== undefined, 'QuickDonate got onSubmit and hrefFor, so its button is now a link, now a submit. Keep hrefFor where the payment goes on at another page, onSubmit where it goes on here.');
  const id = useId();
  const [other, setOther] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const hydrated = useHydrated();
  const linkTo = hydrated ? undefined : choiceHref;
  const change = (part: Partial<DonateValue>): void => {
    setRefused(false);
    onValueChange({ ...value, ...part });
  };
  const submit = (): void => {
    if (value.amount === null) setRefused(true);
    else onSubmit?.(value);
  };
  const href = value.amount === null ? undefined : hrefFor?.(value);
  const label = <FormattedMessage id="ui.quickDonate.submit" />;
  return (
    <S.Panel {...rest} noValidate aria-labelledby={`${id}t`} onSubmit={(event) => { event.preventDefault(); submit(); }}>
      <h2 id={`${id}t`}><FormattedMessage id="ui.quickDonate.title" /></h2>
      {frequencies.length > 1 ? (
        <S.Segments>
          <VisuallyHidden as="legend"><FormattedMessage id="ui.quickDonate.frequency" /></VisuallyHidden>
          {frequencies.map((frequency) => (
            <Choice key={frequency} name={`${id}f`} checked={value.frequency === frequency} href={linkTo?.({ ...value, frequency })} onChoose={() => change({ frequency })}>
              <FormattedMessage id={`ui.quickDonate.${frequency}`} />
            </Choice>
          ))}
        </S.Segments>
      ) : null}
      <S.Chips aria-describedby={refused ? `${id}e` : undefined}>
        <VisuallyHidden as="legend"><FormattedMessage id="ui.quickDonate.amount" /></VisuallyHidden>
        {amounts.map((amount) => (
          <Choice key={amount} data-chip="" name={`${id}a`} checked={other === null && value.amount === amount} href={linkTo?.({ ...value, amount })} onChoose={() => { setOther(null); change({ amount }); }}>
            {intl.formatNumber(amount / 100)}
          </Choice>
        ))}
        <Choice data-chip="" data-other="" name={`${id}a`} checked={other !== null} onChoose={() => { setOther(''); change({ amount: null }); }}>
          <FormattedMessage id="ui.quickDonate.otherAmount" />
        </Choice>
      </S.Chips>
      {other === null ? null : (
        <S.Other inputMode="decimal" autoComplete="off" aria-label={intl.formatMessage({ id: 'ui.quickDonate.amount' })} placeholder={intl.formatMessage({ id: 'ui.quickDonate.amount' })} value={other} aria-invalid={refused || undefined} aria-describedby={refused ? `${id}e` : undefined} onChange={(event) => { setOther(event.currentTarget.value); change({ amount: parseRiyals(event.currentTarget.value) }); }} />
      )}
      {refused ? <S.Error id={`${id}e`} role="alert"><FormattedMessage id="ui.quickDonate.amountError" /></S.Error> : null}
      {value.frequency === 'monthly' ? <Months value={value.months} hrefFor={linkTo && ((months) => linkTo({ ...value, months }))} onValueChange={(months) => change({ months })} /> : null}
      <S.Total aria-live="polite">
        <FormattedMessage id="ui.quickDonate.total" />
        <strong><Money halalas={donateTotal(value)} /></strong>
      </S.Total>
      <S.Submit data-replaced={withoutScript ? '' : undefined}>
        {href === undefined ? <Button type="submit" icon="lock" block loading={loading}>{label}</Button> : <Button href={href} icon="lock" block>{label}</Button>}
      </S.Submit>
      {withoutScript ? <S.WithoutScript>{withoutScript}</S.WithoutScript> : null}
    </S.Panel>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  /** A link instead of the radio button. */
  href?: string | undefined;
  onChoose: () => void;
  'data-chip'?: '';
  'data-other'?: '';
  children: ReactNode;
}

function Choice({ name, checked, href, onChoose, children, ...rest }: ChoiceProps) {
  if (href !== undefined) return <S.Choice {...rest} as={Anchor} {...{ href }} aria-current={checked || undefined}>{children}</S.Choice>;
  return (
    <S.Choice {...rest}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </S.Choice>
  );
}

interface MonthsProps {
  value: number;
  hrefFor?: ((months: number) => string) | undefined;
  onValueChange: (months: number) => void;
}

function Months({ value, hrefFor, onValueChange }: MonthsProps) {
  const intl = useIntl();
  const step = (months: number) => ({
    variant: 'soft' as const,
    size: 'sm' as const,
    ...(hrefFor && months >= MONTHS.min && months <= MONTHS.max ? { href: hrefFor(months) } : { disabled: months < MONTHS.min || months > MONTHS.max, onClick: () => onValueChange(months) }),
  });
  return (
    <S.Stepper role="group" aria-label={intl.formatMessage({ id: 'ui.quickDonate.months' })}>
      <IconButton icon="plus" label={intl.formatMessage({ id: 'ui.quickDonate.more' })} {...step(value + 1)} />
      <span aria-live="polite"><FormattedMessage id="ui.quickDonate.monthsValue" values={{ count: value }} /></span>
      <IconButton icon="minus" label={intl.formatMessage({ id: 'ui.quickDonate.less' })} {...step(value - 1)} />
    </S.Stepper>
  );
}
