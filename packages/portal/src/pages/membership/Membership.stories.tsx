import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  DEMO,
  DEMO_APPLICATION,
  decideApplication,
  fileApplication,
  scenarios,
  setApproval,
} from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { POLL } from '../../machines/membership/membership.machine.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, heading, isArabic, only, openDialog, press } from '../../testing/story-play.ts';
import { toValues } from '../member-fields/values.ts';
import { page as LastStep } from './LastStep.page.tsx';
import { page as MemberRegister } from './MemberRegister.page.tsx';

const PHONE = DEMO[1]?.phone ?? '';
const REASON = { ar: 'الاسم لا يطابق بيانات الهوية.', en: 'The name differs from the one on the identity card.' };
const pages = { '/member-register': MemberRegister, '/last-step': LastStep };
const draft = { ...toValues(DEMO_APPLICATION), shares_count: 10, on_paper: false, terms: true };

const meta = {
  title: 'Portal/Membership',
  component: PortalStory,
  args: { at: '/member-register', pages },
  parameters: pageParameters,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing submitted yet: the first step, prefilled with the user's data. */
export const Draft: Story = {
  parameters: { machine: 'membership.draft' },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'البيانات الشخصية' : 'Personal details');
  },
};

/** Names in the other script show a warning at the field, not an error. */
export const NamesInOtherScript: Story = {
  args: {
    prepare: ({ membership }) =>
      membership.writeDraft({ ...draft, name: DEMO[2]?.member?.name_en, name_en: DEMO_APPLICATION.name }),
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await within(canvasElement).findByText(
      arabic ? /اسمك مكتوب في الهوية بالعربية/ : /Your ID card shows your name in Arabic/,
    );
    await within(canvasElement).findByText(
      arabic ? /هذه الخانة للاسم بالأحرف اللاتينية/ : /Enter your name in English letters/,
    );
  },
};

const atTheEnd = {
  at: '/member-register?step=check',
  prepare: ({ membership }) => membership.writeDraft(draft),
} satisfies Partial<Story['args']>;
const send = (canvasElement: HTMLElement, arabic: boolean) =>
  press(canvasElement, arabic ? /أرسل الطلب/ : /Send application/);

/** The request is pending: the button is busy and cannot be pressed twice. */
export const Submitting: Story = {
  parameters: { machine: 'membership.submitting' },
  args: atTheEnd,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/member')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await send(canvasElement, isArabic(globals)));
  },
};
/** The server is unreachable: the input is preserved, and can be resubmitted. */
export const Failed: Story = {
  parameters: { machine: 'membership.failed' },
  args: atTheEnd,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/member')),
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, isArabic(globals));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      isArabic(globals) ? 'ما كتبته محفوظ في مكانه' : 'What you typed is still here',
    );
  },
};
/** The server rejects a field: the wizard returns to its step and shows the error there. */
export const Invalid: Story = {
  args: {
    at: '/member-register?step=check',
    prepare: ({ membership }) => membership.writeDraft({ ...draft, national_id: DEMO[0]?.member?.national_id }),
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await send(canvasElement, arabic);
    await heading(canvasElement, arabic ? 'البيانات الشخصية' : 'Personal details');
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText(arabic ? /رقم الهوية/ : /National ID/)).toBeInvalid(),
    );
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};

const applied = { at: '/last-step', prepare: () => fileApplication(PHONE, DEMO_APPLICATION) } satisfies Partial<
  Story['args']
>;
const checkAgain = (arabic: boolean) => (arabic ? /^تحديث الحالة/ : /^Check again/);

