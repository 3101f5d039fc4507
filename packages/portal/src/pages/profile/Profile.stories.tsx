import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  decideApplication,
  DEMO,
  DEMO_APPLICATION,
  fileApplication,
  lastCode,
  scenarios,
  signInAs,
} from '@taawun/api-client/mocks';
import { Container, Section } from '@taawun/ui';
import { pageParameters } from '@taawun/ui/testing/modes';
import type { Services } from '../../lib/services.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { createDraftStorage } from '../../machines/shared/storage.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, heading, isArabic, only, openDialog, press } from '../../testing/story-play.ts';
import { page as Address } from './Address.page.tsx';
import { page as BankInformation } from './BankInformation.page.tsx';
import { page as ChangePassword } from './ChangePassword.page.tsx';
import { page as MemberInfo } from './MemberInfo.page.tsx';
import { page as PersonalInfo } from './PersonalInfo.page.tsx';

const [MEMBER, OTHER] = DEMO;
const PHONE = MEMBER?.phone ?? '';
const NEW_PHONE = { typed: '0551234567', stored: '+966551234567' };
const AT = '/profile/personal-info?edit=phone';

/** Differs from the member's street. */
const TYPED = DEMO[2]?.member?.street ?? '';
const addressDraft = createDraftStorage<Record<string, unknown>>({
  name: 'profile.address',
  version: 1,
  isValue: (value): value is Record<string, unknown> => typeof value === 'object',
});

