import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, DEMO_APPLICATION, decideApplication, fileApplication, scenarios, setApproval } from '@taawun/api-client/mocks';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { toValues } from '../member-fields/values.ts';
import { page as LastStep } from './LastStep.page.tsx';
import { page as MemberRegister } from './MemberRegister.page.tsx';

const PHONE = DEMO[1]?.phone ?? '';
const REASON = { ar: 'الاسم لا يطابق بيانات الهوية.', en: 'The name differs from the one on the identity card.' };
const pages = { '/member-register': MemberRegister, '/last-step': LastStep };
const draft = { ...toValues(DEMO_APPLICATION), shares_count: 10, on_paper: false, terms: true };

/** The scenario's answer to one call; every other call works. */
const only = (list: (typeof scenarios)['pending'], method: string, path: string) => list.filter(({ info }) => info.method === method && info.path === `*${path}`);

const meta = { title: 'Portal/Membership', component: PortalStory, args: { at: '/member-register', pages }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, ar: string | RegExp, en: string | RegExp, arabic: boolean) => within(canvasElement).findByRole('heading', { name: arabic ? ar : en }, { timeout: 10_000 });
const isArabic = (globals: Record<string, unknown>) => globals['locale'] !== 'en';

/** Nothing sent yet: the first step, with what is known of the user. */
export const Draft: Story = {
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, 'البيانات الشخصية', 'Personal information', isArabic(globals));
  },
};

const atTheEnd = { at: '/member-register?step=check', prepare: ({ membership }) => membership.writeDraft(draft) } satisfies Partial<Story['args']>;
async function send(canvasElement: HTMLElement, arabic: boolean): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name: arabic ? /أرسل الطلب/ : /Send the application/ }, { timeout: 10_000 });
  await userEvent.click(button);
  return button;
}

/** On its way: the button says so and cannot be pressed twice. */
export const Submitting: Story = {
  args: atTheEnd,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/member')),
  play: async ({ canvasElement, globals }) => {
    const button = await send(canvasElement, isArabic(globals));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
/** The server was away: nothing is lost, and it can be sent again. */
export const Failed: Story = {
  args: atTheEnd,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/member')),
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, isArabic(globals));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(isArabic(globals) ? 'ما كتبته محفوظ في مكانه' : 'What you typed is still here');
  },
};
/** The server refuses an answer: back to its step, with the reason at its field. */
export const Refused: Story = {
  args: { at: '/member-register?step=check', prepare: ({ membership }) => membership.writeDraft({ ...draft, national_id: DEMO[0]?.member?.national_id }) },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await send(canvasElement, arabic);
    await heading(canvasElement, 'البيانات الشخصية', 'Personal information', arabic);
    await waitFor(() => expect(within(canvasElement).getByLabelText(arabic ? /رقم الهوية/ : /National ID/)).toBeInvalid());
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};

/** Under review. */
export const Applied: Story = {
  args: { at: '/last-step', prepare: () => fileApplication(PHONE, DEMO_APPLICATION) },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, 'وصلنا طلب عضويتك', 'We have your application', isArabic(globals));
  },
};
/** The reader asks how it stands. */
export const Checking: Story = {
  args: { at: '/last-step', prepare: () => fileApplication(PHONE, DEMO_APPLICATION) },
  play: async ({ canvasElement, globals, msw }) => {
    const button = await within(canvasElement).findByRole('button', { name: isArabic(globals) ? 'حدّث الحالة' : 'Check again' }, { timeout: 10_000 });
    msw.use(...only(scenarios.pending, 'GET', '/api/member-application'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
/** Withdrawn after asking: the form opens again. */
export const Withdrawn: Story = {
  args: { at: '/last-step', prepare: () => fileApplication(PHONE, DEMO_APPLICATION) },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const label = arabic ? 'اسحب الطلب' : 'Withdraw the application';
    await userEvent.click(await within(canvasElement).findByRole('button', { name: label }, { timeout: 10_000 }));
    await userEvent.click(await within(canvasElement.ownerDocument.querySelector('dialog[open]') as HTMLElement).findByRole('button', { name: label }));
    await heading(canvasElement, 'البيانات الشخصية', 'Personal information', arabic);
  },
};
/** Rejected, with the reason; the form opens again with what was sent. */
export const Rejected: Story = {
  args: {
    at: '/last-step',
    prepare: () => {
      fileApplication(PHONE, DEMO_APPLICATION);
      decideApplication(PHONE, REASON);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByText(isArabic(globals) ? REASON.ar : REASON.en, undefined, { timeout: 10_000 })).toBeVisible();
  },
};
/** After "apply again": the same answers, to be changed. */
export const Reopened: Story = {
  args: { ...Rejected.args, at: '/member-register' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: arabic ? /من جديد/ : /apply again/ }, { timeout: 10_000 }));
    await waitFor(() => expect(within(canvasElement).getByLabelText(arabic ? /الاسم الكامل/ : /Full name/)).toHaveValue(DEMO_APPLICATION.name));
  },
};
/** A member now. */
export const Approved: Story = {
  args: {
    at: '/last-step',
    prepare: () => {
      fileApplication(PHONE, DEMO_APPLICATION);
      decideApplication(PHONE);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, 'أنت الآن عضو في الجمعية', 'You are now a member', isArabic(globals));
  },
};
/** The association admits at once: from the last step of the form to membership. */
export const AdmittedAtOnce: Story = {
  args: {
    ...atTheEnd,
    prepare: (services) => {
      setApproval('auto');
      atTheEnd.prepare(services);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, isArabic(globals));
    await heading(canvasElement, 'أنت الآن عضو في الجمعية', 'You are now a member', isArabic(globals));
  },
};
