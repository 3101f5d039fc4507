/** Membership as pure functions and lists: the server and the mocks check applications by the same ones. */
export { ADULT_AGE, lastBirthdate } from './age.ts';
export { lookups, type Lookups } from './lookups.ts';
export {
  addressFaults,
  applicationFaults,
  bankFaults,
  infoFaults,
  isOnPaper,
  membershipTerms,
  nameFaults,
  sentText,
  type MembershipTerms,
} from './rules.ts';
