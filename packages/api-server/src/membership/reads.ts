import { membershipTerms } from '@taawun/domain/membership';
import { termsOf } from '@taawun/domain/shares';
import type { Locale, MemberApplication, MembershipTerms } from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';
import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../db/schema.ts';
import { applicationFields } from '../personal-data/members.ts';
import { systemAccounts } from '../shares/market.ts';

export type ApplicationRow = Selectable<Database['member_applications']>;

/**
 * Maps an application to the API contract.
 * @throws Error for a withdrawn application, which is never shown
 */
export function shownApplication(
  db: Db | Tx,
  { reference, status, reason, created_at, decided_at, share_price, fields, fields_enc }: ApplicationRow,
  locale: Locale,
): MemberApplication {
  if (status === 'withdrawn') throw new Error(`Application ${reference} was withdrawn and cannot be shown.`);
  const { shares_count } = fields;
  return {
    reference,
    status,
    reason: reason && reason[locale],
    applied_at: created_at.toISOString(),
    decided_at: decided_at && decided_at.toISOString(),
    shares_count,
    share_price,
    total: shares_count * share_price,
    fields: applicationFields(db, { reference, fields, fields_enc }),
  };
}

/** Returns a user's latest application; `null` when there is none or it was withdrawn. */
export async function readApplication(db: Db, userId: number, locale: Locale): Promise<MemberApplication | null> {
  const row = await db
    .selectFrom('member_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.status !== 'withdrawn' ? shownApplication(db, row, locale) : null;
}

/** Returns the membership terms, derived from the association's settings and the total of shares. */
export async function readTerms(db: Db | Tx, { settings }: ContentSource): Promise<MembershipTerms> {
  const setting = (type: string) => settings.find((each) => each.type === type)?.value;
  const { treasury } = await systemAccounts(db);
  return membershipTerms({
    price: setting('share_price'),
    min: setting('share_min_count'),
    terms: termsOf(setting('share_fee_bp'), setting('share_ownership_cap_bp')),
    total: -treasury.shares,
  });
}
