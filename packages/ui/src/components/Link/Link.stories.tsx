import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Link, type LinkProps } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  render: bilingual<Partial<LinkProps>>((t, args) => (
    <Link href="#goals" {...args}>
      {t('أهداف الجمعية', 'The association’s goals')}
    </Link>
  )),
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = { parameters: interactiveParameters };
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Partial<LinkProps>>((t, args) => (
    <Stack gap={3}>
      {(['accent', 'plain', 'muted', 'action'] as const).map((tone) => (
        <div key={tone}>
          <Link href="#news" iconEnd={tone === 'action' ? 'arrow-forward' : (undefined as never)} {...args} tone={tone}>
            {t('كل الأخبار', 'All news')}
          </Link>
        </div>
      ))}
    </Stack>
  )),
};
/** Announces that it opens a new tab, without access to `window.opener`. */
export const External: Story = {
  args: { href: 'https://www.vision2030.gov.sa', external: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /نافذة|تبويب|new/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const MixedDirection: Story = {
  render: bilingual<Partial<LinkProps>>((t, args) => (
    <Text>
      {t('اقرأ عن ', 'Read about ')}
      <Link href="https://www.vision2030.gov.sa" external {...args}>
        {t('Vision 2030', 'رؤية ٢٠٣٠')}
      </Link>
      {t('، ثم عد إلينا.', ', then come back.')}
    </Text>
  )),
};