const meta = {
  title: 'Portal/Profile',
  component: PortalStory,
  args: {
    at: '/profile/personal-info',
    as: PHONE,
    pages: {
      '/profile/personal-info': PersonalInfo,
      '/profile/member-info': MemberInfo,
      '/profile/address': Address,
      '/profile/bank-information': BankInformation,
      '/profile/change-password': ChangePassword,
    },
  },
  parameters: pageParameters,
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, phone and e-mail, notifications, and account deletion. */
export const PersonalInformation: Story = {
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'البيانات الشخصية' : 'Personal details');
  },
};
/** Marks one notification as read, then all of them. */
export const NotificationsRead: Story = {
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await within(canvasElement).findByText(arabic ? 'إشعاران غير مقروءين' : '2 unread');
    await press(canvasElement, arabic ? 'اجعل الكل مقروءًا' : 'Mark all as read');
    await within(canvasElement).findByText(arabic ? 'كل الإشعارات مقروءة' : 'No unread notifications');
  },
};
export const NoNotifications: Story = {
  beforeEach: ({ msw }) => msw.use(...only(scenarios.empty, 'GET', '/api/notifications')),
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText(isArabic(globals) ? 'لا توجد إشعارات' : 'No Notifications');
  },
};
/** The archive of the user's data cannot be made now: the reason is shown, and the button works again. */
export const ExportUnavailable: Story = {
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'GET', '/api/user/export')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? 'تنزيل بياناتي (ZIP)' : 'Download my data (ZIP)');
    await within(canvasElement).findByRole('alert');
    await expect(
      within(canvasElement).getByRole('button', { name: arabic ? /^تنزيل بياناتي/ : /^Download my data/ }),
    ).not.toHaveAttribute('aria-busy', 'true');
  },
};
/** Marks the fields that only the association can change. */
export const MemberInformation: Story = { args: { at: '/profile/member-info' } };
export const MemberInformationForm: Story = { args: { at: '/profile/member-info?edit=member-info' } };
/** English documents have no name to print yet: it can be added here, once. */
export const MemberInformationLatinName: Story = {
  args: {
    at: '/profile/member-info?edit=member-info',
    as: OTHER?.phone ?? null,
    prepare: () => {
      fileApplication(OTHER?.phone ?? '', DEMO_APPLICATION);
      decideApplication(OTHER?.phone ?? '');
    },
  },
  play: async ({ canvasElement, globals }) =>
    void (await within(canvasElement).findByLabelText(
      isArabic(globals) ? /^الاسم الكامل بالإنجليزية/ : /^Full name in English/,
    )),
};
export const AddressShown: Story = { args: { at: '/profile/address' } };
/** The server rejects a field: its error is at the field, and the input is preserved. */
export const AddressRejected: Story = {
  args: { at: '/profile/address?edit=address' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.validation, 'PUT', '/api/member/address')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const street = await within(canvasElement).findByLabelText(arabic ? /^الشارع/ : /^Street/);
    await userEvent.type(street, ' ٢');
    await press(canvasElement, arabic ? 'احفظ التغييرات' : 'Save changes');
    await waitFor(() => expect(street).toBeInvalid());
    await expect(street).toHaveValue(`${MEMBER?.member?.street ?? ''} ٢`);
  },
};
/** Input from before the session ended, or the page was left, is restored. */
export const AddressDraft: Story = {
  args: {
    at: '/profile/address?edit=address',
    prepare: ({ auth }) => addressDraft.write(userOf(auth.get())?.id ?? null, { street: TYPED }),
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await within(canvasElement).findByText(
      arabic ? 'هذا ما كتبته من قبل ولم تحفظه' : 'You typed this earlier but did not save it',
    );
    await expect(within(canvasElement).getByLabelText(arabic ? /^الشارع/ : /^Street/)).toHaveValue(TYPED);
  },
};
export const BankShown: Story = { args: { at: '/profile/bank-information' } };
export const BankForm: Story = { args: { at: '/profile/bank-information?edit=bank-information' } };
/** Three devices, one of them unknown. */
export const Sessions: Story = {
  args: {
    at: '/profile/change-password',
    prepare: () => {
      signInAs(PHONE, { browser: 'Safari', system: 'iOS' }, '2026-11-20T18:40:00.000Z');
      signInAs(PHONE, { browser: null, system: null }, '2026-11-02T06:15:00.000Z');
    },
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? /^إنهاء الجلسة: Safari/ : /^Sign out: Safari/);
    await waitFor(() => expect(within(canvasElement).queryByText(/Safari/)).toBeNull());
    await expect(within(canvasElement).getByText(arabic ? 'جهاز غير معروف' : 'Unknown device')).toBeVisible();
  },
};
/** The account holds shares and cannot be deleted: shows what to do, with a link. */
export const DeletionRejected: Story = {
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? 'احذف حسابي' : 'Delete my account');
    await press(await openDialog('alertdialog'), arabic ? 'أرسل الرابط' : 'Send link');
    await expect(
      await within(canvasElement).findByText(arabic ? /ما زلت تملك حصصًا/ : /You still own shares/),
    ).toBeVisible();
  },
};

let services: Services;
const keep = (given: Services) => {
  services = given;
};
async function submit(canvasElement: HTMLElement, arabic: boolean, phone = NEW_PHONE.typed): Promise<HTMLElement> {
  const field = await within(canvasElement).findByLabelText(arabic ? /^رقم الجوال/ : /^Phone/);
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  return press(canvasElement, arabic ? 'أرسل الرمز' : 'Send code');
}
const codeField = (canvasElement: HTMLElement, arabic: boolean) =>
  within(canvasElement).findByLabelText(arabic ? /^رمز التحقق/ : /^Verification code/);
async function confirm(canvasElement: HTMLElement, arabic: boolean, code?: string): Promise<HTMLElement> {
  const field = await codeField(canvasElement, arabic);
  await userEvent.type(field, code ?? lastCode(NEW_PHONE.stored) ?? '');
  return press(canvasElement, arabic ? 'تأكيد' : 'Confirm');
}

