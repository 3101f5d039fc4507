import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addMockPasskey, DEMO, MOCK_TOTP_CODE, turnOnMockTwoStep } from '@taawun/api-client/mocks';
import { Container, Section } from '@taawun/ui';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PortalStory } from '../../../testing/PortalStory.tsx';
import { isArabic, openDialog, press } from '../../../testing/story-play.ts';
import { page as ChangePassword } from '../ChangePassword.page.tsx';

const PHONE = DEMO[0]?.phone ?? '';

const meta = {
  title: 'Portal/Security',
  component: PortalStory,
  args: {
    at: '/profile/change-password',
    as: PHONE,
    pages: { '/profile/change-password': ChangePassword },
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
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'globals'>;

const begin = ({ canvasElement, globals }: Play) =>
  press(canvasElement, isArabic(globals) ? 'فعّل التحقق بخطوتين' : 'Turn on two-step sign-in');

/** Neither passkeys nor two-step sign-in. */
export const Off: Story = {
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText(isArabic(globals) ? 'غير مفعّل' : 'Off');
  },
};
/** Both: each passkey with its dates, and the recovery codes that are left. */
export const On: Story = {
  args: {
    prepare: () => {
      addMockPasskey(PHONE, { name: 'iPhone', created_at: '2026-11-20T08:00:00.000Z' });
      turnOnMockTwoStep(PHONE, '2026-11-20T08:00:00.000Z', 3);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText(isArabic(globals) ? /بقي لديك ٣ رموز/ : /3 recovery codes left/);
  },
};
/** The passkey's name is being changed. */
export const Renaming: Story = {
  args: { prepare: () => void addMockPasskey(PHONE, { name: 'iPhone', created_at: '2026-11-20T08:00:00.000Z' }) },
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? /^غيّر اسم/ : /^Rename/);
    await expect(await within(canvasElement).findByDisplayValue('iPhone')).toHaveFocus();
  },
};
/** Before a passkey is removed. */
export const Removing: Story = {
  args: { prepare: () => void addMockPasskey(PHONE, { name: 'iPhone', created_at: '2026-11-20T08:00:00.000Z' }) },
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? /^أزل \S/ : /^Remove/);
    await openDialog('alertdialog');
  },
};
/** The secret as a QR code and as text. */
export const SetUp: Story = {
  play: async (play) => {
    await begin(play);
    await within(play.canvasElement).findByRole('img', {
      name: isArabic(play.globals) ? 'رمز تمسحه بتطبيق المصادقة' : 'Code to scan with your authenticator app',
    });
  },
};
/** A wrong code of the app. */
export const SetUpWrongCode: Story = {
  play: async (play) => {
    const { canvasElement, globals } = play;
    await begin(play);
    const field = await within(canvasElement).findByLabelText(
      isArabic(globals) ? /^رمز تطبيق المصادقة/ : /^Code from your authenticator app/,
    );
    await userEvent.type(field, '000000');
    await press(canvasElement, isArabic(globals) ? 'فعّل' : 'Turn on');
    await waitFor(() => expect(field).toBeInvalid());
  },
};
/** It is on: the recovery codes, shown once. */
export const RecoveryCodes: Story = {
  play: async (play) => {
    const { canvasElement, globals } = play;
    await begin(play);
    const field = await within(canvasElement).findByLabelText(
      isArabic(globals) ? /^رمز تطبيق المصادقة/ : /^Code from your authenticator app/,
    );
    await userEvent.type(field, MOCK_TOTP_CODE);
    await press(canvasElement, isArabic(globals) ? 'فعّل' : 'Turn on');
    const list = await within(canvasElement).findByRole('list', {
      name: isArabic(globals) ? 'رموز الاسترداد' : 'Recovery codes',
    });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  },
};
