import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { WordCountedTextArea, type WordCountedTextAreaProps } from './WordCounter.tsx';

type Args = Partial<WordCountedTextAreaProps>;
const meta = {
  title: 'Forms/WordCounter',
  component: WordCountedTextArea,
  args: { label: '', value: '', maxWords: 50, onValueChange: () => undefined },
} satisfies Meta<typeof WordCountedTextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const area = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <WordCountedTextArea
        maxWords={50}
        {...args}
        label={t('نبذة تعريفية', 'Your details')}
        hint={t('عرّفنا بنفسك وخبرتك في التعاونيات.', 'Tell us about yourself and your experience with cooperatives.')}
        value={value}
        onValueChange={set}
      />
    )}
  </Live>
));

export const Default: Story = {
  parameters: interactiveParameters,
  args: { maxWords: 5 },
  render: area,
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'خبرة في الزراعة');
    await expect(input).toHaveAccessibleDescription(arabic ? /بقيت كلمة واحدة/ : /1 word left/);
    await userEvent.type(input, ' والري الحديث والإدارة');
    await expect(input).toHaveAccessibleDescription(arabic ? /كلمتان زائدتان/ : /2 words too many/);
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  render: bilingual<Args>((t, args) =>
    area({ ...args, value: t('عضو منذ ١٤٤٠', 'A member since 2019') }, { globals: { locale: t('ar', 'en') } }),
  ),
};
export const Invalid: Story = {
  args: { maxWords: 5 },
  render: bilingual<Args>((t, args) =>
    area(
      {
        ...args,
        value: t('واحد اثنان ثلاثة أربعة خمسة ستة', 'One two three four five six'),
        error: t('نبذة تعريفية يجب أن تكون أقل من ٥ كلمات', 'Biography must be fewer than 5 words'),
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
export const MixedDirection: Story = {
  args: { value: 'أعمل في Taawun Holding منذ 2019 مديرًا للمشاريع.' },
  render: area,
};
