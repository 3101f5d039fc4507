import { useIntl } from 'react-intl';
import { Alert, Stack } from '@taawun/ui';
import { useSite } from '../../../lib/site.ts';
import { OfFitr } from './OfFitr.tsx';
import { OfWealth } from './OfWealth.tsx';
import { ratesOf } from './zakat.ts';

/** Zakat form with the association's rates; without rates it shows a notice instead. */
export function ZakatForm() {
  const intl = useIntl();
  const { settings } = useSite();
  const rates = ratesOf(settings);
  if (!rates) return <Alert tone="info" title={intl.formatMessage({ id: 'portal.zakat.noRates' })} />;
  return (
    // Without script the browser submits the input as a query, and the server calculates.
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={8}>
        <OfWealth rates={rates} />
        <OfFitr rates={rates} />
      </Stack>
    </form>
  );
}
