import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

type Args = Partial<RadioGroupProps>;
const options = (t: Pick) => [
  { value: 'male', label: t('ذكر', 'Male') },
  { value: 'female', label: t('أنثى', 'Female') },
];
const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <RadioGroup
          label={t('الجنس', 'Gender')}
          options={options(t)}
          {...args}
          value={value}
          onValueChange={(next) => {
            set(next);
            args.onValueChange?.(next);
          }}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** The group is one tab stop; arrow keys select an option. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('female');
  },
};
export const Cards: Story = { args: { variant: 'cards', value: 'female' } };
export const Disabled: Story = { args: { value: 'male', disabled: true } };
export const Invalid: Story = {
  args: { required: true },
  render: bilingual<Args>((t, args) => (
    <Live initial="">
      {(value, set) => (
        <RadioGroup
          label={t('الجنس', 'Gender')}
          options={options(t)}
          error={t('الجنس حقل مطلوب', 'Gender field is required')}
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/حقل مطلوب|required/);
  },
};
export const LongText: Story = {
  args: { variant: 'cards' },
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <Live initial="monthly">
        {(value, set) => (
          <RadioGroup
            label={t('كيف تريد أن تتبرع؟', 'How would you like to give?')}
            options={[
              {
                value: 'monthly',
                label: t('اشتراك شهري يتجدد من نفسه', 'A monthly gift that renews itself'),
                hint: t('يمكنك إيقافه متى شئت من حسابك.', 'Stop it whenever you like from your account.'),
              },
              { value: 'once', label: t('مرة واحدة', 'Once') },
            ]}
            {...args}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Options in the other script are bidi-isolated. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Live initial="mada">
      {(value, set) => (
        <RadioGroup
          variant="cards"
          label={t('بطاقة الدفع', 'Card')}
          options={[
            { value: 'mada', label: t('مدى (mada)', 'mada (مدى)') },
            { value: 'visa', label: t('Visa تنتهي بـ 4242', 'Visa ending in 4242') },
          ]}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
