import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '@taawun/api-client';
import { Alert, Button, Card, ConfirmDialog, EmailText, Heading, Link, PhoneText, Stack, Text } from '@taawun/ui';
import { useLocalPath } from '../../../lib/site.ts';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';

/** Requests the link that deletes the account; shows obstacles with a way to resolve them. */
export function DeleteAccount({ user }: { user: User }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { client } = useServices();
  const [confirming, setConfirming] = useState(false);
  const [sent, setSent] = useState(false);
  const { act, busy, failure } = useCommand();
  const sendLink = async () => {
    setSent(await act('deletion', () => client.requestAccountDeletion()));
    setConfirming(false);
  };
  const recipient = user.email ? (
    <EmailText value={user.email} href={false} />
  ) : (
    <PhoneText value={user.phone.phone} href={false} />
  );
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="sm">
          <FormattedMessage id="portal.deletion.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="portal.deletion.text" />
        </Text>
        {failure && (
          <Alert tone="warning" title={failure}>
            {user.is_member && (
              <Link href={to('/profile/contribution')}>{intl.formatMessage({ id: 'portal.deletion.toShares' })}</Link>
            )}
          </Alert>
        )}
        {sent ? (
          <Alert tone="success" title={intl.formatMessage({ id: 'portal.deletion.sent' })}>
            <FormattedMessage id="portal.deletion.sentTo" values={{ recipient }} />
          </Alert>
        ) : (
          <Stack direction="row">
            <Button variant="secondary" onClick={() => setConfirming(true)}>
              <FormattedMessage id="portal.deletion.ask" />
            </Button>
          </Stack>
        )}
      </Stack>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        tone="danger"
        title={intl.formatMessage({ id: 'portal.deletion.confirmTitle' })}
        text={<FormattedMessage id="portal.deletion.confirmText" values={{ recipient }} />}
        confirmLabel={<FormattedMessage id="portal.deletion.sendLink" />}
        cancelLabel={intl.formatMessage({ id: 'portal.deletion.keep' })}
        loading={busy !== null}
        onConfirm={() => void sendLink()}
      />
    </Card>
  );
}
