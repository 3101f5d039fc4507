import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { pictures } from '../../testing/pictures.ts';
import { GalleryGrid, type GalleryGridProps } from './GalleryGrid.tsx';

const images = (t: Pick) => [pictures.dunes, pictures.evening, pictures.water].map((image, index) => ({ ...image, alt: t(`متطوعون، صورة ${index + 1}`, `Volunteers, picture ${index + 1}`) }));
const meta: Meta<typeof GalleryGrid> = {
  title: 'Media/GalleryGrid',
  component: GalleryGrid,
  render: bilingual<Partial<GalleryGridProps>>((t, args) => <GalleryGrid title={t('يوم التطوع', 'Volunteers’ day')} images={images(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof GalleryGrid>;

export const Default: Story = {};
/** Enlarged, with the way to its neighbours; after the last comes the first. */
export const Enlarged: Story = {
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: english ? 'Volunteers’ day' : 'يوم التطوع' }));
    await expect(dialog.getByText(english ? /3 of 3/ : /٣ من ٣/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: english ? 'Next picture' : 'الصورة التالية' }));
    await waitFor(() => expect(dialog.getByText(english ? /1 of 3/ : /١ من ٣/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: english ? 'Previous picture' : 'الصورة السابقة' }));
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', english ? 'Volunteers, picture 3' : 'متطوعون، صورة 3');
  },
};
