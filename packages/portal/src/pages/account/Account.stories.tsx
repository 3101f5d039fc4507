import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, expireSignUpCodes, lastCode, scenarios, turnOnMockTwoStep } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { SiteHead } from '../../app/layouts/parts.tsx';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, fill, heading, isArabic, only, press } from '../../testing/story-play.ts';
import { page as Login } from './Login.page.tsx';
import { page as SignUp } from './SignUp.page.tsx';

const [member, guest] = DEMO;
const pages = { '/login': Login, '/signup': SignUp, '/': { Component: SiteHead } };

const meta = {
  title: 'Portal/Account',
  component: PortalStory,
  args: { at: '/login', pages, as: null },
  parameters: pageParameters,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (
  canvasElement: HTMLElement,
  globals: Record<string, unknown>,
  password = guest?.password ?? '',
) => {
  await fill(canvasElement, { username: guest?.phone ?? '', password });
  return press(canvasElement, isArabic(globals) ? 'تسجيل الدخول' : 'Sign in');
};

/** Signed out. */
export const LoggedOut: Story = {
  parameters: { machine: 'auth.loggedOut' },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'تسجيل الدخول' : 'Sign in');
  },
};
/** Wrong password: the error is at the field, and the input is preserved. */
export const Rejected: Story = {
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals, 'not-this-one');
    const password = canvasElement.querySelector('input[name="password"]');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(canvasElement.querySelector('input[name="username"]')).toHaveValue(guest?.phone);
  },
};
/** The sign-in request is pending. */
export const SigningIn = {
  parameters: { machine: 'auth.signingIn' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signin')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await signIn(canvasElement, globals));
  },
} satisfies Story;
/** Credentials accepted; the user is being fetched. */
export const FetchingUser: Story = {
  parameters: { machine: 'auth.fetchingUser' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'GET', '/api/user')),
  play: SigningIn.play,
};
/** Credentials accepted, then the server is unreachable: the form shows an error. */
export const Unreachable: Story = {
  parameters: { machine: 'auth.unreachable' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'GET', '/api/user')),
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      isArabic(globals) ? 'ما كتبته محفوظ في مكانه' : 'What you typed is still here',
    );
  },
};
/** The browser's dialog for passkeys, closed without a choice. */
const closedDialog = () => {
  const get = spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
  return () => get.mockRestore();
};
const passkey = (globals: Record<string, unknown>) =>
  isArabic(globals) ? 'سجّل الدخول بمفتاح مرور' : 'Sign in with a passkey';

/** The challenge for the passkey is being requested. */
export const SigningInWithPasskey: Story = {
  parameters: { machine: 'auth.signingInWithPasskey' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/passkey-challenges')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await press(canvasElement, passkey(globals)));
  },
};
/** The user has closed the browser's dialog: the form is as before. */
export const PasskeyNotChosen: Story = {
  beforeEach: closedDialog,
  play: async ({ canvasElement, globals }) => {
    const button = await press(canvasElement, passkey(globals));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
const appCode = (canvasElement: HTMLElement, globals: Record<string, unknown>) =>
  within(canvasElement).findByLabelText(
    isArabic(globals) ? /^رمز تطبيق المصادقة/ : /^Code from your authenticator app/,
  );
const RECOVERY_CODE = '7KQ2M-9XBTR';

/** The password is right: the second step. */
export const SecondStep = {
  parameters: { machine: 'auth.secondFactor' },
  args: { prepare: () => void turnOnMockTwoStep(guest?.phone ?? '') },
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals);
    await expect(await appCode(canvasElement, globals)).toHaveFocus();
  },
} satisfies Story;
/** A wrong code is reported at its field; the password is not requested again. */
export const SecondStepWrongCode: Story = {
  args: SecondStep.args,
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals);
    await userEvent.type(await appCode(canvasElement, globals), '000000');
    await press(canvasElement, isArabic(globals) ? 'تسجيل الدخول' : 'Sign in');
    await waitFor(async () => expect(await appCode(canvasElement, globals)).toBeInvalid());
  },
};
/** A recovery code takes the place of the app. */
export const SecondStepRecovery: Story = {
  args: SecondStep.args,
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals);
    await press(canvasElement, isArabic(globals) ? 'استخدم رمز استرداد' : 'Use a recovery code');
    const field = await within(canvasElement).findByLabelText(isArabic(globals) ? /^رمز الاسترداد/ : /^Recovery code/);
    await userEvent.type(field, RECOVERY_CODE);
    await expect(field).toHaveValue(RECOVERY_CODE);
  },
};
/** The dialog for passkeys was closed: another way is left. */
export const SecondStepPasskeyNotChosen: Story = {
  args: SecondStep.args,
  beforeEach: closedDialog,
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals);
    await press(canvasElement, isArabic(globals) ? 'استخدم مفتاح مرور' : 'Use a passkey');
    await expect(
      await within(canvasElement).findByText(isArabic(globals) ? /لم يُستخدم مفتاح مرور/ : /No passkey was used/),
    ).toBeVisible();
  },
};
const NEW_PHONE = { typed: '0555555555', stored: '+966555555555' };

