import { FormattedMessage } from 'react-intl';
import { isApiError } from '@taawun/api-client';
import {
  Alert,
  Bdi,
  Button,
  Card,
  DateText,
  DescriptionList,
  NumberText,
  Stack,
  toLocaleDigits,
  useMessages,
} from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';

const UNKNOWN = { valid: false, certificate: null };

/** A malformed code gets the same response as an unknown one. */
const load = async ({ client, params, signal }: LoadArgs) => {
  try {
    return (await client.verifyCertificate({ certificate_code: params['code'] ?? '' }, { signal, unasked: true }))
      .certificate_verification;
  } catch (error) {
    if (isApiError(error) && error.kind === 'validation') return UNKNOWN;
    throw error;
  }
};

/** Page that verifies a share certificate by the code printed on it. */
function CertificateCheck() {
  const { valid, certificate } = useLoaded<typeof load>();
  const { to, locale } = useLocalPath();
  const { settings } = useSite();
  const text = useMessages('portal.certificateCheck');
  return (
    <Inner title={text('title')} size="form">
      <Stack gap={6}>
        <Alert tone={valid ? 'success' : 'danger'} title={text(valid ? 'valid' : 'unknown')}>
          <p>
            <FormattedMessage
              id={valid ? 'portal.certificateCheck.validText' : 'portal.certificateCheck.unknownText'}
              values={{
                name: settings['association_name'] ?? '',
                licence: toLocaleDigits(settings['license_number'] ?? '', locale),
              }}
            />
          </p>
        </Alert>
        {certificate && (
          <Card>
            <DescriptionList
              columns={1}
              items={[
                { term: text('member'), details: <bdi>{certificate.member_name}</bdi> },
                { term: text('shares'), details: <NumberText value={certificate.shares} /> },
                { term: text('date'), details: <DateText value={certificate.date} calendar="both" /> },
                { term: text('number'), details: <Bdi dir="ltr">{certificate.number}</Bdi> },
              ]}
            />
          </Card>
        )}
        <Button variant="ghost" href={to('/contact-us')}>
          <FormattedMessage id="portal.certificateCheck.ask" />
        </Button>
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.certificateCheck.title' }) }),
  Component: CertificateCheck,
});
