import {
  applicationFaults,
  isOnPaper,
  lookups,
  membershipTerms,
  sentText,
  storedFields,
} from '@taawun/domain/membership';
import { riyadhDay } from '@taawun/domain';
import { ledgerChange } from '@taawun/domain/shares';
import { settings } from '../fixtures/settings.ts';
import type { Locale, Member, MemberApplication, MemberRequest, OutputOf } from '../types.ts';
import { successText, type Fault } from '../validation/index.ts';
import type { MockCall } from './call.ts';
import { MockFailure, once } from './failure.ts';
import { applyChange, holdingOf, POOL_ACCOUNT, terms, TREASURY } from './state/market.ts';
import { accountOf, nextNumber, state, type MockAccount, type MockApplication } from './state/state.ts';

type MembershipOperation = 'applyForMembership' | 'getMemberApplication' | 'withdrawMemberApplication' | 'getLookups';

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const setting = (type: string) => settings.find((each) => each.type === type)?.value;
const currentTerms = () =>
  membershipTerms({
    price: setting('share_price'),
    min: setting('share_min_count'),
    terms,
    total: -holdingOf(state.market, TREASURY).shares,
  });

function shown(
  { reference, status, reason, applied_at, decided_at, share_price, fields }: MockApplication,
  locale: Locale,
): MemberApplication {
  const { shares_count } = fields;
  return {
    reference,
    status,
    reason: reason && reason[locale],
    applied_at,
    decided_at,
    shares_count,
    share_price,
    total: shares_count * share_price,
    fields,
  };
}

const isOpen = (application: MockApplication | null): boolean =>
  application?.status === 'applied' || application?.status === 'accepted';

function takenFaults(account: MockAccount, { national_id, mem_no }: MemberRequest): Fault[] {
  const others = state.accounts.filter(({ id }) => id !== account.id);
  const hasId = others.some(
    ({ member, application }) =>
      member?.national_id === national_id || (isOpen(application) && application?.fields.national_id === national_id),
  );
  const hasNumber =
    mem_no !== undefined &&
    others.some(
      ({ member, application }) =>
        member?.mem_no === mem_no || (isOpen(application) && application?.fields.mem_no === mem_no),
    );
  return [
    ...(hasId ? [{ field: 'national_id', rule: 'nationalIdTaken' } as const] : []),
    ...(hasNumber ? [{ field: 'mem_no', rule: 'memNoTaken' } as const] : []),
  ];
}

const newApplication = (fields: MemberRequest, share_price: number): MockApplication => ({
  reference: `A-${String(nextNumber()).padStart(8, '0')}`,
  status: 'applied',
  reason: null,
  applied_at: new Date().toISOString(),
  decided_at: null,
  share_price,
  fields,
});

/** Makes an applicant a member, with numbers and shares. */
export function admitMock(account: MockAccount, application: MockApplication): void {
  const now = new Date();
  const { shares_count, ...fields } = application.fields;
  const number = String(nextNumber()).padStart(5, '0');
  const { mem_no = `M-${number}`, contribution_no = `S-${number}`, mem_date = riyadhDay(now), ...rest } = fields;
  account.member = { ...storedFields(rest), mem_no, contribution_no, mem_date } satisfies Omit<Member, 'shares_count'>;
  const onPaper = isOnPaper(application.fields);
  const movement = {
    date: riyadhDay(now),
    from: onPaper ? POOL_ACCOUNT : TREASURY,
    to: account.id,
    shares: shares_count,
    price: onPaper ? 0 : application.share_price,
    buy_offer: null,
    sell_offer: null,
  };
  const amount = shares_count * application.share_price;
  const payments = onPaper
    ? []
    : [
        { from: TREASURY, to: account.id, amount, kind: 'deposit' as const },
        { from: account.id, to: TREASURY, amount, kind: 'trade' as const },
      ];
  applyChange(
    state.market,
    ledgerChange([movement], payments),
    (id) => state.accounts.find((each) => each.id === id)?.movements,
  );
  Object.assign(application, { status: 'approved', decided_at: now.toISOString() });
}

/** Sets whether new applications are accepted automatically. */
export function setApproval(approval: 'auto' | 'manual'): void {
  state.approval = approval;
}

/**
 * Creates an application without a call, for stories.
 * @throws Error when no mocked account has the phone
 */
export function fileApplication(phone: string, fields: MemberRequest): void {
  const account = accountOf(phone);
  if (!account) throw new Error(`No mocked account has the phone ${phone}. Use one of DEMO, or sign it up first.`);
  account.application = newApplication(fields, currentTerms().share_price);
}

/**
 * Decides the open application of this phone, as the staff does: `accepted` waits for the payment, `paid` admits at
 * once, a reason rejects.
 * @throws Error when there is no open application
 */
export function decideApplication(
  phone: string,
  decision: 'accepted' | 'paid' | { ar: string; en: string } = 'paid',
): void {
  const account = accountOf(phone);
  if (!account?.application || !isOpen(account.application))
    throw new Error(`Nobody with the phone ${phone} has an open application. Let them apply first.`);
  if (decision === 'accepted') account.application.status = 'accepted';
  else if (decision === 'paid') admitMock(account, account.application);
  else
    Object.assign(account.application, { status: 'rejected', reason: decision, decided_at: new Date().toISOString() });
}

/** The operations of membership, over the same rules as the embedded server. */
export const membershipAnswers: { [Id in MembershipOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  applyForMembership: ({ account, input, idempotencyKey, locale }) => {
    const own = requireUser(account);
    const member_application = once(state.applications, `${own.id} ${idempotencyKey}`, input, () => {
      if (own.member) throw new MockFailure('already_member');
      if (isOpen(own.application)) throw new MockFailure('application_pending');
      const conditions = currentTerms();
      const faults = [
        ...applicationFaults(input, { today: riyadhDay(new Date()), terms: conditions }),
        ...takenFaults(own, input),
      ];
      if (faults.length) throw new MockFailure('validation', faults);
      own.application = newApplication(input, conditions.share_price);
      if (state.approval === 'auto' && !isOnPaper(input)) own.application.status = 'accepted';
      return shown(own.application, locale);
    });
    return { message: successText(sentText(member_application), locale), member_application };
  },
  getMemberApplication: ({ account, locale }) => {
    const { application } = requireUser(account);
    return { member_application: application && shown(application, locale), membership_terms: currentTerms() };
  },
  withdrawMemberApplication: ({ account, locale }) => {
    const own = requireUser(account);
    if (!isOpen(own.application)) throw new MockFailure('application_closed');
    own.application = null;
    return { message: successText('application_withdrawn', locale) };
  },
  getLookups: ({ locale }) => ({ lookups: lookups(locale) }),
};
