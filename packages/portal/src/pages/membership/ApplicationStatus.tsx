import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MemberApplication } from '@taawun/api-client';
import {
  Badge,
  Bdi,
  Button,
  Card,
  ConfirmDialog,
  DateText,
  DescriptionList,
  Heading,
  Money,
  NumberText,
  Stack,
  useMessages,
} from '@taawun/ui';
import { FormAlert } from '@taawun/ui/forms';

const TONES = { applied: 'warning', accepted: 'warning', approved: 'success', rejected: 'danger' } as const;

export interface ApplicationStatusProps {
  application: MemberApplication;
  busy?: boolean;
  /** Error of the last request. */
  failure?: string | null;
  /** Called to pay for the shares of an accepted application. */
  onPay: () => void;
  onCheck: () => void;
  onWithdraw: () => void;
}

/** Received application and its status. An open application can be refreshed and withdrawn. */
export function ApplicationStatus({
  application,
  busy = false,
  failure,
  onPay,
  onCheck,
  onWithdraw,
}: ApplicationStatusProps) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const term = useMessages('portal.lastStep');
  const { reference, status, applied_at, decided_at, shares_count, share_price, total } = application;
  const withdraw = () => {
    setConfirming(false);
    onWithdraw();
  };
  return (
    <Card padding="lg">
      <Stack gap={6}>
        <Stack direction="row" justify="between" align="center" wrap>
          <Heading level={2} size="sm">
            {term('yours')}
          </Heading>
          <Badge tone={TONES[status]}>{term(`status.${status}`)}</Badge>
        </Stack>
        {failure && <FormAlert title={failure} />}
        <DescriptionList
          columns={2}
          items={[
            { term: term('reference'), details: <Bdi>{reference}</Bdi> },
            { term: term('appliedAt'), details: <DateText value={applied_at} calendar="both" /> },
            { term: intl.formatMessage({ id: 'fields.shares_count' }), details: <NumberText value={shares_count} /> },
            { term: intl.formatMessage({ id: 'fields.share_price' }), details: <Money halalas={share_price} /> },
            { term: intl.formatMessage({ id: 'portal.register.sum' }), details: <Money halalas={total} strong /> },
            ...(decided_at
              ? [{ term: term('decidedAt'), details: <DateText value={decided_at} calendar="both" /> }]
              : []),
          ]}
        />
        {status === 'accepted' && (
          <Stack direction="row" gap={3} wrap>
            <Button variant="share" onClick={onPay} aria-disabled={busy}>
              <span>
                <FormattedMessage
                  id="portal.lastStep.pay"
                  values={{ amount: <Money key="amount" halalas={total} /> }}
                />
              </span>
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(true)} aria-disabled={busy}>
              <FormattedMessage id="portal.lastStep.withdraw" />
            </Button>
          </Stack>
        )}
        {status === 'applied' && (
          <Stack direction="row" gap={3} wrap>
            <Button variant="secondary" onClick={onCheck} loading={busy}>
              <FormattedMessage id="portal.lastStep.check" />
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(true)} aria-disabled={busy}>
              <FormattedMessage id="portal.lastStep.withdraw" />
            </Button>
          </Stack>
        )}
      </Stack>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        tone="danger"
        title={term('withdrawAsk')}
        text={term('withdrawText')}
        confirmLabel={term('withdraw')}
        onConfirm={withdraw}
      />
    </Card>
  );
}
