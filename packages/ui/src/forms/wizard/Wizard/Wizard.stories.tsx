import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { CheckAnswers } from '../CheckAnswers/index.ts';
import { FormIbanField, FormTextField } from '../../formik/index.ts';
import { rules } from '../../rules/index.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

const { object, string, required, iban } = rules;
type Args = Partial<WizardProps>;
const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  args: { steps: [], initialValues: {}, onSubmit: fn() },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;
const name = object({ name: string(required()) });
const bank = object({ iban_no: string(required(), iban()) });

const wizard = bilingual<Args>((t, { onSubmit = fn(), failure, serverErrors, onValuesChange }) => (
  <Wizard
    key={t('ar', 'en')}
    initialValues={{ name: '', iban_no: '' }}
    onSubmit={onSubmit}
    failure={failure}
    serverErrors={serverErrors}
    onValuesChange={onValuesChange}
    steps={[
      { label: t('البيانات الشخصية', 'Personal'), schema: name, content: <FormTextField name="name" required /> },
      { label: t('البيانات البنكية', 'Bank'), schema: bank, content: <FormIbanField name="iban_no" required /> },
      {
        label: t('المراجعة', 'Review'),
        content: (values, goTo) => (
          <CheckAnswers
            level={3}
            title={t('البيانات الشخصية', 'Personal')}
            answers={[{ term: t('الاسم', 'Name'), details: String(values['name']) }]}
            onChangeRequest={() => goTo(0)}
          />
        ),
      },
    ]}
  />
));

/**
 * An invalid step shows its errors; values survive going back; the review links to the steps; the last step submits all
 * values.
 */
export const Default: Story = {
  parameters: interactiveParameters,
  render: wizard,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const press = (label: string | RegExp) => userEvent.click(canvas.getByRole('button', { name: label }));
    const next = arabic ? 'التالي' : 'Next';
    await press(next);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(arabic ? /^الاسم/ : /^Name/), 'نورة');
    await press(next);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: arabic ? 'البيانات البنكية' : 'Bank' })).toHaveFocus(),
    );
    await userEvent.type(canvas.getByLabelText(arabic ? /الآيبان/ : /IBAN/), 'sa03 8000 0000 6080 1016 7519');
    await press(arabic ? 'السابق' : 'Back');
    await expect(canvas.getByLabelText(arabic ? /^الاسم/ : /^Name/)).toHaveValue('نورة');
    await press(next);
    await waitFor(() =>
      expect(canvas.getByLabelText(arabic ? /الآيبان/ : /IBAN/)).toHaveValue('SA03 8000 0000 6080 1016 7519'),
    );
    await press(next);
    await waitFor(() => expect(canvas.getByText('نورة')).toBeVisible());
    await press(arabic ? 'إرسال' : 'Send');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name: 'نورة', iban_no: 'SA0380000000608010167519' }),
    );
  },
};
/** Server unavailable: message with a retry button on the current step. */
export const Failed: Story = {
  render: bilingual<Args>((t, args) =>
    wizard(
      { ...args, failure: t('تعذّر الاتصال بالخادم', 'The server cannot be reached') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};

function Rejected({ t }: { t: Pick }) {
  const [serverErrors, setErrors] = useState<Record<string, string[]> | null>(null);
  const rejection = {
    name: [t('هذا الاسم غير مطابق لبيانات الهوية', 'This name differs from the one on the identity card')],
  };
  return wizard({ serverErrors, onSubmit: () => setErrors(rejection) }, { globals: { locale: t('ar', 'en') } });
}
/** Server error for a field of the first step: the wizard returns to that step and shows the error. */
export const ServerErrors: Story = {
  render: bilingual((t) => <Rejected t={t} />),
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const next = async (title: string) => {
      await userEvent.click(canvas.getByRole('button', { name: arabic ? 'التالي' : 'Next' }));
      await canvas.findByRole('heading', { level: 2, name: title });
    };
    await userEvent.type(canvas.getByLabelText(arabic ? /^الاسم/ : /^Name/), 'نورة');
    await next(arabic ? 'البيانات البنكية' : 'Bank');
    await userEvent.type(canvas.getByLabelText(arabic ? /الآيبان/ : /IBAN/), 'SA0380000000608010167519');
    await next(arabic ? 'المراجعة' : 'Review');
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'إرسال' : 'Send' }));
    await canvas.findByRole('heading', { level: 2, name: arabic ? 'البيانات الشخصية' : 'Personal' });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText(arabic ? /^الاسم/ : /^Name/)).toBeInvalid();
  },
};
/** Five steps with long names on a narrow page. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ maxInlineSize: 320 }}>
      <Wizard
        initialValues={{ name: '' }}
        onSubmit={fn()}
        steps={[
          {
            label: t('البيانات الشخصية كما في الهوية الوطنية', 'Personal data as on the national identity card'),
            content: (
              <FormTextField
                name="name"
                hint={t(
                  'الاسم الرباعي كما هو مكتوب في الهوية، بلا ألقاب ولا اختصارات',
                  'All four names as written on the card, without titles or abbreviations',
                )}
                required
              />
            ),
          },
          ...[
            t('العنوان الوطني', 'National address'),
            t('البيانات البنكية للعضو', 'The member’s bank account'),
            t('عدد الحصص وطريقة الدفع', 'Number of shares and way of payment'),
            t('المراجعة', 'Review'),
          ].map((label) => ({ label, content: null })),
        ]}
      />
    </div>
  )),
};
/** During submission the button shows a loading state and ignores further clicks. */
export const Loading: Story = {
  render: bilingual((t) => (
    <Wizard
      initialValues={{ name: t('نورة', 'Noura') }}
      onSubmit={() => new Promise(() => undefined)}
      steps={[{ label: t('المراجعة', 'Review'), content: <FormTextField name="name" /> }]}
    />
  )),
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: globals['locale'] === 'en' ? /Send/ : /إرسال/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ maxInlineSize: 360 }}>
      <Wizard
        key={t('ar', 'en')}
        initialValues={{ name: t('Noura Al-Harbi', 'نورة الحربي') }}
        onSubmit={fn()}
        failure={t('لم تستجب خدمة Nafath', 'The service نفاذ did not answer')}
        steps={[
          {
            label: t('بيانات Nafath', 'بيانات نفاذ'),
            content: <FormTextField name="name" hint={t('كما في جواز السفر Passport', 'As in أبشر')} required />,
          },
          { label: t('حساب Al Rajhi', 'حساب الراجحي'), content: null },
        ]}
      />
    </div>
  )),
};
