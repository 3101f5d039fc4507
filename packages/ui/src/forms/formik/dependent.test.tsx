import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Select } from '../fields/Select/index.ts';
import { Form, SubmitButton, useField } from './index.ts';

const cities: Record<string, { value: string; label: string }[]> = {
  qassim: [{ value: 'buraydah', label: 'بريدة' }],
  riyadh: [{ value: 'kharj', label: 'الخرج' }],
};

/** Two bound selects; the second depends on the first. */
function Place() {
  const region = useField('region_id', 'المنطقة');
  const city = useField('city', 'المدينة');
  return (
    <>
      <Select
        id={region.id}
        label={region.label}
        options={[
          { value: 'qassim', label: 'القصيم' },
          { value: 'riyadh', label: 'الرياض' },
        ]}
        value={String(region.value)}
        onValueChange={(next) => {
          region.change(next);
          city.change('');
        }}
      />
      <Select
        id={city.id}
        label={city.label}
        options={cities[String(region.value)] ?? []}
        value={String(city.value)}
        onValueChange={city.change}
      />
    </>
  );
}

it('clears a dependent field, and never submits it with a value of another parent', async () => {
  const onSubmit = vi.fn<(values: Record<string, unknown>) => void>();
  const { container } = await renderUi(
    <Form initialValues={{ region_id: 'qassim', city: 'buraydah' }} onSubmit={onSubmit}>
      <Place />
      <SubmitButton>أرسل</SubmitButton>
    </Form>,
  );
  const [region, city] = container.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
  expect(city.value).toBe('buraydah');
  await user.selectOptions(region, 'riyadh');
  expect([city.value, [...city.options].map(({ value }) => value)]).toEqual(['', ['', 'kharj']]);
  await user.click(container.querySelector('button[type="submit"]') as Element);
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ region_id: 'riyadh', city: '' });
});
