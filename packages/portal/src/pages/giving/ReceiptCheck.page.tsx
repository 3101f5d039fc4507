import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '@taawun/api-client';
import {
  Alert,
  Bdi,
  Button,
  Card,
  DateText,
  DescriptionList,
  Money,
  Stack,
  toLocaleDigits,
  useMessages,
} from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';

const UNKNOWN = { valid: false, test: false, receipt: null };

/** A malformed code gets the same response as an unknown one. */
const load = async ({ client, params, signal }: LoadArgs) => {
  try {
    return (await client.verifyReceipt({ receipt_code: params['code'] ?? '' }, { signal, unasked: true }))
      .receipt_verification;
  } catch (error) {
    if (isApiError(error) && error.kind === 'validation') return UNKNOWN;
    throw error;
  }
};

/** Page that verifies a receipt by the code printed on it. */
function ReceiptCheck() {
  const { valid, test, receipt } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to, locale } = useLocalPath();
  const { settings } = useSite();
  const word = useMessages('portal.receiptCheck');
  return (
    <Inner title={word('title')} size="form">
      <Stack gap={6}>
        <Alert
          tone={valid ? 'success' : 'danger'}
          title={word(valid ? 'valid' : test ? 'test' : receipt ? 'withdrawn' : 'unknown')}
        >
          <p>
            <FormattedMessage
              id={
                valid
                  ? 'portal.receiptCheck.validText'
                  : test
                    ? 'portal.receiptCheck.testText'
                    : 'portal.receiptCheck.unknownText'
              }
              values={{
                name: settings['association_name'] ?? '',
                licence: toLocaleDigits(settings['license_number'] ?? '', locale),
              }}
            />
          </p>
        </Alert>
        {receipt && (
          <Card>
            <DescriptionList
              columns={1}
              items={[
                { term: word('number'), details: <Bdi dir="ltr">{receipt.number}</Bdi> },
                { term: word('date'), details: <DateText value={receipt.date} calendar="both" /> },
                { term: word('amount'), details: <Money halalas={receipt.amount} strong /> },
                {
                  term: intl.formatMessage({ id: 'portal.giving.target' }),
                  details: <bdi>{receipt.target.title}</bdi>,
                },
                ...(receipt.donor_name ? [{ term: word('donor'), details: <bdi>{receipt.donor_name}</bdi> }] : []),
              ]}
            />
          </Card>
        )}
        <Button variant="ghost" href={to('/contact-us')}>
          <FormattedMessage id="portal.receiptCheck.ask" />
        </Button>
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.receiptCheck.title' }) }),
  Component: ReceiptCheck,
});
