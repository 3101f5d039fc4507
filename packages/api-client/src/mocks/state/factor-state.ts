import type { Passkey, PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions } from '../../types.ts';

/**
 * Code of the authenticator app of every mocked account; the server's is computed from the secret and the time. Unlike
 * the server's it works more than once.
 */
export const MOCK_TOTP_CODE = '246813';

/** Id of a credential that the mocked server rejects everywhere, like an id that no account has. */
export const REJECTED_CREDENTIAL = 'cmVqZWN0ZWQ';

/** Passkey of the mocked server. */
export interface MockPasskey extends Passkey {
  owner: number;
  /** Id that the device gave to its credential. */
  credential: string;
}

/** Two-step sign-in of a mocked account. */
export interface MockTwoStep {
  /** `null` while no code of the app has turned it on. */
  enabled_at: string | null;
  /** Unused recovery codes. */
  codes: string[];
}

/** Challenge that is not used yet. */
export interface MockChallenge {
  /** Account that adds a passkey; `null` where any passkey may answer. */
  owner: number | null;
  /** In ms. */
  expires_at: number;
}

let serial = 0;
const newCredentialId = (): string => `bW9jay1jcmVkZW50aWFs${String(++serial).padStart(4, '0')}`;

/** Device with passkeys, for stories and tests: it creates and uses credentials in the form of a browser's. */
export interface MockDevice {
  /** As `navigator.credentials.create`. */
  create: (options: Pick<PasskeyCreationOptions, 'excludeCredentials'>) => PasskeyAttestation;
  /** As `navigator.credentials.get`, with the newest passkey. */
  get: () => PasskeyAssertion;
}

/**
 * Creates a device for the mocked server, which verifies the form of a credential and its id, never a signature.
 * @param credential id of a passkey that it has already, for example of `addMockPasskey`
 */
export function createMockDevice(credential?: string): MockDevice {
  let newest = credential;
  return {
    create: () => {
      newest = newCredentialId();
      return {
        id: newest,
        rawId: newest,
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      };
    },
    get: () => {
      const id = newest ?? REJECTED_CREDENTIAL;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      };
    },
  };
}
