import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Organization',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/organization-info' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { play: shows('وثائق الجمعية', 'Documents') };
export const FormData: Story = { args: { at: '/organization-info/form-data' }, play: shows('النماذج', 'Forms') };
export const LinkRecord: Story = {
  args: { at: '/organization-info/link-record' },
  play: shows('سجل الروابط', 'Link record'),
};
export const Policy: Story = { args: { at: '/organization-info/policy' }, play: shows('السياسات', 'Policies') };
export const Regulations: Story = {
  args: { at: '/organization-info/regulations' },
  play: shows('اللوائح', 'Regulations'),
};
export const PolicyEmpty: Story = {
  args: { at: '/organization-info/policy' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('السياسات', 'Policies'),
};
