/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import readme from '../../../../README.md?raw';
import { renderUi } from '../../../testing/renderUi.tsx';
import {
  AmountField,
  CheckboxField,
  Combobox,
  DateField,
  FileField,
  OneTimeCodeField,
  PasswordField,
  RadioGroup,
  Select,
  StepperField,
  Switch,
  TextArea,
  TextField,
} from '../../index.ts';

const said = { label: 'field', hint: 'hint', error: 'error' };
const options = [{ value: 'a', label: 'Abha' }];
const every = ['control', 'error', 'hint', 'label'];

it.each([
  ['TextField', <TextField key="" {...said} />, []],
  ['TextArea', <TextArea key="" {...said} />, []],
  ['Select', <Select key="" {...said} options={options} />, []],
  ['CheckboxField', <CheckboxField key="" {...said} />, []],
  ['Switch', <Switch key="" {...said} />, []],
  ['PasswordField', <PasswordField key="" {...said} />, ['toggle']],
  ['AmountField', <AmountField key="" {...said} />, ['frame', 'unit']],
  ['StepperField', <StepperField key="" {...said} unit="kg" />, ['decrement', 'frame', 'increment', 'unit']],
  ['DateField', <DateField key="" {...said} />, ['frame', 'trigger']],
  ['OneTimeCodeField', <OneTimeCodeField key="" {...said} onResend={() => undefined} />, ['frame', 'resend']],
  ['FileField', <FileField key="" {...said} defaultValue={new File(['x'], 'a.pdf')} />, ['frame', 'remove']],
  ['RadioGroup', <RadioGroup key="" {...said} options={options} />, ['option', 'options']],
  ['Combobox', <Combobox key="" {...said} options={options} />, ['frame', 'trigger']],
])('%s marks its parts, and the README lists them', async (name, field, own) => {
  const { container } = await renderUi(field);
  const parts = new Set([...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')));
  expect(parts).toEqual(new Set([...every, ...own]));
  for (const part of parts) expect(readme, `${name}: ${part}`).toContain(`| \`${part}\` |`);
});
