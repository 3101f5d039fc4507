import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { programs } from '@taawun/api-client/fixtures';
import { onPaper, pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, shows } from '../../testing/story-play.ts';
import { PANEL } from '../shared/giving/donation.ts';

const meta = {
  title: 'Pages/Programs',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/programs/bir-alqarya' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A campaign that takes donations. */
export const Open: Story = { play: shows('بئر القرية', 'The Village Well') };
export const OpenOnPaper: Story = { ...Open, ...onPaper };
/** An amount of the list is chosen in the donation panel, which says what it gives. */
export const AmountChosen: Story = {
  args: { at: '/programs/suqya-alnakheel' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const line = isArabic(globals) ? /تغرس نخلة/ : /plants a new palm/;
    await userEvent.click(await canvas.findByRole('link', { name: line }));
    await expect(canvas.getByRole('radio', { name: isArabic(globals) ? '٥٠٠' : '500' })).toBeChecked();
    await expect(canvas.getByText(line, { selector: '[role="status"]' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', PANEL));
  },
};
/** The target has been reached: other campaigns take its place. */
export const Reached: Story = {
  args: { at: '/programs/maktabat-alfuru' },
  play: shows('مكتبة في كل فرع', 'A Library in Every Branch'),
};
/** Just begun, and without anything beside its text. */
export const New: Story = {
  args: { at: '/programs/new' },
  beforeEach: ({ msw, globals }) =>
    msw.use(
      http.get('*/api/programs/new', () => {
        const [first] = programs;
        return HttpResponse.json({
          program: {
            ...first,
            slug: 'new',
            title: isArabic(globals) ? 'ظل المدارس' : 'Shade for the Schools',
            summary: isArabic(globals) ? 'مظلات لساحات عشر مدارس.' : 'Canopies for the yards of ten schools.',
            body: '',
            category: { slug: 'education', name: isArabic(globals) ? 'تعليم' : 'Education' },
            beneficiaries: isArabic(globals) ? 'طلاب عشر مدارس' : 'The pupils of ten schools',
            image: null,
            raised: 0,
            donors_count: 0,
            impacts: [],
            milestones: [],
            updates: [],
          },
        });
      }),
      http.get('*/api/donors', () =>
        HttpResponse.json({ donors: [], pagination: { page: 1, per_page: 6, total: 0, total_pages: 0 } }),
      ),
    ),
  play: shows('ظل المدارس', 'Shade for the Schools'),
};
export const NoSuchProgram: Story = {
  args: { at: '/programs/nothing' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
