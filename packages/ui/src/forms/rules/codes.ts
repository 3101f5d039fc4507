/**
 * Codes of the validation rules: specification, section 5, and additional rules of its fields. The message id is
 * `rules.{code}`.
 */
export type RuleCode =
  | 'required'
  | 'is_required'
  | 'maxLength'
  | 'minLength'
  | 'valid'
  | 'number'
  | 'numeric'
  | 'password_min'
  | 'email'
  | 'validPhoneNumber'
  | 'validPhoneOrEmail'
  | 'sameAs'
  | 'maxWords'
  | 'imageType'
  | 'imageSize'
  | 'imageDimensions'
  | 'filesType'
  | 'filesSize'
  | 'filesCount'
  | 'filesTotal'
  | 'url'
  | 'internalPath'
  | 'accepted'
  | 'digits'
  | 'nationalId'
  | 'citizenId'
  | 'residentId'
  | 'iban'
  | 'shortAddress'
  | 'shortAddressBuilding'
  | 'amount'
  | 'amountDecimals'
  | 'amountMin'
  | 'amountMax'
  | 'integer'
  | 'min'
  | 'max'
  | 'date'
  | 'dateMin'
  | 'dateMax'
  | 'dateRange'
  | 'dateRangeIncomplete'
  | 'time'
  | 'timeMin'
  | 'timeMax'
  | 'sharesHeld'
  | 'ownershipCap'
  | 'cashAvailable';

/** Error of a failed rule. A code instead of text, because yup would fix the language when the schema is created. */
export interface RuleError {
  code: RuleCode;
  /** Values of the message. */
  values?: Record<string, string | number>;
}

/** Returns whether the value is a `RuleError`; yup's own errors are strings. */
export const isRuleError = (value: unknown): value is RuleError =>
  typeof value === 'object' && value !== null && 'code' in value;
