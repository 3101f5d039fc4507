import type { Brand } from '@taawun/domain';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Subscription } from '@taawun/api-client';
import { Alert, Bdi, Button, ConfirmDialog, Menu, Stack, SubscriptionCard, useMessages } from '@taawun/ui';
import { clearCachedData } from '../../../app/data/cached-data.ts';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';
import { cardIntentFor, type OrderAccess } from './access.ts';
import { AmountDialog } from './AmountDialog.tsx';

interface SubscriptionPanelProps {
  subscription: Subscription;
  access: OrderAccess;
  /** URL of the subscription's own page; omitted on that page. */
  href?: string;
  headingLevel?: 2 | 3;
}

const PAUSES = [1, 2, 3] as const;

/** A monthly donation with all changes that the donor may make; each needs at most one confirmation. */
export function SubscriptionPanel({ subscription, access, href, headingLevel = 3 }: SubscriptionPanelProps) {
  const { client, payment } = useServices();
  const { revalidate } = useRevalidator();
  const { act, busy, failure, dismiss } = useCommand();
  const [openDialog, setOpenDialog] = useState<'amount' | 'cancel' | null>(null);
  const { target, monthly_price, months, months_left, status, next_charge_on, retry_on, card } = subscription;
  const word = useMessages('portal.subscription');
  const run = async (name: string, call: () => Promise<unknown>) => {
    const done = await act(name, call);
    setOpenDialog(null);
    if (!done) return;
    // A guest's page is public and therefore in the client cache: clear it, else the previous data would be shown.
    clearCachedData();
    await revalidate();
  };
  const changeCard = () => payment.send({ type: 'payment.requested', intent: cardIntentFor(access, subscription) });
  const running = status === 'active' || status === 'paused';
  return (
    <Stack gap={3}>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      {status === 'failed' && <Alert tone="warning" title={word('failed')} />}
      {retry_on && status === 'active' && <Alert tone="warning" title={word('retry')} />}
      <SubscriptionCard
        program={target.title}
        href={href}
        amount={monthly_price}
        months={months}
        monthsLeft={months_left}
        state={status}
        nextChargeOn={retry_on ?? next_charge_on ?? undefined}
        headingLevel={headingLevel}
        card={card ? <CardName brand={card.brand} lastFour={card.last_four} /> : undefined}
        actions={
          running || status === 'failed' || status === 'cancelled' ? (
            <>
              {running && (
                <Menu
                  label={word('pause')}
                  size="sm"
                  variant="secondary"
                  items={PAUSES.map((count) => ({
                    key: String(count),
                    label: word('pauseMonths', { count }),
                    onSelect: () => void run('pause', () => client.pauseSubscription({ ...access, months: count })),
                  }))}
                />
              )}
              {(status === 'paused' || status === 'cancelled') && (
                <Button
                  size="sm"
                  loading={busy === 'resume'}
                  onClick={() => void run('resume', () => client.resumeSubscription(access))}
                >
                  {word('resume')}
                </Button>
              )}
              {running && (
                <Button size="sm" variant="secondary" onClick={() => setOpenDialog('amount')}>
                  {word('amount')}
                </Button>
              )}
              {status !== 'cancelled' && (
                <Button size="sm" variant={status === 'failed' ? 'primary' : 'secondary'} onClick={changeCard}>
                  {word('card')}
                </Button>
              )}
              {status !== 'cancelled' && (
                <Button size="sm" variant="quiet" onClick={() => setOpenDialog('cancel')}>
                  {word('cancel')}
                </Button>
              )}
            </>
          ) : undefined
        }
      />
      <AmountDialog
        open={openDialog === 'amount'}
        amount={monthly_price}
        loading={busy === 'amount'}
        onClose={() => setOpenDialog(null)}
        onChange={(next) =>
          void run('amount', () => client.changeSubscriptionAmount({ ...access, monthly_price: next }))
        }
      />
      <ConfirmDialog
        open={openDialog === 'cancel'}
        onOpenChange={(open) => !open && setOpenDialog(null)}
        title={word('cancelAsk')}
        text={word('cancelText')}
        confirmLabel={word('cancelConfirm')}
        cancelLabel={word('keep')}
        tone="danger"
        loading={busy === 'cancel'}
        onConfirm={() => void run('cancel', () => client.cancelSubscription(access))}
      />
    </Stack>
  );
}

/** Card brand and last digits: `mada •••• 0007`. */
export const CardName = ({ brand, lastFour }: { brand: Brand; lastFour: string | null }) => (
  <span>
    <FormattedMessage id={`ui.payment.brand.${brand}`} /> {lastFour && <Bdi dir="ltr">{`•••• ${lastFour}`}</Bdi>}
  </span>
);
