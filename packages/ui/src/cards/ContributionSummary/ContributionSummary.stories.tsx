import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContributionSummary } from './ContributionSummary.tsx';
import { interactiveParameters } from '../../testing/modes.ts';

const meta = {
  title: 'Cards/ContributionSummary',
  component: ContributionSummary,
  parameters: {
    i18n: {
      mixedDirection: 'renders numbers and messages of the catalogue; their only Latin word, PDF, is in every story',
    },
  },
  args: { shares: 240, gained: 40, price: 12500, change: 0.042, certificateHref: '/media/certificate.pdf' },
} satisfies Meta<typeof ContributionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const canvas = within(canvasElement);
    await expect(canvas.getByText(english ? 'SAR 30,000' : '٣٠٬٠٠٠ ر.س')).toBeVisible();
    await expect(canvas.getByText(english ? 'Up 4.2%' : /^ارتفع ٤٫٢٪/)).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: english ? 'Share certificate PDF' : 'شهادة الحصص PDF' }),
    ).toHaveAttribute('href', '/media/certificate.pdf');
  },
};
/** A falling price is conveyed by text, not only by colour. */
export const Falling: Story = { args: { change: -0.018, gained: -10 } };
/** No shares: neither certificate nor change. */
export const Empty: Story = { args: { shares: 0, gained: 0, certificateHref: undefined, change: 0 } };
export const Loading: Story = { args: { loading: true } };
/** Large figures use a smaller font size and wrap before their label. */
export const LongText: Story = {
  args: { shares: 1234567, price: 123456, gained: 120000 },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ContributionSummary {...args} />
    </div>
  ),
};
