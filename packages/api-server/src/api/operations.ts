import { openedCheckout } from '../giving/state.ts';
import { lookups, sentText } from '@taawun/domain/membership';
import { placedText } from '@taawun/domain/shares';
import type { OperationId, OutputOf } from '@taawun/api-client';
import { CONTENT_OPERATIONS, contentAnswers, type ContentOperation } from '@taawun/api-client/content';
import { done, signOut } from '../accounts/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '../accounts/new-password.ts';
import { requestSignUpCode, signUp } from '../accounts/sign-up.ts';
import { storeContact } from '../content/contact.ts';
import { storeFeedback } from '../content/feedback.ts';
import { DATABASE_RETRY_S, Failure, invalidField } from '../shared/failure.ts';
import { countUnread, listNotifications, readNotification, readNotifications } from '../notifications/notifications.ts';
import { mayTrade, readMember, renameUser, toUser } from '../accounts/users.ts';
import { shareCertificate } from '../documents/certificate.ts';
import { shareStatement } from '../documents/statement.ts';
import { givingOperations, type GivingOperation } from './giving.ts';
import { signInOperations, type SignInOperation } from './sign-in.ts';
import { applyForMembership } from '../membership/apply.ts';
import type { Download } from '../context/download.ts';
import { exportUser } from '../export/export.ts';
import { readApplication, readTerms } from '../membership/reads.ts';
import { withdrawApplication } from '../membership/withdraw.ts';
import { createBalanceCheckout, type Owner } from '../balance/checkout.ts';
import { cancelPayout, requestPayout } from '../balance/payouts.ts';
import { readBalance } from '../balance/reads.ts';
import { intent, keyOf, requireUser, type Call } from '../context/call.ts';
import { createSharesCheckout } from '../membership/pay.ts';
import { confirmContactChange, requestContactChange } from '../profile/contact.ts';
import { confirmAccountDeletion, requestAccountDeletion } from '../profile/deletion.ts';
import { updateAddress, updateBank, updateInfo } from '../profile/member.ts';
import { endOtherSessions, endSession, listSessions } from '../profile/sessions.ts';
import { verifyCertificate } from '../shares/certificates.ts';
import { readPlacedOffer, readShareOffer } from '../shares/offers.ts';
import { cancelShareOffer, placeShareOffer } from '../shares/place.ts';
import { listMovements, listOffers, listPrices, readBook, readContribution } from '../shares/reads.ts';

/** A file is a Blob, or a `Download` that is sent while it is made. */
type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<OutputOf<Id> | (OutputOf<Id> extends Blob ? Download : never)>;

const ownerOf = (call: Pick<Call<OperationId>, 'user' | 'address' | 'locale'>): Owner => ({
  user: requireUser(call),
  address: call.address,
  locale: call.locale,
});

