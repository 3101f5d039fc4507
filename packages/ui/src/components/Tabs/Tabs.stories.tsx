import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Badge } from '../Badge/index.ts';
import { NumberText, Text } from '../Text/index.ts';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const items = (t: Pick): TabItem[] => [
  {
    key: 'about',
    label: t('عن البرنامج', 'About'),
    content: (
      <Text>
        {t(
          'زراعة وسقيا ألف نخلة لصالح الأسر المنتجة في القصيم.',
          'A thousand palms planted and watered for the producing families of Qassim.',
        )}
      </Text>
    ),
  },
  {
    key: 'budget',
    label: t('الميزانية', 'Budget'),
    content: (
      <Text>
        {t(
          'تُنشر الميزانية كل ربع سنة بعد اعتماد مجلس الإدارة.',
          'The budget is published every quarter, once the council has approved it.',
        )}
      </Text>
    ),
  },
  {
    key: 'reports',
    label: t('التقارير', 'Reports'),
    badge: (
      <Badge tone="primary">
        <NumberText value={3} />
      </Badge>
    ),
    content: (
      <Text>{t('ثلاثة تقارير ميدانية عن موسم الغرس.', 'Three reports from the field on the planting season.')}</Text>
    ),
  },
];

type Args = Partial<TabsProps>;
const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Tabs label={t('سقيا النخيل', 'Watering the palms')} items={items(t)} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof Tabs>;

/** Arrow keys follow the reading direction: in Arabic the left arrow moves forward. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args, globals }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('tab');
    if (!first || !second || !third) throw new Error('The story has three tabs.');
    await userEvent.click(first);
    await userEvent.keyboard(globals['locale'] === 'en' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('budget');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('tabpanel', { name: /التقارير|Reports/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};
export const Chosen: Story = { args: { defaultValue: 'reports' } };
/** A lazy panel renders when it is first selected, and stays mounted. */
export const Lazy: Story = { args: { lazy: true } };
/** More tabs than fit on a phone: the row scrolls to the selected tab and fades where it continues. */
export const Scrolling: Story = {
  args: { defaultValue: 'y2022' },
  render: bilingual<Args>((t, args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Tabs
        label={t('القوائم المالية', 'Financial statements')}
        {...args}
        items={[2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year) => ({
          key: `y${year}`,
          label: t(`عام ${year.toLocaleString('ar-EG', { useGrouping: false })}`, `Year ${year}`),
          content: (
            <Text>
              {t('اعتمدت الجمعية العمومية القوائم المالية.', 'The general assembly approved the statements.')}
            </Text>
          ),
        }))}
      />
    </div>
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Tabs
      label={t('البرنامج', 'Program')}
      {...args}
      items={items(t).map((item) => ({
        ...item,
        label: t(`${item.label} ضمن مشروع الأمن الغذائي`, `${item.label} in the food security project`),
      }))}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Tabs
      label={t('الملفات', 'Files')}
      {...args}
      items={[
        { key: 'pdf', label: t('تقرير PDF', 'PDF تقرير'), content: t('ملف PDF بحجم 2 MB', 'A PDF of the تقرير') },
        { key: 'xls', label: t('جدول Excel 2026', 'Excel جدول 2026'), content: t('جدول Excel', 'An Excel sheet') },
      ]}
    />
  )),
};
