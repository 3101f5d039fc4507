import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { BranchDetails, type BranchDetailsProps } from './BranchDetails.tsx';

const branch = (t: Pick) => ({
  name: t('فرع بريدة', 'Buraidah branch'),
  address: t('طريق الملك فهد', 'King Fahd Road'),
  postal_code: '52381',
  additional_no: '7820',
  mail_box: '1042',
  building_no: '2929',
  short_address: 'RRRD2929',
  mobile: '+966500000001',
  phone: '+966163621000',
  fax: '+966163621001',
  email: 'buraidah@taawun.example',
  language: t('العربية', 'Arabic'),
  cooperative_acceptance: t('قرار ١٢ لعام ١٤٠٢', 'Decision 12 of 1402'),
  government_acceptance: t('ترخيص ٨١', 'Licence 81'),
  working_hours: t('الأحد – الخميس، ٨ ص – ٤ م', 'Sunday – Thursday, 8 am – 4 pm'),
});

const meta: Meta<typeof BranchDetails> = {
  title: 'Cards/BranchDetails',
  component: BranchDetails,
  render: bilingual<Partial<BranchDetailsProps>>((t, args) => <BranchDetails branch={branch(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof BranchDetails>;

/** Numbers in the digits of the locale; phone numbers, e-mail and short address stay Latin and left to right. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(globals['locale'] === 'en' ? '52381' : '٥٢٣٨١')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('RRRD2929')).direction).toBe('ltr');
    await expect(canvas.getByRole('link', { name: 'buraidah@taawun.example' })).toHaveAttribute(
      'href',
      'mailto:buraidah@taawun.example',
    );
  },
};
/** Missing values are not rendered. */
export const Sparse: Story = {
  render: bilingual((t) => (
    <BranchDetails
      branch={{ name: t('فرع عنيزة', 'Unaizah branch'), phone: '+966163621000', mail_box: null, email: '' }}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <BranchDetails
      branch={{
        ...branch(t),
        name: t('فرع Riyadh Front', 'فرع واجهة الرياض'),
        address: t('مبنى S4، Airport Road، حي Ghirnatah', 'طريق المطار, building 4, حي غرناطة'),
        language: t('English', 'العربية'),
        cooperative_acceptance: t('قرار MHRSD 12-1402', 'Decision وزارة الموارد البشرية ١٢'),
        working_hours: t('الأحد – الخميس، 8 am – 4 pm', 'الأحد – الخميس, 8 am – 4 pm'),
      }}
    />
  )),
};