const own: { [Id in Exclude<OperationId, ContentOperation | GivingOperation | SignInOperation>]: Handler<Id> } = {
  getHealth: async ({ services: { checkDatabase, failingJobs } }) => {
    await checkDatabase().catch((cause: unknown) => {
      throw Object.assign(new Failure('unavailable', [], DATABASE_RETRY_S), { cause });
    });
    return { status: 'ok', failing_jobs: failingJobs() };
  },
  getCounts: async (call) => ({ data: { notifications: await countUnread(call.services.db, requireUser(call).id) } }),
  requestSignUpCode: async ({ services, input, locale }) => ({
    ...done('code_sent', locale),
    sign_up: await requestSignUpCode(services, input, locale),
  }),
  signUp: async ({ services: { db, content, config }, input, locale }) => {
    const site = { source: await content.read(), publicOrigin: config.publicOrigin };
    const user = await signUp(db, input, { locale, ...site });
    return { ...done('signed_up', locale), user };
  },
  getUser: async (call) => ({ user: await toUser(call.services.db, requireUser(call)) }),
  exportUser: (call) => Promise.resolve(exportUser(call.services, requireUser(call), call)),
  signOut: async ({ services: { db }, token, locale }) => {
    if (token !== null) await signOut(db, token);
    return done('signed_out', locale);
  },
  forgotPassword: async ({ services, input, locale }) => {
    await forgotPassword(services.db, services, input, locale);
    return done('reset_sent', locale);
  },
  resetPassword: async ({ services, input, ...visitor }) => {
    await resetPassword(services, input, visitor);
    return done('password_changed', visitor.locale);
  },
  changePassword: async (call) => {
    await changePassword(call.services, requireUser(call), call, call.input);
    return done('password_replaced', call.locale);
  },
  updateUser: async (call) => ({
    ...done('profile_saved', call.locale),
    user: await renameUser(call.services.db, requireUser(call).id, call.input),
  }),
  requestPhoneChange: async (call) => {
    const contact_change = await requestContactChange(
      call.services,
      requireUser(call),
      { kind: 'phone', value: call.input.phone },
      call.locale,
    );
    return { ...done('code_sent', call.locale), contact_change };
  },
  requestEmailChange: async (call) => {
    const contact_change = await requestContactChange(
      call.services,
      requireUser(call),
      { kind: 'email', value: call.input.email },
      call.locale,
    );
    return { ...done('code_sent', call.locale), contact_change };
  },
  confirmContactChange: async (call) => {
    const { db, messenger } = call.services;
    const { kind, user } = await confirmContactChange(db, messenger, requireUser(call), call.input, call.locale);
    return { ...done(`${kind}_changed`, call.locale), user };
  },
  listSessions: async (call) => ({ sessions: await listSessions(call.services.db, requireUser(call).id, call.token) }),
  endSession: async (call) => {
    await endSession(call.services.db, requireUser(call).id, call.input.id);
    return done('session_ended', call.locale);
  },
  endOtherSessions: async (call) => {
    await endOtherSessions(call.services.db, requireUser(call).id, call.token);
    return done('sessions_ended', call.locale);
  },
  requestAccountDeletion: async (call) => {
    await requestAccountDeletion(call.services, requireUser(call), call.locale);
    return done('deletion_sent', call.locale);
  },
  confirmAccountDeletion: ({ services, input, locale }) => confirmAccountDeletion(services, input.token, locale),
  updateMemberAddress: async (call) => ({
    ...done('profile_saved', call.locale),
    member: await updateAddress(call.services.db, requireUser(call).id, call.input),
  }),
  updateMemberBank: async (call) => ({
    ...done('profile_saved', call.locale),
    member: await updateBank(call.services, requireUser(call), call.input, call.locale),
  }),
  updateMemberInfo: async (call) => ({
    ...done('profile_saved', call.locale),
    member: await updateInfo(call.services.db, requireUser(call).id, call.input),
  }),
  readNotifications: async (call) => ({
    data: { notifications: await readNotifications(call.services.db, requireUser(call).id) },
  }),
  readNotification: async (call) => ({
    data: { notifications: await readNotification(call.services.db, requireUser(call).id, call.input.id) },
  }),
  getMember: async (call) => {
    const member = await readMember(call.services.db, requireUser(call).id);
    if (!member) throw new Failure('forbidden');
    return { member };
  },
  applyForMembership: async (call) => {
    const { userId, key } = intent(call);
    const member_application = await applyForMembership(
      call.services,
      { userId, key, phone: requireUser(call).phone, locale: call.locale },
      call.input,
    );
    return { ...done(sentText(member_application), call.locale), member_application };
  },
  getMemberApplication: async (call) => ({
    member_application: await readApplication(call.services.db, requireUser(call).id, call.locale),
    membership_terms: await readTerms(call.services.db, await call.services.content.read()),
  }),
  withdrawMemberApplication: async (call) => {
    await withdrawApplication(call.services.db, requireUser(call).id);
    return done('application_withdrawn', call.locale);
  },
  createSharesCheckout: async (call) =>
    openedCheckout(call, await createSharesCheckout(call.services, ownerOf(call), call.input.brand, keyOf(call))),
  getBalance: (call) => readBalance(call.services, requireUser(call).id, call.input, call.locale),
  createBalanceCheckout: async (call) =>
    openedCheckout(call, await createBalanceCheckout(call.services, ownerOf(call), call.input, keyOf(call))),
  requestPayout: async (call) => {
    const payout = await requestPayout(call.services, intent(call), call.input.amount, call.locale);
    return { ...done('payout_requested', call.locale), payout };
  },
  cancelPayout: async (call) => {
    const payout = await cancelPayout(call.services.db, requireUser(call).id, call.input.reference, call.locale);
    return { ...done('payout_cancelled', call.locale), payout };
  },
  getLookups: async ({ locale }) => ({ lookups: lookups(locale) }),
  listShareMovements: (call) => listMovements(call.services.db, requireUser(call).id, call.input),
  listNotifications: (call) => listNotifications(call.services.db, requireUser(call).id, call.input, call.locale),
  sendContact: async ({ services: { db, content }, input, locale, idempotencyKey }) => {
    const { topics } = await content.read();
    if (!topics.some(({ id }) => id === input.topic_id)) throw invalidField('topic_id', 'valid');
    return { ...done('contact_stored', locale), reference: await storeContact(db, input, idempotencyKey, locale) };
  },
  sendPageFeedback: async ({ services: { db, content }, input, locale }) => ({
    page_feedback: await storeFeedback(db, await content.read(), input, locale),
  }),
  listShareOffers: ({ services: { db }, input, user }) => {
    if (input.mine && !user) throw new Failure('unauthenticated');
    return listOffers(db, user?.id ?? null, input);
  },
  placeShareOffer: async (call) => {
    if (!(await mayTrade(call.services.db, requireUser(call).id))) throw new Failure('forbidden');
    const share_offer = await placeShareOffer(call.services.db, intent(call), call.input);
    return { ...done(placedText(share_offer), call.locale), share_offer };
  },
  getShareOffer: async (call) => ({
    share_offer: await readShareOffer(call.services.db, requireUser(call).id, call.input.id),
  }),
  cancelShareOffer: async (call) => {
    const share_offer = await cancelShareOffer(call.services.db, intent(call), call.input.id);
    return { ...done('offer_cancelled', call.locale), share_offer };
  },
  getPlacedShareOffer: async (call) => {
    const { userId, key } = intent(call);
    return { share_offer: await readPlacedOffer(call.services.db, userId, key) };
  },
  getContribution: (call) => readContribution(call.services.db, requireUser(call).id),
  getShareBook: ({ services: { db } }) => readBook(db),
  listSharePrices: ({ services: { db }, input }) => listPrices(db, input),
  getShareCertificate: (call) => shareCertificate(call.services, requireUser(call).id, call.locale),
  verifyCertificate: async ({ services: { db }, input, locale }) => ({
    certificate_verification: await verifyCertificate(db, input.certificate_code, locale),
  }),
  getShareStatement: async (call) =>
    shareStatement(
      call.services.db,
      await call.services.content.read(),
      requireUser(call).id,
      call.input.year,
      call.locale,
    ),
};

function published<Id extends ContentOperation>(id: Id): Handler<Id> {
  return async ({ services: { content }, input, locale }) => {
    const answer = contentAnswers[id](await content.read(), input, locale);
    if (answer === null) throw new Failure('not_found');
    return answer;
  };
}

/** Handlers of the API: one function per operation of openapi.yaml. */
export const operations = {
  ...own,
  ...givingOperations,
  ...signInOperations,
  ...Object.fromEntries(CONTENT_OPERATIONS.map((id) => [id, published(id)])),
} as { [Id in OperationId]: Handler<Id> };
