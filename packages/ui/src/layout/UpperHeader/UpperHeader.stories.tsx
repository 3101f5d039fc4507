import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { LocaleSwitch } from '../LocaleSwitch/index.ts';
import { UpperHeader, type UpperHeaderProps } from './UpperHeader.tsx';
import { interactiveWindowParameters, onPaper, onPhone, windowParameters } from '../../testing/modes.ts';

const meta: Meta<typeof UpperHeader> = {
  title: 'Layout/UpperHeader',
  component: UpperHeader,
  parameters: windowParameters,
  render: bilingual<UpperHeaderProps>((t, args) => (
    <UpperHeader
      phone="+966112345678"
      hours={t('الأحد – الخميس، ٨ ص – ٤ م', 'Sunday – Thursday, 8 am – 4 pm')}
      {...args}
    >
      <LocaleSwitch href="#other" />
    </UpperHeader>
  )),
};
export default meta;
type Story = StoryObj<typeof UpperHeader>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
export const Notifications: Story = {
  parameters: interactiveWindowParameters,
  args: { notifications: { href: '#notifications', count: 3 } },
  play: async ({ canvasElement, globals }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: globals['locale'] === 'en' ? '3 notifications' : '٣ إشعارات' }),
    ).toHaveAttribute('href', '#notifications');
  },
};
export const NoNotifications: Story = { args: { notifications: { href: '#notifications', count: 0 } } };
export const Phone: Story = {
  ...onPhone,
  args: { notifications: { href: '#notifications', count: 12 } },
};
export const MixedDirection: Story = {
  render: bilingual<UpperHeaderProps>((t, args) => (
    <UpperHeader phone="+966112345678" hours={t('الأحد – الخميس، 8 am – 4 pm', 'الأحد – الخميس, 8 am – 4 pm')} {...args}>
      <LocaleSwitch href="#other" />
    </UpperHeader>
  )),
};
