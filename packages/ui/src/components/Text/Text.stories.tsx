import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Bdi, DateText, EmailText, NumberText, PhoneText, Text, Truncate } from './index.ts';
import { Money } from './Money.tsx';

const meta = { title: 'Components/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: bilingual((t) => (
    <Text>
      {t(
        'جمعية تعاونية يملكها أعضاؤها، تعمل منذ أكثر من أربعين عامًا.',
        'A cooperative owned by its members, at work for more than forty years.',
      )}
    </Text>
  )),
};

/**
 * Numbers, dates and money in each language; phone and e-mail stay left to right. The Hijri calendars differ on this
 * day.
 */
export const MixedDirection: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <DescriptionList
      items={[
        { term: t('الجوال', 'Mobile'), details: <PhoneText value="+966500000001" href /> },
        { term: t('البريد', 'Email'), details: <EmailText value="info@taawun.example" href /> },
        { term: t('المبلغ', 'Amount'), details: <Money halalas={1250050} strong /> },
        { term: t('المبلغ كاملًا', 'Amount, full'), details: <Money halalas={60000} fraction="always" /> },
        { term: t('التاريخ', 'Date'), details: <DateText value="2026-09-23" format="long" calendar="both" /> },
        { term: t('النسبة', 'Share'), details: <NumberText value={0.72} format="percent" /> },
        { term: t('العدد', 'Number'), details: <NumberText value={18750} /> },
        { term: t('الآيبان', 'IBAN'), details: <Bdi>SA03 8000 0000 6080 1016 7519</Bdi> },
        {
          term: t('نص مقتطع', 'Truncated'),
          details: (
            <Truncate
              text={t(
                'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في منطقة القصيم هذا العام',
                'Three greenhouses start up as part of the food security project in Qassim this year',
              )}
            />
          ),
        },
      ]}
    />
  )),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '+966 50 000 0001' });
    await expect(link).toHaveAttribute('href', 'tel:+966500000001');
    await expect(getComputedStyle(link).direction).toBe('ltr');
  },
};
