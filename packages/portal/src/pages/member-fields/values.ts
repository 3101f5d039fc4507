import { memberFieldNames, memberFields, type MemberFieldName } from '@taawun/domain/membership';
import type { MemberRequest } from '@taawun/api-client';

/** Form values of a member: all strings; '' means nothing selected. */
export type MemberValues = Record<MemberFieldName, string>;

/** Converts stored fields to form values; missing fields become ''. */
export const toValues = (fields: Partial<Record<MemberFieldName, string | number | null>>): MemberValues =>
  Object.fromEntries(memberFieldNames.map((name) => [name, String(fields[name] ?? '')])) as MemberValues;

/** Converts form values to a request: ids to numbers, empty fields omitted. */
export function toFields(values: Readonly<Record<string, unknown>>): Omit<MemberRequest, 'shares_count'> {
  const fields = memberFieldNames.flatMap((name) => {
    const value = values[name];
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[name, memberFields[name].type === 'place' ? Number(text) : text]];
  });
  return Object.fromEntries(fields) as Omit<MemberRequest, 'shares_count'>;
}
