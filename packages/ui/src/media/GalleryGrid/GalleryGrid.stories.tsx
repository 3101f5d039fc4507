import { toLocaleDigits } from '@taawun/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { HOSTILE, HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { GalleryGrid, type GalleryGridProps } from './GalleryGrid.tsx';

const images = (t: Pick) =>
  [sampleImages.dunes, sampleImages.evening, sampleImages.water].map((image, index) => ({
    ...image,
    alt: t(`متطوعون، صورة ${toLocaleDigits(String(index + 1), 'ar')}`, `Volunteers, picture ${index + 1}`),
  }));
const meta: Meta<typeof GalleryGrid> = {
  title: 'Media/GalleryGrid',
  component: GalleryGrid,
  render: bilingual<Partial<GalleryGridProps>>((t, args) => (
    <GalleryGrid title={t('يوم التطوع', 'Volunteers’ day')} images={images(t)} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof GalleryGrid>;

export const Default: Story = { parameters: interactiveParameters };
/** Opened in a full-screen lightbox; closing returns focus to the pressed image. */
export const Enlarged: Story = {
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const second = within(canvasElement).getAllByRole('button')[1] as HTMLElement;
    await userEvent.click(second);
    const dialog = within(screen.getByRole('dialog', { name: english ? 'Volunteers’ day' : 'يوم التطوع' }));
    await waitFor(() => expect(dialog.getByText(english ? '2 of 3' : '٢ من ٣')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: english ? 'Close' : 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
  },
};
export const LongText: Story = {
  render: bilingual<Partial<GalleryGridProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <GalleryGrid
        {...args}
        title={t('يوم التطوع السنوي', 'The annual volunteers’ day')}
        images={images(t).map((image) => ({
          ...image,
          alt: t(
            'متطوعون يزرعون النخيل في مزرعة الجمعية عند أطراف بريدة في صباح يوم بارد',
            'Volunteers planting palms on the farm at the edge of Buraidah on a cold morning',
          ),
        }))}
      />
    </div>
  )),
};
/** In the lightbox, the title and the caption of an image mix both scripts. */
export const MixedDirection: Story = {
  render: bilingual<Partial<GalleryGridProps>>((t, args) => (
    <GalleryGrid
      {...args}
      title={t('يوم التطوع مع \u2068Green Valley Co.\u2069', 'A day with شركة الوادي الأخضر')}
      images={images(t).map((image) => ({
        ...image,
        alt: t(
          'متطوعو Google.org يزرعون النخيل في مزرعة Palm Valley',
          'Volunteers of مؤسسة النخلة plant palms in مزرعة الوادي',
        ),
      }))}
    />
  )),
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: globals['locale'] === 'en' ? /شركة الوادي الأخضر/ : /Green Valley Co\./ }),
      ).toBeVisible(),
    );
  },
};
/** Extreme content, and minimal content. */
export const Hostile: Story = {
  render: () => (
    <GalleryGrid
      title={HOSTILE.word}
      images={[...HOSTILE_TEXTS.map((alt) => ({ ...sampleImages.dunes, alt })), brokenImage]}
    />
  ),
};
