import { expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { TextField } from '../TextField/index.ts';
import { Field, FieldRow, FormActions } from './index.ts';

describeComponent(
  'Field',
  <Field label="الاسم" group hint="نص">
    <p>محتوى</p>
  </Field>,
);
describeComponent(
  'FieldRow',
  <FieldRow>
    <p>أ</p>
    <p>ب</p>
  </FieldRow>,
);
describeComponent('FormActions', <FormActions justify="between">نص</FormActions>);

const field = (props: object) => <TextField id="x" label="الاسم" value="" onValueChange={() => undefined} {...props} />;

it('associates label, hint and error with the control, and omits missing ones', async () => {
  const ui = await renderUi(field({}));
  const input = ui.container.querySelector('input');
  expect(input?.labels?.[0]?.textContent).toBe('الاسم');
  expect(input?.getAttribute('aria-describedby')).toBeNull();
  await ui.rerender(field({ hint: 'تلميح', error: 'خطأ', required: true }));
  expect(input?.getAttribute('aria-describedby')).toBe('x-hint x-error');
  expect(['x-hint', 'x-error'].map((id) => document.getElementById(id)?.textContent)).toEqual(['تلميح', 'خطأ']);
  expect([input?.getAttribute('aria-invalid'), input?.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

it('marks a field as optional only when it is not required', async () => {
  const ui = await renderUi(<TextField label="الاسم" optional required value="" onValueChange={() => undefined} />, {
    locale: 'en',
  });
  expect(ui.container.textContent).not.toMatch(/optional/i);
  await ui.rerender(<TextField label="الاسم" optional value="" onValueChange={() => undefined} />);
  expect(ui.container.textContent).toMatch(/optional/i);
});
