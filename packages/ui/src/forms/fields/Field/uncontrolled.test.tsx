import { act, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import {
  AmountField,
  CheckboxField,
  CheckboxGroup,
  Combobox,
  DateField,
  FileField,
  IbanField,
  NationalAddressFields,
  NationalIdField,
  NumberField,
  OneTimeCodeField,
  PasswordField,
  PhoneField,
  PhoneOrEmailField,
  PlanField,
  RadioGroup,
  Select,
  StepperField,
  Switch,
  TextArea,
  TextField,
  TimeField,
  WordCountedTextArea,
  emptyAddress,
  type TextAreaProps,
} from '../../index.ts';

type Value = string | number | null;

const options = [
  { value: 'a', label: 'Abha' },
  { value: 'b', label: 'Buraidah' },
];
/** Fields with a text, their default, what they send for it, what is typed, what is sent for that. */
const texts: [name: string, field: unknown, initial: Value, sent: string, typed: string, then: string][] = [
  ['TextField', TextField, 'first', 'first', 'second', 'second'],
  ['TextArea', TextArea, 'first', 'first', 'second', 'second'],
  ['WordCountedTextArea', (p: TextAreaProps) => <WordCountedTextArea {...p} maxWords={5} />, 'a b', 'a b', 'c', 'c'],
  ['PasswordField', PasswordField, 'first', 'first', 'second', 'second'],
  ['PhoneField', PhoneField, '+966501234567', '+966501234567', '٠٥٠٠٠٠٠٠٠١', '+966500000001'],
  ['PhoneOrEmailField', PhoneOrEmailField, 'a@b.sa', 'a@b.sa', '0500000001', '+966500000001'],
  ['NationalIdField', NationalIdField, '1010101010', '1010101010', '٢٠٢٠٢٠٢٠٢٠', '2020202020'],
  ['IbanField', IbanField, 'SA0380000000608010167519', 'SA0380000000608010167519', 'sa44 2000', 'SA442000'],
  ['OneTimeCodeField', OneTimeCodeField, '123456', '123456', '٦٥٤٣٢١', '654321'],
  ['AmountField', AmountField, 123450, '123450', '٢٠', '2000'],
  ['NumberField', NumberField, 3.5, '3.5', '٤', '4'],
  ['StepperField', StepperField, 3, '3', '٤', '4'],
  ['DateField', DateField, '2026-03-16', '2026-03-16', '1/1/2027', '2027-01-01'],
  ['TimeField', TimeField, '09:30', '09:30', '٤:١٥ م', '16:15'],
];

const named = (container: HTMLElement): HTMLInputElement =>
  container.querySelector<HTMLInputElement>('[name="field"]') as HTMLInputElement;
const sentBy = (container: HTMLElement): unknown => new FormData(container.querySelector('form')!).get('field');
const reset = (container: HTMLElement): Promise<void> => act(async () => container.querySelector('form')!.reset());

/** Types as a keyboard does: React listens to the native setter. */
const type = (input: HTMLInputElement, text: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** A `ref` that writes a default into its input, as form libraries do. */
const writing = (text: string) => (input: HTMLInputElement | null) => {
  if (input) input.value = text;
};

describe.each(texts)('an uncontrolled %s', (_, component, initial, sent, typed, then) => {
  const Field = component as (props: Record<string, unknown>) => ReactElement;

  it('starts with its default, takes what is typed, and returns to its default with the form', async () => {
    const [onValueChange, onChange] = [vi.fn(), vi.fn()];
    const { container } = await renderUi(
      <form>
        <Field label="field" name="field" defaultValue={initial} onValueChange={onValueChange} onChange={onChange} />
      </form>,
      { locale: 'ar' },
    );
    const shown = named(container).value;
    expect(sentBy(container)).toBe(sent);
    await type(named(container), typed);
    expect(sentBy(container)).toBe(then);
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]?.target === named(container)).toBe(true);
    await reset(container);
    expect(named(container).value).toBe(shown);
    expect(sentBy(container)).toBe(sent);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it('is empty without a default, also after a reset', async () => {
    const { container } = await renderUi(
      <form>
        <Field label="field" name="field" />
      </form>,
    );
    expect(named(container).value).toBe('');
    await type(named(container), typed);
    await reset(container);
    expect(named(container).value).toBe('');
  });

  it('follows a text that a program assigns, as form libraries do', async () => {
    const onValueChange = vi.fn();
    const { container, rerender } = await renderUi(
      <form>
        <Field label="field" name="field" onValueChange={onValueChange} />
      </form>,
    );
    await act(async () => {
      named(container).value = typed;
    });
    expect(sentBy(container)).toBe(then);
    await rerender(
      <form>
        <Field label="again" name="field" onValueChange={onValueChange} />
      </form>,
    );
    expect(sentBy(container)).toBe(then);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keeps a text that a ref assigned before the first paint', async () => {
    const { container } = await renderUi(
      <form>
        <Field label="field" name="field" ref={writing(typed)} />
      </form>,
    );
    expect(sentBy(container)).toBe(then);
  });
});

it('calls onChange of a controlled field, whose value stays its owner’s', async () => {
  const onChange = vi.fn();
  const { container } = await renderUi(<IbanField label="field" name="field" value="SA03" onChange={onChange} />);
  await type(named(container), 'SA0380');
  expect(onChange).toHaveBeenCalledTimes(1);
  await act(async () => named(container).blur());
  expect(named(container).value).toBe('SA03');
});

const choices: [name: string, field: ReactElement, press: string, initial: string | null, then: string | null][] = [
  ['CheckboxField', <CheckboxField key="" label="field" name="field" defaultChecked />, 'input', 'on', null],
  ['Switch', <Switch key="" label="field" name="field" />, 'input', null, 'on'],
  [
    'RadioGroup',
    <RadioGroup key="" label="field" name="field" options={options} defaultValue="a" />,
    '[value=b]',
    'a',
    'b',
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup key="" label="field" name="field" options={options} defaultValue={['a']} />,
    '[value=a]',
    'a',
    null,
  ],
];
it.each(choices)(
  'an uncontrolled %s sends its state and returns to its default',
  async (_, field, press, initial, then) => {
    const { container } = await renderUi(<form>{field}</form>);
    expect(sentBy(container)).toBe(initial);
    await user.click(container.querySelector(press)!);
    expect(sentBy(container)).toBe(then);
    container.querySelector('form')!.reset();
    expect(sentBy(container)).toBe(initial);
  },
);

it('an uncontrolled Select starts with its default and returns to it', async () => {
  const onValueChange = vi.fn();
  const { container } = await renderUi(
    <form>
      <Select label="field" name="field" options={options} defaultValue="a" onValueChange={onValueChange} />
    </form>,
  );
  await user.selectOptions(container.querySelector('select')!, 'b');
  expect(sentBy(container)).toBe('b');
  expect(onValueChange).toHaveBeenCalledWith('b');
  container.querySelector('form')!.reset();
  expect(sentBy(container)).toBe('a');
});

it('an uncontrolled Combobox starts with its default and returns to it', async () => {
  const { container } = await renderUi(
    <form>
      <Combobox label="field" name="field" options={options} defaultValue="a" />
    </form>,
    { locale: 'en' },
  );
  const input = container.querySelector<HTMLInputElement>('[role="combobox"]')!;
  expect([input.value, sentBy(container)]).toEqual(['Abha', 'a']);
  await user.fill(input, 'Bur');
  await user.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => sentBy(container)).toBe('b');
  container.querySelector('form')!.reset();
  await expect.poll(() => [input.value, sentBy(container)]).toEqual(['Abha', 'a']);
});

it('an uncontrolled FileField keeps the chosen file until the form is reset', async () => {
  const { container } = await renderUi(
    <form>
      <FileField label="field" name="field" />
    </form>,
  );
  await user.upload(container.querySelector('input')!, new File(['x'], 'deed.pdf'));
  await expect.poll(() => (sentBy(container) as File).name).toBe('deed.pdf');
  container.querySelector('form')!.reset();
  await expect.poll(() => (sentBy(container) as File).name).toBe('');
});

it('an uncontrolled address sends its parts under its name and fills the building number', async () => {
  const { container } = await renderUi(
    <form>
      <NationalAddressFields name="home" defaultValue={{ ...emptyAddress, city: 'Buraidah' }} />
    </form>,
  );
  const form = container.querySelector('form')!;
  const short = container.querySelector<HTMLInputElement>('[name="home.short_address"]')!;
  await act(async () => short.focus());
  await type(short, 'rrrd2929');
  await act(async () => short.blur());
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    'home.short_address': 'RRRD2929',
    'home.building_no': '2929',
    'home.city': 'Buraidah',
  });
  await reset(container);
  expect(new FormData(form).get('home.building_no')).toBe('');
  expect(new FormData(form).get('home.city')).toBe('Buraidah');
});

