import { riyadhDay } from '@taawun/domain';
import type { Locale, Pagination } from '@taawun/api-client';
import { makeZip } from 'client-zip';
import { readSignInSecurity } from '../accounts/two-step.ts';
import { toUser, type UserRow } from '../accounts/users.ts';
import { readBalance } from '../balance/reads.ts';
import { payableFromOf, shownPayout } from '../balance/payouts.ts';
import { listConsents } from '../consents/consents.ts';
import { Download } from '../context/download.ts';
import type { Services } from '../context/services.ts';
import { listOrders, listReceipts, listSubscriptions } from '../giving/orders.ts';
import { readApplication } from '../membership/reads.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { listSessions } from '../profile/sessions.ts';
import { listMovements, listOffers } from '../shares/reads.ts';
import { documentFiles, type ArchiveFile } from './documents.ts';
import { ARCHIVE_NAME, README } from './texts.ts';

const PER_PAGE = 100;

type ReadPage<Row> = (paging: { page: number; per_page: number }) => Promise<{ rows: Row[]; pagination: Pagination }>;

/** Writes a list as JSON, page by page: a list of any length takes the memory of one page. */
async function* jsonList<Row>(read: ReadPage<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for (let page = 1; ; page++) {
    const { rows, pagination } = await read({ page, per_page: PER_PAGE });
    for (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
    if (page >= pagination.total_pages) break;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function* balanceJson(services: Services, user: UserRow, locale: Locale): AsyncGenerator<string> {
  const { db, now } = services;
  const from = await payableFromOf(db, user.id, now());
  const payouts = await db.selectFrom('payouts').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  yield `{"payouts":${JSON.stringify(payouts.map((payout) => shownPayout(payout, locale, from)))},\n"movements":`;
  yield* jsonList(async (paging) => {
    const { balance_movements: rows, pagination } = await readBalance(services, user.id, paging, locale);
    return { rows, pagination };
  });
  yield '}\n';
}

async function* filesOf(services: Services, user: UserRow, token: string | null, locale: Locale) {
  const { db } = services;
  const profile = await toUser(db, user);
  const files: ArchiveFile[] = [
    { name: 'README.ar.txt', input: README.ar },
    { name: 'README.en.txt', input: README.en },
    {
      name: 'profile.json',
      input: json({ user: profile, member_application: await readApplication(db, user.id, locale) }),
    },
    {
      name: 'movements.json',
      input: jsonList(async (paging) => {
        const { share_movements: rows, pagination } = await listMovements(db, user.id, paging);
        return { rows, pagination };
      }),
    },
    {
      name: 'offers.json',
      input: jsonList(async (paging) => {
        const { share_offers: rows, pagination } = await listOffers(db, user.id, { mine: true, ...paging });
        return { rows, pagination };
      }),
    },
    ...(profile.is_member ? [{ name: 'balance.json', input: balanceJson(services, user, locale) }] : []),
    {
      name: 'orders.json',
      input: jsonList(async (paging) => {
        const { orders: rows, pagination } = await listOrders(services, user.id, paging, locale);
        return { rows, pagination };
      }),
    },
    {
      name: 'subscriptions.json',
      input: jsonList(async (paging) => {
        const { subscriptions: rows, pagination } = await listSubscriptions(services, user.id, paging, locale);
        return { rows, pagination };
      }),
    },
    {
      name: 'receipts.json',
      input: jsonList(async (paging) => {
        const { receipts: rows, pagination } = await listReceipts(services, user.id, paging, locale);
        return { rows, pagination };
      }),
    },
    {
      name: 'notifications.json',
      input: jsonList(async (paging) => {
        const { notifications: rows, pagination } = await listNotifications(db, user.id, paging, locale);
        return { rows, pagination };
      }),
    },
    { name: 'consents.json', input: json(await listConsents(db, user.id)) },
    { name: 'sessions.json', input: json(await listSessions(db, user.id, token)) },
    { name: 'sign-in-security.json', input: json(await readSignInSecurity(db, user.id)) },
  ];
  yield* files;
  yield* documentFiles(services, user, locale);
}

/**
 * Returns everything that is stored about a user as a ZIP. Files are made while the archive is sent, so that its size
 * does not matter; an error ends the connection before the archive is complete.
 */
export function exportUser(
  services: Services,
  user: UserRow,
  { token, locale }: { token: string | null; locale: Locale },
): Download {
  const day = riyadhDay(new Date());
  const names = { ascii: `taawun-data-${day}.zip`, local: `${ARCHIVE_NAME[locale]} ${day}.zip` };
  return new Download('application/zip', names, makeZip(filesOf(services, user, token, locale)));
}
