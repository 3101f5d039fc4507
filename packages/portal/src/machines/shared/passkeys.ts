import type { Client, PasskeyAttestation, SignIn } from '@taawun/api-client';

/** The server forgets a challenge after five minutes. */
const CHALLENGE_RENEWAL_MS = 4 * 60_000;

/** Proof by a passkey, for a sign-in and for a confirmation. */
export type PasskeyProof = Extract<NonNullable<SignIn['second_factor']>, { method: 'passkey' }>;

/** The user closed the browser's dialog, or the device has no passkey for this site. As an API failure, which needs no message. */
export class PasskeyCancelled extends Error {
  readonly kind = 'aborted';
}

/** Runs a dialog of the browser; every way to end it without a credential is a cancellation. */
async function run<Credential>(dialog: () => Promise<Credential>): Promise<Credential> {
  try {
    return await dialog();
  } catch (error) {
    throw new PasskeyCancelled('No passkey was chosen', { cause: error });
  }
}

/**
 * Gets a proof by a passkey of this site that is on the device, or on another one nearby.
 * @throws ApiError
 * @throws PasskeyCancelled
 */
export async function provePasskey(client: Client, signal?: AbortSignal): Promise<PasskeyProof> {
  const [{ startAuthentication }, { challenge_id, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.requestPasskeyChallenge({ ...(signal && { signal }), unasked: true }),
  ]);
  const credential = await run(() => startAuthentication({ optionsJSON: options }));
  return { method: 'passkey', challenge_id, credential };
}

/**
 * Offers the passkeys of the device in the autofill of the username, and resolves when the user chooses one; `null` where
 * the browser cannot offer them. Each challenge is replaced before the server forgets it.
 * @throws ApiError
 * @throws PasskeyCancelled when `signal` aborts, or another dialog for passkeys opens
 */
export async function offerPasskey(client: Client, signal: AbortSignal): Promise<PasskeyProof | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } =
    await import('@simplewebauthn/browser');
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  let isOffered = false;
  // The service is shared: it must not cancel a dialog that has replaced the offer.
  const cancel = () => isOffered && WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    while (!signal.aborted) {
      const { challenge_id, options } = await client.requestPasskeyChallenge({ signal, unasked: true });
      let isStale = false;
      const renewal = setTimeout(() => {
        isStale = true;
        cancel();
      }, CHALLENGE_RENEWAL_MS);
      isOffered = true;
      try {
        const credential = await run(() => startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
        return { method: 'passkey', challenge_id, credential };
      } catch (error) {
        if (!isStale) throw error;
      } finally {
        isOffered = false;
        clearTimeout(renewal);
      }
    }
    throw new PasskeyCancelled('The offer was withdrawn');
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Creates a passkey on the device, or on another one nearby.
 * @throws ApiError
 * @throws PasskeyCancelled
 */
export async function createPasskey(client: Client): Promise<{ challenge_id: string; credential: PasskeyAttestation }> {
  const [{ startRegistration }, { challenge_id, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.requestPasskeyRegistration(),
  ]);
  const credential = await run(() => startRegistration({ optionsJSON: options }));
  return { challenge_id, credential };
}
