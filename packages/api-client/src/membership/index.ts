/** Membership as pure functions and lists: the embedded server and the mocks check applications by the same ones. */
export { isAccountOf, readIban } from './iban.ts';
export { lookups } from './lookups.ts';
export {
  addressFaults,
  applicationFaults,
  bankFaults,
  infoFaults,
  isOnPaper,
  membershipTerms,
  nameFaults,
  sentText,
} from './rules.ts';
