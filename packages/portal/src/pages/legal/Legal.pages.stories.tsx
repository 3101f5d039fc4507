import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, press, shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Legal',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/privacy-policy' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = { play: shows('سياسة الخصوصية', 'Privacy policy') };
export const TermsConditions: Story = {
  args: { at: '/terms-conditions' },
  play: shows('الشروط والأحكام', 'Terms and conditions'),
};

const TEXTS = {
  ar: { no: 'لا', send: 'إرسال', text: 'لم أجد مدة الاحتفاظ بالبيانات.', thanks: /شكرًا لك/ },
  en: { no: 'No', send: 'Send', text: 'I did not find how long you keep my data.', thanks: /Thank you/ },
};

/** The visitor says what was missing on the page. */
export const FeedbackSent: Story = {
  play: async ({ canvasElement, globals }) => {
    const { no, send, text, thanks } = TEXTS[isArabic(globals) ? 'ar' : 'en'];
    await press(canvasElement, no);
    await userEvent.type(within(canvasElement).getByRole('textbox'), text);
    await press(canvasElement, send);
    await expect(await within(canvasElement).findByText(thanks)).toBeVisible();
  },
};
/** The text stays when it cannot be sent. */
export const FeedbackFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/page-feedback', () =>
        HttpResponse.json({ message: '', code: 'rate_limited', request_id: 'story' }, { status: 429 }),
      ),
    ),
  play: async ({ canvasElement, globals }) => {
    const { no, send, text } = TEXTS[isArabic(globals) ? 'ar' : 'en'];
    await press(canvasElement, no);
    await userEvent.type(within(canvasElement).getByRole('textbox'), text);
    await press(canvasElement, send);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue(text);
  },
};
/** After a post without script, the answer is in the URL. */
export const FeedbackPosted: Story = {
  args: { at: '/terms-conditions?feedback=sent' },
  play: shows('الشروط والأحكام', 'Terms and conditions'),
};
