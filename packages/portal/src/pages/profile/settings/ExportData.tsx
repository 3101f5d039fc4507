import { FormattedMessage } from 'react-intl';
import { Alert, Button, Card, Heading, Stack, Text } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useDownload } from '../../shared/download.ts';

/** Downloads everything that is stored about the user. */
export function ExportData() {
  const { client } = useServices();
  const { busy, failure, download } = useDownload();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="sm">
          <FormattedMessage id="portal.export.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="portal.export.text" values={{ format: <bdi>{'PDF'}</bdi> }} />
        </Text>
        {failure && <Alert tone="danger" title={failure} />}
        <Stack direction="row">
          <Button
            variant="secondary"
            icon="download"
            loading={busy}
            onClick={() => void download('taawun-data.zip', () => client.exportUser())}
          >
            <span>
              <FormattedMessage id="portal.export.download" values={{ format: <bdi>{'ZIP'}</bdi> }} />
            </span>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
