import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const meta: Meta<typeof Picture> = {
  title: 'Media/Picture',
  component: Picture,
  parameters: { i18n: { mixedDirection: 'its text is the alternative text of the image and is not rendered' } },
  render: bilingual<PictureProps>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Picture image={{ ...sampleImages.dunes, alt: t('كثبان القصيم', 'Dunes of Qassim') }} {...args} />
    </div>
  )),
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /كثبان القصيم|Dunes of Qassim/ })).toBeVisible();
  },
};
export const Variants: Story = {
  render: (args) => (
    <Grid min="sm">
      {(['wide', 'photo', 'square', 'portrait'] as const).map((ratio) => (
        <Picture key={ratio} image={{ ...sampleImages.evening, alt: '' }} {...args} ratio={ratio} />
      ))}
    </Grid>
  ),
};
export const Contain: Story = { args: { fit: 'contain', ratio: 'square' } };
export const Missing: Story = { args: { image: null } };
/** An image that fails to load shows the star. */
export const Broken: Story = {
  args: { image: { url: 'data:image/png;base64,broken', alt: 'x', width: 4, height: 3 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('img')).toBeNull());
  },
};
