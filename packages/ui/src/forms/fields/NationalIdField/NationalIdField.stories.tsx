import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../components/Box/index.ts';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { NationalIdField, type NationalIdFieldProps } from './NationalIdField.tsx';

type Args = Partial<NationalIdFieldProps>;
const meta = {
  title: 'Forms/NationalIdField',
  component: NationalIdField,
  args: { label: '', value: '', onValueChange: () => undefined },
} satisfies Meta<typeof NationalIdField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <NationalIdField
        hint={t('١٠ أرقام كما في الهوية أو الإقامة', '10 digits as on the ID or Iqama')}
        {...args}
        label={t('رقم الهوية أو الإقامة', 'National ID or Iqama number number')}
        value={value}
        onValueChange={set}
      />
    )}
  </Live>
));

/** Arabic-Indic digits with spaces: unchanged while typing, normalised on blur. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '١٠٠٠ ٠٠٠ ٠٠٨');
    await expect(input).toHaveValue('١٠٠٠ ٠٠٠ ٠٠٨');
    await expect(canvas.getByRole('status')).toHaveTextContent(/مواطن|Citizen/);
    await userEvent.tab();
    await expect(input).toHaveValue('1000000008');
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Args>((t) => (
    <Stack gap={6}>
      <NationalIdField label={t('مواطن', 'A citizen')} value="1000000008" onValueChange={() => undefined} />
      <NationalIdField label={t('مقيم', 'A resident')} value="2000000006" onValueChange={() => undefined} />
    </Stack>
  )),
};
export const Disabled: Story = { args: { disabled: true, value: '2000000006' }, render: field };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <NationalIdField
      {...args}
      label={t('رقم الهوية أو الإقامة', 'National ID or Iqama number number')}
      value="1000000000"
      onValueChange={() => undefined}
      error={t(
        'رقم الهوية أو الإقامة غير صحيح. يتكوّن من ١٠ أرقام ويبدأ بـ ١ للمواطن أو ٢ للمقيم',
        'The national ID or Iqama number is not valid. It has 10 digits and starts with 1 for a citizen or 2 for a resident',
      )}
    />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'1000000000'}>
        {(value, set) => (
          <NationalIdField
            required
            label={t(
              'رقم الهوية الوطنية أو الإقامة لمقدّم الطلب نيابةً عن الورثة',
              'National ID or Iqama number of the person who applies on behalf of the heirs',
            )}
            hint={t(
              'عشرة أرقام تجدها على وجه البطاقة أسفل الصورة الشخصية',
              'Ten digits, on the front of the card below the picture',
            )}
            error={t(
              'رقم الهوية غير صحيح: راجع الأرقام كما تظهر في البطاقة',
              'This is not an ID: compare the digits with those on the card',
            )}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Label, hint and message contain text in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Live key={t('ar', 'en')} initial={'1000000000'}>
        {(value, set) => (
          <NationalIdField
            label={t('رقم الهوية كما في Absher', 'National ID as in أبشر')}
            hint={t('تجده في تطبيق Tawakkalna أيضًا', 'Found in the app توكلنا, too')}
            error={t('لا يوافق خدمة Nafath، راجع البطاقة', 'Not known to نفاذ: look at the card')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