/** Submits the sign-up form; returns the button. */
async function requestCode(canvasElement: HTMLElement, arabic: boolean): Promise<HTMLElement> {
  await fill(canvasElement, {
    firstname: 'Noura',
    lastname: 'Al-Harbi',
    phone: NEW_PHONE.typed,
    password: 'a-long-password',
    confirm_password: 'a-long-password',
  });
  return press(canvasElement, arabic ? 'أنشئ الحساب' : 'Create account');
}
const codeField = (canvasElement: HTMLElement, arabic: boolean) =>
  within(canvasElement).findByLabelText(arabic ? /^رمز التحقق/ : /^Verification code/);

/** Types a code, by default the one that was sent; returns the button. */
async function submitCode(canvasElement: HTMLElement, arabic: boolean, code?: string): Promise<HTMLElement> {
  const field = await codeField(canvasElement, arabic);
  await userEvent.type(field, code ?? lastCode(NEW_PHONE.stored) ?? '');
  return press(canvasElement, arabic ? 'تأكيد' : 'Confirm');
}

/** The request for the code is pending. */
export const RequestingCode: Story = {
  parameters: { machine: 'auth.requestingCode' },
  args: { at: '/signup' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signup-codes')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await requestCode(canvasElement, isArabic(globals)));
  },
};
/** The code was sent to the phone. */
export const Verifying: Story = {
  parameters: { machine: 'auth.verifying.waiting' },
  args: { at: '/signup' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await requestCode(canvasElement, arabic);
    await codeField(canvasElement, arabic);
  },
};
/** A wrong code: the error is at the field. */
export const WrongCode: Story = {
  args: { at: '/signup' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await requestCode(canvasElement, arabic);
    await submitCode(canvasElement, arabic, '000000');
    await waitFor(async () => expect(await codeField(canvasElement, arabic)).toBeInvalid());
  },
};
/** Back from the code to the form: everything typed is still there. */
export const Reopened: Story = {
  args: { at: '/signup' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await requestCode(canvasElement, arabic);
    await codeField(canvasElement, arabic);
    await press(canvasElement, arabic ? 'تعديل بياناتي' : 'Change my details');
    await waitFor(() => expect(canvasElement.querySelector('input[name="firstname"]')).toHaveValue('Noura'));
  },
};
async function expireCode(canvasElement: HTMLElement, arabic: boolean): Promise<void> {
  await requestCode(canvasElement, arabic);
  await codeField(canvasElement, arabic);
  expireSignUpCodes();
  await submitCode(canvasElement, arabic);
  await within(canvasElement).findByRole('button', { name: arabic ? 'أرسل رمزًا جديدًا' : 'Send a new code' });
}
/** The code has expired. */
export const CodeExpired: Story = {
  parameters: { machine: 'auth.verifying.expired' },
  args: { at: '/signup' },
  play: async ({ canvasElement, globals }) => expireCode(canvasElement, isArabic(globals)),
};
/** The request for another code is pending. */
export const ResendingCode: Story = {
  parameters: { machine: 'auth.resendingCode' },
  args: { at: '/signup' },
  play: async ({ canvasElement, globals, msw }) => {
    const arabic = isArabic(globals);
    await expireCode(canvasElement, arabic);
    msw.use(...only(scenarios.pending, 'POST', '/api/signup-codes'));
    await press(canvasElement, arabic ? 'أرسل رمزًا جديدًا' : 'Send a new code');
    await waitFor(async () => expect(await codeField(canvasElement, arabic)).toHaveFocus());
  },
};
/** The sign-up request is pending. */
export const SigningUp: Story = {
  parameters: { machine: 'auth.signingUp' },
  args: { at: '/signup' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signup')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await requestCode(canvasElement, arabic);
    await atWork(await submitCode(canvasElement, arabic));
  },
};

/** Opens the menu on a phone, where the account link is inside it. */
async function openMenu(canvasElement: HTMLElement, globals: Record<string, unknown>): Promise<void> {
  await within(canvasElement).findByRole('banner');
  const menu = within(canvasElement).queryByRole('button', { name: isArabic(globals) ? 'القائمة' : 'Menu' });
  if (menu) await userEvent.click(menu);
}

const ownPage = (name = '') => screen.findByRole('link', { name });

/** A member: the name links to the profile. */
export const Member = {
  parameters: { machine: 'auth.loggedIn.member' },
  args: { at: '/', as: member?.phone ?? null },
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, globals);
    await expect(await ownPage(member?.firstname)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/profile\/personal-info$/),
    );
  },
} satisfies Story;
/** A non-member: the name links to the account page. */
export const NonMember: Story = {
  parameters: { machine: 'auth.loggedIn.nonMember' },
  args: { at: '/', as: guest?.phone ?? null },
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, globals);
    await expect(await ownPage(guest?.firstname)).toHaveAttribute('href', expect.stringMatching(/\/account$/));
  },
};
/** Signing out makes the user a guest immediately, whatever the server responds. */
export const SigningOut: Story = {
  parameters: { machine: 'auth.signingOut' },
  args: Member.args,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signout')),
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, globals);
    await press(document.body, isArabic(globals) ? 'تسجيل الخروج' : 'Sign out');
    await openMenu(canvasElement, globals);
    await expect(await ownPage(isArabic(globals) ? 'دخول الأعضاء' : 'Sign in')).toBeVisible();
    await userEvent.unhover(canvasElement);
  },
};
