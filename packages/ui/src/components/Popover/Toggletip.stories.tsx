import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Toggletip, type ToggletipProps } from './Toggletip.tsx';

type Args = Partial<ToggletipProps>;
const meta: Meta<typeof Toggletip> = {
  title: 'Components/Toggletip',
  component: Toggletip,
  decorators: [
    (Story) => (
      <Stack align="center" justify="center" style={{ minBlockSize: 240 }}>
        <Story />
      </Stack>
    ),
  ],
  render: bilingual<Args>((t, args) => (
    <Text>
      {t('علاوة الإصدار', 'Share premium')}{' '}
      <Toggletip label={t('ما علاوة الإصدار؟', 'What is the share premium?')} {...args}>
        {t(
          'مبلغ يدفعه العضو مرة واحدة عند شراء الحصة، ولا يُسترد.',
          'What a member pays once when buying a share. It is not paid back.',
        )}
      </Toggletip>
    </Text>
  )),
};
export default meta;
type Story = StoryObj<typeof Toggletip>;

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  return button;
};

export const Default: Story = { parameters: interactiveParameters };
/** Opened by a press; the focus stays on the button, and the text is announced. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const button = await open(canvasElement);
    await expect(screen.getByRole('status')).toHaveTextContent(/مرة واحدة|pays once/);
    await expect(button).toHaveFocus();
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Text>
      {t('سعر الحصة', 'Share price')}{' '}
      <Toggletip {...args} label={t('عن سعر الحصة', 'About the share’s price')}>
        {t(
          'يُحدَّث سعر الحصة كل ربع سنة بعد اعتماد القوائم المالية من مجلس الإدارة ومراجع الحسابات، ويُعلن في يوم العمل التالي.',
          'The share’s price is set every quarter, once the council and the auditor have approved the statements, and published on the next working day.',
        )}
      </Toggletip>
    </Text>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Text>
      {t('تسجيل الدخول', 'Sign in')}{' '}
      <Toggletip {...args} label={t('ما هو Nafath؟', 'What is نفاذ?')}>
        {t('Nafath تطبيق وطني (NIC) للتحقق من الهوية.', 'نفاذ is the national app that verifies your identity.')}
      </Toggletip>
    </Text>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