it('an uncontrolled plan adds up what is typed', async () => {
  const { container } = await renderUi(
    <form>
      <PlanField
        label="plan"
        months={{ name: 'field', defaultValue: 2 }}
        price={{ name: 'price', defaultValue: 10_000 }}
      />
    </form>,
    { locale: 'en' },
  );
  expect(container.querySelector('strong')?.textContent).toContain('200');
  await type(named(container), '3');
  expect(container.querySelector('strong')?.textContent).toContain('300');
  await reset(container);
  expect(container.querySelector('strong')?.textContent).toContain('200');
});

it('a reset that is cancelled changes nothing', async () => {
  const { container } = await renderUi(
    <form onReset={(event) => event.preventDefault()}>
      <IbanField label="field" name="field" />
    </form>,
  );
  await type(named(container), 'SA44');
  await reset(container);
  expect(sentBy(container)).toBe('SA44');
});

it('React resets the fields of a form after its action', async () => {
  const received: unknown[] = [];
  const { container } = await renderUi(
    <form action={(data: FormData) => void received.push(data.get('field'))}>
      <DateField label="field" name="field" />
    </form>,
  );
  await type(named(container), '2026-03-16');
  await act(async () => container.querySelector('form')!.requestSubmit());
  expect(received).toEqual(['2026-03-16']);
  await expect.poll(() => named(container).value).toBe('');
});
