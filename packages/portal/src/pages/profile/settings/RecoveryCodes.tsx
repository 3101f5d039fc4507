import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Bdi, Button, Grid, Stack, useMessages } from '@taawun/ui';
import { useDownload } from '../../shared/download.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The user has stored them. */
  onDone: () => void;
}

/** New recovery codes, shown once, to copy or to download. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intl = useIntl();
  const text = useMessages('portal.recovery');
  const { download } = useDownload();
  const [copied, setCopied] = useState<boolean | null>(null);
  const lines = [intl.formatMessage({ id: 'portal.recovery.file' }), '', ...codes, ''].join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const save = () =>
    void download('taawun-recovery-codes.txt', () => Promise.resolve(new Blob([lines], { type: 'text/plain' })));
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={text('store')}>
        <p>{text('storeText')}</p>
      </Alert>
      <Grid as="ol" role="list" min="xs" gap="sm" aria-label={text('title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>
              <Bdi>{code}</Bdi>
            </code>
          </li>
        ))}
      </Grid>
      <p role="status">{copied === null ? null : text(copied ? 'copied' : 'notCopied')}</p>
      <Stack direction="row" wrap gap={3}>
        <Button variant="secondary" icon="file" onClick={copy}>
          {text('copy')}
        </Button>
        <Button variant="secondary" icon="download" onClick={save}>
          {text('download')}
        </Button>
        <Button onClick={onDone}>
          <FormattedMessage id="portal.recovery.done" />
        </Button>
      </Stack>
    </Stack>
  );
}
