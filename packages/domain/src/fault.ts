/** A rule that goes beyond a form's types and lengths. */
export type FaultRule =
  | 'adult'
  | 'cashAvailable'
  | 'iban'
  | 'ibanAccount'
  | 'ibanBank'
  | 'minimum'
  | 'nameFixed'
  | 'nationalId'
  | 'past'
  | 'required'
  | 'sharesAllowed'
  | 'sharesAvailable'
  | 'valid';

/** One broken rule at one field; `limit` where the rule has one. */
export interface Fault {
  field: string;
  rule: FaultRule;
  limit?: number;
}
