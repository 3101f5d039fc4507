import { DEMO_APPLICATION } from '@taawun/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { personalSchema } from './schemas.ts';
import { toFields, toValues } from './values.ts';

describe('form values of a member', () => {
  it('map back to the same member', () => {
    const { shares_count: _, ...fields } = DEMO_APPLICATION;
    expect(toFields(toValues(fields))).toEqual(fields);
  });

  it('of the demo are valid', async () => {
    await expect(personalSchema.validate(toValues(DEMO_APPLICATION))).resolves.toBeTruthy();
  });

  it('omit empty fields and unknown fields', () => {
    expect(
      toFields({ ...toValues({ name: ' نورة ', type_id: 2, unit_no: null }), terms: true, is_member: 'true' }),
    ).toEqual({ name: 'نورة', type_id: 2 });
  });
});
