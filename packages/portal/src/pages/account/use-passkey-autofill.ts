import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@taawun/api-client';
import { useServices } from '../../lib/services.ts';
import { useHasPasskeys } from '../../lib/use-has-passkeys.ts';
import { useView } from '../../lib/use-view.ts';
import { isBusy, isSignedIn } from '../../machines/auth/auth.ts';
import { offerPasskey, PasskeyCancelled, type PasskeyProof } from '../../machines/shared/passkeys.ts';

/**
 * Offers the device's passkeys in the autofill of the username, whose `autoComplete` must end in `webauthn`. The offer is
 * withdrawn during a sign-in, and made again when that has failed. Without an answer of the server there is no offer; the
 * button for passkeys remains.
 */
export function usePasskeyAutofill(onChosen: (proof: PasskeyProof) => Promise<void>, isEnabled: boolean): void {
  const { auth, client } = useServices();
  const busy = useView(auth, isBusy);
  const signedIn = useView(auth, isSignedIn);
  const isOffered = useHasPasskeys() && isEnabled && !busy && !signedIn;
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    const offer = async () => {
      try {
        const proof = await offerPasskey(client, controller.signal);
        if (proof && !controller.signal.aborted) await choose(proof);
      } catch (error) {
        if (!(error instanceof PasskeyCancelled) && !isApiError(error)) throw error;
      }
    };
    void offer();
    return () => controller.abort();
  }, [isOffered, client]);
}
