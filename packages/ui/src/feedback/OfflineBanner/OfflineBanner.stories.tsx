import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

function pretend(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta: Meta<typeof OfflineBanner> = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  parameters: { i18n: { mixedDirection: 'its texts are messages of the catalogue' } },
  beforeEach: () => {
    pretend(false);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
};
export default meta;
type Story = StoryObj<typeof OfflineBanner>;

export const Default: Story = {
  play: async ({ globals }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      globals['locale'] === 'en' ? 'You are offline' : 'لا يوجد اتصال بالإنترنت',
    );
  },
};
/** Disappears when the connection is restored. */
export const BackOnline: Story = {
  play: async () => {
    pretend(true);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
