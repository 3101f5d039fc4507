/**
 * Rules of Saudi identifiers, days, amounts and texts as pure functions, shared by server, mocks, portal and
 * components.
 */
export { amountFault, parseAmount, parsePostedAmount, type AmountFault, type AmountLimits } from './amount.ts';
export { normalizeCode } from './codes.ts';
export { CONFIRMATION_LIFE, confirmedUntil, isConfirmed } from './confirmation.ts';
export * from './contract.gen.ts';
export { addDays, addMonths, isDay, riyadhDay, riyadhToday, RIYADH_TIME_ZONE, yearsBefore } from './dates.ts';
export { toAsciiDigits, toLocaleDigits } from './digits.ts';
export { intlTag } from './locale.ts';
export { isEmail, parseEmail } from './identifiers/email.ts';
export type { Fault, FaultRule } from './fault.ts';
export { FEEDBACK_PAGES, feedbackPath } from './feedback-pages.ts';
export { displayNameFault, displayTextFault } from './display-name.ts';
export { bankCode, formatIban, isAccountOf, isSaudiIban, readIban } from './identifiers/iban.ts';
export { nationalIdKind, type NationalIdKind } from './identifiers/national-id.ts';
export { normalizeText } from './normalize-text.ts';
export { parseNumber } from './numbers.ts';
export { isInternalPath, isPagePath, isPlainPath, SERVER_PATHS } from './paths.ts';
export { passwordFault, type PasswordOwner } from './password.ts';
export { formatPhone, isMobile, parseMobile } from './identifiers/phone.ts';
export { parseShortAddress } from './identifiers/short-address.ts';
export { shortenedName } from './shortened-name.ts';
export { siteTerms } from './site-terms.ts';
export { isIsoDate, readDate, type FieldCalendar } from './typed-dates/read-date.ts';
export { FIRST_DATE, LAST_DATE } from './typed-dates/umm-al-qura.ts';
export { isUrl } from './url.ts';
export { parseUsername } from './identifiers/username.ts';
export { countWords } from './word-count.ts';
