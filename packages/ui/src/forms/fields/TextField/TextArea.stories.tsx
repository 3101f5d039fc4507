import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { TextArea, type TextAreaProps } from './TextField.tsx';

type Args = Partial<TextAreaProps>;
const meta: Meta<typeof TextArea> = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <TextArea
          label={t('الرسالة', 'Message')}
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
type Story = StoryObj<typeof TextArea>;

/** Enter inserts a line break and does not submit. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.type(area, 'السلام عليكم{Enter}أود الانضمام');
    await expect(area).toHaveValue('السلام عليكم\nأود الانضمام');
  },
};
export const Disabled: Story = { args: { disabled: true, value: '—' } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial="">
      {(value, set) => (
        <TextArea
          label={t('الرسالة', 'Message')}
          error={t('الرسالة حقل مطلوب', 'Message field is required')}
          required
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Live
      initial={t(
        'تطوعت مع الجمعية في يوم السوق، ورأيت كيف تعيش أسر كثيرة من عمل أيديها. '.repeat(8),
        'I helped on the day of the market and saw how many families live by the work of their hands. '.repeat(8),
      )}
    >
      {(value, set) => <TextArea label={t('الرسالة', 'Message')} {...args} value={value} onValueChange={set} />}
    </Live>
  )),
};
/** Text of both scripts takes the page direction; a Latin line in it keeps its order. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Live
      key={t('ar', 'en')}
      initial={t(
        'راسلت info@taawun.example\nولم يصل رد على الطلب A-10482 حتى الآن.',
        'I wrote to جمعية تعاون\nand order A-10482 has had no answer.',
      )}
    >
      {(value, set) => <TextArea label={t('الرسالة', 'Message')} value={value} onValueChange={set} />}
    </Live>
  )),
};
