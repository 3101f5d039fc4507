import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Passkeys, and two-step sign-in. */
export interface FactorDatabase {
  passkeys: {
    id: string;
    user_id: number;
    /** Id that the device gave to its credential, as base64url. */
    credential_id: string;
    /** COSE key as base64url. */
    public_key: string;
    /** Signatures that the device has counted; devices that synchronise passkeys stay at 0. */
    counter: number;
    transports: ColumnType<string[], string, never>;
    backed_up: boolean;
    name: string;
    created_at: Timestamp;
    last_used_at: Timestamp | null;
  };
  /** Challenges that no passkey has signed yet. */
  passkey_challenges: {
    id: string;
    /** `proof`: for a sign-in, a second factor or a confirmation, of any passkey. */
    purpose: 'registration' | 'proof';
    challenge: string;
    /** The user who adds a passkey; `null` for a proof. */
    user_id: number | null;
    expires_at: Timestamp;
  };
  two_step: {
    user_id: number;
    /** Encrypted. */
    secret_enc: string;
    requested_at: Timestamp;
    /** `null` while no code of the app has turned it on. */
    enabled_at: Timestamp | null;
    /** Time step of the newest accepted code: that one and older ones are used up. */
    last_step: number | null;
    /** Salt of the hashes of the current recovery codes, as base64. */
    recovery_salt: string | null;
  };
  recovery_codes: { user_id: number; code_hash: string; used_at: Timestamp | null };
}
