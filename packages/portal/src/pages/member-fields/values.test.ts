import { DEMO_APPLICATION } from '@taawun/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { personalSchema } from './schemas.ts';
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
});