/** Input of the new phone; shows the current one. */
export const PhoneFilling: Story = {
  parameters: { machine: 'contactChange.filling' },
  args: { at: AT },
  play: async ({ canvasElement, globals }) =>
    void (await within(canvasElement).findByLabelText(isArabic(globals) ? /^رقم الجوال/ : /^Phone/)),
};
/** The phone is the account's own: the error is at the field. */
export const PhoneUnchanged: Story = {
  args: { at: AT },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await submit(canvasElement, arabic, MEMBER?.phone);
    await waitFor(() => expect(within(canvasElement).getByLabelText(arabic ? /^رقم الجوال/ : /^Phone/)).toBeInvalid());
  },
};
/** The e-mail address is not confirmed: it does not sign in, and can be confirmed. */
export const EmailUnconfirmed: Story = {
  args: {
    prepare: ({ auth }) => {
      const user = userOf(auth.get());
      if (user) auth.send({ type: 'user.changed', user: { ...user, email_confirmed: false } });
    },
  },
  play: async ({ canvasElement, globals }) =>
    void (await within(canvasElement).findByText(isArabic(globals) ? 'غير مؤكد' : 'Not confirmed')),
};
/** Messages to the e-mail address came back: it can be corrected, or confirmed again. */
export const EmailBounced: Story = {
  args: {
    prepare: ({ auth }) => {
      const user = userOf(auth.get());
      if (user) auth.send({ type: 'user.changed', user: { ...user, email_bounced: true } });
    },
  },
  play: async ({ canvasElement, globals }) =>
    void (await within(canvasElement).findByText(
      isArabic(globals) ? 'أكّد بريدك أو صحّحه' : 'Correct or confirm this address',
    )),
};
/** The request for the code is pending. */
export const PhoneRequesting: Story = {
  parameters: { machine: 'contactChange.requesting' },
  args: { at: AT },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/phone-change')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await submit(canvasElement, isArabic(globals)));
  },
};
/** The code was sent; it was entered wrong once. */
export const PhoneWaiting: Story = {
  parameters: { machine: 'contactChange.waiting' },
  args: { at: AT },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await submit(canvasElement, arabic);
    await confirm(canvasElement, arabic, '000000');
    await waitFor(async () => expect(await codeField(canvasElement, arabic)).toBeInvalid());
  },
};
/** The confirmation of the code is pending. */
export const PhoneConfirming: Story = {
  parameters: { machine: 'contactChange.confirming' },
  args: { at: AT },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/contact-changes/:id/confirm')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await submit(canvasElement, arabic);
    await atWork(await confirm(canvasElement, arabic));
  },
};
const expireCode = async (canvasElement: HTMLElement, arabic: boolean): Promise<void> => {
  await submit(canvasElement, arabic);
  await codeField(canvasElement, arabic);
  // A newer code, for another phone, invalidates the first.
  await services.client.requestPhoneChange({ phone: '0559999999' });
  await confirm(canvasElement, arabic);
  await within(canvasElement).findByRole('button', { name: arabic ? 'أرسل رمزًا جديدًا' : 'Send a new code' });
};
/** The code has expired. */
export const PhoneExpired: Story = {
  parameters: { machine: 'contactChange.expired' },
  args: { at: AT, prepare: keep },
  play: async ({ canvasElement, globals }) => expireCode(canvasElement, isArabic(globals)),
};
/** The request for a new code is pending. */
export const PhoneResending: Story = {
  parameters: { machine: 'contactChange.resending' },
  args: { at: AT, prepare: keep },
  play: async ({ canvasElement, globals, msw }) => {
    const arabic = isArabic(globals);
    await expireCode(canvasElement, arabic);
    msw.use(...only(scenarios.pending, 'POST', '/api/phone-change'));
    await press(canvasElement, arabic ? 'أرسل رمزًا جديدًا' : 'Send a new code');
    await waitFor(async () => expect(await codeField(canvasElement, arabic)).toHaveFocus());
  },
};
/** The phone is changed: the account facts show the new one. */
export const PhoneChanged: Story = {
  parameters: { machine: 'contactChange.changed' },
  args: { at: AT },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await submit(canvasElement, arabic);
    await confirm(canvasElement, arabic);
    await within(canvasElement).findByText(/55 123 4567/);
  },
};
