import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceiptVerification } from '@taawun/api-client';
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
import { Inner } from '../shared/Inner.tsx';

/** Outcome of the verification of a receipt. */
export function ReceiptCheck({ valid, test, receipt }: ReceiptVerification) {
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
