import { applicationFaults, isOnPaper } from '@taawun/domain/membership';
import { riyadhDay } from '@taawun/domain';
import type { Locale, MemberApplication, MemberRequest } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';
import { recordConsents } from '../consents/consents.ts';
import { violatedConstraint } from '../db/errors.ts';
import type { Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { sha256, shortId } from '../shared/secrets.ts';
import { applicationColumns, nationalIdIndex } from '../personal-data/members.ts';
import { storesPlain } from '../personal-data/state.ts';
import { isMember } from '../accounts/users.ts';
import type { Services } from '../context/services.ts';
import { accept, OPEN } from './accept.ts';
import { readTerms, shownApplication } from './reads.ts';
import { sendText } from './texts.ts';

interface Applicant {
  userId: number;
  /** Idempotency key. */
  key: string;
  phone: string;
  locale: Locale;
}

/** Validation errors of numbers that another person has, by unique constraint. */
const TAKEN: Readonly<Record<string, Fault>> = {
  members_national_id_key: { field: 'national_id', rule: 'nationalIdTaken' },
  members_national_id_index: { field: 'national_id', rule: 'nationalIdTaken' },
  member_applications_national_id: { field: 'national_id', rule: 'nationalIdTaken' },
  member_applications_national_id_index: { field: 'national_id', rule: 'nationalIdTaken' },
  members_mem_no_key: { field: 'mem_no', rule: 'memNoTaken' },
  member_applications_mem_no: { field: 'mem_no', rule: 'memNoTaken' },
};

/** Returns errors for numbers of members or of other users' open applications. */
async function takenFaults(tx: Tx, userId: number, { national_id, mem_no = '' }: MemberRequest): Promise<Fault[]> {
  const index = await nationalIdIndex(tx, national_id);
  const members = await tx
    .selectFrom('members')
    .select(['national_id', 'national_id_index', 'mem_no'])
    .where((eb) =>
      eb.or([eb('national_id', '=', national_id), eb('national_id_index', '=', index), eb('mem_no', '=', mem_no)]),
    )
    .execute();
  const open = await tx
    .selectFrom('member_applications')
    .select(['national_id', 'national_id_index', 'mem_no'])
    .where('status', 'in', OPEN)
    .where('user_id', '<>', userId)
    .where((eb) =>
      eb.or([eb('national_id', '=', national_id), eb('national_id_index', '=', index), eb('mem_no', '=', mem_no)]),
    )
    .execute();
  const rows = [...members, ...open];
  return [
    ...(rows.some((row) => row.national_id === national_id || row.national_id_index === index)
      ? [{ field: 'national_id', rule: 'nationalIdTaken' } as const]
      : []),
    ...(rows.some((row) => row.mem_no === mem_no) ? [{ field: 'mem_no', rule: 'memNoTaken' } as const] : []),
  ];
}

/** Digest of a request, independent of the order of its fields. */
const digestOf = (fields: MemberRequest): string =>
  sha256(JSON.stringify(['membership', ...Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b, 'en'))]));

/**
 * Answers a repeated request from the application itself: a stored answer has its reference only.
 * @throws Failure `application_closed` when it was withdrawn
 */
async function repeatedAnswer(tx: Tx, stored: string): Promise<MemberApplication> {
  const { reference } = JSON.parse(stored) as Pick<MemberApplication, 'reference'>;
  const row = await tx
    .selectFrom('member_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (row.status === 'withdrawn') throw new Failure('application_closed');
  return shownApplication(tx, row, 'ar');
}

/**
 * Stores an application once per idempotency key. With automatic approval it is accepted at once, and the applicant
 * pays next. Application, messages and the stored response share one transaction.
 * @throws Failure `conflict`, `already_member`, `application_pending`, `application_closed`, `validation`
 */
export async function applyForMembership(
  { db, content, config, messenger }: Services,
  { userId, key, phone, locale }: Applicant,
  fields: MemberRequest,
): Promise<MemberApplication> {
  const digest = digestOf(fields);
  // Before the transaction: the embedded database has only one connection.
  const source = await content.read();
  try {
    return await db.transaction().execute(async (tx) => {
      // Serialises concurrent requests of one user.
      await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
      const known = await tx
        .selectFrom('idempotency_keys')
        .select(['digest', 'answer'])
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      if (known && known.digest !== digest) throw new Failure('conflict');
      if (known) return await repeatedAnswer(tx, known.answer);
      if (await isMember(tx, userId)) throw new Failure('already_member');
      const open = await tx
        .selectFrom('member_applications')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', 'in', OPEN)
        .executeTakeFirst();
      if (open) throw new Failure('application_pending');
      const now = new Date();
      const terms = await readTerms(tx, source);
      const faults = [
        ...applicationFaults(fields, { today: riyadhDay(now), terms }),
        ...(await takenFaults(tx, userId, fields)),
      ];
      if (faults.length) throw new Failure('validation', faults);
      const reference = `A-${shortId()}`;
      const row = await tx
        .insertInto('member_applications')
        .values({
          user_id: userId,
          reference,
          status: 'applied',
          ...(await applicationColumns(tx, reference, fields)),
          mem_no: fields.mem_no ?? null,
          share_price: terms.share_price,
          reason: null,
          created_at: now,
          decided_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordConsents(tx, { userId, occasion: 'membership', locale, source });
      await sendText(tx, messenger, phone, 'received', { reference: row.reference });
      const decided = config.membershipApproval === 'auto' && !isOnPaper(fields) ? await accept(tx, row) : row;
      const answer = shownApplication(tx, decided, 'ar');
      // Servers of the release before encryption repeat the stored answer as it is.
      const stored = (await storesPlain(tx)) ? answer : { reference };
      await tx
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, digest, answer: JSON.stringify(stored) })
        .execute();
      return answer;
    });
  } catch (error) {
    const fault = TAKEN[violatedConstraint(error) ?? ''];
    throw fault ? new Failure('validation', [fault]) : error;
  }
}