/** Under review. */
export const Applied: Story = {
  parameters: { machine: 'membership.applied' },
  args: applied,
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'وصلنا طلب عضويتك' : 'We have received your application');
  },
};
/** The user requests the status. */
export const Checking: Story = {
  parameters: { machine: 'membership.checking' },
  args: applied,
  play: async ({ canvasElement, globals, msw }) => {
    await heading(canvasElement, isArabic(globals) ? 'وصلنا طلب عضويتك' : 'We have received your application');
    msw.use(...only(scenarios.pending, 'GET', '/api/member-application'));
    await atWork(await press(canvasElement, checkAgain(isArabic(globals))));
  },
};
let requests = () => 0;
/** After half a minute the page polls in the background. */
export const Polling: Story = {
  parameters: { machine: 'membership.polling' },
  args: applied,
  beforeEach: ({ msw }) => {
    const { setTimeout: wait } = globalThis;
    let count = 0;
    // The initial request gets a response, the next one stays pending.
    msw.use(http.get('*/api/member-application', () => (count++ ? delay('infinite') : undefined)));
    globalThis.setTimeout = ((run: () => void, after?: number) =>
      wait(run, after === POLL ? 0 : after)) as typeof setTimeout;
    requests = () => count;
    return () => {
      globalThis.setTimeout = wait;
    };
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await heading(canvasElement, arabic ? 'وصلنا طلب عضويتك' : 'We have received your application');
    await waitFor(() => expect(requests()).toBe(2));
    await expect(within(canvasElement).getByRole('button', { name: checkAgain(arabic) })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
async function withdraw(canvasElement: HTMLElement, arabic: boolean): Promise<void> {
  const label = arabic ? 'سحب الطلب' : 'Withdraw application';
  await press(canvasElement, label);
  await press(await openDialog('alertdialog'), label);
}
/** The withdrawal is pending: all other actions are disabled. */
export const Withdrawing: Story = {
  parameters: { machine: 'membership.withdrawing' },
  args: applied,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/member-application/withdraw')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await withdraw(canvasElement, arabic);
    await atWork(within(canvasElement).getByRole('button', { name: checkAgain(arabic) }));
    await expect(
      within(canvasElement).getByRole('button', { name: arabic ? 'سحب الطلب' : 'Withdraw application' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Withdrawn after confirmation: the form opens again. */
export const Withdrawn: Story = {
  args: applied,
  play: async ({ canvasElement, globals }) => {
    await withdraw(canvasElement, isArabic(globals));
    await heading(canvasElement, isArabic(globals) ? 'البيانات الشخصية' : 'Personal details');
  },
};
/** Rejected, with the reason; the form can be reopened with the submitted answers. */
export const Rejected: Story = {
  parameters: { machine: 'membership.rejected' },
  args: {
    at: '/last-step',
    prepare: () => {
      fileApplication(PHONE, DEMO_APPLICATION);
      decideApplication(PHONE, REASON);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByText(isArabic(globals) ? REASON.ar : REASON.en)).toBeVisible();
  },
};
/** After "apply again": the same answers, editable. */
export const Reopened: Story = {
  args: { ...Rejected.args, at: '/member-register' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: arabic ? /من جديد/ : /Change your application/ }),
    );
    await waitFor(() =>
      expect(
        within(canvasElement).getByLabelText(arabic ? /^الاسم الكامل(?! بالإنجليزية)/ : /^Full name(?! in English)/),
      ).toHaveValue(DEMO_APPLICATION.name),
    );
  },
};
/** Approved: the user is a member. */
export const Approved: Story = {
  parameters: { machine: 'membership.approved' },
  args: {
    at: '/last-step',
    prepare: () => {
      fileApplication(PHONE, DEMO_APPLICATION);
      decideApplication(PHONE);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'أنت الآن عضو في الجمعية' : 'You are now a member');
  },
};
/** The association accepts immediately: from the last step of the form to the payment of the shares. */
export const AcceptedAtOnce: Story = {
  args: {
    ...atTheEnd,
    prepare: (services) => {
      setApproval('auto');
      atTheEnd.prepare(services);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, isArabic(globals));
    await heading(canvasElement, isArabic(globals) ? 'قُبل طلبك' : 'Your application is accepted');
  },
};
