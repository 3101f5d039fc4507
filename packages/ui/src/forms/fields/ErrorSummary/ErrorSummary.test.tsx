import { act } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { RadioGroup } from '../RadioGroup/index.ts';
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
