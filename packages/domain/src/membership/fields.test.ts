import { describe, expect, it } from 'vitest';
import { fieldsOfGroup, memberFieldNames, memberFields, storedFields, type MemberFieldEntry } from './fields.ts';
import { memberRequestLimits } from '../contract.gen.ts';

describe('fields of a member', () => {
  it('belong to one group each', () => {
    const groups = ['personal', 'address', 'bank', 'membership', 'paper'] as const;
    expect(groups.flatMap(fieldsOfGroup).toSorted()).toEqual(memberFieldNames.toSorted());
  });

  it('have the number of their digits in the contract', () => {
    const digits = memberFieldNames.filter((name) => memberFields[name].type === 'digits');
    const withDigits = Object.entries(memberRequestLimits).flatMap(([name, limit]) =>
      'digits' in limit ? [name] : [],
    );
    expect(withDigits).toEqual(expect.arrayContaining(digits));
  });

  it('are null in the record when an optional one is missing in the request', () => {
    expect(storedFields({ iban_no: 'SA03', branch: 'Buraydah' }, 'bank')).toEqual({
      iban_no: 'SA03',
      branch: 'Buraydah',
      branch_no: null,
    });
    const optional = memberFieldNames.filter((name) => (memberFields[name] as MemberFieldEntry).optional);
    expect(storedFields({})).toEqual(Object.fromEntries(optional.map((name) => [name, null])));
  });
});
