import { useState } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { PhoneField, PhoneOrEmailField } from './index.ts';

const none = (): undefined => undefined;
describeComponent('PhoneField', <PhoneField label="الجوال" value="+966500000001" onValueChange={none} />);
describeComponent('PhoneOrEmailField', <PhoneOrEmailField label="الجوال أو البريد" value="" onValueChange={none} />);

function Live() {
  const [value, setValue] = useState('+966500000001');
  return (
    <>
      <PhoneField label="الجوال" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('is grouped until edited, and again on blur', async () => {
  const ui = await renderUi(<Live />);
  const input = ui.container.querySelector('input') as HTMLInputElement;
  expect(input.value).toBe('+966 50 000 0001');
  await user.click(input);
  expect(input.value).toBe('+966 50 000 0001');
  await user.fill(input, '٠٥٥٥٥٥٥٥٥٥');
  await user.tab();
  expect(input.value).toBe('+966 55 555 5555');
  expect(ui.container.querySelector('output')?.textContent).toBe('+966555555555');
});
