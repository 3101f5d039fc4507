import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageParameters } from '@taawun/ui/testing/modes';
import { localPath } from '../../intl/locale.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Contact',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/contact-us' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = {
  ar: { name: 'نورة الحربي', message: 'متى تفتح حلقات التحفيظ أبوابها؟' },
  en: { name: 'Noura Alharbi', message: 'When do the Quran classes open?' },
};

/** A message posted without script: its reference is in the URL. */
export const ContactSent: Story = {
  args: { at: '/contact-us?sent=C-7K2M9QXA' },
  play: shows('تواصل معنا', 'Contact us'),
};
/** Server-rendered after a rejected post: the input is preserved, with the errors. */
export const ContactRejected: Story = {
  args: {
    prepare: (services) => {
      services.submitted = {
        path: localPath(services.locale.get(), '/contact-us'),
        values: {
          user_name: TYPED[services.locale.get()].name,
          user_email: 'noura@mail.example',
          message: TYPED[services.locale.get()].message,
        },
        errors: null,
        failure: { kind: 'rateLimited', serverMessage: null },
      };
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByDisplayValue(TYPED[isArabic(globals) ? 'ar' : 'en'].name),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
export const ContactUs: Story = { play: shows('تواصل معنا', 'Contact us') };
