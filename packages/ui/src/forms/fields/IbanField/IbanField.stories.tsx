import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { IbanField, type IbanFieldProps } from './IbanField.tsx';

type Args = Partial<IbanFieldProps>;
const meta = {
  title: 'Forms/IbanField',
  component: IbanField,
  args: { label: '', value: '', onValueChange: () => undefined },
} satisfies Meta<typeof IbanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <IbanField
        hint={t(
          '٢٤ خانة تبدأ بـ SA، تجدها في تطبيق بنكك',
          '24 characters that start with SA; your bank’s app shows them',
        )}
        banks={[{ code: '80', name: t('مصرف النخيل', 'Nakheel Bank') }]}
        {...args}
        label={t('رقم الآيبان', 'IBAN')}
        value={value}
        onValueChange={set}
      />
    )}
  </Live>
));

/** Lower case with Arabic-Indic digits: stored normalised, shown in groups of four with the bank name. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: field,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'sa03 8000٠٠٠٠60801016 7519');
    await expect(input).toHaveValue('sa03 8000٠٠٠٠60801016 7519');
    await userEvent.tab();
    await expect(input).toHaveValue('SA03 8000 0000 6080 1016 7519');
    await expect(input).toHaveAccessibleDescription(/مصرف النخيل|Nakheel Bank/);
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  args: { value: 'SA4420000001234567891234' },
  render: field,
};
export const Disabled: Story = { args: { value: 'SA0380000000608010167519', disabled: true }, render: field };
export const Invalid: Story = {
  args: { value: 'SA0380000000608010167518' },
  render: bilingual<Args>((t, args) => (
    <IbanField
      {...args}
      label={t('رقم الآيبان', 'IBAN')}
      value={args.value ?? ''}
      onValueChange={() => undefined}
      error={t(
        'رقم الآيبان غير صحيح. يتكوّن من ٢٤ خانة ويبدأ بـ SA',
        'The IBAN is not valid. It has 24 characters and starts with SA',
      )}
    />
  )),
};
/** The number stays left to right beside Arabic text on the narrowest phone. */
export const MixedDirection: Story = {
  args: { value: 'SA0380000000608010167519' },
  render: bilingual<Args>((t, args) => (
    <div style={{ maxInlineSize: '18rem' }}>{field(args, { globals: { locale: t('ar', 'en') } })}</div>
  )),
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'SA0380000000608010167519'}>
        {(value, set) => (
          <IbanField
            required
            label={t(
              'رقم الآيبان الذي تُحوَّل إليه أرباح الحصص في نهاية كل سنة مالية',
              'IBAN to which the dividend is transferred at the end of each financial year',
            )}
            hint={t(
              'يجب أن يكون الحساب باسم العضو نفسه، لا باسم مؤسسة أو قريب',
              'The account must be in the member’s own name, not that of a business or a relative',
            )}
            banks={[
              {
                code: '80',
                name: t(
                  'مصرف النخيل للتنمية الزراعية والتعاونية',
                  'Nakheel Bank for Agricultural and Cooperative Development',
                ),
              },
            ]}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
