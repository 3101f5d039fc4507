import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
import { Container, Section } from '@taawun/ui';
import { pageParameters } from '@taawun/ui/testing/modes';
import { ConfirmationHost } from '../../app/router/ConfirmationHost.tsx';
import { loadMessages } from '../../intl/messages.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { fill, isArabic, only, openDialog, press } from '../../testing/story-play.ts';
import { page as PersonalInfo } from '../profile/PersonalInfo.page.tsx';

const [MEMBER] = DEMO as [(typeof DEMO)[number]];
const PersonalPage = PersonalInfo.Component;
const WithDialog = () => (
  <Section>
    <Container>
      <PersonalPage />
    </Container>
    <ConfirmationHost />
  </Section>
);

const meta = {
  title: 'Portal/Confirmation',
  component: PortalStory,
  args: {
    at: '/profile/personal-info?edit=phone',
    as: MEMBER.phone,
    pages: { '/profile/personal-info': { ...PersonalInfo, Component: WithDialog } },
  },
  parameters: pageParameters,
  // Preloads the lazy dialog with its messages, as after a first confirmation.
  loaders: [
    ({ globals }) =>
      Promise.all([
        import('./ConfirmationDialog.tsx'),
        loadMessages(isArabic(globals) ? 'ar' : 'en', ['account', 'dialogs', 'forms']),
      ]),
  ],
  beforeEach: ({ msw }) => msw.use(...scenarios.confirmationRequired),
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'globals'>;

const NEW_PHONE = '0551234567';

/** Requests a change of the phone, and returns the dialog that opens. */
async function begin({ canvasElement, globals }: Play): Promise<HTMLElement> {
  await fill(canvasElement, { phone: NEW_PHONE });
  await press(canvasElement, isArabic(globals) ? 'أرسل الرمز' : 'Send code');
  return openDialog();
}

async function confirmWith({ globals }: Play, dialog: HTMLElement, text: string): Promise<HTMLInputElement> {
  const password = within(dialog).getByLabelText<HTMLInputElement>(isArabic(globals) ? /^كلمة المرور/ : /^Password/);
  await userEvent.type(password, text);
  await userEvent.click(within(dialog).getByRole('button', { name: isArabic(globals) ? 'تأكيد' : 'Confirm' }));
  return password;
}

/** The change waits for the password; the focus is in its field. */
export const Initial: Story = {
  play: async (play) => {
    const dialog = await begin(play);
    await expect(dialog.querySelector('input[name="password"]')).toHaveFocus();
  },
};
/** A wrong password is reported at its field. */
export const WrongPassword: Story = {
  play: async (play) => {
    const password = await confirmWith(play, await begin(play), 'not-this-one');
    await waitFor(() => expect(password).toBeInvalid());
  },
};
/** Too many attempts: the dialog says so, and can be closed. */
export const Locked: Story = {
  beforeEach: ({ msw }) => msw.use(...only(scenarios.rateLimited, 'POST', '/api/session-confirmation')),
  play: async (play) => {
    const dialog = await begin(play);
    await confirmWith(play, dialog, 'not-this-one');
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};
/** A link for a new password goes to the phone of the account. */
export const Forgotten: Story = {
  play: async (play) => {
    const dialog = await begin(play);
    const name = isArabic(play.globals) ? /^نسيت كلمة المرور/ : /^Forgot your password/;
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await within(dialog).findByRole('status');
  },
};
/** After the right password the same change goes on: its code is awaited. */
export const Confirmed: Story = {
  play: async (play) => {
    await confirmWith(play, await begin(play), MEMBER.password);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(play.canvasElement.querySelector('input[name="code"]')).not.toBeNull());
  },
};
/** A cancelled confirmation fails the change with its reason; what was typed stays. */
export const Cancelled: Story = {
  play: async (play) => {
    const dialog = await begin(play);
    await userEvent.click(within(dialog).getByRole('button', { name: isArabic(play.globals) ? 'إلغاء' : 'Cancel' }));
    await expect(await within(play.canvasElement).findByRole('alert')).toBeVisible();
    const phone = play.canvasElement.querySelector<HTMLInputElement>('input[name="phone"]');
    await expect(phone?.value.replaceAll(/\D/g, '')).toContain('551234567');
  },
};
