import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi, type Rendered } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { FormTextField } from '../../formik/index.ts';
import { rules } from '../../rules/index.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

describeComponent(
  'Wizard',
  <Wizard
    initialValues={{ name: '' }}
    onSubmit={() => undefined}
    steps={[
      { label: 'البيانات', content: <FormTextField name="name" /> },
      { label: 'المراجعة', content: null },
    ]}
  />,
);

const { object, string, required } = rules;
const steps: WizardProps['steps'] = [
  {
    label: 'الشخصية',
    schema: object({ firstname: string(required()), email: string() }),
    content: (
      <>
        <FormTextField name="firstname" />
        <FormTextField name="email" />
      </>
    ),
  },
  // Field owned by name, without a schema.
  { label: 'العنوان', fields: ['city'], content: <FormTextField name="city" /> },
  { label: 'المراجعة', content: <p>راجع ما كتبت</p> },
];

type Errors = Record<string, string[]>;
const sent = vi.fn<(values: Record<string, unknown>) => void>();

/** Server that answers each submission with the next of the given errors, then accepts. */
function Application({ answers }: { answers: Errors[] }) {
  const [serverErrors, setErrors] = useState<Errors | null>(null);
  return (
    <Wizard
      initialValues={{ firstname: 'نورة', email: 'n@mail.example', city: 'بريدة' }}
      steps={steps}
      serverErrors={serverErrors}
      onSubmit={(values) => {
        sent(values);
        setErrors(answers[sent.mock.calls.length - 1] ?? null);
      }}
    />
  );
}

const title = (ui: Rendered) => ui.container.querySelector('h2[tabindex]')?.textContent;
const summary = (ui: Rendered) =>
  [...ui.container.querySelectorAll('[role="alert"] li')].map((item) => item.textContent);
const on = (ui: Rendered, step: string) => expect.poll(() => title(ui)).toBe(step);
const next = (ui: Rendered) => user.click(ui.container.querySelector('button[type="submit"]') as Element);
const input = (ui: Rendered, name: string) => ui.container.querySelector(`input[name="${name}"]`) as HTMLInputElement;

async function toTheReview(answers: Errors[]): Promise<Rendered> {
  sent.mockReset();
  const ui = await renderUi(<Application answers={answers} />);
  await next(ui);
  await on(ui, 'العنوان');
  await next(ui);
  await on(ui, 'المراجعة');
  return ui;
}

it('shows the heading of the next step, whatever the length of the last one', async () => {
  const ui = await renderUi(
    <Wizard
      initialValues={{}}
      onSubmit={() => undefined}
      steps={['الأولى', 'الثانية'].map((label) => ({ label, content: <div style={{ blockSize: 3000 }} /> }))}
    />,
  );
  await next(ui);
  await on(ui, 'الثانية');
  const heading = ui.container.querySelector('h2[tabindex]') as HTMLElement;
  await expect.poll(() => document.activeElement).toBe(heading);
  const { top, bottom } = heading.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await ui.unmount();
});

/** A rule that responds in a task of its own, like a server. */
const isKnown = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(true)));

it('does not move the focus back from a field that was entered at once', async () => {
  const [first, ...others] = steps;
  // React defers the effects of the next step after a slow rule.
  const schema = object({ firstname: string(required()).test('known', isKnown) });
  const ui = await renderUi(
    <Wizard
      initialValues={{ firstname: 'نورة' }}
      steps={[{ ...first!, schema }, ...others]}
      onSubmit={() => undefined}
    />,
  );
  const entered = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const city = input(ui, 'city') as HTMLElement | null;
      if (!city) return;
      observer.disconnect();
      city.focus();
      // Effects that React defers run in a task of their own, after the next frame at the latest.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(ui.container, { childList: true, subtree: true });
  });
  await next(ui);
  await entered;
  expect(document.activeElement).toBe(input(ui, 'city'));
});

it.each([
  ['by its schema', { email: ['مستخدم من قبل'] }, 'الشخصية', ['مستخدم من قبل']],
  ['by its names', { city: ['لا فرع هناك'] }, 'العنوان', ['لا فرع هناك']],
  ['first of several', { city: ['لا فرع هناك'], email: ['مستخدم من قبل'] }, 'الشخصية', ['مستخدم من قبل', 'لا فرع هناك']],
] as const)(
  'returns to the step that owns a field with a server error, %s, and focuses its summary',
  async (_name, errors, step, messages) => {
    const ui = await toTheReview([errors as unknown as Errors]);
    await next(ui);
    await on(ui, step);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
    expect(summary(ui)).toEqual(messages);
    expect(input(ui, Object.keys(errors).includes('email') ? 'email' : 'city').getAttribute('aria-invalid')).toBe(
      'true',
    );
  },
);

it('stays on its step for an error that no step owns', async () => {
  const ui = await toTheReview([{ share_price: ['تغيّر السعر'] }]);
  await next(ui);
  await expect.poll(() => summary(ui)).toEqual(['تغيّر السعر']);
  expect(title(ui)).toBe('المراجعة');
});

it('continues after a server error: a corrected field is valid, another still has its error', async () => {
  const ui = await toTheReview([{ email: ['مستخدم من قبل'], city: ['لا فرع هناك'] }]);
  await next(ui);
  await on(ui, 'الشخصية');
  await user.fill(input(ui, 'email'), 'noura@mail.example');
  await next(ui);
  await on(ui, 'العنوان');
  expect(summary(ui)).toEqual(['لا فرع هناك']);
  await user.click(ui.container.querySelector('button:not([type="submit"])') as Element);
  await on(ui, 'الشخصية');
  expect([input(ui, 'email').value, summary(ui)]).toEqual(['noura@mail.example', []]);
});

it('submits again, and returns again for the same error', async () => {
  const rejection = { email: ['مستخدم من قبل'] };
  const ui = await toTheReview([rejection, { ...rejection }]);
  for (const _ of [1, 2]) {
    await next(ui);
    await on(ui, 'الشخصية');
    await user.fill(input(ui, 'email'), `n${sent.mock.calls.length}@mail.example`);
    await next(ui);
    await on(ui, 'العنوان');
    await next(ui);
    await on(ui, 'المراجعة');
  }
  await next(ui);
  await expect
    .poll(() => sent)
    .toHaveBeenLastCalledWith({ firstname: 'نورة', email: 'n2@mail.example', city: 'بريدة' });
});

/** Page that controls the step, for example by URL. */
function Controlled({ at, onStep }: { at: number; onStep: (step: number) => void }) {
  return (
    <Wizard
      initialValues={{ firstname: 'نورة', email: '', city: 'بريدة' }}
      steps={steps}
      step={at}
      onStepChange={onStep}
      onSubmit={() => undefined}
    />
  );
}

it('starts at the controlled step, reports each change, and follows the page back', async () => {
  const onStep = vi.fn<(step: number) => void>();
  const ui = await renderUi(<Controlled at={1} onStep={onStep} />);
  expect([title(ui), onStep.mock.calls]).toEqual(['العنوان', []]);
  await user.fill(input(ui, 'city'), 'عنيزة');
  await next(ui);
  await on(ui, 'المراجعة');
  await expect.poll(() => onStep.mock.calls).toEqual([[2]]);
  await ui.rerender(<Controlled at={2} onStep={onStep} />);
  await ui.rerender(<Controlled at={1} onStep={onStep} />);
  await on(ui, 'العنوان');
  expect([input(ui, 'city').value, document.activeElement?.tagName, onStep.mock.calls.length]).toEqual([
    'عنيزة',
    'H2',
    1,
  ]);
});
