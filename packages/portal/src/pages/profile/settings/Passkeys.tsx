import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Passkey } from '@taawun/api-client';
import { Alert, Button, Card, ConfirmDialog, DateText, Heading, Stack, Text, useMessages } from '@taawun/ui';
import { useHasPasskeys } from '../../../lib/use-has-passkeys.ts';
import { createPasskey } from '../../../machines/shared/passkeys.ts';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';
import { PasskeyName } from './PasskeyName.tsx';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Name of a new passkey: this device. */
  deviceName: string;
}

/** The account's passkeys: each can be renamed and removed, and a new one added. */
export function Passkeys({ passkeys, deviceName }: PasskeysProps) {
  const intl = useIntl();
  const text = useMessages('portal.passkeys');
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { act, busy, failure, dismiss } = useCommand();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const supported = useHasPasskeys();
  const add = () =>
    act('add', async () => {
      const { passkey } = await client.addPasskey({ name: deviceName, ...(await createPasskey(client)) });
      await revalidate();
      setRenaming(passkey.id);
    });
  const remove = async ({ id }: Passkey) => {
    await act(id, async () => {
      await client.removePasskey({ id });
      await revalidate();
    });
    setRemoving(null);
  };
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3}>{text('title')}</Heading>
        <Text tone="muted">{text(supported ? 'text' : 'unsupported')}</Text>
      </Stack>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      <Stack as="ul" role="list" gap={3}>
        {passkeys.map((passkey) => (
          <Card key={passkey.id} as="li">
            {renaming === passkey.id ? (
              <PasskeyName passkey={passkey} onEnd={() => setRenaming(null)} />
            ) : (
              <Stack direction="row" justify="between" align="center" wrap gap={3}>
                <Stack gap={1}>
                  <strong>
                    <bdi>{passkey.name}</bdi>
                  </strong>
                  <Text tone="muted" size="sm">
                    <FormattedMessage
                      id={passkey.last_used_at ? 'portal.passkeys.used' : 'portal.passkeys.unused'}
                      values={{
                        since: <DateText key="since" value={passkey.created_at} />,
                        used: passkey.last_used_at && <DateText key="used" value={passkey.last_used_at} />,
                      }}
                    />
                  </Text>
                </Stack>
                <Stack direction="row" gap={2} wrap>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'portal.passkeys.renameOf' }, { name: passkey.name })}
                    onClick={() => setRenaming(passkey.id)}
                  >
                    {text('rename')}
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'portal.passkeys.removeOf' }, { name: passkey.name })}
                    onClick={() => setRemoving(passkey)}
                  >
                    {text('remove')}
                  </Button>
                </Stack>
              </Stack>
            )}
          </Card>
        ))}
      </Stack>
      {supported && (
        <Stack direction="row">
          <Button variant="secondary" icon="plus" loading={busy === 'add'} onClick={() => void add()}>
            {text('add')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        tone="danger"
        title={intl.formatMessage({ id: 'portal.passkeys.removeAsk' }, { name: removing?.name ?? '' })}
        text={text('removeText')}
        confirmLabel={text('remove')}
        cancelLabel={text('keep')}
        loading={busy !== null}
        onConfirm={() => {
          if (removing) void remove(removing);
        }}
      />
    </Stack>
  );
}
