import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { CheckAnswers } from '../CheckAnswers/index.ts';
import { FormIbanField, FormTextField } from '../formik/index.ts';
import { rules } from '../rules/index.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

const { object, string, required, iban } = rules;
type Args = Partial<WizardProps>;
const meta = { title: 'Forms/Wizard', component: Wizard, args: { steps: [], initialValues: {}, onSubmit: fn() } } satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;
const name = object({ name: string(required()) });
const bank = object({ iban_no: string(required(), iban()) });

const wizard = bilingual<Args>((t, { onSubmit = fn(), failure }) => (
  <Wizard
    key={t('ar', 'en')}
    initialValues={{ name: '', iban_no: '' }}
    onSubmit={onSubmit}
    failure={failure}
    steps={[
      { label: t('البيانات الشخصية', 'Personal'), schema: name, content: <FormTextField name="name" required /> },
      { label: t('البيانات البنكية', 'Bank'), schema: bank, content: <FormIbanField name="iban_no" required /> },
      {
        label: t('المراجعة', 'Review'),
        content: (values, goTo) => <CheckAnswers level={3} title={t('البيانات الشخصية', 'Personal')} answers={[{ term: t('الاسم', 'Name'), details: String(values['name']) }]} onChangeRequest={() => goTo(0)} />,
      },
    ]}
  />
));

/** A wrong step stays and says why; what was typed survives going back; the review leads back to its answers; everything is sent at the end. */
export const Default: Story = {
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: arabic ? 'البيانات البنكية' : 'Bank' })).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(arabic ? /الآيبان/ : /IBAN/), 'sa03 8000 0000 6080 1016 7519');
    await press(arabic ? 'السابق' : 'Back');
    await expect(canvas.getByLabelText(arabic ? /^الاسم/ : /^Name/)).toHaveValue('نورة');
    await press(next);
    await waitFor(() => expect(canvas.getByLabelText(arabic ? /الآيبان/ : /IBAN/)).toHaveValue('SA03 8000 0000 6080 1016 7519'));
    await press(next);
    await waitFor(() => expect(canvas.getByText('نورة')).toBeVisible());
    await press(arabic ? 'إرسال' : 'Send');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'نورة', iban_no: 'SA0380000000608010167519' }));
  },
};
/** The server is down: said on the step, with a retry. */
export const Failed: Story = { render: bilingual<Args>((t, args) => wizard({ ...args, failure: t('تعذّر الاتصال بالخادم', 'The server cannot be reached') }, { globals: { locale: t('ar', 'en') } })) };
