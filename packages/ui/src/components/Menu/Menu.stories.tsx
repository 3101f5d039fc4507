import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Menu, type MenuEntry, type MenuProps } from './index.ts';

const onSelect = fn();
const items = (t: Pick): MenuEntry[] => [
  { key: 'receipt', label: t('تنزيل الإيصال', 'Download receipt'), icon: 'download', onSelect },
  { key: 'details', label: t('تفاصيل الطلب', 'Details of the order'), icon: 'file', href: '#order' },
  { key: 'share', label: t('مشاركة بطاقة الإهداء', 'Share the card'), icon: 'share', disabled: true, onSelect },
  'separator',
  {
    key: 'stop',
    label: t('إيقاف التبرّع الشهري', 'Stop the monthly donation'),
    icon: 'cross',
    tone: 'danger',
    onSelect,
  },
];

type Args = Partial<MenuProps>;
const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 300 }}>
      <Menu label={t('إجراءات الطلب', 'Order actions')} items={items(t)} {...args} />
    </div>
  )),
};
export default meta;
type Story = StoryObj<typeof Menu>;

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  return button;
};

export const Default: Story = { parameters: interactiveParameters };
/** Opened and used by keyboard; then the focus returns to the button. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const button = await open(canvasElement);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await open(canvasElement);
  },
};
/** Icon button, named by its label. The menu aligns to the button's end. */
export const AsIcon: Story = {
  args: { icon: 'menu' },
  render: bilingual<Args>((t, args) => (
    <Stack direction="row" justify="end" style={{ minBlockSize: 300 }}>
      <Menu label={t('إجراءات الطلب', 'Order actions')} items={items(t)} {...args} />
    </Stack>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 300 }}>
      <Menu
        label={t('إجراءات', 'Actions')}
        {...args}
        items={[
          {
            key: 'a',
            label: t(
              'أرسل تقرير صرف التبرعات الشهري إلى بريد المتبرّع وجواله',
              'Send the monthly report on how donations were spent to the donor’s e-mail and phone',
            ),
            icon: 'mail',
            onSelect,
          },
          ...items(t),
        ]}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ minBlockSize: 300 }}>
      <Menu
        label={t('تصدير', 'Export')}
        {...args}
        items={[
          { key: 'pdf', label: t('ملف PDF (A4)', 'PDF ملف (A4)'), icon: 'file', onSelect },
          { key: 'xlsx', label: 'Excel .xlsx', icon: 'file', onSelect },
        ]}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

function Filters({ t }: { t: Pick }) {
  const [completed, setCompleted] = useState(true);
  const [monthly, setMonthly] = useState(false);
  const [order, setOrder] = useState('newest');
  return (
    <Menu
      label={t('عرض التبرّعات', 'Show donations')}
      items={[
        {
          group: t('الحالة', 'Status'),
          items: [
            { key: 'completed', label: t('المكتملة', 'Completed'), checked: completed, onCheckedChange: setCompleted },
            { key: 'monthly', label: t('الشهرية', 'Monthly'), checked: monthly, onCheckedChange: setMonthly },
          ],
        },
        {
          group: t('الترتيب', 'Order'),
          value: order,
          onValueChange: setOrder,
          options: [
            { value: 'newest', label: t('الأحدث أولًا', 'Newest first') },
            { value: 'amount', label: t('الأكبر مبلغًا', 'Highest amount') },
            { value: 'name', label: t('الاسم', 'Name'), disabled: true },
          ],
        },
      ]}
    />
  );
}

/** Groups with headings: items that are on or off, and a choice of one. Checking an item leaves the menu open. */
export const Groups: Story = {
  render: bilingual((t) => (
    <div style={{ minBlockSize: 400 }}>
      <Filters t={t} />
    </div>
  )),
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    await userEvent.click(within(canvasElement).getByRole('button'));
    const monthly = await screen.findByRole('menuitemcheckbox', { name: english ? 'Monthly' : 'الشهرية' });
    await waitFor(() => expect(monthly).toBeVisible());
    await userEvent.click(monthly);
    await expect(monthly).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(screen.getByRole('group', { name: english ? 'Order' : 'الترتيب' })).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(
      english ? 'Newest first' : 'الأحدث أولًا',
    );
  },
};
/** A button of the application's own opens the menu. */
export const OwnTrigger: Story = {
  render: bilingual((t) => (
    <div style={{ minBlockSize: 300 }}>
      <Menu
        label={t('حساب نورة', 'Account of Noura')}
        items={items(t)}
        trigger={(props) => (
          <button {...props} type="button" style={{ padding: '0.75rem', borderRadius: '999px' }}>
            {t('نورة', 'Noura')}
          </button>
        )}
      />
    </div>
  )),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

/** An item that opens a menu of its own, beside it or, where there is no room, below. */
export const SubMenus: Story = {
  render: bilingual((t) => (
    <div style={{ minBlockSize: 420, display: 'flex', justifyContent: 'center', alignItems: 'start' }}>
      <Menu
        label={t('كشف الحساب', 'Statement')}
        items={[
          { key: 'view', label: t('عرض', 'View'), href: '#view' },
          {
            key: 'download',
            label: t('تنزيل', 'Download'),
            icon: 'download',
            items: [
              { key: 'pdf', label: t('ملف PDF', 'PDF file'), onSelect: () => undefined },
              { key: 'csv', label: t('ملف CSV', 'CSV file'), onSelect: () => undefined },
            ],
          },
          {
            key: 'share',
            label: t('مشاركة', 'Share'),
            icon: 'share',
            items: [
              { key: 'mail', label: t('بالبريد الإلكتروني', 'By email'), onSelect: () => undefined },
              { key: 'link', label: t('برابط', 'By link'), onSelect: () => undefined },
            ],
          },
          'separator',
          { key: 'delete', label: t('حذف', 'Delete'), tone: 'danger', onSelect: () => undefined },
        ]}
      />
    </div>
  )),
  play: async ({ canvasElement, globals }) => {
    const english = globals['locale'] === 'en';
    await userEvent.click(within(canvasElement).getByRole('button'));
    const download = await screen.findByRole('menuitem', { name: english ? 'Download' : 'تنزيل' });
    await waitFor(() => expect(download).toBeVisible());
    download.focus();
    await userEvent.keyboard(english ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: english ? 'PDF file' : 'ملف PDF' })).toHaveFocus());
    await expect(download).toHaveAttribute('aria-expanded', 'true');
  },
};
