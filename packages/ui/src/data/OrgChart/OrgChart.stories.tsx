import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { HOSTILE, HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { OrgChart, type OrgChartProps } from './OrgChart.tsx';

const root = (t: Pick) => ({
  title: t('الجمعية العمومية', 'General assembly'),
  name: '',
  children: [
    {
      title: t('مجلس الإدارة', 'Council'),
      name: t('عبدالله الحربي', 'Abdullah Al-Harbi'),
      children: [
        { title: t('البرامج', 'Programmes'), name: t('سارة العتيبي', 'Sara Al-Otaibi') },
        { title: t('المالية', 'Finance'), name: t('نورة السالم', 'Noura Al-Salem') },
      ],
    },
  ],
});

const meta: Meta<typeof OrgChart> = {
  title: 'Data/OrgChart',
  component: OrgChart,
  render: bilingual<Partial<OrgChartProps>>((t, args) => <OrgChart root={root(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof OrgChart>;

/** Narrow container: a tree along the inline axis. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: bilingual<Partial<OrgChartProps>>((t, args) => (
    <div style={{ maxInlineSize: 400 }}>
      <OrgChart root={root(t)} {...args} />
    </div>
  )),
};
export const Phone: Story = { ...onPhone };

/**
 * Wide container: top to bottom; the last level hangs below its parent. A node with children collapses, by keyboard
 * too.
 */
export const Wide: Story = {
  render: bilingual<Partial<OrgChartProps>>((t, args) => (
    <div style={{ maxInlineSize: 1120 }}>
      <OrgChart
        root={{
          ...root(t),
          children: [
            {
              title: t('لجنة المراجعة', 'Audit committee'),
              name: t('ترفع تقريرها إلى الجمعية', 'Reports to the assembly'),
              children: [{ title: t('المراجعة الداخلية', 'Internal audit'), name: '' }],
            },
            {
              title: t('المدير التنفيذي', 'Director'),
              name: t('صالح القرعاوي', 'Saleh Al-Qarawi'),
              children: [
                {
                  title: t('البرامج', 'Programmes'),
                  name: '',
                  children: [
                    { title: t('البحث الاجتماعي', 'Social research'), name: '' },
                    { title: t('التطوع', 'Volunteering'), name: '' },
                  ],
                },
                { title: t('المالية', 'Finance'), name: t('أمل الحميد', 'Amal Al-Humaid') },
                { title: t('الفروع', 'Branches'), name: t('عبدالله العييري', 'Abdullah Al-Oyairi') },
              ],
            },
          ],
        }}
        {...args}
      />
    </div>
  )),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const research = canvas.getByText(globals['locale'] === 'en' ? 'Social research' : 'البحث الاجتماعي');
    const programs = canvas
      .getByText(globals['locale'] === 'en' ? 'Programmes' : 'البرامج')
      .closest('summary') as HTMLElement;
    await expect(research).toBeVisible();
    programs.focus();
    await userEvent.click(programs);
    await expect(research).not.toBeVisible();
    await userEvent.click(programs);
    await expect(research).toBeVisible();
  },
};
export const Single: Story = {
  render: bilingual((t) => (
    <OrgChart root={{ title: t('المدير التنفيذي', 'Director'), name: t('خالد المطيري', 'Khalid Al-Mutairi') }} />
  )),
};
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 300 }}>
      <OrgChart
        root={{
          ...root(t),
          title: t(
            'الجمعية العمومية للأعضاء المساهمين في الجمعية التعاونية',
            'General assembly of all members who hold shares in the cooperative',
          ),
        }}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ maxInlineSize: 400 }}>
      <OrgChart
        root={{
          title: t('مجلس الإدارة', 'Council'),
          name: t('Dr. Abdullah Al-Harbi', 'د. عبدالله الحربي'),
          children: [
            { title: t('إدارة IT & Data', 'إدارة البرامج'), name: t('Sara Al-Otaibi، CISSP', 'سارة العتيبي, CISSP') },
            {
              title: t('لجنة Audit & Risk', 'لجنة المراجعة والمخاطر'),
              name: t('تتبعها شركة KPMG', 'Works with شركة المراجعة'),
            },
          ],
        }}
      />
    </div>
  )),
};
/** Extreme content, and minimal content. */
export const Hostile: Story = {
  render: () => (
    <OrgChart
      root={{
        title: HOSTILE.word,
        name: HOSTILE.mixed,
        children: HOSTILE_TEXTS.map((title) => ({ title, name: HOSTILE.word, children: [{ title, name: '' }] })),
      }}
    />
  ),
};
