import { DEMO_APPLICATION } from '@taawun/api-client/mocks';
import { describe, expect, it, vi } from 'vitest';
import { lastBirthdate, personalSchema } from './schemas.ts';
import { toFields, toValues } from './values.ts';

describe('a member as the forms keep them', () => {
  it('goes out as it came in', () => {
    const { shares_count: _, ...fields } = DEMO_APPLICATION;
    expect(toFields(toValues(fields))).toEqual(fields);
  });

  it('of the demo keeps every rule of the form', async () => {
    await expect(personalSchema.validate(toValues(DEMO_APPLICATION))).resolves.toBeTruthy();
  });

  it('sends nothing of what was left empty, and nothing that is no field', () => {
    expect(
      toFields({ ...toValues({ name: ' نورة ', type_id: 2, unit_no: null }), terms: true, is_member: 'true' }),
    ).toEqual({ name: 'نورة', type_id: 2 });
  });

  it('counts from the day in Riyadh', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z') });
    try {
      expect(lastBirthdate()).toBe('2008-11-21');
    } finally {
      vi.useRealTimers();
    }
  });
  it('is of age on the birthday', () => expect(lastBirthdate('2026-11-21')).toBe('2008-11-21'));
});
