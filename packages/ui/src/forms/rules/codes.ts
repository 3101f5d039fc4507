/** Every rule of the specification, section 5, and those that its fields need besides. The text is `rules.{code}` of the catalogues. */
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
  | 'sharesHeld'
  | 'ownershipCap'
  | 'cashAvailable';

/** A failed rule. Never text: yup would freeze it in the language of the moment the schema was made. */
export interface RuleError {
  code: RuleCode;
  /** The numbers that the message names. */
  values?: Record<string, string | number>;
}

/** True for what our rules give; yup's own errors are plain strings. */
export const isRuleError = (value: unknown): value is RuleError =>
  typeof value === 'object' && value !== null && 'code' in value;
