import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Badge } from '../Badge/index.ts';
import { IconButton } from '../Button/index.ts';
import { DateText, Money } from '../Text/index.ts';
import { List, ListItem, type ListProps } from './List.tsx';

type Args = Partial<ListProps>;
const texts = (t: Pick) => [
  t('كشف الحساب', 'Account statement'),
  t('شهادة الحصص', 'Share certificate'),
  t('إيصالات التبرّع', 'Donation receipts'),
];
const meta: Meta<typeof List> = {
  title: 'Components/List',
  component: List,
  subcomponents: { ListItem },
  render: bilingual<Args>((t, args) => (
    <List {...args}>
      {texts(t).map((text) => (
        <ListItem key={text}>{text}</ListItem>
      ))}
    </List>
  )),
};
export default meta;
type Story = StoryObj<typeof List>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Divided: Story = { args: { variant: 'divided' } };
/** Icon, second line, meta and action. */
export const WithParts: Story = {
  args: { variant: 'divided' },
  render: bilingual<Args>((t, args) => (
    <List {...args}>
      <ListItem
        icon="file"
        text={t('للسنة المالية كاملة', 'For the whole financial year')}
        meta={<DateText value="2026-11-21" />}
        action={<IconButton icon="download" label={t('تنزيل كشف الحساب', 'Download the account statement')} />}
      >
        {t('كشف الحساب', 'Account statement')}
      </ListItem>
      <ListItem icon="shares" meta={<Badge tone="success">{t('سارية', 'Valid')}</Badge>}>
        {t('شهادة الحصص', 'Share certificate')}
      </ListItem>
      <ListItem icon="heart" meta={<Money halalas={60000} />}>
        {t('سقيا النخيل', 'Watering the palms')}
      </ListItem>
    </List>
  )),
};
/** The whole line is the link; the action is beside it. */
export const Links: Story = {
  parameters: interactiveParameters,
  args: { variant: 'divided' },
  render: bilingual<Args>((t, args) => (
    <List {...args}>
      <ListItem icon="file" href="#statement" current>
        {t('كشف الحساب', 'Account statement')}
      </ListItem>
      <ListItem
        icon="shares"
        href="#certificate"
        text={t('٢٤٠ حصة', '240 shares')}
        meta={<Badge tone="success">{t('سارية', 'Valid')}</Badge>}
      >
        {t('شهادة الحصص', 'Share certificate')}
      </ListItem>
      <ListItem
        icon="heart"
        href="#receipts"
        action={<IconButton icon="printer" label={t('طباعة الإيصالات', 'Print the receipts')} />}
      >
        {t('إيصالات التبرّع', 'Donation receipts')}
      </ListItem>
    </List>
  )),
  play: async ({ canvasElement, globals }) => {
    const name = globals['locale'] === 'en' ? 'Share certificate' : 'شهادة الحصص';
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible();
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <List {...args} variant="divided">
        <ListItem
          icon="bank"
          href="#transfer"
          text={t(
            'يصل المبلغ خلال ثلاثة أيام عمل بعد موافقة أمين الصندوق.',
            'The amount arrives within three working days of the treasurer’s consent.',
          )}
          meta={<Money halalas={123456789} />}
        >
          {t(
            'تحويل الرصيد إلى الحساب البنكي المسجل في الملف الشخصي',
            'Transfer of the balance to the bank account in your profile',
          )}
        </ListItem>
        <ListItem>{t('بند قصير', 'A short item')}</ListItem>
      </List>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <List {...args} variant="divided">
      <ListItem icon="file" href="#report" meta={t('ملف PDF', 'PDF ملف')}>
        {t('تقرير Deloitte السنوي (2025)', 'Yearly report of هيئة المحاسبين (2025)')}
      </ListItem>
      <ListItem icon="users" text={t('شريك في Google.org', 'Partner of مؤسسة النخلة')}>
        {t('Green Valley Farming', 'شركة الوادي الأخضر')}
      </ListItem>
    </List>
  )),
};
