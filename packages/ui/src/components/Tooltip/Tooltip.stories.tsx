import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { IconButton } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

type Args = Partial<TooltipProps>;
const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  decorators: [
    (Story) => (
      <Stack align="center" justify="center" style={{ minBlockSize: 180 }}>
        <Story />
      </Stack>
    ),
  ],
  render: bilingual<Args>((t, args) => (
    <Tooltip text={t('طباعة كشف الحساب', 'Print the statement')} {...args}>
      <IconButton icon="printer" variant="outline" label={t('طباعة', 'Print')} />
    </Tooltip>
  )),
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

/** Keyboard focus opens it immediately, Escape closes it. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription(/كشف الحساب|statement/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const Paper: Story = { ...Default, ...onPaper };
/** A term also opens its tooltip on press, for touch. */
export const Term: Story = {
  render: bilingual<Args>((t, args) => (
    <Text>
      {t('تُحتسب ', 'The ')}
      <Tooltip
        text={t(
          'مبلغ يدفعه العضو مرة واحدة عند شراء الحصة، ولا يُسترد.',
          'What a member pays once when buying a share. It is not paid back.',
        )}
        {...args}
      >
        {t('علاوة الإصدار', 'share premium')}
      </Tooltip>
      {t(' مع سعر الحصة.', ' is charged with the share’s price.')}
    </Text>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Tooltip
      {...args}
      text={t(
        'يُحدَّث سعر الحصة كل ربع سنة بعد اعتماد القوائم المالية من مجلس الإدارة ومراجع الحسابات.',
        'The share’s price is set every quarter, once the council and the auditor have approved the statements.',
      )}
    >
      <IconButton icon="info" label={t('عن سعر الحصة', 'About the share’s price')} />
    </Tooltip>
  )),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Tooltip {...args} text={t('يفتح ملف PDF (2 MB) في نافذة جديدة', 'Opens the ملف PDF in a new window')}>
      <IconButton icon="file" label={t('الملف', 'File')} />
    </Tooltip>
  )),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
