import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { OrgChart, type OrgChartProps } from './OrgChart.tsx';

const root = (t: Pick) => ({
  title: t('الجمعية العمومية', 'General assembly'), name: '',
  children: [{ title: t('مجلس الإدارة', 'Council'), name: t('عبدالله الحربي', 'Abdullah Al-Harbi'), children: [{ title: t('البرامج', 'Programs'), name: t('سارة العتيبي', 'Sara Al-Otaibi') }, { title: t('المالية', 'Finance'), name: t('نورة السالم', 'Noura Al-Salem') }] }],
});

const meta: Meta<typeof OrgChart> = {
  title: 'Data/OrgChart',
  component: OrgChart,
  render: bilingual<Partial<OrgChartProps>>((t, args) => <OrgChart root={root(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof OrgChart>;

export const Default: Story = {};
export const Single: Story = { render: bilingual((t) => <OrgChart root={{ title: t('المدير التنفيذي', 'Director'), name: t('خالد المطيري', 'Khalid Al-Mutairi') }} />) };
export const LongText: Story = { render: bilingual((t) => <div style={{ inlineSize: 300 }}><OrgChart root={{ ...root(t), title: t('الجمعية العمومية للأعضاء المساهمين في الجمعية التعاونية', 'General assembly of all members who hold shares in the cooperative') }} /></div>) };
