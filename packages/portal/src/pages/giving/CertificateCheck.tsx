import { FormattedMessage } from 'react-intl';
import type { CertificateVerification } from '@taawun/api-client';
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
import { Inner } from '../shared/Inner.tsx';

/** Outcome of the verification of a share certificate. */
export function CertificateCheck({ valid, certificate }: CertificateVerification) {
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
