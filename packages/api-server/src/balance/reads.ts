import { riyadhDay } from '@taawun/domain';
import { payableFrom } from '@taawun/domain/shares';
import type { InputOf, Locale, OutputOf } from '@taawun/api-client';
import { memberValue } from '../personal-data/members.ts';
import { pageOf } from '../shared/paging.ts';
import { accountOf } from '../shares/market.ts';
import { expireOffers } from '../shares/offers.ts';
import type { Services } from '../context/services.ts';
import { shownPayout } from './payouts.ts';

const YEAR = 366 * 86_400_000;

/** Kind of a money movement from the view of the account's owner; the ledger stores only the two accounts. */
const kindOf = (kind: 'trade' | 'fee' | 'deposit' | 'withdrawal', incoming: boolean) =>
  kind === 'trade' ? (incoming ? 'sale' : 'purchase') : kind;

/**
 * Returns a member's balance, its movements (newest first), and the payouts that are open or were requested in the last
 * year.
 */
export async function readBalance(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  paging: InputOf<'getBalance'>,
  locale: Locale,
): Promise<OutputOf<'getBalance'>> {
  await expireOffers(db);
  const { id, cash, reserved_cash, cash_entries } = await accountOf(db, userId);
  const member = await db
    .selectFrom('members')
    .select(['user_id', 'iban_no', 'iban_no_enc', 'iban_changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const payouts = await db
    .selectFrom('payouts')
    .selectAll()
    .where('account_id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'requested'), eb('requested_at', '>', new Date(Date.now() - YEAR))]))
    .orderBy('id', 'desc')
    .execute();
  const { rows, pagination } = await pageOf(paging, cash_entries, ({ limit, offset, desc }) => {
    /** Each side of the movements has an index in the order of the list. */
    const side = (column: 'to_account' | 'from_account') =>
      db
        .selectFrom(
          db
            .selectFrom('cash_movements')
            .select('id')
            .where(column, '=', id)
            .orderBy('id', desc)
            .limit(offset + limit)
            .as('side'),
        )
        .selectAll();
    return db
      .selectFrom(side('to_account').unionAll(side('from_account')).as('sides'))
      .innerJoin('cash_movements as c', 'c.id', 'sides.id')
      .selectAll('c')
      .orderBy('sides.id', desc)
      .limit(limit)
      .offset(offset)
      .execute();
  });
  const from = payableFrom(member.iban_changed_at, now());
  const reserved_for_payouts = payouts
    .filter(({ status }) => status === 'requested')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    balance: {
      cash,
      reserved_for_offers: reserved_cash - reserved_for_payouts,
      reserved_for_payouts,
      available_cash: cash - reserved_cash,
      iban_end: memberValue(db, member, 'iban_no').slice(-4),
      payable_from: from?.toISOString() ?? null,
    },
    balance_movements: rows.map((row) => {
      const incoming = row.to_account === id;
      return {
        id: row.id,
        date: riyadhDay(row.at),
        kind: kindOf(row.kind, incoming),
        amount: incoming ? row.amount : -row.amount,
      };
    }),
    payouts: payouts.map((payout) => shownPayout(payout, locale, from)),
    pagination,
  };
}
