import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO, DEMO_APPLICATION, decideApplication, fileApplication } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';
import { toValues } from '../member-fields/values.ts';

const PHONE = DEMO[1]?.phone ?? '';
const REASON = { ar: 'الاسم لا يطابق بيانات الهوية.', en: 'The name differs from the one on the identity card.' };
const admitted = () => {
  fileApplication(PHONE, DEMO_APPLICATION);
  decideApplication(PHONE);
};
const accepted = () => {
  fileApplication(PHONE, DEMO_APPLICATION);
  decideApplication(PHONE, 'accepted');
};
const rejected = () => {
  fileApplication(PHONE, DEMO_APPLICATION);
  decideApplication(PHONE, REASON);
};

const meta = {
  title: 'Pages/Membership',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/member-register', as: PHONE },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MemberRegister: Story = { play: shows('العضوية في الجمعية', 'Membership') };
/** Earlier input is stored on the device: the URL continues from there. */
export const MemberRegisterAddress: Story = {
  args: {
    at: '/member-register?step=address',
    prepare: ({ membership }) => membership.writeDraft(toValues(DEMO_APPLICATION)),
  },
  play: shows('العنوان الوطني', 'National address'),
};
/** Received, under review. */
export const LastStep: Story = {
  args: { at: '/last-step', prepare: () => fileApplication(PHONE, DEMO_APPLICATION) },
  play: shows('وصلنا طلب عضويتك', 'We have received your application'),
};
/** Accepted: the next step is to pay for the shares. */
export const LastStepAccepted: Story = {
  args: { at: '/last-step', prepare: accepted },
  play: shows('قُبل طلبك', 'Your application is accepted'),
};
export const LastStepApproved: Story = {
  args: { at: '/last-step', prepare: admitted },
  play: shows('أنت الآن عضو في الجمعية', 'You are now a member'),
};
export const LastStepRejected: Story = {
  args: { at: '/last-step', prepare: rejected },
  play: shows('لم يُقبل طلبك', 'Your application was not accepted'),
};
