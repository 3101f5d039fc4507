import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert, Button, Stack, Text, toLocaleDigits, useMessages } from '@taawun/ui';
import { Select } from '@taawun/ui/forms';
import { useLocalPath } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { useDownload } from '../shared/download.ts';

interface DocumentsProps {
  /** Current year in the association's time zone. */
  year: number;
}

/** Downloads a statement of each year since the member joined. */
export function Documents({ year }: DocumentsProps) {
  const { locale } = useLocalPath();
  const { auth, client } = useServices();
  const since = Number(useView(auth, userOf)?.member?.mem_date.slice(0, 4) ?? year);
  const [chosen, setChosen] = useState(String(year));
  const statement = useDownload();
  const label = useMessages('portal.contribution');
  const years = Array.from({ length: Math.max(1, year - since + 1) }, (_, index) => String(year - index));
  const { failure } = statement;
  return (
    <Stack gap={4}>
      <Text tone="muted">{label('documentsText')}</Text>
      {failure && <Alert tone="danger" title={failure} />}
      <Stack direction="row" wrap gap={4} align="end">
        <Select
          label={label('year')}
          value={chosen}
          onValueChange={(next) => setChosen(next || String(year))}
          options={years.map((value) => ({ value, label: toLocaleDigits(value, locale) }))}
        />
        <Button
          variant="secondary"
          icon="download"
          loading={statement.busy}
          onClick={() =>
            void statement.download(`share-statement-${chosen}.pdf`, () =>
              client.getShareStatement({ year: Number(chosen) }),
            )
          }
        >
          <span>
            <FormattedMessage id="portal.contribution.statement" values={{ format: <bdi>{'PDF'}</bdi> }} />
          </span>
        </Button>
      </Stack>
    </Stack>
  );
}
