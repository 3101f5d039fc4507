import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { ProgramCard } from '../../cards/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const quotes = (t: Pick): { by: string; text: string }[] => [
  {
    by: t('نورة الحربي، بريدة', 'Noura Al-Harbi, Buraidah'),
    text: t(
      'بدأت بعشر حصص، واليوم أعرف أين يذهب كل ريال.',
      'I began with ten shares, and today I know where every riyal goes.',
    ),
  },
  {
    by: t('سعد العتيبي، عنيزة', 'Saad Al-Otaibi, Unaizah'),
    text: t('البئر التي حفرناها معًا تسقي ثلاث قرى.', 'The well we dug together waters three villages.'),
  },
  {
    by: t('أم خالد، الرس', 'Umm Khalid, Ar Rass'),
    text: t('بعت أول موسم تمر من سوق الجمعية.', 'I sold my first season of dates at the association’s market.'),
  },
  {
    by: t('فهد المطيري، البكيرية', 'Fahad Al-Mutairi, Al Bukayriyah'),
    text: t('الحقيبة المدرسية وصلت قبل أول يوم دراسي.', 'The school bag came before the first day of school.'),
  },
  {
    by: t('هيا الدوسري، المذنب', 'Haya Al-Dosari, Al Mithnab'),
    text: t('صوتي في الجمعية العمومية يساوي صوت غيري.', 'My vote at the assembly counts like anyone else’s.'),
  },
  {
    by: t('عبدالله الشمري، حائل', 'Abdullah Al-Shammari, Hail'),
    text: t('البيت المحمي غيّر دخل أسرتنا.', 'The greenhouse changed what our family earns.'),
  },
];
const cards = (t: Pick, count = 6) =>
  quotes(t)
    .slice(0, count)
    .map(({ by, text }) => (
      <Card key={by} as="figure">
        <blockquote>{text}</blockquote>
        <figcaption>
          <Text as="span" tone="subtle" size="sm">
            {by}
          </Text>
        </figcaption>
      </Card>
    ));

type Args = Partial<CarouselProps>;
const meta: Meta<typeof Carousel> = {
  title: 'Components/Carousel',
  component: Carousel,
  render: bilingual<Args>((t, args) => (
    <Carousel label={t('قصص الأعضاء', 'Stories of members')} {...args}>
      {cards(t)}
    </Carousel>
  )),
};
export default meta;
type Story = StoryObj<typeof Carousel>;

/** In Arabic the row scrolls from right to left, and the buttons mirror. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: english ? 'Next' : 'التالي' });
    const back = canvas.getByRole('button', { name: english ? 'Previous' : 'السابق' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    const strip = canvas.getByRole('list');
    await userEvent.click(next);
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    await expect(Math.sign(strip.scrollLeft)).toBe(english ? 1 : -1);
    await userEvent.click(back);
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Paper: Story = { ...onPaper };
/** Cards with an image, a link and buttons. */
export const Programs: Story = {
  render: bilingual<Args>((t, args) => (
    <Carousel label={t('البرامج', 'Programmes')} {...args}>
      {[
        [t('سقيا النخيل', 'Watering the palms'), sampleImages.dunes, 36000000],
        [t('حقيبة طالب', 'A pupil’s bag'), sampleImages.evening, 11500000],
        [t('بئر القرية', 'The village well'), sampleImages.water, 17800000],
        [t('بيت محمي', 'A greenhouse'), sampleImages.dunes, 9000000],
        [t('سوق الأسر', 'The families’ market'), sampleImages.evening, 4200000],
      ].map(([title, image, raised]) => (
        <ProgramCard
          key={title as string}
          title={title as string}
          href="#program"
          donateHref="#donate"
          summary={t('لصالح الأسر المنتجة في القصيم.', 'For the producing families of Qassim.')}
          image={image as typeof sampleImages.dunes}
          raised={raised as number}
          goal={50000000}
        />
      ))}
    </Carousel>
  )),
};
export const OneAtATime: Story = { args: { size: 'full' } };
/** All items fit: no buttons. */
export const Few: Story = {
  args: { size: 'sm' },
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 'min(100%, 540px)' }}>
      <Carousel label={t('قصص الأعضاء', 'Stories of members')} {...args} size="sm">
        {cards(t, 1)}
      </Carousel>
    </div>
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Carousel label={t('قصص الأعضاء', 'Stories of members')} {...args}>
      {[
        <Card key="long">
          <Text>
            {t(
              'انضممت إلى الجمعية قبل خمسة عشر عامًا، ورأيت كيف كبرت من فرع واحد إلى اثني عشر فرعًا. '.repeat(3),
              'I joined fifteen years ago, and saw it grow from one branch to twelve. '.repeat(3),
            )}
          </Text>
        </Card>,
        ...cards(t),
      ]}
    </Carousel>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Carousel label={t('الشركاء', 'Partners')} size="sm" {...args}>
      {['Vision 2030', 'مدى', 'HyperPay', 'بنك التنمية', 'Apple Pay', 'سابك SABIC'].map((name) => (
        <Card key={name}>
          <bdi>{name}</bdi>
        </Card>
      ))}
    </Carousel>
  )),
};
