import { useIntl } from 'react-intl';
import { Alert, Stack } from '@taawun/ui';
import { definePage } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { ZakatForm } from './zakat/ZakatForm.tsx';

/** Zakat calculator; prefills a donation with the result. */
function ZakatPage() {
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.zakat.title' })}
      text={intl.formatMessage({ id: 'portal.zakat.text' })}
    >
      <Stack gap={6}>
        <ZakatForm />
        <Alert tone="info" title={intl.formatMessage({ id: 'portal.zakat.note' })} />
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.zakat.title' }),
    description: intl.formatMessage({ id: 'portal.zakat.text' }),
  }),
  Component: ZakatPage,
});
