/** Donation rules as pure functions, shared by the server and the mocks. */
export { CHECKOUT_LIFETIME, DONATION_LIMITS, DONATION_WORD_LIMIT, MONTHS_LIMITS } from './limits.ts';
export {
  cancelPlan,
  chargedPlan,
  declinedPlan,
  dueOn,
  nextChargeOn,
  pausePlan,
  resumePlan,
  startedPlan,
  RETRY_GAPS,
  type Plan,
} from './schedule.ts';
