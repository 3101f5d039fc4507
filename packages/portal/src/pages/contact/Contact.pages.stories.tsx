import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageParameters } from '@taawun/ui/testing/modes';
import { localPath } from '../../intl/locale.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Contact',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/contact-us' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A message posted without the page's code: its reference stands in the address. */
export const ContactSent: Story = { args: { at: '/contact-us?sent=C-7K2M9QXA' }, play: shows('تواصل معنا', 'Contact us') };
/** Rendered by the server after a post that it could not accept: what was typed stands there, and why it was not sent. */
export const ContactRefused: Story = {
  args: {
    prepare: (services) => {
      const isArabic = services.locale.get() === 'ar';
      const [name, message] = isArabic ? ['نورة الحربي', 'متى تفتح حلقات التحفيظ أبوابها؟'] : ['Noura Al-Harbi', 'When do the memorisation circles open?'];
      services.submitted = { path: localPath(services.locale.get(), '/contact-us'), values: { user_name: name ?? '', user_email: 'noura@mail.example', message: message ?? '' }, errors: null, failure: { kind: 'rateLimited', serverMessage: null } };
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('noura@mail.example')).toBeVisible();
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
export const ContactUs: Story = { play: shows('تواصل معنا', 'Contact us') };
