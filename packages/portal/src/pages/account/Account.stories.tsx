import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
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

/** Nobody is there. */
export const LoggedOut: Story = {
  parameters: { machine: 'auth.loggedOut' },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'تسجيل الدخول' : 'Sign in');
  },
};
/** The password is another one: said at the field, and what was typed stays. */
export const Refused: Story = {
  play: async ({ canvasElement, globals }) => {
    await signIn(canvasElement, globals, 'not-this-one');
    const password = canvasElement.querySelector('input[name="password"]');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(canvasElement.querySelector('input[name="username"]')).toHaveValue(guest?.phone);
  },
};
/** The credentials are on their way. */
export const SigningIn = {
  parameters: { machine: 'auth.signingIn' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signin')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await signIn(canvasElement, globals));
  },
} satisfies Story;
/** They were right: whose account it is, is being asked. */
export const FetchingUser: Story = {
  parameters: { machine: 'auth.fetchingUser' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'GET', '/api/user')),
  play: SigningIn.play,
};
/** They were right, and then the server was away: the form says so. */
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
/** A new account is being opened. */
export const SigningUp: Story = {
  parameters: { machine: 'auth.signingUp' },
  args: { at: '/signup' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/signup')),
  play: async ({ canvasElement, globals }) => {
    await fill(canvasElement, {
      firstname: 'Noura',
      lastname: 'Al-Harbi',
      phone: '0555555555',
      password: 'a-long-password',
      confirm_password: 'a-long-password',
    });
    await atWork(await press(canvasElement, isArabic(globals) ? 'أنشئ الحساب' : 'Create account'));
  },
};

/** On a phone the account stands in the menu, which is opened. */
async function openMenu(canvasElement: HTMLElement, globals: Record<string, unknown>): Promise<void> {
  await within(canvasElement).findByRole('banner');
  const menu = within(canvasElement).queryByRole('button', { name: isArabic(globals) ? 'القائمة' : 'Menu' });
  if (menu) await userEvent.click(menu);
}

const ownPage = (name = '') => screen.findByRole('link', { name });

/** A member: the name leads to the profile. */
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
/** An account without membership: the name leads to its account. */
export const NonMember: Story = {
  parameters: { machine: 'auth.loggedIn.nonMember' },
  args: { at: '/', as: guest?.phone ?? null },
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, globals);
    await expect(await ownPage(guest?.firstname)).toHaveAttribute('href', expect.stringMatching(/\/account$/));
  },
};
/** Whoever leaves is a guest at once, whatever the server says. */
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
