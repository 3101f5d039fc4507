import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ShareLinks, Stack, Text, type PaymentState } from '@taawun/ui';
import { inLanguage, useErrorText } from '../../lib/error-text.ts';
import { useLocalPath } from '../../lib/site.ts';
import { asSentence } from '../../lib/server-messages.ts';
import { useServices } from '../../lib/services.ts';
import { isReason } from '../../machines/payment/payment.model.ts';
import type { Payment, PaymentIntent } from '../../machines/payment/payment.ts';
import { campaignPath } from '../identity/campaign-path.ts';
import { useDownload } from '../shared/download.ts';
import { GatewayFrame, type GatewayHint } from './GatewayFrame.tsx';

const HINTS: Readonly<Record<GatewayHint, { type: 'gateway.submitted' | 'gateway.refused' | 'gateway.returned' }>> = {
  submitted: { type: 'gateway.submitted' },
  refused: { type: 'gateway.refused' },
  returned: { type: 'gateway.returned' },
  // Closing the gateway's form does not mean that nothing was paid: the server decides.
  closed: { type: 'gateway.returned' },
};

/**
 * Maps the machine's view to the state of the dialog; `null` while it is closed. `more` is rendered beside the choice
 * of the card.
 */
export function usePaymentState(view: Payment, more: ReactNode): PaymentState | null {
  const { payment } = useServices();
  const { locale } = useLocalPath();
  const intl = useIntl();
  const errorText = useErrorText();
  const { step, paymentDetails: details, brand, brands, verified } = view;
  switch (step) {
    case null:
      return null;
    case 'choosing-brand':
      return { kind: step, brands, brand: brand ?? brands[0] ?? 'mada', more };
    case 'paying':
      if (!details) return { kind: 'creating' };
      return {
        kind: step,
        expiresAt: details.ends_at,
        widget: (
          <GatewayFrame
            key={details.checkout_id}
            checkoutId={details.checkout_id}
            brand={brand ?? 'mada'}
            locale={locale}
            onHint={(hint) => payment.send(HINTS[hint])}
            onFailure={() => payment.send({ type: 'gateway.failed' })}
            onEscape={() => payment.send({ type: 'payment.closed' })}
          />
        ),
      };
    case 'paid':
      return {
        kind: step,
        ...(view.checkOutOrder?.purpose
          ? { heading: <FormattedMessage id={`portal.payment.${view.checkOutOrder.purpose}.paid`} /> }
          : {}),
        summary: details?.purpose !== 'card',
        orderNumber: details?.order_number ?? '',
        date: details?.receipt?.date ?? details?.server_time ?? '',
        text: <PaidText view={view} />,
        actions: <PaidActions view={view} />,
      };
    case 'pending':
      return {
        kind: step,
        text: verified ? (
          <FormattedMessage id="portal.giving.unknown" />
        ) : (
          <FormattedMessage id="portal.giving.pending" />
        ),
      };
    case 'failed': {
      const kind = verified?.kind ?? 'server';
      const message = isReason(kind)
        ? (inLanguage(locale, verified?.serverMessage) ?? intl.formatMessage({ id: `portal.giving.reason.${kind}` }))
        : errorText(kind, verified?.serverMessage ?? null);
      return {
        kind: step,
        retryable: kind !== 'mismatch',
        message: (
          <>
            {asSentence(message)} <FormattedMessage id="portal.giving.kept" />
          </>
        ),
      };
    }
    default:
      return { kind: step };
  }
}

function PaidText({ view: { paymentDetails, checkOutOrder } }: { view: Payment }) {
  if (checkOutOrder?.purpose) return <FormattedMessage id={`portal.payment.${checkOutOrder.purpose}.paidText`} />;
  if (paymentDetails?.purpose === 'card') return <FormattedMessage id="portal.giving.cardChanged" />;
  return (
    <>
      <FormattedMessage
        id={checkOutOrder?.months && checkOutOrder.months > 1 ? 'portal.giving.paidMonthly' : 'portal.giving.paid'}
      />
      {checkOutOrder?.impact && (
        <>
          {' '}
          <FormattedMessage id="portal.giving.impact" values={{ impact: checkOutOrder.impact }} />
        </>
      )}
    </>
  );
}

/** Invites others to the same campaign. */
function ShareCampaign({ order }: { order: PaymentIntent | null }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { config } = useServices();
  const target = order?.target;
  const isCampaign = target !== undefined && target.type !== 'general';
  return (
    <Stack gap={2} align="center" style={{ flexBasis: '100%' }}>
      <Text tone="muted" size="sm">
        <FormattedMessage id="portal.giving.shareCampaign" />
      </Text>
      <ShareLinks
        title={
          isCampaign && target.title
            ? intl.formatMessage({ id: 'portal.giving.shareText' }, { title: target.title })
            : intl.formatMessage({ id: 'portal.giving.title' })
        }
        url={config.publicOrigin + to(isCampaign ? campaignPath(target.type, target.slug) : '/donate')}
        noPrint
      />
    </Stack>
  );
}

/** Actions after a payment: the receipt, the gift link, the order. */
function PaidActions({ view: { paymentDetails, checkOutOrder } }: { view: Payment }) {
  const { client, payment } = useServices();
  const leave = () => payment.send({ type: 'payment.closed' });
  const { to } = useLocalPath();
  const { busy, download, failure } = useDownload();
  if (!paymentDetails) return null;
  if (paymentDetails.purpose === 'balance' || paymentDetails.purpose === 'shares') {
    return (
      <Button variant="secondary" href={to('/profile/contribution')} onClick={leave}>
        <FormattedMessage id="portal.payment.toShares" />
      </Button>
    );
  }
  const { receipt, gift_code: gift, order_code: code, order_number: number } = paymentDetails;
  return (
    <>
      {gift && (
        <Button variant="giving" icon="share" href={to(`/gift/${gift}`)} onClick={leave}>
          <FormattedMessage id="ui.payment.share" />
        </Button>
      )}
      {receipt && (
        <Button
          variant="secondary"
          icon="download"
          loading={busy}
          onClick={() =>
            void download(`${receipt.number}.pdf`, () => client.getReceipt({ receipt_number: receipt.number, code }))
          }
        >
          <FormattedMessage id="portal.giving.receipt" />
        </Button>
      )}
      <Button variant="quiet" href={to(`/giving/${number}?code=${encodeURIComponent(code)}`)} onClick={leave}>
        <FormattedMessage id="portal.giving.toOrder" />
      </Button>
      {failure && <span role="alert">{failure}</span>}
      {!gift && paymentDetails.purpose === 'donation' && <ShareCampaign order={checkOutOrder} />}
    </>
  );
}
