import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { PlainToasts } from './PlainToasts.tsx';

const meta: Meta<typeof PlainToasts> = {
  title: 'Feedback/Plain toasts',
  component: PlainToasts,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PlainToasts>;

/** Without a network the library of toasts may be missing: the messages stay until they are closed. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <PlainToasts
      first={[
        {
          tone: 'danger',
          text: t(
            'تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مرة أخرى.',
            'We cannot reach the server. Check your connection and try again.',
          ),
        },
        { tone: 'success', text: t('حُفظت بياناتك', 'Your data was saved') },
      ]}
    />
  )),
};
export const Paper: Story = { ...Default, ...onPaper };
/** A message of two lines with a name in the other script, and with an action. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <PlainToasts
      first={[
        {
          tone: 'info',
          text: t(
            'أُرسلت دعوة Noura Al-Harbi إلى noura@taawun.example، وستصلك منها رسالة قبل نهاية اليوم',
            'The invitation of نورة الحربي went to the branch in عنيزة; you will have an answer before the day ends',
          ),
          action: { label: t('تراجع', 'Undo'), onPress: () => {} },
        },
      ]}
    />
  )),
};
