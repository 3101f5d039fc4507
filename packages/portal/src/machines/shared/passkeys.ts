import type { Client, PasskeyAttestation, SignIn } from '@taawun/api-client';

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
