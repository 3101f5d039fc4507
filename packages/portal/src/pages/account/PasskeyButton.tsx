import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError, type ApiError } from '@taawun/api-client';
import { Alert, Button, type MessageId } from '@taawun/ui';
import { useErrorText } from '../../lib/error-text.ts';
import { useHasPasskeys } from '../../lib/use-has-passkeys.ts';
import { PasskeyCancelled } from '../../machines/shared/passkeys.ts';

interface PasskeyButtonProps {
  /** Sends the proof of a passkey that the user chooses. */
  prove: () => Promise<void>;
  /** @default 'portal.passkeys.use' */
  label?: MessageId;
}

/** Button that proves the user by a passkey. Renders nothing where the browser has none. */
export function PasskeyButton({ prove, label = 'portal.passkeys.use' }: PasskeyButtonProps) {
  const isSupported = useHasPasskeys();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | 'cancelled' | null>(null);
  if (!isSupported) return null;
  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await prove();
    } catch (error) {
      if (error instanceof PasskeyCancelled) setProblem('cancelled');
      else if (isApiError(error)) setProblem(error);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem === 'cancelled' && <Alert tone="info" title={<FormattedMessage id="portal.passkeys.cancelled" />} />}
      {problem && problem !== 'cancelled' && problem.kind !== 'aborted' && (
        <Alert tone="danger" title={faultOf(problem) ?? errorText(problem.kind, problem.serverMessage)} />
      )}
      <Button variant="secondary" icon="lock" loading={busy} onClick={() => void press()}>
        <FormattedMessage id={label} />
      </Button>
    </>
  );
}

/** The server's message about the passkey. */
const faultOf = ({ fieldErrors }: ApiError): string | undefined => fieldErrors?.['credential']?.[0];
