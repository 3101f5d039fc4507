import { ValidationError, type AnySchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';

async function codeOf(schema: AnySchema, value: unknown): Promise<unknown> {
  return schema.validate(value, { abortEarly: false }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ValidationError) return error.errors[0];
      throw error;
    },
  );
}

const { string } = rules;
const cases: [string, AnySchema, unknown, unknown][] = [
  ['digits', string(rules.digits(4)), '٧٨٢', { code: 'digits', values: { count: 4 } }],
  ['digits', string(rules.digits(4)), '٧٨٢٣', null],
  ['digits, empty', string(rules.digits(4)), '', null],
  ['nationalId', string(rules.nationalId()), '1000000000', { code: 'nationalId' }],
  ['nationalId', string(rules.nationalId()), '٢٠٠٠٠٠٠٠٠٦', null],
  ['citizenId', string(rules.nationalId('citizen')), '2000000006', { code: 'citizenId' }],
  ['residentId', string(rules.nationalId('resident')), '1000000008', { code: 'residentId' }],
  ['iban', string(rules.iban()), 'SA03 8000 0000 6080 1016 7518', { code: 'iban' }],
  ['iban', string(rules.iban()), 'sa03 8000 0000 6080 1016 7519', null],
  ['shortAddress', string(rules.shortAddress()), 'RRR2929', { code: 'shortAddress' }],
  ['amount, required', rules.amount({ required: true }), null, { code: 'required' }],
  ['amount, optional', rules.amount(), null, null],
  ['amount, unreadable', rules.amount({ required: true }), Number.NaN, { code: 'amount' }],
  ['amount, too little', rules.amount({ min: 100 }), 50, { code: 'amountMin', values: { min: 1 } }],
  ['amount, too much', rules.amount({ max: 100_000 }), 100_001, { code: 'amountMax', values: { max: 1000 } }],
  ['amount, too many decimals', rules.amount({ min: 100 }), 1234.5, { code: 'amountDecimals' }],
  ['amount, negative', rules.amount(), -100, { code: 'amount' }],
  ['date', string(rules.isoDate()), '31/2/2024', { code: 'date' }],
  ['date', string(rules.isoDate()), '١٥/٧/١٤١٠', null],
  ['date, empty', string(rules.isoDate({ min: '2000-01-01' })), '', null],
  [
    'date, early',
    string(rules.isoDate({ min: '2000-01-01' })),
    '1999-12-31',
    { code: 'dateMin', values: { min: Date.parse('2000-01-01T12:00:00Z') } },
  ],
  [
    'date, late',
    string(rules.isoDate({ max: '2026-11-21' })),
    '22/11/2026',
    { code: 'dateMax', values: { max: Date.parse('2026-11-21T12:00:00Z') } },
  ],
  ['date, last day', string(rules.isoDate({ max: '2026-11-21' })), '2026-11-21', null],
  ['range, empty', rules.isoDateRange(), { from: '', to: '' }, null],
  ['range, undefined', rules.isoDateRange(), undefined, null],
  ['range, required', rules.isoDateRange({ required: true }), { from: '', to: ' ' }, { code: 'required' }],
  ['range, required, undefined', rules.isoDateRange({ required: true }), undefined, { code: 'required' }],
  ['range, one day', rules.isoDateRange(), { from: '2026-09-14', to: '' }, { code: 'dateRangeIncomplete' }],
  ['range, unreadable', rules.isoDateRange(), { from: '2026-09-14', to: 'soon' }, { code: 'date' }],
  ['range, reversed', rules.isoDateRange(), { from: '2026-09-14', to: '٢/٤/١٤٤٨' }, { code: 'dateRange' }],
  ['range of one day', rules.isoDateRange(), { from: '2026-09-14', to: '٣/٤/١٤٤٨' }, null],
  [
    'range, early',
    rules.isoDateRange({ min: '2026-09-15' }),
    { from: '2026-09-14', to: '2026-09-15' },
    { code: 'dateMin', values: { min: Date.parse('2026-09-15T12:00:00Z') } },
  ],
  [
    'range, late',
    rules.isoDateRange({ max: '2026-09-14' }),
    { from: '2026-09-14', to: '2026-09-15' },
    { code: 'dateMax', values: { max: Date.parse('2026-09-14T12:00:00Z') } },
  ],
  ['time', string(rules.time()), '25:00', { code: 'time' }],
  ['time', string(rules.time()), '٩:٣٠ م', null],
  ['time, empty', string(rules.time({ min: '08:00' })), '', null],
  ['time, early', string(rules.time({ min: '08:00' })), '7', { code: 'timeMin', values: { time: '08:00' } }],
  ['time, late', string(rules.time({ max: '16:00' })), '9 pm', { code: 'timeMax', values: { time: '16:00' } }],
  ['time, latest', string(rules.time({ min: '08:00', max: '16:00' })), '4pm', null],
  ['integer', rules.integer(), 1.5, { code: 'integer' }],
  ['integer, low', rules.integer({ min: 1 }), 0, { code: 'min', values: { min: 1 } }],
  ['decimal, unreadable', rules.decimal(), Number.NaN, { code: 'numeric' }],
  ['decimal, high', rules.decimal({ max: 1 }), 2, { code: 'max', values: { max: 1 } }],
];

describe('Saudi rules give codes and values', () => {
  it.each(cases)('%s', async (_name, schema, value, expected) => expect(await codeOf(schema, value)).toEqual(expected));

  it('compares a Short Address with the building number', async () => {
    const schema = rules.object({ short_address: string(rules.shortAddress('building_no')), building_no: string() });
    expect(await codeOf(schema, { short_address: 'RRRD2929', building_no: '2930' })).toEqual({
      code: 'shortAddressBuilding',
    });
    expect(await codeOf(schema, { short_address: 'rrrd2929', building_no: '٢٩٢٩' })).toBeNull();
    expect(await codeOf(schema, { short_address: 'RRRD2929', building_no: '' })).toBeNull();
  });

  it('casts to the stored format', () => {
    expect(string(rules.iban()).cast('sa03 ٨٠٠٠ 0000 6080 1016 7519')).toBe('SA0380000000608010167519');
    expect(string(rules.nationalId()).cast('١٠٠٠ ٠٠٠ ٠٠٨')).toBe('1000000008');
    expect(string(rules.isoDate()).cast('15 رجب 1410')).toBe('1990-02-11');
    expect(string(rules.time()).cast('٩:٣٠ م')).toBe('21:30');
    expect(rules.isoDateRange().cast({ from: '٣/٤/١٤٤٨', to: '' })).toEqual({ from: '2026-09-14', to: '' });
    expect(string(rules.shortAddress()).cast('rrrd 2929')).toBe('RRRD2929');
  });
});
