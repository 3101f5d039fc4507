import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusBadge, type OfferStatus } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Bdi, DateText, Money, NumberText } from '../../components/Text/index.ts';
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
  /** Price per unit in halalas. */
  price: number;
  /** Number of units. */
  qty: number;
  /** Total in halalas. */
  total: number;
  /** Status as in the API; `completed` is shown as pending. */
  status: OfferStatus;
  /** Name of the unit. */
  unit?: string | undefined;
  /** Number of remaining units. */
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
  unit,
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
      <FactList
        facts={[
          { term: intl.formatMessage({ id: 'fields.price' }), details: <Money halalas={price} /> },
          { term: intl.formatMessage({ id: 'fields.qty' }), details: <NumberText value={qty} /> },
          { term: intl.formatMessage({ id: 'fields.unit' }), details: unit },
          {
            term: intl.formatMessage({ id: 'fields.remaining' }),
            details: remaining === undefined ? undefined : <NumberText value={remaining} />,
          },
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
