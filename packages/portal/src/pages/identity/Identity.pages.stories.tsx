import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Identity',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/identity/about' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  args: { at: '/identity/about' },
  play: shows('نبذة عن الجمعية', 'About the association'),
};
export const Vision: Story = { args: { at: '/identity/vision' }, play: shows('الرؤية', 'Vision') };
export const Mission: Story = { args: { at: '/identity/mission' }, play: shows('الرسالة', 'Mission') };
export const Goals: Story = { args: { at: '/identity/goals' }, play: shows('الأهداف', 'Goals') };
export const Principles: Story = { args: { at: '/identity/principles' }, play: shows('المبادئ', 'Principles') };
export const MembersWord: Story = {
  args: { at: '/identity/members_word' },
  play: shows('كلمة الأعضاء', 'From our members'),
};
export const OrgHistory: Story = { args: { at: '/identity/org_history' }, play: shows('مسيرة الجمعية', 'Our history') };
export const OrgChart: Story = {
  args: { at: '/identity/org_chart' },
  play: shows('الهيكل التنظيمي', 'Organisation chart'),
};
export const Programs: Story = {
  args: { at: '/identity/programs' },
  play: shows('البرامج والمنتجات', 'Programmes and products'),
};
/** No programs yet. */
export const ProgramsNone: Story = {
  args: { at: '/identity/programs' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('البرامج والمنتجات', 'Programmes and products'),
};
/** The bare path redirects to its first page. */
export const BareLeadsToAbout: Story = {
  args: { at: '/identity' },
  play: shows('نبذة عن الجمعية', 'About the association'),
};
