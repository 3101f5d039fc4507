import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { BranchCard, type BranchCardProps } from './BranchCard.tsx';

const meta: Meta<typeof BranchCard> = {
  title: 'Cards/BranchCard',
  component: BranchCard,
  render: bilingual<Partial<BranchCardProps>>((t, args) => (
    <Grid>
      <BranchCard
        name={t('فرع بريدة', 'Buraidah branch')}
        href="#buraidah"
        city={t('بريدة', 'Buraidah')}
        address={t('طريق الملك فهد، حي الصفراء', 'King Fahd Road, As Safra')}
        mobile="+966500000001"
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof BranchCard>;

/** The card links to the branch, the phone number starts a call. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /فرع بريدة|Buraidah/ })).toHaveAttribute('href', '#buraidah');
    await expect(canvas.getByRole('link', { name: '+966 50 000 0001' })).toHaveAttribute('href', 'tel:+966500000001');
  },
};
export const Main: Story = { args: { isMain: true, active: true } };
/** Without an address the city is shown, without a mobile number the landline. */
export const Sparse: Story = {
  render: bilingual<Partial<BranchCardProps>>((t, args) => (
    <Grid>
      <BranchCard
        name={t('فرع عنيزة', 'Unaizah branch')}
        href="#unaizah"
        city={t('عنيزة', 'Unaizah')}
        phone="+966163621000"
        {...args}
      />
    </Grid>
  )),
};
export const LongText: Story = {
  args: { isMain: true },
  render: bilingual<Partial<BranchCardProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <BranchCard
        name={t('فرع محافظة عيون الجواء والقرى المجاورة لها', 'Branch of Uyun Al Jiwa and the villages around it')}
        href="#uyun"
        city={t('عيون الجواء', 'Uyun Al Jiwa')}
        address={t(
          'شارع الأمير فيصل بن بندر، بجوار مبنى البلدية القديم، حي السلام',
          'Prince Faisal bin Bandar Street, beside the old municipality, As Salam',
        )}
        mobile="+966500000001"
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<BranchCardProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <BranchCard
        name={t('فرع Riyadh Front', 'فرع واجهة الرياض')}
        href="#riyadh"
        city={t('Riyadh', 'الرياض')}
        address={t('مبنى S4، Airport Road، حي Ghirnatah', 'طريق المطار, building 4, حي غرناطة')}
        mobile="+966500000001"
        {...args}
      />
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <BranchCard
          key={text}
          name={text}
          href={`#${index}`}
          city={text}
          isMain={index % 2 === 0}
          {...(index % 2 ? {} : { address: text, mobile: '+966500000001' })}
        />
      ))}
    </Grid>
  ),
};
