import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { ShareLinks, type ShareLinksProps } from './ShareLinks.tsx';

const meta: Meta<typeof ShareLinks> = {
  title: 'Media/ShareLinks',
  component: ShareLinks,
  parameters: {
    i18n: {
      mixedDirection: 'title and URL are shared, not rendered; every rendered text is a message of the catalogue',
    },
  },
  // The native share sheet would cover the story.
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  },
  render: bilingual<Partial<ShareLinksProps>>((t, args) => (
    <ShareLinks
      title={t('افتتاح سوق المنتجات', 'The market opens')}
      url="https://taawun.example/news/market"
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof ShareLinks>;

export const Default: Story = { parameters: interactiveParameters };
export const Paper: Story = { ...onPaper };
/** Without a native share sheet, the address is copied and a status message announces it. */
export const Copied: Story = {
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: english ? 'Copy the link' : 'نسخ الرابط' }));
    await expect(await canvas.findByText(english ? 'Link copied' : 'نُسخ الرابط')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('https://taawun.example/news/market');
  },
};
export const WithoutPrint: Story = { args: { noPrint: true } };
