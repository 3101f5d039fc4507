import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Search',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/search' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No search term yet: shows starting points. */
export const Start: Story = { play: shows('البحث', 'Search') };
/** In news, programs, services and branches. i18n-ignore: the search term is Arabic in both languages. */
export const Found: Story = {
  parameters: {
    transcript: {
      structure: true,
      texts: ['سوق'],
      why: 'the search term is Arabic, so each language finds other entries',
    },
  },
  args: { at: '/search?search=سوق' },
  play: shows('البحث', 'Search'),
};
export const NothingFound: Story = { args: { at: '/search?search=xyz' }, play: shows('البحث', 'Search') };
