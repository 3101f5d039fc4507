import type { MemberFieldName } from './fields.ts';

/** Fields that are encrypted in the database and never written to a browser's storage. */
export const sensitiveFieldNames = [
  'national_id',
  'birthdate',
  'iban_no',
  'account_no',
] as const satisfies readonly MemberFieldName[];

export type SensitiveFieldName = (typeof sensitiveFieldNames)[number];

const isSensitive = (name: string): boolean => (sensitiveFieldNames as readonly string[]).includes(name);

/** Returns values without those of sensitive fields. */
export const withoutSensitive = <Values extends object>(values: Values): Omit<Values, SensitiveFieldName> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSensitive(name))) as Omit<Values, SensitiveFieldName>;
