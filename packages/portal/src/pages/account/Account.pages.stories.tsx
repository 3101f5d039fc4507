import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DEMO, DEMO_APPLICATION, decideApplication, fileApplication } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, shows } from '../../testing/story-play.ts';

const NON_MEMBER = DEMO[1]?.phone ?? '';
const REASON = { ar: 'الاسم لا يطابق بيانات الهوية.', en: 'The name differs from the one on the identity card.' };

const meta = {
  title: 'Pages/Account',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/login' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { play: shows('تسجيل الدخول', 'Sign in') };
/** Redirected from an account page: the form gives the reason and returns there after sign-in. */
export const LoginFirst: Story = {
  args: { at: '/login?redirect=%2Fprofile%2Fcontribution' },
  play: shows('تسجيل الدخول', 'Sign in'),
};
export const SignUp: Story = { args: { at: '/signup' }, play: shows('إنشاء حساب', 'Create an account') };
export const ForgotPassword: Story = {
  args: { at: '/forgotpassword' },
  play: shows('استعادة كلمة المرور', 'Forgot your password?'),
};
/** Posted without script: the server has rendered the next step. */
export const ForgotPasswordSent: Story = {
  args: { at: '/forgotpassword?sent=1' },
  play: shows('استعادة كلمة المرور', 'Forgot your password?'),
};
export const ResetPassword: Story = {
  args: { at: '/resetpassword?token=a-token-of-a-mail' },
  play: shows('كلمة مرور جديدة', 'New password'),
};
/** A reset link without its token is invalid: shows the link to request a new one. */
export const ResetLinkSpent: Story = { args: { at: '/resetpassword' }, play: shows('كلمة مرور جديدة', 'New password') };
/** Reset by a form posted without script. */
export const ResetDone: Story = {
  args: { at: '/resetpassword?done=1' },
  play: shows('كلمة مرور جديدة', 'New password'),
};
export const DeleteAccount: Story = {
  args: { at: '/delete-account?token=a-token-of-a-mail' },
  play: shows('تأكيد حذف الحساب', 'Confirm account deletion'),
};
export const DeletedSuccessfully: Story = {
  args: { at: '/deleted-successfully' },
  play: shows('حُذف حسابك', 'Data Deleted Successfully'),
};
/** The account has a balance: it is paid out before the account is deleted. */
export const DeletionWaitsForPayout: Story = {
  args: { at: '/deleted-successfully?state=closing' },
  play: shows('حسابك قيد الإغلاق', 'Your account is being closed'),
};
export const NotDeletedSuccessfully: Story = {
  args: { at: '/not-deleted-successfully' },
  play: shows('لم يُحذف حسابك', 'Your account was not deleted'),
};
/** Signed in, not a member: name, phone and e-mail, notifications, deletion. */
export const OwnAccount: Story = {
  args: { at: '/account', as: NON_MEMBER },
  play: shows('البيانات الشخصية', 'Personal details'),
};
export const OwnAccountApplied: Story = {
  args: { at: '/account', as: NON_MEMBER, prepare: () => fileApplication(NON_MEMBER, DEMO_APPLICATION) },
  play: shows('البيانات الشخصية', 'Personal details'),
};
/** Rejected application, with the reason given by the staff. */
export const OwnAccountRejected: Story = {
  args: {
    at: '/account',
    as: NON_MEMBER,
    prepare: () => {
      fileApplication(NON_MEMBER, DEMO_APPLICATION);
      decideApplication(NON_MEMBER, REASON);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByText(isArabic(globals) ? REASON.ar : REASON.en)).toBeVisible();
  },
};
export const OwnAccountPassword: Story = {
  args: { at: '/account/change-password', as: NON_MEMBER },
  play: shows('تغيير كلمة المرور', 'Change password'),
};
