import { act } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { RadioGroup } from '../RadioGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary, FormAlert } from './index.ts';

describeComponent('ErrorSummary', <ErrorSummary errors={[{ message: 'المدينة حقل مطلوب' }]} />);
describeComponent('FormAlert', <FormAlert title="تعذّر الاتصال" onRetry={() => undefined} />);

it('renders nothing without errors', async () => {
  const ui = await renderUi(<ErrorSummary errors={[]} />);
  expect(ui.container.querySelector('[role="alert"]')).toBeNull();
});

it('links to the first choice of a group', async () => {
  const ui = await renderUi(
    <>
      <ErrorSummary errors={[{ id: 'gender', message: 'الجنس حقل مطلوب' }]} />
      <RadioGroup
        id="gender"
        label="الجنس"
        options={[
          { value: 'male', label: 'ذكر' },
          { value: 'female', label: 'أنثى' },
        ]}
        value=""
        onValueChange={() => undefined}
      />
    </>,
  );
  await act(async () => ui.container.querySelector<HTMLElement>('a')?.click());
  expect((document.activeElement as HTMLInputElement).value).toBe('male');
});

it('links to the control with a name in the form around it, and takes the focus by its ref', async () => {
  const ui = await renderUi(
    <>
      <input name="city" aria-label="another form" />
      <form>
        <ErrorSummary
          ref={(summary) => summary?.focus()}
          errors={[
            { name: 'city', message: 'المدينة حقل مطلوب' },
            { name: 'gone', message: 'الحي حقل مطلوب' },
          ]}
        />
        <input type="hidden" name="city" />
        <TextField name="city" label="المدينة" />
      </form>
    </>,
  );
  expect(document.activeElement).toBe(ui.container.querySelector('[role="alert"]'));
  const [city, gone] = ui.container.querySelectorAll<HTMLElement>('a');
  await act(async () => city?.click());
  expect(document.activeElement).toBe(ui.container.querySelector('form input:not([type="hidden"])'));
  await act(async () => gone?.click());
  expect((document.activeElement as HTMLInputElement).name).toBe('city');
});

it.each([
  [1, 'حقل واحد'],
  [2, 'حقلين'],
  [3, '٣ حقول'],
  [11, '١١ حقلًا'],
  [100, '١٠٠ حقل'],
])('formats a count of %i', async (count, expected) => {
  const ui = await renderUi(<ErrorSummary errors={Array.from({ length: count }, () => ({ message: 'خطأ' }))} />);
  expect(ui.container.querySelector('h2')?.textContent).toContain(expected);
});
