import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Media',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/media_center/news' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SectionNews: Story = { args: { at: '/media_center/news' }, play: shows('الأخبار', 'News') };
export const SectionGallery: Story = {
  args: { at: '/media_center/gallery' },
  play: shows('معرض الصور', 'Gallery'),
};
export const Videos: Story = { args: { at: '/media_center/videos' }, play: shows('المقاطع المرئية', 'Videos') };
export const Vision2030: Story = { args: { at: '/media_center/2030_vision' }, play: shows('رؤية ٢٠٣٠', 'Vision 2030') };
export const OrgGuide: Story = {
  args: { at: '/media_center/org_guide' },
  play: shows('دليل الجمعية', 'Guide to the association'),
};
export const OrgStatistics: Story = {
  args: { at: '/media_center/org_statistics' },
  play: shows('إحصاءات الجمعية', 'Statistics'),
};
export const ArticleInSection: Story = {
  args: { at: '/media_center/news/three-greenhouses-in-service' },
  play: shows(
    'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي',
    'Three greenhouses go into service for local food security',
  ),
};
export const Gallery: Story = { args: { at: '/gallery' }, play: shows('معرض الصور', 'Gallery') };
export const GalleryEmpty: Story = {
  args: { at: '/gallery' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('معرض الصور', 'Gallery'),
};
export const VideosNone: Story = {
  args: { at: '/media_center/videos' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('المقاطع المرئية', 'Videos'),
};
/** The bare path redirects to the news. */
export const BareLeadsToNews: Story = { args: { at: '/media_center' }, play: shows('الأخبار', 'News') };
