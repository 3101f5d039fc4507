import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Bdi } from '../../components/Text/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';

const palms = (t: Pick) =>
  ({
    program: t('سقيا النخيل', 'Watering the palms'),
    amount: 10000,
    months: 6,
    monthsLeft: 2,
    state: 'active',
    nextChargeOn: '2026-12-01',
  }) as const;
const buttons = (t: Pick) => (
  <>
    <Button size="sm" variant="secondary">
      {t('إيقاف مؤقت', 'Pause')}
    </Button>
    <Button size="sm" variant="quiet">
      {t('تغيير البطاقة', 'Change card')}
    </Button>
  </>
);
const meta: Meta<typeof SubscriptionCard> = {
  title: 'Cards/SubscriptionCard',
  component: SubscriptionCard,
  render: bilingual<Partial<SubscriptionCardProps>>((t, args) => (
    <Grid>
      <SubscriptionCard {...palms(t)} actions={buttons(t)} {...args} />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof SubscriptionCard>;

export const Default: Story = {
  parameters: interactiveParameters,
  args: { href: '#palms' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    await expect(canvas.getByText(globals['locale'] === 'en' ? '2 of 6 months left' : 'بقي شهران من ٦')).toBeVisible();
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Grid>
      <SubscriptionCard {...palms(t)} actions={buttons(t)} />
      <SubscriptionCard
        program={t('حقيبة طالب', 'A pupil’s bag')}
        amount={5000}
        months={12}
        monthsLeft={11}
        state="paused"
        actions={<Button size="sm">{t('استئناف', 'Resume')}</Button>}
      />
      <SubscriptionCard
        program={t('بئر القرية', 'The village well')}
        amount={25000}
        months={3}
        monthsLeft={1}
        state="failed"
        nextChargeOn="2026-11-24"
        actions={<Button size="sm">{t('تغيير البطاقة', 'Change card')}</Button>}
      />
      <SubscriptionCard
        program={t('سلة رمضان', 'Ramadan basket')}
        amount={20000}
        months={3}
        monthsLeft={0}
        state="ended"
      />
      <SubscriptionCard
        program={t('كسوة الشتاء', 'Winter clothes')}
        amount={7500}
        months={4}
        monthsLeft={0}
        state="completed"
      />
      <SubscriptionCard
        program={t('كفالة يتيم', 'An orphan’s care')}
        amount={30000}
        months={12}
        monthsLeft={9}
        state="cancelled"
        card={
          <span>
            {t('مدى', 'mada')} <Bdi dir="ltr">{'•••• 4411'}</Bdi>
          </span>
        }
        actions={<Button size="sm">{t('استئناف', 'Resume')}</Button>}
      />
    </Grid>
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<SubscriptionCardProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <SubscriptionCard
        {...palms(t)}
        program={t(
          'برنامج تأهيل وتدريب أبناء الأسر المستفيدة على إدارة المشاريع الصغيرة',
          'Training the children of families in need to run small enterprises',
        )}
        amount={123456789}
        actions={buttons(t)}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<SubscriptionCardProps>>((t, args) => (
    <Grid>
      <SubscriptionCard {...palms(t)} program={t('طاقة Solar للقرى', 'Solar طاقة for villages')} {...args} />
    </Grid>
  )),
};
