import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Legal',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/privacy-policy' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = { play: shows('سياسة الخصوصية', 'Privacy policy') };
export const TermsConditions: Story = {
  args: { at: '/terms-conditions' },
  play: shows('الشروط والأحكام', 'Terms and conditions'),
};
