import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { Lightbox, type LightboxImage, type LightboxProps } from './Lightbox.tsx';

type Args = Partial<LightboxProps>;
const album = (t: Pick): LightboxImage[] => [
  {
    ...sampleImages.dunes,
    alt: t('كثبان عند الغروب في القصيم', 'Dunes at sunset in Qassim'),
    caption: t('كثبان القصيم في مساء يوم التطوع', 'The dunes of Qassim on the evening of the volunteers’ day'),
  },
  { ...sampleImages.evening, alt: t('المدرسة في المساء', 'The school in the evening') },
  {
    ...sampleImages.water,
    alt: t('بئر القرية', 'The village well'),
    caption: t('بئر القرية بعد تشغيلها', 'The village well, at work'),
  },
];
const meta: Meta<typeof Lightbox> = {
  title: 'Dialogs/Lightbox',
  component: Lightbox,
  args: { index: 0, onIndexChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live<number | null> initial={args.index ?? null}>
      {(index, set) => (
        <>
          <Button onClick={() => set(0)}>{t('افتح الألبوم', 'Open the album')}</Button>
          <Lightbox
            title={t('يوم التطوع', 'Volunteers’ day')}
            images={album(t)}
            {...args}
            index={index}
            onIndexChange={(next, details) => {
              set(next);
              args.onIndexChange?.(next, details);
            }}
          />
        </>
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof Lightbox>;

/** The counter shows the position; the arrows point in reading direction, stop at both ends and keep the focus. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ args, globals }) => {
    const english = globals['locale'] === 'en';
    const dialog = within(screen.getByRole('dialog', { name: english ? 'Volunteers’ day' : 'يوم التطوع' }));
    const next = dialog.getByRole('button', { name: english ? 'Next photo' : 'الصورة التالية' });
    await userEvent.click(next);
    await waitFor(() => expect(dialog.getByText(english ? '2 of 3' : '٢ من ٣')).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('img')).toHaveAttribute(
        'alt',
        english ? 'The school in the evening' : 'المدرسة في المساء',
      ),
    );
    await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2, { reason: 'next' });
    await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: english ? 'Previous photo' : 'الصورة السابقة' }));
    await waitFor(() => expect(dialog.getByText(english ? '2 of 3' : '٢ من ٣')).toBeVisible());
  },
};
export const Phone: Story = { ...onPhone };
/**
 * The arrow key in reading direction shows the next image: the left one in Arabic. Home and End show the first and last
 * image.
 */
export const Keyboard: Story = {
  args: { index: 1 },
  play: async ({ args, globals }) => {
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
    await userEvent.keyboard(globals['locale'] === 'en' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2, { reason: 'key' });
    await userEvent.keyboard('{Home}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0, { reason: 'key' });
    await userEvent.keyboard('{End}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2, { reason: 'key' });
  },
};
/** A single image without arrows and counter. */
export const Single: Story = {
  render: bilingual<Args>((t, args) => (
    <Lightbox
      onIndexChange={fn()}
      {...args}
      title={t('بئر القرية', 'The village well')}
      index={0}
      images={album(t).slice(2)}
    />
  )),
};
/** An image that fails to load shows the fallback; its caption stays. */
export const Broken: Story = {
  render: bilingual<Args>((t, args) => (
    <Lightbox
      onIndexChange={fn()}
      {...args}
      title={t('يوم التطوع', 'Volunteers’ day')}
      index={0}
      images={[
        {
          url: 'data:image/png;base64,broken',
          alt: t('صورة جماعية للمتطوعين', 'The volunteers together'),
          width: 4,
          height: 3,
        },
        ...album(t),
      ]}
    />
  )),
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('img', { name: /المتطوعين|volunteers/ })).toBeNull());
  },
};
/** Link to the full-size image in a new tab. */
export const WithOriginal: Story = {
  render: bilingual<Args>((t, args) => (
    <Lightbox
      onIndexChange={fn()}
      {...args}
      title={t('يوم التطوع', 'Volunteers’ day')}
      index={0}
      images={album(t).map((image) => ({ ...image, original: '/media/original.jpg' }))}
    />
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Lightbox
      onIndexChange={fn()}
      {...args}
      title={t(
        'يوم التطوع السنوي في مزارع الجمعية التعاونية وأسواقها في منطقة القصيم',
        'The annual volunteers’ day on the farms and markets of the cooperative in the region of Qassim',
      )}
      index={1}
      images={album(t).map((image) => ({
        ...image,
        caption: t(
          'شارك أكثر من ستين متطوعًا في زراعة النخيل وسقيها وتنظيف القنوات، ثم اجتمعوا مع الأسر المنتجة على مائدة واحدة. '.repeat(
            3,
          ),
          'More than sixty volunteers planted and watered palms and cleared the channels, then sat down with the producing families at one table. '.repeat(
            3,
          ),
        ),
      }))}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Lightbox
      onIndexChange={fn()}
      {...args}
      title={t('معرض Saudi Agriculture 2026', 'معرض الزراعة 2026')}
      index={0}
      images={album(t).map((image) => ({
        ...image,
        caption: (
          <>
            {t('جناح الجمعية في', 'Our stand at')} <bdi>{t('Riyadh Front', 'واجهة الرياض')}</bdi>
          </>
        ),
      }))}
    />
  )),
};
