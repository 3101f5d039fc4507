/** The rules of giving as pure functions: the embedded server and the mocks go by the same ones. */
export { CHECKOUT_LIFE, countWords, DONATION_LIMITS, DONATION_WORDS, MONTHS_LIMITS } from './rules.ts';
export {
  addDays,
  addMonths,
  cancelPlan,
  chargedPlan,
  declinedPlan,
  dueOn,
  nextChargeOn,
  pausePlan,
  resumePlan,
  RETRY_DAYS,
  type Plan,
} from './schedule.ts';
export { targetEntry, targetImage, targetOf } from './target.ts';
export { generalTitle, reasonText, verifiedMessage } from './texts.ts';
