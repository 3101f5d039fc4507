import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Button, Card, Heading, Stack, Text, toLocaleDigits, useMessages } from '@taawun/ui';
import { DateField, FieldRow, Select } from '@taawun/ui/forms';
import { useLocalPath, useSite } from '../../../lib/site.ts';
import { useServices } from '../../../lib/services.ts';
import { useView } from '../../../lib/use-view.ts';
import { userOf } from '../../../machines/auth/auth.ts';
import { useDownload } from '../../shared/download.ts';

const RANGE = 'range';

/** Donation statement of a year, or of a date range, as one document. */
export function GivingStatement() {
  const { locale } = useLocalPath();
  const { year } = useSite();
  const { client, auth } = useServices();
  const since = Number(useView(auth, userOf)?.created_at.slice(0, 4) ?? year);
  const [chosen, setChosen] = useState(String(year));
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { busy, download, failure } = useDownload();
  const word = useMessages('portal.orders');
  const years = Array.from({ length: Math.max(1, year - since + 1) }, (_, index) => String(year - index));
  const ranged = chosen === RANGE;
  const fetchIt = () =>
    void download(`giving-${ranged ? `${from}-${to}` : chosen}.pdf`, () =>
      client.getGivingStatement(ranged ? { from, to } : { year: Number(chosen) }),
    );
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3}>{word('statement')}</Heading>
          <Text tone="muted">{word('statementText')}</Text>
        </Stack>
        {failure && <Alert tone="danger" title={failure} />}
        <Select
          label={word('span')}
          value={chosen}
          onValueChange={(next) => setChosen(next || String(year))}
          options={[
            ...years.map((value) => ({ value, label: toLocaleDigits(value, locale) })),
            { value: RANGE, label: word('range') },
          ]}
        />
        {ranged && (
          <FieldRow>
            <DateField label={word('from')} value={from} onValueChange={setFrom} />
            <DateField label={word('to')} value={to} onValueChange={setTo} />
          </FieldRow>
        )}
        <Stack direction="row">
          <Button
            variant="secondary"
            icon="download"
            loading={busy}
            disabled={ranged && (!from || !to || from > to)}
            onClick={fetchIt}
          >
            <span>
              <FormattedMessage id="portal.orders.statementGet" values={{ format: <bdi key="format">{'PDF'}</bdi> }} />
            </span>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
