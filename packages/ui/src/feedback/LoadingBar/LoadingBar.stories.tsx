import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPaper } from '../../testing/modes.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta: Meta<typeof LoadingBar> = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  parameters: {
    i18n: { mixedDirection: 'its only text is a message of the catalogue, for assistive technology only' },
  },
  args: { active: true },
};
export default meta;
type Story = StoryObj<typeof LoadingBar>;

/** Appears after 200 ms: shorter loads show no bar. */
export const Default: Story = {
  play: async ({ globals }) => {
    await waitFor(() =>
      expect(
        screen.getByRole('progressbar', { name: globals['locale'] === 'en' ? 'Loading page' : 'جارٍ تحميل الصفحة' }),
      ).toBeVisible(),
    );
  },
};
export const Paper: Story = { ...onPaper };
export const Idle: Story = {
  args: { active: false },
  play: async () => {
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
};
