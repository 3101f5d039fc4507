import type { OperationId } from '@taawun/api-client';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import { isLocal, subscriberOf } from './network.ts';

interface Limit {
  max: number;
  /** Seconds. */
  within: number;
  /** What is counted. @default 'address' */
  per?: 'address' | 'user';
  /** Whether a successful call is not counted. */
  failuresOnly?: boolean;
}

const HOUR = 3_600;
const TEN_MINUTES = 600;

/** Everything that costs money or computing time, or that reveals something to a caller who tries values. */
const LIMITS: Partial<Record<OperationId, Limit>> = {
  signIn: { max: 60, within: 900, failuresOnly: true },
  signInWithPasskey: { max: 60, within: 900, failuresOnly: true },
  confirmSession: { max: 60, within: 900, failuresOnly: true },
  // Each view of the sign-in form may request one.
  requestPasskeyChallenge: { max: 240, within: TEN_MINUTES },
  requestPasskeyRegistration: { max: 60, within: HOUR },
  addPasskey: { max: 60, within: HOUR },
  enableTwoStep: { max: 60, within: HOUR },
  renewRecoveryCodes: { max: 20, within: HOUR },
  requestSignUpCode: { max: 20, within: HOUR },
  signUp: { max: 60, within: HOUR },
  forgotPassword: { max: 20, within: HOUR },
  resetPassword: { max: 30, within: HOUR },
  changePassword: { max: 30, within: HOUR },
  requestPhoneChange: { max: 20, within: HOUR },
  requestEmailChange: { max: 20, within: HOUR },
  confirmContactChange: { max: 60, within: HOUR },
  requestAccountDeletion: { max: 20, within: HOUR },
  confirmAccountDeletion: { max: 30, within: HOUR },
  sendContact: { max: 30, within: HOUR },
  sendPageFeedback: { max: 30, within: HOUR },
  applyForMembership: { max: 30, within: HOUR },
  createCheckout: { max: 120, within: TEN_MINUTES },
  repayOrder: { max: 120, within: TEN_MINUTES },
  createSharesCheckout: { max: 120, within: TEN_MINUTES },
  createBalanceCheckout: { max: 120, within: TEN_MINUTES },
  verifyCheckout: { max: 600, within: TEN_MINUTES },
  getCheckout: { max: 600, within: TEN_MINUTES },
  getOrder: { max: 300, within: TEN_MINUTES },
  getGift: { max: 120, within: TEN_MINUTES },
  verifyCertificate: { max: 120, within: TEN_MINUTES },
  verifyReceipt: { max: 120, within: TEN_MINUTES },
  getReceipt: { max: 40, within: TEN_MINUTES, per: 'user' },
  getGivingStatement: { max: 40, within: TEN_MINUTES, per: 'user' },
  getShareCertificate: { max: 40, within: TEN_MINUTES, per: 'user' },
  exportUser: { max: 3, within: 24 * HOUR, per: 'user' },
  getShareStatement: { max: 40, within: TEN_MINUTES, per: 'user' },
};

/** Caller of an operation, as limits count it. */
interface Caller {
  address: string;
  userId: number | null;
}

export interface Limits {
  /**
   * Counts a call before it runs.
   * @throws Failure `rate_limited` with the seconds until the next call is accepted
   */
  count: (operation: OperationId, caller: Caller) => Promise<void>;
  /** Takes a successful call back where only failures count. */
  succeeded: (operation: OperationId, caller: Caller) => Promise<void>;
  /**
   * Takes one text message from the budget of all callers.
   * @param tx transaction of the message: the embedded database has one connection
   * @throws Failure `rate_limited` when it is used up
   */
  spendSms: (tx?: Tx) => Promise<void>;
  /** Throws like `spendSms` without taking one: for requests whose answer must not depend on an account. */
  checkSms: () => Promise<void>;
}

const rejection = ({ msBeforeNext }: RateLimiterRes): Failure =>
  new Failure('rate_limited', [], Math.max(1, Math.ceil(msBeforeNext / 1_000)));

/** @throws Failure `rate_limited` */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? rejection(error) : error;
  }
}

/** Client of rate-limiter-flexible on our connections. */
const clientOf = (database: Db | Tx) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await database.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/**
 * Creates the limits on a database, which all servers share and a restart keeps. An address over its limit is rejected
 * from memory, without a query. In a demo every caller is on this machine: its address is not counted.
 */
export function createLimits(db: Db, { profile, smsPerHour }: Pick<Config, 'profile' | 'smsPerHour'>): Limits {
  const limiter = (keyPrefix: string, { max, within }: Limit, database: Db | Tx = db) =>
    new RateLimiterPostgres({
      storeClient: clientOf(database),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: max,
      duration: within,
      inMemoryBlockOnConsumed: max + 1,
    });
  const limiters = new Map(Object.entries(LIMITS).map(([id, limit]) => [id, limiter(id, limit)]));
  const smsLimit = { max: smsPerHour, within: HOUR };
  const sms = smsPerHour > 0 ? limiter('sms', smsLimit) : null;
  const none = () => new Failure('rate_limited', [], HOUR);

  const keyOf = (operation: OperationId, { address, userId }: Caller): string | null => {
    if (LIMITS[operation]?.per === 'user' && userId !== null) return `user ${userId}`;
    if (profile === 'demo' && isLocal(address)) return null;
    return sha256(subscriberOf(address)).slice(0, 32);
  };
  return {
    count: async (operation, caller) => {
      const found = limiters.get(operation);
      const key = found ? keyOf(operation, caller) : null;
      if (!found || key === null) return;
      await consume(found, key);
    },
    succeeded: async (operation, caller) => {
      const key = LIMITS[operation]?.failuresOnly ? keyOf(operation, caller) : null;
      if (key !== null) await limiters.get(operation)?.reward(key);
    },
    spendSms: async (tx) => {
      if (!sms) throw none();
      await consume(tx ? limiter('sms', smsLimit, tx) : sms, 'all');
    },
    checkSms: async () => {
      if (!sms) throw none();
      const used = await sms.get('all');
      if (used && used.remainingPoints <= 0) throw rejection(used);
    },
  };
}
