/** Membership rules and lists, shared by the server and the mocks. */
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
