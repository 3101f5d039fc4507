import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';
import { Button } from '../Button/index.ts';
import { SubNav, type SubNavProps } from './SubNav.tsx';

const items = (t: Pick) => [
  { href: '#personal', label: t('البيانات الشخصية', 'Personal info'), icon: 'user' as const, active: true },
  { href: '#address', label: t('العنوان الوطني', 'Address'), icon: 'pin' as const },
  { href: '#bank', label: t('البيانات البنكية', 'Bank details'), icon: 'bank' as const },
  { href: '#contribution', label: t('حصصي', 'My shares'), icon: 'shares' as const },
];

const meta: Meta<typeof SubNav> = {
  title: 'Layout/SubNav',
  component: SubNav,
  render: bilingual<Partial<SubNavProps>>((t, args) => (
    <div style={{ maxInlineSize: 264 }}>
      <SubNav label={t('حسابي', 'My account')} items={items(t)} {...args} />
    </div>
  )),
};
export default meta;
type Story = StoryObj<typeof SubNav>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAttribute('href', '#personal');
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
export const WithHeading: Story = {
  render: bilingual<Partial<SubNavProps>>((t, args) => (
    <div style={{ maxInlineSize: 264 }}>
      <SubNav
        label={t('حسابي', 'My account')}
        heading={t('نورة الحربي', 'Noura Al-Harbi')}
        items={items(t)}
        after={
          <Button variant="quiet" block>
            {t('تسجيل الخروج', 'Sign out')}
          </Button>
        }
        {...args}
      />
    </div>
  )),
};
export const Row: Story = {
  render: bilingual<Partial<SubNavProps>>((t, args) => (
    <SubNav label={t('حسابي', 'My account')} items={items(t)} row {...args} />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<SubNavProps>>((t, args) => (
    <div style={{ maxInlineSize: 264 }}>
      <SubNav
        label={t('حسابي', 'My account')}
        heading={t('Abdulrahman Al-Otaibi', 'عبدالرحمن العتيبي')}
        items={[
          { href: '#apple', label: t('محفظة Apple Pay', 'محفظة مدى'), icon: 'user', active: true },
          {
            href: '#sap',
            label: t('تقارير SAP Business One السنوية للأعضاء', 'Yearly reports of جمعية تعاون for members'),
            icon: 'bank',
          },
        ]}
        after={
          <Button variant="quiet" block>
            {t('خروج من Taawun ID', 'Leave حساب تعاون')}
          </Button>
        }
        {...args}
      />
    </div>
  )),
};
