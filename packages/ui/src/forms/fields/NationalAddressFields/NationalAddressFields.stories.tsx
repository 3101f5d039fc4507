import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { NationalAddressFields, type NationalAddressFieldsProps } from './NationalAddressFields.tsx';
import { emptyAddress } from './parts.ts';

type Args = Partial<NationalAddressFieldsProps>;
const meta = {
  title: 'Forms/NationalAddressFields',
  component: NationalAddressFields,
  args: { value: emptyAddress, onValueChange: () => undefined },
} satisfies Meta<typeof NationalAddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? emptyAddress}>
    {(value, set) => <NationalAddressFields {...args} value={value} onValueChange={set} />}
  </Live>
));
const filled = bilingual<Args>((t, args) =>
  fields(
    {
      ...args,
      value: {
        short_address: 'RRRD2929',
        building_no: '2929',
        street: t('طريق الملك فهد', 'King Fahd Road'),
        district: t('الربوة', 'Ar Rabwah'),
        city: t('بريدة', 'Buraidah'),
        postal_code: '52381',
        additional_no: '8118',
        unit_no: '4',
      },
    },
    { globals: { locale: t('ar', 'en') } },
  ),
);

/** The Short Address fills the building number; a contradicting building number shows an error. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: fields,
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    const short = canvas.getByLabelText(arabic ? /العنوان المختصر/ : /Short address/);
    const building = canvas.getByLabelText(arabic ? /رقم المبنى/ : /Building number/);
    await userEvent.type(short, 'rrrd ٢٩٢٩');
    await userEvent.tab();
    await expect(short).toHaveValue('RRRD2929');
    await expect(building).toHaveValue(arabic ? '٢٩٢٩' : '2929');
    await userEvent.clear(building);
    await userEvent.type(building, '2930');
    await expect(short).toBeInvalid();
    await expect(short).toHaveAccessibleDescription(arabic ? /لا تطابق رقم المبنى/ : /do not match the building number/);
  },
};
export const Phone: Story = { ...onPhone };
export const Variants: Story = { parameters: interactiveParameters, render: filled };
export const Disabled: Story = { args: { disabled: true }, render: filled };
export const Invalid: Story = {
  render: bilingual<Args>((t) =>
    fields(
      {
        errors: {
          building_no: t('يجب أن يكون ٤ أرقام', 'Must be 4 digits'),
          postal_code: t('الرمز البريدي حقل مطلوب', 'Postal code field is required'),
        },
        value: { ...emptyAddress, building_no: '782' },
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
/** Narrow page with values longer than their fields. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      {fields(
        {
          ...args,
          value: {
            ...emptyAddress,
            short_address: 'RRRD2929',
            building_no: '2929',
            street: t('شارع الأمير فيصل بن بندر بن عبدالعزيز آل سعود', 'Prince Faisal bin Bandar bin Abdulaziz Street'),
            district: t('حي السلام الغربي المجاور لمخطط الأمانة', 'As Salam West beside the municipality'),
          },
        },
        { globals: { locale: t('ar', 'en') } },
      )}
    </div>
  )),
};
/** Street and district in the other script are shown unchanged. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    fields(
      {
        ...args,
        value: {
          short_address: 'RRRD2929',
          building_no: '2929',
          street: t('King Fahd Road', 'طريق الملك فهد'),
          district: t('حي Ar Rabwah', 'حي الربوة'),
          city: t('Buraidah', 'بريدة'),
          postal_code: '52381',
          additional_no: '8118',
          unit_no: '4',
        },
        errors: { street: t('لا يعرفه Saudi Post بهذا الاسم', 'Not known to البريد السعودي by this name') },
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
