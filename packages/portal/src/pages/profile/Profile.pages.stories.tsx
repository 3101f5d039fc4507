import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
import { onPaper, pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, openDialog, press, shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Profile',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/profile/personal-info', as: DEMO[0]?.phone ?? '' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PersonalInfo: Story = {
  args: { at: '/profile/personal-info' },
  play: shows('البيانات الشخصية', 'Personal details'),
};
export const MemberInfo: Story = {
  args: { at: '/profile/member-info' },
  play: shows('بيانات العضوية', 'Membership details'),
};
export const Address: Story = { args: { at: '/profile/address' }, play: shows('العنوان الوطني', 'National address') };
export const BankInformation: Story = {
  args: { at: '/profile/bank-information' },
  play: shows('البيانات البنكية', 'Bank details'),
};
export const Contribution: Story = { args: { at: '/profile/contribution' }, play: shows('المساهمة', 'Contribution') };
export const ContributionOnPaper: Story = { ...Contribution, ...onPaper };
export const ChangePassword: Story = {
  args: { at: '/profile/change-password' },
  play: shows('تغيير كلمة المرور', 'Change password'),
};
export const BareLeadsToPersonalInfo: Story = {
  args: { at: '/profile' },
  play: shows('البيانات الشخصية', 'Personal details'),
};
export const ContributionNoMovements: Story = {
  args: { at: '/profile/contribution' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('المساهمة', 'Contribution'),
};
/** A founding member: hundreds of movements. */
export const ContributionTenYears: Story = {
  args: { at: '/profile/contribution', as: DEMO[2]?.phone ?? '' },
  play: shows('المساهمة', 'Contribution'),
};
export const Offers: Story = {
  args: { at: '/profile/contribution/offers' },
  play: shows('عروض الحصص', 'Share offers'),
};
export const Balance: Story = { args: { at: '/profile/contribution/balance' }, play: shows('الرصيد', 'Balance') };
export const GuestIsSentToLogin: Story = {
  args: { at: '/profile/contribution', as: null },
  play: shows('تسجيل الدخول', 'Sign in'),
};
/** Orders of the user, paid or not. */
export const Orders: Story = { args: { at: '/profile/orders' }, play: shows('تبرّعاتي', 'Donations') };
/** Orders of a non-member, who also has these pages. */
export const OrdersOfNonMember: Story = {
  args: { at: '/profile/orders', as: DEMO[1]?.phone ?? '' },
  play: shows('تبرّعاتي', 'Donations'),
};
export const OrdersNone: Story = {
  args: { at: '/profile/orders' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('تبرّعاتي', 'Donations'),
};
export const Order: Story = {
  args: { at: '/profile/orders/T-4H7K2M9Q' },
  play: shows('تفاصيل التبرّع', 'Donation details'),
};
export const OrderOnPaper: Story = { ...Order, ...onPaper };
export const OrderExpired: Story = {
  args: { at: '/profile/orders/T-2B8N6VCD' },
  play: shows('تفاصيل التبرّع', 'Donation details'),
};
export const Subscriptions: Story = {
  args: { at: '/profile/subscriptions' },
  play: shows('تبرّعاتي الشهرية', 'Monthly donations'),
};
/** Confirmation before the subscription ends. */
export const SubscriptionStop: Story = {
  args: { at: '/profile/orders/T-4H7K2M9Q' },
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? 'إيقاف التبرّع' : 'Stop donating');
    await openDialog('alertdialog');
  },
};
/** Another amount from the next charge on. */
export const SubscriptionAmount: Story = {
  args: { at: '/profile/orders/T-4H7K2M9Q' },
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? 'تغيير المبلغ' : 'Change the amount');
    await openDialog();
  },
};
/** Above the limit: the field shows the error and has focus. */
export const SubscriptionAmountFault: Story = {
  args: { at: '/profile/orders/T-4H7K2M9Q' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? 'تغيير المبلغ' : 'Change the amount');
    const dialog = within(await openDialog());
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '100001');
    await userEvent.click(dialog.getByRole('button', { name: arabic ? 'احفظ المبلغ' : 'Save amount' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};
export const SubscriptionsNone: Story = {
  args: { at: '/profile/subscriptions' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('تبرّعاتي الشهرية', 'Monthly donations'),
};
export const Receipts: Story = { args: { at: '/profile/receipts' }, play: shows('الإيصالات', 'Receipts') };
export const ReceiptsNone: Story = {
  args: { at: '/profile/receipts' },
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('الإيصالات', 'Receipts'),
};
