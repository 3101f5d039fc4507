/** Business rule beyond a field's type and length. */
export type FaultRule =
  | 'adult'
  | 'cashAvailable'
  | 'characters'
  | 'iban'
  | 'ibanAccount'
  | 'ibanBank'
  | 'minimum'
  | 'nameFixed'
  | 'nationalId'
  | 'noLinks'
  | 'passwordCommon'
  | 'passwordOwn'
  | 'passwordSite'
  | 'past'
  | 'required'
  | 'sharesAllowed'
  | 'sharesAvailable'
  | 'valid';

/** Violated rule at one field; `limit` if the rule has one. */
export interface Fault {
  field: string;
  rule: FaultRule;
  limit?: number;
}
