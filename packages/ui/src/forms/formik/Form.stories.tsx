import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { FieldRow, FormActions } from '../fields/Field/index.ts';
import { rules } from '../rules/index.ts';
import { Form } from './Form.tsx';
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneOrEmailField,
  FormSelect,
  FormTextField,
  SubmitButton,
} from './fields.tsx';

const { object, string, secret, required } = rules;
const schema = object({
  username: string(required(), rules.phoneOrEmail()),
  password: secret(required(), rules.passwordMin()),
  postal_code: string(rules.number(), rules.maxLength(5)),
  terms: rules.accepted(),
});

interface Args {
  onSubmit: (values: Record<string, unknown>) => void;
  serverErrors?: Record<string, string[]> | null;
  failure?: string | null;
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { initialValues: {}, onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = bilingual<Args>((t, { onSubmit, serverErrors, failure }) => (
  <Card padding="lg">
    <Form
      initialValues={{ username: '', password: '', city: '', postal_code: '', terms: false }}
      schema={schema}
      onSubmit={onSubmit}
      serverErrors={serverErrors}
      failure={failure}
    >
      <FormPhoneOrEmailField name="username" required />
      <FormPasswordField name="password" required />
      <FieldRow>
        <FormSelect name="city" options={[{ value: 'b', label: t('بريدة', 'Buraidah') }]} />
        <FormTextField name="postal_code" optional inputMode="numeric" />
      </FieldRow>
      <FormCheckbox name="terms" label={t('الشروط والأحكام', 'the terms and conditions')} required />
      <FormActions>
        <SubmitButton>{t('دخول', 'Sign in')}</SubmitButton>
      </FormActions>
    </Form>
  </Card>
));

export const Default: Story = { parameters: interactiveParameters, render: form as never };

/** Failed validation: the summary receives the focus and each link leads to its field. */
export const Invalid: Story = {
  render: form as never,
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const arabic = globals['locale'] !== 'en';
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'دخول' : 'Sign in' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(summary).toHaveTextContent(
      arabic ? 'يرجى تصحيح ٣ حقول للمتابعة' : 'Please correct 3 fields to continue',
    );
    await userEvent.click(
      within(summary).getByRole('link', { name: arabic ? 'كلمة المرور حقل مطلوب' : 'Password field is required' }),
    );
    await expect(canvas.getByLabelText(arabic ? /^كلمة المرور/ : /^Password/)).toHaveFocus();
  },
};

/** Submitted values are cast by the schema: ASCII digits, normalised phone number. */
export const Submitted: Story = {
  render: form as never,
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const arabic = globals['locale'] !== 'en';
    await userEvent.type(canvas.getByLabelText(arabic ? /الجوال أو/ : /Phone or email/), '٠٥٠٠٠٠٠٠٠١');
    await userEvent.type(canvas.getByLabelText(arabic ? /^كلمة المرور/ : /^Password/), 'taawun-1');
    await userEvent.type(canvas.getByLabelText(arabic ? /الرمز البريدي/ : /Postal code/), '٥٢٣٨١');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: '+966500000001',
        password: 'taawun-1',
        city: '',
        postal_code: '52381',
        terms: true,
      }),
    );
  },
};

/** The server error takes precedence and disappears when its field changes. */
export const ServerErrors: Story = {
  args: { serverErrors: { username: ['Taken'] } },
  render: form as never,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(globals['locale'] !== 'en' ? /الجوال أو/ : /Phone or email/);
    await expect(input).toHaveAccessibleDescription('Taken');
    await userEvent.type(input, 'a');
    await expect(input).not.toHaveAccessibleDescription('Taken');
  },
};

/** Server unavailable: the input is preserved and a retry button is shown. */
export const Failed: Story = {
  render: bilingual<Args>((t, args) => (
    <Form
      initialValues={{ username: '0500000001' }}
      onSubmit={args.onSubmit}
      failure={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')}
    >
      <FormPhoneOrEmailField name="username" />
    </Form>
  )) as never,
};
/** During submission the button shows a loading state, keeps the focus and ignores further clicks. */
export const Loading: Story = {
  render: bilingual<Args>((t, args) => (
    <Form
      initialValues={{ username: '0500000001' }}
      onSubmit={(values) => {
        args.onSubmit(values);
        return new Promise<void>(() => undefined);
      }}
    >
      <FormPhoneOrEmailField name="username" />
      <FormActions>
        <SubmitButton>{t('دخول', 'Sign in')}</SubmitButton>
      </FormActions>
    </Form>
  )) as never,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Multi-line labels, messages and failure on a narrow page. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <Form
        initialValues={{ firstname: '', city: '' }}
        onSubmit={args.onSubmit}
        failure={t(
          'تعذّر إرسال طلب العضوية إلى الجمعية في هذه اللحظة. ما كتبته محفوظ.',
          'The application could not be sent to the association at this moment. What you wrote is kept.',
        )}
        serverErrors={{
          firstname: [
            t(
              'هذا الاسم لا يطابق ما في السجلات الرسمية لرقم الهوية المدخل',
              'This name does not agree with the official records for the ID that was given',
            ),
          ],
        }}
      >
        <FormTextField
          name="firstname"
          label={t(
            'الاسم الرباعي كما هو مكتوب في بطاقة الهوية الوطنية',
            'All four names as written on the national identity card',
          )}
          required
        />
        <FormSelect
          name="city"
          label={t('المدينة التي يقع فيها أقرب فرع إليك', 'The city of the branch nearest to you')}
          options={[{ value: 'b', label: t('بريدة', 'Buraidah') }]}
        />
        <FormActions>
          <SubmitButton>{t('أرسل طلب العضوية إلى مجلس الإدارة', 'Send the application to the board')}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )) as never,
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <Form
        initialValues={{ firstname: t('Noura Al-Harbi', 'نورة الحربي'), city: 'r' }}
        onSubmit={args.onSubmit}
        failure={t('تعذّر الوصول إلى خدمة Nafath في هذه اللحظة', 'The service نفاذ cannot be reached at this moment')}
        serverErrors={{
          firstname: [t('الاسم Noura Al-Harbi لا يطابق سجل Absher', 'The name نورة الحربي differs from that in أبشر')],
        }}
      >
        <FormTextField name="firstname" label={t('الاسم كما في Passport', 'Name as in بطاقة الهوية')} required />
        <FormSelect
          name="city"
          label={t('فرع Taawun الأقرب', 'The nearest فرع')}
          options={[{ value: 'r', label: t('Riyadh Front', 'واجهة الرياض') }]}
        />
        <FormActions>
          <SubmitButton>{t('أرسل عبر Nafath', 'Send with نفاذ')}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  )) as never,
};
