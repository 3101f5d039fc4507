/** Membership rules and lists, shared by the server and the mocks. */
export { ADULT_AGE, lastBirthdate } from './age.ts';
export {
  fieldsOfGroup,
  memberFieldNames,
  memberFields,
  storedFields,
  type MemberFieldEntry,
  type MemberFieldName,
  type MemberGroup,
  type Stored,
} from './fields.ts';
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
export { sensitiveFieldNames, withoutSensitive, type SensitiveFieldName } from './sensitive.ts';
