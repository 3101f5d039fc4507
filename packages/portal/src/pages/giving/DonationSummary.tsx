import { FormattedMessage, useIntl } from 'react-intl';
import {
  Accordion,
  ActionBar,
  Button,
  Card,
  DescriptionList,
  Money,
  Stack,
  Text,
  toLocaleDigits,
  useLocale,
} from '@taawun/ui';
import { useSite } from '../../lib/site.ts';
import type { PaymentIntent } from '../../machines/payment/payment.ts';
import { OtherWaysToGive } from '../shared/giving/OtherWaysToGive.tsx';
import { briefOf, linesOf } from './summary.tsx';

/** Id of the summary: while it is in view, the bar is hidden. */
const SUMMARY = 'donation-summary';

interface DonationSummaryProps {
  /** `null` while the form has no valid amount. */
  order: PaymentIntent | null;
  busy: boolean;
}

/** What is given to, how much is due now, and the button. `isBrief`: the lines are behind one line. */
export function DonationSummary({ order, busy, isBrief }: DonationSummaryProps & { isBrief: boolean }) {
  const intl = useIntl();
  const { settings } = useSite();
  const { locale } = useLocale();
  const lines = order && (
    <DescriptionList
      columns={1}
      items={linesOf(order, intl).map(({ label, value }) => ({ term: label, details: value }))}
    />
  );
  return (
    <Card as="section" id={SUMMARY} aria-label={intl.formatMessage({ id: 'portal.giving.summary' })}>
      <Stack gap={4}>
        {order && isBrief ? (
          <Accordion items={[{ key: 'lines', title: briefOf(order, intl), content: lines }]} />
        ) : (
          lines
        )}
        <Stack direction="row" justify="between" align="center" wrap gap={2}>
          <Text tone="muted" as="span">
            <FormattedMessage id="portal.giving.dueNow" />
          </Text>
          <strong>
            <Money halalas={order?.monthlyPrice ?? 0} strong />
          </strong>
        </Stack>
        <Button type="submit" icon="lock" variant="giving" size="lg" block loading={busy}>
          <FormattedMessage id="ui.quickDonate.submit" />
        </Button>
        <Text tone="muted" size="sm">
          <FormattedMessage
            id="portal.giving.safe"
            values={{ licence: toLocaleDigits(settings['license_number'] ?? '', locale) }}
          />
        </Text>
        <noscript>
          <OtherWaysToGive />
        </noscript>
      </Stack>
    </Card>
  );
}

/** The amount and the button at the lower edge of a phone, until the summary is in view. */
export function DonationBar({ order, busy }: DonationSummaryProps) {
  return (
    <ActionBar
      target={SUMMARY}
      // Over the whole width of the screen, inside of the form that it submits.
      style={{ marginInline: 'calc(50% - 50vi)' }}
      text={
        <FormattedMessage
          id="portal.giving.bar"
          values={{ amount: <Money key="amount" halalas={order?.monthlyPrice ?? 0} strong /> }}
        />
      }
    >
      <Button type="submit" icon="lock" variant="giving" loading={busy}>
        <FormattedMessage id="portal.giving.toPayment" />
      </Button>
    </ActionBar>
  );
}
