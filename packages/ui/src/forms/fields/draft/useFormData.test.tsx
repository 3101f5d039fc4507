import { act, useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../testing/renderUi.tsx';
import {
  AmountField,
  DateField,
  FileField,
  IbanField,
  NationalIdField,
  NumberField,
  OneTimeCodeField,
  PhoneField,
  PhoneOrEmailField,
  StepperField,
  TextField,
} from '../../index.ts';
import { AddressPart, type AddressPartProps } from '../NationalAddressFields/AddressPart.tsx';

type Value = string | number | null;
interface FieldLike {
  label: string;
  name: string;
  value: never;
  onValueChange: (value: never) => void;
}

/** A field with a state of its own, as an application writes it. */
function Own({ field: Field, initial }: { field: (props: FieldLike) => ReactElement; initial: Value }) {
  const [value, setValue] = useState<Value>(initial);
  return <Field label="field" name="sent" value={value as never} onValueChange={(next) => setValue(next)} />;
}

/** Types as a keyboard does: React listens to the native setter. */
async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const cases: [name: string, field: unknown, initial: Value, typed: string, sent: string][] = [
  ['DateField, Hijri', DateField, '', '٢٧/٩/١٤٤٧', '2026-03-16'],
  ['DateField, Gregorian', DateField, '', '16/3/2026', '2026-03-16'],
  ['DateField, no date', DateField, '', 'soon', 'soon'],
  ['AmountField', AmountField, null, '١٬٢٣٤٫٥', '123450'],
  ['AmountField, no amount', AmountField, null, 'ten', 'ten'],
  ['NumberField', NumberField, null, '٣٫٥', '3.5'],
  ['StepperField', StepperField, null, '١٢', '12'],
  ['IbanField', IbanField, '', 'SA03 8000 0000 6080 1016 7519', 'SA0380000000608010167519'],
  ['NationalIdField', NationalIdField, '', '١٠١٠١٠١٠١٠', '1010101010'],
  ['OneTimeCodeField', OneTimeCodeField, '', '١٢٣٤٥٦', '123456'],
  ['PhoneField', PhoneField, '', '٠٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
  ['PhoneOrEmailField, mobile', PhoneOrEmailField, '', '0501234567', '+966501234567'],
  ['PhoneOrEmailField, e-mail', PhoneOrEmailField, '', ' a@b.sa ', 'a@b.sa'],
  [
    'a part of an address',
    (props: object) => <AddressPart {...(props as AddressPartProps)} part="postal_code" />,
    '',
    '١٢٣٤٥',
    '12345',
  ],
];

describe.each(['ar', 'en'] as const)('a form in %s sends', (locale) => {
  it.each(cases)('%s: its value, not its text', async (_, field, initial, typed, sent) => {
    const { container } = await renderUi(
      <form>
        <Own field={field as never} initial={initial} />
        <TextField label="other" name="sent" value="other" onValueChange={() => undefined} />
      </form>,
      { locale },
    );
    const [form, input] = [
      container.querySelector('form')!,
      container.querySelector<HTMLInputElement>('[name="sent"]')!,
    ];
    await type(input, typed);
    expect(new FormData(form).getAll('sent')).toEqual([sent, 'other']);
    await act(async () => {
      input.focus();
      input.blur();
    });
    expect(new FormData(form).getAll('sent')).toEqual([sent, 'other']);
  });
});

it('keeps an entry of the application that is called unit', async () => {
  const { container } = await renderUi(
    <form>
      <NumberField label="n" name="weight" value={3} onValueChange={() => undefined} />
      <input type="hidden" name="weight.unit" value="kg" />
    </form>,
  );
  expect(new FormData(container.querySelector('form')!).get('weight.unit')).toBe('kg');
});

it('gives a React action the value', async () => {
  const received: unknown[] = [];
  const { container } = await renderUi(
    <form action={(data: FormData) => void received.push(data.get('born'))}>
      <DateField label="born" name="born" value="2026-03-16" onValueChange={() => undefined} />
    </form>,
  );
  await act(async () => container.querySelector('form')!.requestSubmit());
  expect(received).toEqual(['2026-03-16']);
});

it('sends the chosen file, and nothing of a disabled field', async () => {
  const file = new File(['x'], 'deed.pdf');
  const { container } = await renderUi(
    <form>
      <FileField label="deed" name="deed" value={file} onValueChange={() => undefined} />
      <NumberField label="n" name="n" value={3} onValueChange={() => undefined} disabled />
    </form>,
  );
  const data = new FormData(container.querySelector('form')!);
  expect((data.get('deed') as File).name).toBe('deed.pdf');
  expect(data.has('n')).toBe(false);
});
