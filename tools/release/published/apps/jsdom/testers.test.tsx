// The testers of the library with Testing Library, as a test of an application uses them.
import { cleanup, fireEvent, queryAllByRole, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaawunProvider } from '@taawun/ui';
import { AmountField, Combobox, DateField, RadioGroup, Slider, StepperField } from '@taawun/ui/forms';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';
import { createTesters, testingLibraryDriver } from '@taawun/ui/testers';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

it.each([
  ['ar', ar],
  ['en', en],
] as const)('testers fill a form in %s', async (locale, messages) => {
  const errors = vi.spyOn(console, 'error');
  const options = [
    { value: 'riyadh', label: 'الرياض' },
    { value: 'ahsa', label: 'الأحساء' },
  ];
  render(
    <TaawunProvider locale={locale} messages={messages}>
      <AmountField label="المبلغ" optional />
      <DateField label="التاريخ" />
      <RadioGroup label="المنطقة" options={options} />
      <Combobox label="المدينة" options={options} />
      <Slider label="الحصص" />
      <StepperField label="الأشهر" defaultValue={1} />
    </TaawunProvider>,
  );
  const testers = createTesters(testingLibraryDriver({ queryAllByRole, user: userEvent.setup(), fireEvent }), {
    locale,
  });
  await testers.textField('المبلغ').fill('٢٥٠');
  expect(await testers.textField('المبلغ').value()).toMatch(/^250/);
  await testers.dateField('التاريخ').fill('١٤٤٧/٩/٢٧');
  expect(await testers.dateField('التاريخ').value()).toBe('2026-03-16');
  await testers.radioGroup('المنطقة').choose('الأحساء');
  expect(await testers.radioGroup('المنطقة').value()).toBe('الأحساء');
  await testers.combobox('المدينة').choose('الرياض');
  expect(await testers.combobox('المدينة').value()).toBe('الرياض');
  await testers.slider('الحصص').set(30);
  expect(await testers.slider('الحصص').value()).toBe(30);
  await testers.numberField('الأشهر').increase();
  expect(await testers.numberField('الأشهر').value()).toBe(2);
  expect(errors.mock.calls).toEqual([]);
});
