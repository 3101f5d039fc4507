import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Args = Partial<TextFieldProps>;
const meta: Meta<typeof TextField> = {
  title: 'Forms/TextField',
  component: TextField,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <TextField
          label={t('الشارع', 'Street')}
          hint={t('كما في العنوان الوطني', 'As in the national address')}
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
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /الشارع|Street/ });
    await userEvent.type(input, 'طريق الملك فهد');
    await expect(input).toHaveValue('طريق الملك فهد');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('طريق الملك فهد');
  },
};
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = {
  render: bilingual<Args>((t, args) => (
    <TextField label={t('المدينة', 'City')} {...args} value={t('بريدة', 'Buraidah')} onValueChange={fn()} disabled />
  )),
};
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial="٧٨٢">
      {(value, set) => (
        <TextField
          label={t('رقم المبنى', 'Building number')}
          error={t('يجب أن يكون ٤ أرقام', 'Must be 4 digits')}
          required
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/٤ أرقام|4 digits/);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <Live initial="">
        {(value, set) => (
          <TextField
            label={t(
              'عنوان طويل جدًا للحقل يلتف على أكثر من سطر حين يضيق المكان',
              'A very long label of a field that wraps when the space is narrow',
            )}
            required
            hint={t(
              'تلميح طويل يشرح ما يُنتظر من القارئ أن يكتبه هنا وكيف يكتبه.',
              'A long hint that explains what the reader is to write here and how.',
            )}
            {...args}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Latin content is left to right in both page directions. */
export const MixedDirection: Story = {
  args: { ltr: true, autoCapitalize: 'characters', value: 'SA03 8000 0000 6080 1016 7519' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('textbox')).direction).toBe('ltr');
  },
};
