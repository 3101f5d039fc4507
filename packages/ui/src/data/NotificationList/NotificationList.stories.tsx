import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import type { NotificationItem } from './item.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

const items = (t: Pick): NotificationItem[] => [
  {
    id: 5,
    title: t('نجحت عملية شراء ٤٠ حصة', 'You bought 40 shares'),
    text: t('انتقلت الحصص إلى محفظتك بسعر ١٢٥٫٠٠ ر.س للحصة.', 'They are in your holding, at SAR 125.00 a share.'),
    date: '2026-11-21T09:40:00+03:00',
    read: false,
    href: '#contribution',
    icon: 'shares',
    tone: 'share',
  },
  {
    id: 4,
    title: t('وصل إيصال تبرّعك لمشروع سقيا النخيل', 'Receipt for your gift to Watering the palms'),
    date: '2026-11-21T08:05:00+03:00',
    read: false,
    href: '#orders',
    icon: 'heart',
    tone: 'success',
  },
  {
    id: 3,
    title: t('اقترب انتهاء صلاحية هويتك', 'Your ID is about to expire'),
    text: t(
      'حدّث بياناتك قبل نهاية الشهر حتى تبقى عضويتك فعّالة.',
      'Update it before the end of the month, so that your membership stays active.',
    ),
    date: '2026-11-20T14:30:00+03:00',
    read: false,
    icon: 'warning',
    tone: 'warning',
  },
  {
    id: 2,
    title: t('دعوة إلى الجمعية العمومية', 'You are invited to the general assembly'),
    text: t('الأحد ١٥ رجب، في مقر الجمعية ببريدة.', 'On Sunday, at the association’s office in Buraidah.'),
    date: '2026-11-12',
    read: true,
    href: '#assembly',
    icon: 'calendar',
  },
  {
    id: 1,
    title: t('تعذّر خصم تبرّعك الشهري', 'Your monthly donation did not go through'),
    date: '2026-11-01T10:00:00+03:00',
    read: true,
    href: '#cards',
    icon: 'cross',
    tone: 'danger',
  },
];

type Args = Partial<NotificationListProps>;
const meta: Meta<typeof NotificationList> = {
  title: 'Data/NotificationList',
  component: NotificationList,
  args: { today: '2026-11-21', onRead: fn(), onReadAll: fn(), onMore: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  render: bilingual<Args>((t, args) => <NotificationList items={items(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof NotificationList>;

export const Default: Story = { parameters: interactiveParameters };
export const Paper: Story = { ...onPaper };
/** Marks entries as read one by one, then all at once: focus never leaves the list. */
export const Reading: Story = {
  render: bilingual<Args>((t, args) => (
    <Live key={t('ar', 'en')} initial={items(t)}>
      {(list, set) => (
        <NotificationList
          {...args}
          items={list}
          onRead={(id) => {
            args.onRead?.(id);
            set(list.map((item) => (item.id === id ? { ...item, read: true } : item)));
          }}
          onReadAll={() => {
            args.onReadAll?.();
            set(list.map((item) => ({ ...item, read: true })));
          }}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement, args, globals }) => {
    const english = globals['locale'] === 'en';
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: english ? /bought 40/ : /شراء ٤٠/ }));
    await expect(args.onRead).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('status')).toHaveTextContent(english ? '2 unread' : 'إشعاران غير مقروءين');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: english ? 'Mark all as read' : 'اجعل الكل مقروءًا' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      english ? 'No unread notifications' : 'كل الإشعارات مقروءة',
    );
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], loading: true } };
/** Older entries are loading. */
export const LoadingMore: Story = { args: { loading: true } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <NotificationList
      {...args}
      items={[
        {
          id: 9,
          title: t(
            'اعتمد مجلس الإدارة تحديث سعر الحصة للربع الرابع بعد مراجعة القوائم المالية من مراجع الحسابات المستقل',
            'The council approved the share’s price for the fourth quarter, after the independent auditor went through the statements',
          ),
          text: t(
            'يسري السعر الجديد على كل العروض التي تُنشأ بعد تاريخ النشر، ولا يغيّر العروض القائمة ولا قيمة ما نُقل من الحصص. '.repeat(
              2,
            ),
            'The new price holds for every offer made after it was published; offers made before and shares that have passed on stay as they are. '.repeat(
              2,
            ),
          ),
          date: '2026-11-21T07:00:00+03:00',
          read: false,
          href: '#price',
          icon: 'chart',
          tone: 'share',
        },
        ...items(t),
      ]}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <NotificationList
      {...args}
      items={[
        {
          id: 1,
          title: t('الطلب A-10482 عبر Apple Pay', 'Order A-10482 عبر مدى'),
          text: t('أرسلنا ملف PDF إلى info@taawun.example', 'We sent the ملف PDF to info@taawun.example'),
          date: '2026-11-21T07:00:00+03:00',
          read: false,
          href: '#a',
        },
      ]}
    />
  )),
};
