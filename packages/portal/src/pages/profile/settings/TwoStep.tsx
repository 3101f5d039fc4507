import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { OutputOf } from '@taawun/api-client';
import { Alert, Badge, Button, Card, ConfirmDialog, DateText, Heading, Stack, Text, useMessages } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepSetup } from './TwoStepSetup.tsx';

type Security = OutputOf<'getSignInSecurity'>;

/** Two-step sign-in: turned on with an authenticator app, turned off, and its recovery codes. */
export function TwoStep({ two_step, recovery_codes_left }: Pick<Security, 'two_step' | 'recovery_codes_left'>) {
  const text = useMessages('portal.twoStep');
  const recovery = useMessages('portal.recovery');
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { act, busy, failure, dismiss } = useCommand();
  const [secret, setSecret] = useState<OutputOf<'requestTwoStep'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [confirming, setConfirming] = useState<'off' | 'renew' | null>(null);
  const begin = () => act('on', async () => setSecret(await client.requestTwoStep()));
  const turnOff = () =>
    act('off', async () => {
      await client.disableTwoStep();
      await revalidate();
    });
  const renew = () =>
    act('renew', async () => {
      const { recovery_codes } = await client.renewRecoveryCodes();
      setCodes(recovery_codes);
      await revalidate();
    });
  const confirm = async () => {
    await (confirming === 'off' ? turnOff() : renew());
    setConfirming(null);
  };
  const content = codes ? (
    <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  ) : secret ? (
    <TwoStepSetup
      secret={secret}
      onCancel={() => setSecret(null)}
      onEnabled={(given) => {
        setSecret(null);
        setCodes(given);
        void revalidate();
      }}
    />
  ) : (
    <Stack gap={4}>
      <Text>{text('text')}</Text>
      {two_step && (
        <Text tone="muted">
          <FormattedMessage
            id="portal.twoStep.since"
            values={{ date: <DateText key="date" value={two_step.enabled_at} /> }}
          />{' '}
          <FormattedMessage id="portal.recovery.left" values={{ count: recovery_codes_left }} />
        </Text>
      )}
      <Stack direction="row" wrap gap={3}>
        {two_step ? (
          <>
            <Button variant="secondary" onClick={() => setConfirming('renew')}>
              {recovery('renew')}
            </Button>
            <Button variant="secondary" onClick={() => setConfirming('off')}>
              {text('turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" loading={busy === 'on'} onClick={() => void begin()}>
            {text('turnOn')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
  return (
    <Stack gap={4}>
      <Stack direction="row" align="center" wrap gap={3}>
        <Heading level={3}>{text('title')}</Heading>
        <Badge tone={two_step ? 'success' : 'neutral'}>{text(two_step ? 'on' : 'off')}</Badge>
      </Stack>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      <Card>{content}</Card>
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        tone={confirming === 'off' ? 'danger' : 'primary'}
        title={confirming === 'off' ? text('turnOffAsk') : recovery('renewAsk')}
        text={confirming === 'off' ? text('turnOffText') : recovery('renewText')}
        confirmLabel={confirming === 'off' ? text('turnOff') : recovery('renew')}
        cancelLabel={text('keep')}
        loading={busy !== null}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
