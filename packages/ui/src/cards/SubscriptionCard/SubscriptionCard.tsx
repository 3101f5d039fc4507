import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '../../components/Badge/index.ts';
import { ProgressBar } from '../../components/Progress/index.ts';
import { DateText, Money } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError } from '../../foundations/dev-error/devError.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import { FactList } from '../OrderCard/FactList.tsx';
import * as S from '../OrderCard/OrderCard.styles.ts';

/**
 * State of a subscription. `failed`: the last charge failed. `ended`: `completed` or `cancelled`, without distinction.
 */
export type SubscriptionState = 'active' | 'paused' | 'ended' | 'completed' | 'cancelled' | 'failed';

export interface SubscriptionCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardHeadingProps {
  /** Title of the program that receives the donation. */
  program: string;
  href?: string | undefined;
  /** Monthly amount in halalas. */
  amount: number;
  /** Number of months of the whole subscription. */
  months: number;
  /** Number of remaining months; at most `months`. */
  monthsLeft: number;
  /** State, shown as a badge. */
  state: SubscriptionState;
  /** ISO date of the next charge, shown in both calendars. Omit it when nothing will be charged. */
  nextChargeOn?: string | undefined;
  /** Charged card: brand and last digits. */
  card?: ReactNode;
  /** Action buttons: pause, change the card, cancel. */
  actions?: ReactNode;
}

const tones: Record<SubscriptionState, BadgeTone> = {
  active: 'success',
  paused: 'warning',
  ended: 'neutral',
  completed: 'primary',
  cancelled: 'neutral',
  failed: 'danger',
};

/** Card of a monthly donation: amount, progress and next charge. */
export function SubscriptionCard({
  program,
  href,
  amount,
  months,
  monthsLeft,
  state,
  nextChargeOn,
  card,
  actions,
  headingLevel = 3,
  ...rest
}: SubscriptionCardProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      monthsLeft > months || monthsLeft < 0,
      `SubscriptionCard got monthsLeft={${monthsLeft}} of months={${months}}. months is the whole subscription, monthsLeft what is still to come of it.`,
    );
  const paid = Math.max(0, months - monthsLeft);
  return (
    <S.Root as="article" {...rest}>
      <S.Head>
        <CardTitle level={headingLevel}>
          {href === undefined ? (
            program
          ) : (
            <Anchor className="cover" href={href}>
              {program}
            </Anchor>
          )}
        </CardTitle>
        <Badge tone={tones[state]}>
          <FormattedMessage id={`ui.subscription.state.${state}`} />
        </Badge>
      </S.Head>
      <FactList
        facts={[
          { term: intl.formatMessage({ id: 'ui.subscription.amount' }), details: <Money halalas={amount} strong /> },
          {
            term: intl.formatMessage({ id: 'ui.subscription.next' }),
            details: nextChargeOn === undefined ? undefined : <DateText value={nextChargeOn} calendar="both" />,
          },
          { term: intl.formatMessage({ id: 'ui.subscription.card' }), details: card },
        ]}
      />
      <S.Progress>
        <ProgressBar
          value={paid}
          max={months}
          label={intl.formatMessage({ id: 'ui.subscription.progress' }, { program })}
        />
        <span>
          <FormattedMessage id="ui.subscription.left" values={{ count: monthsLeft, total: months }} />
        </span>
      </S.Progress>
      {actions ? <S.Actions>{actions}</S.Actions> : null}
    </S.Root>
  );
}
