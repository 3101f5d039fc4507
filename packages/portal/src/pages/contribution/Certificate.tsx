import { FormattedMessage } from 'react-intl';
import { Alert, Button, Text, useMessages } from '@taawun/ui';
import { useServices } from '../../lib/services.ts';
import { useDownload } from '../shared/download.ts';

/** Downloads the share certificate; says why there is none. */
export function Certificate({ holdsShares }: { holdsShares: boolean }) {
  const { client } = useServices();
  const label = useMessages('portal.contribution');
  const { busy, failure, download } = useDownload();
  if (!holdsShares) return <Text tone="muted">{label('documentsNone')}</Text>;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon="download"
        loading={busy}
        onClick={() => void download('share-certificate.pdf', () => client.getShareCertificate())}
      >
        <span>
          <FormattedMessage id="portal.contribution.certificate" values={{ format: <bdi>{'PDF'}</bdi> }} />
        </span>
      </Button>
      {failure && <Alert tone="danger" title={failure} />}
    </>
  );
}
