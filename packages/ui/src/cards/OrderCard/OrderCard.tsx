import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusBadge, type OfferStatus } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Bdi, DateText, Money } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import { FactList } from './FactList.tsx';
import * as S from './OrderCard.styles.ts';

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardHeadingProps {
  /** Order number as printed on the receipt: `T-4H7K2M9Q`. */
  number: string;
  /** URL of the order's page; makes the whole card a link. */
  href?: string | undefined;
  /** Name of the program or product. */
  target?: string | undefined;
  /** ISO date. */
  date: string;
  /** One payment in halalas. */
  price: number;
  /** Number of payments: 1 for a one-off donation. */
  qty: number;
  /** Total in halalas. */
  total: number;
  /** Status as in the API; `completed` is shown as pending. */
  status: OfferStatus;
  /** Number of payments still to come. */
  remaining?: number | undefined;
  /** Called by the pay button of an unpaid, expired order. Without it the button is not rendered. */
  onRepay?: (() => void) | undefined;
  /** Whether the payment is being prepared. @default false */
  repaying?: boolean | undefined;
}

/** Card of a donor's order. */
export function OrderCard({
  number,
  href,
  target,
  date,
  price,
  qty,
  total,
  status,
  remaining,
  onRepay,
  repaying = false,
  headingLevel = 3,
  ...rest
}: OrderCardProps) {
  const intl = useIntl();
  const title = <FormattedMessage id="ui.order.title" values={{ number: <Bdi dir="ltr">{number}</Bdi> }} />;
  return (
    <S.Root as="article" {...rest}>
      <S.Head>
        <div>
          <CardTitle level={headingLevel}>
            {href === undefined ? (
              title
            ) : (
              <Anchor className="cover" href={href}>
                {title}
              </Anchor>
            )}
          </CardTitle>
          <S.Meta>
            {target === undefined ? null : (
              <>
                <bdi>{target}</bdi>
                {' · '}
              </>
            )}
            <DateText value={date} />
          </S.Meta>
        </div>
        <StatusBadge status={status} />
      </S.Head>
      <S.Plan>
        <span>
          <FormattedMessage
            id="ui.order.payments"
            values={{ count: qty, price: <Money key="price" halalas={price} /> }}
          />
        </span>
        {qty > 1 && remaining !== undefined && (
          <span>
            <FormattedMessage id="ui.order.left" values={{ count: remaining }} />
          </span>
        )}
      </S.Plan>
      <FactList
        facts={[
          {
            term: intl.formatMessage({ id: 'fields.total' }),
            details: <Money halalas={total} />,
            strong: true,
          },
        ]}
      />
      {onRepay ? (
        <S.Actions>
          <Button
            size="sm"
            icon="lock"
            loading={repaying}
            onClick={onRepay}
            aria-label={intl.formatMessage({ id: 'ui.order.repayOf' }, { number })}
          >
            <FormattedMessage id="ui.order.repay" />
          </Button>
        </S.Actions>
      ) : null}
    </S.Root>
  );
}
