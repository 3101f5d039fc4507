/** Membership rules and lists, shared by the server and the mocks. */
export { ADULT_AGE, lastBirthdate } from './age.ts';
export {
  fieldsOfGroup,
  memberFieldNames,
  memberFields,
  sensitiveFieldNames,
  storedFields,
  withoutSensitive,
  type MemberFieldEntry,
  type MemberFieldName,
  type MemberGroup,
  type SensitiveFieldName,
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
