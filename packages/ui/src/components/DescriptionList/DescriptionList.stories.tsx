import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { Bdi, EmailText, Money, PhoneText } from '../Text/index.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const facts = (t: Pick) => [
  { term: t('الاسم', 'Name'), details: t('نورة الحربي', 'Noura Al-Harbi') },
  { term: t('رقم العضوية', 'Member number'), details: t('١٠٤٢', '1042') },
  { term: t('الفرع', 'Branch'), details: t('بريدة', 'Buraidah') },
  { term: t('قيمة الحصص', 'Value of shares'), details: <Money halalas={3000000} fraction="always" /> },
];

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  render: bilingual<Partial<DescriptionListProps>>((t, args) => <DescriptionList items={facts(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};
export const Phone: Story = { ...onPhone, args: { columns: 2 } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const LongText: Story = {
  render: bilingual<Partial<DescriptionListProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <DescriptionList
        items={[
          {
            term: t('الجهة المشرفة على قبول الحكومة', 'Body in charge of government acceptance'),
            details: t(
              'وزارة الموارد البشرية والتنمية الاجتماعية، فرع منطقة القصيم',
              'Ministry of Human Resources and Social Development, Qassim branch',
            ),
          },
        ]}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  parameters: interactiveParameters,
  render: bilingual<Partial<DescriptionListProps>>((t, args) => (
    <DescriptionList
      items={[
        { term: t('الجوال', 'Mobile'), details: <PhoneText value="+966500000001" href /> },
        { term: t('البريد', 'Email'), details: <EmailText value="info@taawun.example" href /> },
        { term: t('الآيبان', 'IBAN'), details: <Bdi dir="ltr">SA03 8000 0000 6080 1016 7519</Bdi> },
      ]}
      {...args}
    />
  )),
};
