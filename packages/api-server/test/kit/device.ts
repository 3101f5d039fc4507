import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@taawun/api-client';

const [USER_PRESENT, USER_VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40];

/** What a device does otherwise than an honest one. */
export interface Deviation {
  /** Origin of the page that calls the device. */
  origin: string;
  /** Host whose passkey signs. */
  rpId: string;
  /** Replaces the counter. */
  counter: number;
  /** Whether the device has verified its user. */
  verified: boolean;
  /** Name of the account that it claims; `null`: none. */
  userHandle: string | null;
}

interface Credential {
  id: Buffer;
  key: KeyObject;
  userHandle: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The public key of ES256 in COSE form. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/**
 * A device that creates passkeys (ES256) and signs with the newest one, as a browser would have it do on a page.
 * @param page origin of the page
 */
export function createDevice(page: string) {
  let newest: Credential | null = null;
  let signatures = 0;

  const authenticatorData = (
    rpId: string,
    { counter, verified = true }: Partial<Deviation>,
    credential = Buffer.alloc(0),
  ): Buffer => {
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (credential.length > 0 ? WITH_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter ?? ++signatures), credential]);
  };

  return {
    create(
      { challenge, rp, user }: Pick<PasskeyCreationOptions, 'challenge' | 'rp' | 'user'>,
      deviation: Partial<Deviation> & { format?: string; statement?: Map<string, unknown>; reuse?: boolean } = {},
    ): PasskeyAttestation {
      const made = deviation.reuse ? newest : null;
      const key = made?.key ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
      const id = made?.id ?? randomBytes(16);
      newest = { id, key, userHandle: user.id };
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseOf(createPublicKey(key))]);
      const attestation = new Map<string, unknown>([
        ['fmt', deviation.format ?? 'none'],
        ['attStmt', deviation.statement ?? new Map()],
        ['authData', new Uint8Array(authenticatorData(deviation.rpId ?? rp.id, deviation, credential))],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviation.origin ?? page).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(
      { challenge, rpId }: Pick<PasskeyRequestOptions, 'challenge' | 'rpId'>,
      deviation: Partial<Deviation> = {},
    ): PasskeyAssertion {
      if (!newest) throw new Error('The device has no passkey. Call `create` first.');
      const { id, key, userHandle } = newest;
      const data = clientData('webauthn.get', challenge, deviation.origin ?? page);
      const authenticator = authenticatorData(deviation.rpId ?? rpId, deviation);
      const handle = deviation.userHandle === undefined ? userHandle : deviation.userHandle;
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticator, sha256(data)]), key).toString('base64url'),
          userHandle: handle,
        },
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
