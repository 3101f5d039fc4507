import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusBadge, type OfferStatus } from '../../components/Badge/index.ts';
import { Button, type ButtonVariant } from '../../components/Button/index.ts';
import { ProgressBar } from '../../components/Progress/index.ts';
import { DateText, Money } from '../../components/Text/index.ts';
import { devError } from '../../foundations/dev-error/devError.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import { FactList } from '../OrderCard/FactList.tsx';
import * as Ledger from '../OrderCard/OrderCard.styles.ts';
import * as S from './ShareOfferCard.styles.ts';

/** Action of an offer: cancel or pay for the member's own offer, or accept another member's offer. */
export interface ShareOfferAction {
  kind: 'cancel' | 'repay' | 'accept';
  onPress: () => void;
  loading?: boolean | undefined;
}

export interface ShareOfferCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardHeadingProps {
  /** Type of the offer: `buy` requests shares, `sell` offers shares. */
  type: 'buy' | 'sell';
  /** Number of shares of the whole offer. */
  shares: number;
  /** Number of shares already traded. Omit it for offers that are accepted as a whole. */
  filled?: number | undefined;
  /** Price per share in halalas. */
  price: number;
  /** Total in halalas. */
  total: number;
  /** Status as in the API; `completed` is shown as pending. */
  status: OfferStatus;
  /** ISO date. */
  expiresOn?: string | undefined;
  /** Action button of the card. Without it no button is rendered. */
  action?: ShareOfferAction | undefined;
}

const variants: Record<ShareOfferAction['kind'], ButtonVariant> = {
  cancel: 'secondary',
  repay: 'share',
  accept: 'share',
};

/** Card of an offer to buy or sell shares with its progress. */
export function ShareOfferCard({
  type,
  shares,
  filled,
  price,
  total,
  status,
  expiresOn,
  action,
  headingLevel = 3,
  ...rest
}: ShareOfferCardProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      filled !== undefined && filled > shares,
      `ShareOfferCard got filled={${filled}} of shares={${shares}}. No more than the offer holds can change hands: filled counts within shares.`,
    );
  const title = intl.formatMessage({ id: 'ui.shareOffer.title' }, { type, count: shares });
  const label = action ? intl.formatMessage({ id: `ui.shareOffer.${action.kind}` }, { type }) : '';
  return (
    <Ledger.Root as="article" {...rest}>
      <Ledger.Head>
        <S.Title>
          <span>
            <Icon name="shares" />
          </span>
          <CardTitle level={headingLevel}>{title}</CardTitle>
        </S.Title>
        <StatusBadge status={status} />
      </Ledger.Head>
      <FactList
        facts={[
          { term: intl.formatMessage({ id: 'ui.offers.price' }), details: <Money halalas={price} /> },
          {
            term: intl.formatMessage({ id: 'ui.shareOffer.expires' }),
            details: expiresOn === undefined ? undefined : <DateText value={expiresOn} />,
          },
          {
            term: intl.formatMessage({ id: 'ui.offers.total' }),
            details: <Money halalas={total} />,
            strong: true,
          },
        ]}
      />
      {filled === undefined ? null : (
        <Ledger.Progress>
          <ProgressBar
            tone="share"
            value={filled}
            max={shares}
            label={intl.formatMessage({ id: 'ui.shareOffer.progress' }, { title })}
          />
          <span>
            <FormattedMessage id="ui.shareOffer.filled" values={{ filled, shares }} />
          </span>
        </Ledger.Progress>
      )}
      {action ? (
        <Ledger.Actions>
          <Button
            size="sm"
            variant={variants[action.kind]}
            loading={action.loading ?? false}
            onClick={action.onPress}
            aria-label={intl.formatMessage({ id: 'ui.shareOffer.action' }, { action: label, title })}
          >
            {label}
          </Button>
        </Ledger.Actions>
      ) : null}
    </Ledger.Root>
  );
}
