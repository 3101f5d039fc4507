import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { FormDateField, FormIbanField } from './index.ts';
import { Form } from './Form.tsx';

it('does not change a value whose display format differs from its stored format', async () => {
  const onValuesChange = vi.fn<(values: Record<string, unknown>) => void>();
  const { container } = await renderUi(
    <Form
      initialValues={{ birthdate: '1990-02-11', iban_no: 'SA0380000000608010167519' }}
      onSubmit={() => undefined}
      onValuesChange={onValuesChange}
    >
      <FormDateField name="birthdate" />
      <FormIbanField name="iban_no" />
    </Form>,
  );
  expect([...container.querySelectorAll('input')].map(({ name, value }) => [name, value])).toContainEqual([
    'iban_no',
    'SA03 8000 0000 6080 1016 7519',
  ]);
  expect(onValuesChange).not.toHaveBeenCalled();
});
