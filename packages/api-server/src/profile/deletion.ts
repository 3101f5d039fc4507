import type { AccountDeletion, Locale } from '@taawun/api-client';
import { successText } from '@taawun/api-client/validation';
import type { Db, Tx } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { createToken, sha256 } from '../shared/secrets.ts';
import { forgetDonor } from '../giving/forget.ts';
import { noteAttempt } from '../accounts/limits/throttle.ts';
import { channelOf, confirmedEmail, type UserRow } from '../accounts/users.ts';
import type { Services } from '../context/services.ts';
import { payableFromOf, reservePayout, shownPayout, type PayoutRow } from '../balance/payouts.ts';
import { lockShareMarket } from '../shares/market.ts';
import { expireOffers } from '../shares/offers.ts';
import { sendAccountMessage } from '../notifications/account-messages.ts';

const LINK_LIFE = 3_600_000;
const LIMIT = { max: 5, within: 3_600_000 };

/**
 * Checks that the account has no open offers and no shares. Money does not block: it is paid out.
 * @throws Failure `offers_open`, `holds_shares`
 */
async function mustBeSold(db: Db | Tx, userId: number): Promise<void> {
  const account = await db
    .selectFrom('share_accounts')
    .select(['id', 'shares'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) return;
  const open = await db
    .selectFrom('share_offers')
    .select('id')
    .where('account_id', '=', account.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (open) throw new Failure('offers_open');
  if (account.shares > 0) throw new Failure('holds_shares');
}

/**
 * Sends a link that deletes the account.
 * @throws Failure `account_closing`, `offers_open`, `holds_shares`, `rate_limited`
 */
export async function requestAccountDeletion(
  { db, messenger, config, limits }: Pick<Services, 'db' | 'messenger' | 'config' | 'limits'>,
  user: UserRow,
  locale: Locale,
): Promise<void> {
  await expireOffers(db);
  if (user.closing_since !== null) throw new Failure('account_closing');
  await mustBeSold(db, user.id);
  await noteAttempt(db, `deletion user ${user.id}`, LIMIT);
  const to = channelOf(user);
  if (to.channel === 'sms') await limits.spendSms();
  const { token, hash } = createToken();
  const link = `${config.publicOrigin}${locale === 'en' ? '/en' : ''}/delete-account?token=${token}`;
  await db.transaction().execute(async (tx) => {
    const until = new Date(Date.now() + LINK_LIFE);
    await tx.insertInto('deletion_tokens').values({ token_hash: hash, user_id: user.id, expires_at: until }).execute();
    await sendAccountMessage(tx, messenger, to, 'deletion', { link, until }, locale);
  });
}

/**
 * Erases a user with all personal data, the messages sent to them and those that they wrote to the association. The ledgers retain the share account without an
 * owner.
 */
export async function erase(tx: Tx, userId: number): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['phone', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await forgetDonor(tx, userId);
  await tx.updateTable('share_accounts').set({ user_id: null, kind: 'closed' }).where('user_id', '=', userId).execute();
  const changes = await tx
    .selectFrom('contact_changes')
    .select(['value', 'previous'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute();
  // An unconfirmed address may be another person's, with that person's messages.
  const reached = [
    user.phone,
    confirmedEmail(user),
    ...changes.flatMap(({ value, previous }) => [value, previous]),
  ].filter((each) => each !== null);
  await tx.deleteFrom('outbox').where('recipient', 'in', reached).execute();
  await tx.deleteFrom('sign_up_codes').where('phone', '=', user.phone).execute();
  await tx.deleteFrom('bounced_addresses').where('address', 'in', reached).execute();
  await tx.deleteFrom('contact_messages').where('user_email', 'in', reached).execute();
  // Member record, applications, sessions, notifications, codes and links are deleted with the user; donations remain
  // anonymised.
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/**
 * Marks an account as closing and requests the payout of its balance. Earlier requested payouts become closing ones
 * too: the account is erased after the last one, and cancelling any of them keeps it open (`release` in
 * balance/payouts.ts).
 * @returns the newest payout; `null` when there is no money to pay out
 */
async function beginClosing(tx: Tx, messenger: Services['messenger'], userId: number): Promise<PayoutRow | null> {
  const account = await tx
    .selectFrom('share_accounts')
    .select(['id', 'cash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account || account.cash === 0) return null;
  await tx.updateTable('users').set({ closing_since: new Date() }).where('id', '=', userId).execute();
  await reservePayout(tx, messenger, userId, { amount: null, closes_account: true });
  await tx
    .updateTable('payouts')
    .set({ closes_account: true })
    .where('account_id', '=', account.id)
    .where('status', '=', 'requested')
    .execute();
  return tx
    .selectFrom('payouts')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('status', '=', 'requested')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/**
 * Deletes an account by the token of its link, in one transaction that locks the market, so that no order interferes.
 * Remaining money is paid out first, and the account is erased after that (profile/close.ts).
 * @throws Failure `validation` at `token` for an invalid token; `offers_open`, `holds_shares`
 */
export async function confirmAccountDeletion(
  { db, messenger, now }: Pick<Services, 'db' | 'messenger' | 'now'>,
  token: string,
  locale: Locale,
): Promise<AccountDeletion> {
  const known = await db
    .selectFrom('deletion_tokens')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  // Do not lock the market for guessed tokens.
  if (!known) throw invalidField('token', 'deletionToken');
  await expireOffers(db);
  return db.transaction().execute(async (tx) => {
    await lockShareMarket(tx);
    const used = await tx
      .selectFrom('deletion_tokens')
      .select('user_id')
      .where('token_hash', '=', sha256(token))
      .where('expires_at', '>', new Date())
      .forUpdate()
      .executeTakeFirst();
    if (!used) throw invalidField('token', 'deletionToken');
    await mustBeSold(tx, used.user_id);
    const payout = await beginClosing(tx, messenger, used.user_id);
    if (payout) {
      const shown = shownPayout(payout, locale, await payableFromOf(tx, used.user_id, now()));
      return { message: successText('account_closing', locale), state: 'closing', payout: shown };
    }
    await erase(tx, used.user_id);
    return { message: successText('account_deleted', locale), state: 'deleted', payout: null };
  });
}
