import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from '@taawun/api-client';
import { Bdi, Button, Stack, Text } from '@taawun/ui';
import { Form, FormActions, FormOneTimeCodeField, rules, SubmitButton } from '@taawun/ui/forms';
import { useServices } from '../../../lib/services.ts';
import { useServerErrors, useSubmission } from '../../../lib/submission.ts';
import { QrCode } from './QrCode.tsx';

const schema = rules.object({ code: rules.string(rules.required(), rules.digits(6)) });

interface TwoStepSetupProps {
  secret: OutputOf<'requestTwoStep'>;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret for an authenticator app, as a QR code and as text, and the code that proves that the app has it. */
export function TwoStepSetup({ secret: { secret, uri }, onEnabled, onCancel }: TwoStepSetupProps) {
  const intl = useIntl();
  const { client } = useServices();
  const { submit, failure } = useSubmission(async ({ code }: { code: string }) => {
    const { recovery_codes } = await client.enableTwoStep({ code });
    onEnabled(recovery_codes);
  });
  return (
    <Form initialValues={{ code: '' }} schema={schema} onSubmit={submit} failure={failure} {...useServerErrors()}>
      <Text>
        <FormattedMessage id="portal.twoStep.scan" />
      </Text>
      <QrCode text={uri} label={intl.formatMessage({ id: 'portal.twoStep.qr' })} />
      <Stack gap={1}>
        <Text tone="muted">
          <FormattedMessage id="portal.twoStep.secret" />
        </Text>
        <code>
          <Bdi>{secret.match(/.{1,4}/g)?.join(' ')}</Bdi>
        </code>
      </Stack>
      <FormOneTimeCodeField name="code" label={intl.formatMessage({ id: 'portal.twoStep.code' })} required />
      <FormActions>
        <SubmitButton>
          <FormattedMessage id="portal.twoStep.confirm" />
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          <FormattedMessage id="portal.profile.cancel" />
        </Button>
      </FormActions>
    </Form>
  );
}
