import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Gift } from '@taawun/api-client';
import { DEMO, scenarios, settleCheckout } from '@taawun/api-client/mocks';
import { onPaper, pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, only, shows } from '../../testing/story-play.ts';

const MEMBER = DEMO[0]?.phone ?? null;
/** i18n-ignore: a gift is in the giver's language, whatever the locale. */
const GIFT: Gift = {
  code: 'k3Vx9QbT2mZr',
  receiver_name: 'أم خالد',
  sender_name: 'خالد وإخوته',
  message: 'تقبّل الله منّا ومنكم صالح الأعمال.\nWith love from all of us',
  target: { type: 'program', slug: 'bir-alqarya', title: 'بئر القرية' },
  image: null,
  date: '2026-11-21',
  amount: null,
};
/** i18n-ignore: donors write in their own language. */
const WALL = [
  ['bir-alqarya', { donor_name: 'Maryam Al-Otaibi', message: 'For my father, may he rest in peace.' }],
  ['suqya-alnakheel', { donor_name: 'أبو فيصل' }],
  ['bir-alqarya', { anonymous: true, message: 'اللهم اجعلها خالصة لوجهك الكريم.' }],
  [
    'suqya-alnakheel',
    { donor_name: 'نورة بنت عبدالله الحربي', message: 'صدقة عن والديّ، رحمهما الله وجزاهما عنّا خير الجزاء.' },
  ],
] as const;
const answers = (path: string, body: object) => http.get(path, () => HttpResponse.json(body));
/** Extreme input that users may still send. */
const HOSTILE = '<b>Abd‏al-Rahman</b> بن عبدالعزيز '.repeat(3).trim();

const meta = {
  title: 'Pages/Giving',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/donate' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole donation form, as a guest. */
export const Donate: Story = { play: shows('تبرّع', 'Donate') };
/** The URL preselects a program, a custom amount and a single payment. */
export const DonatePrefilled: Story = {
  args: { at: '/donate?target=program:bir-alqarya&amount=12345&frequency=once' },
  play: shows('تبرّع', 'Donate'),
};
/** Name, phone and e-mail come from the account. */
export const DonateSignedIn: Story = { args: { as: MEMBER }, play: shows('تبرّع', 'Donate') };
/** Zakat on wealth, and zakat al-fitr. */
export const Zakat: Story = { args: { at: '/zakat' }, play: shows('حاسبة الزكاة', 'Zakat calculator') };
/** Above the nisab: the zakat due, and a link to donate it; on a phone in a bar at the lower edge, too. */
export const ZakatDue: Story = {
  args: { at: '/zakat' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(arabic ? /^الذهب/ : /^Gold/), arabic ? '١٠٠' : '100');
    const result = within(canvas.getByRole('region', { name: arabic ? 'التقدير' : 'Your estimate' }));
    await expect(await result.findByText(arabic ? '١٬٢١٥ ر.س' : 'SAR 1,215')).toBeVisible();
    await expect(result.getByRole('link', { name: arabic ? 'أخرج الزكاة' : 'Pay your zakat' })).toHaveAttribute(
      'href',
      expect.stringContaining('/donate?frequency=once&amount=121500'),
    );
  },
};
export const ZakatDueOnPaper: Story = { ...ZakatDue, ...onPaper };
/** An invalid amount shows an error at its field, and nothing is calculated. */
export const ZakatUnreadable: Story = {
  args: { at: '/zakat' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const canvas = within(canvasElement);
    const cash = await canvas.findByLabelText(arabic ? /^النقد/ : /^Cash/);
    await userEvent.type(cash, arabic ? 'مئة' : 'a hundred');
    await expect(cash).toBeInvalid();
    await expect(
      canvas.getByText(arabic ? 'صحّح الحقول المحددة ليظهر التقدير.' : 'Correct the marked fields to see the estimate.'),
    ).toBeVisible();
  },
};
/** Two validation errors, shown at the same time. */
export const DonateFaults: Story = {
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(arabic ? 'مبلغ آخر' : 'Other amount'));
    await userEvent.type(canvas.getByRole('textbox', { name: arabic ? 'المبلغ بالريال' : 'Amount in SAR' }), '100001');
    await userEvent.type(canvas.getByLabelText(arabic ? /^البريد/ : /mail/i), 'x@');
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'المتابعة إلى الدفع' : 'Continue to payment' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.ta-summary a')).toHaveLength(2));
  },
};
/** The association has not set the prices: nothing is calculated. */
export const ZakatWithoutRates: Story = {
  args: { at: '/zakat' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/settings', ({ request }) =>
        HttpResponse.json({
          settings: [
            { type: 'association_short_name', value: request.headers.get('X-locale') === 'en' ? 'Taawun' : 'تعاون' },
          ],
        }),
      ),
    ),
  play: shows('حاسبة الزكاة', 'Zakat calculator'),
};
/** Donors who agreed to be shown. */
export const Donors: Story = {
  args: {
    at: '/donors',
    prepare: async ({ client }) => {
      for (const [target_slug, details] of WALL) {
        const { checkout } = await client.createCheckout({
          target_type: 'program',
          target_slug,
          monthly_price: 10_000,
          months: 1,
          brand: 'mada',
          show_on_wall: true,
          ...details,
          idempotency_key: crypto.randomUUID(),
        });
        settleCheckout(checkout.checkout_id, 'paid');
      }
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('نورة بنت عبدالله الحربي')).toBeVisible();
    await expect(within(canvasElement).getByText('Maryam Al-Otaibi')).toBeVisible();
  },
};
/** No donors yet. */
export const NoDonors: Story = {
  args: { at: '/donors' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.empty, 'GET', '/api/donors')),
  play: shows('لوحة المتبرعين', 'Our donors'),
};
/** Extreme names, a message of one very long word, a donor without a name. */
export const HostileDonors: Story = {
  args: { at: '/donors?target=program:bir-alqarya' },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('*/api/donors', {
        donors: [
          { name: HOSTILE, message: 'الحمدلله'.repeat(20), date: '2026-11-21', target: GIFT.target },
          { name: null, message: null, date: '2026-11-20', target: GIFT.target },
        ],
        pagination: { page: 1, per_page: 24, total: 2, total_pages: 1 },
      }),
    ),
  play: shows('لوحة المتبرعين', 'Our donors'),
};
/** Page for the receiver of the gift. */
export const GiftPage: Story = {
  args: { at: '/gift/k3Vx9QbT2mZr' },
  beforeEach: ({ msw }) => msw.use(answers('*/api/gifts/:code', { gift: GIFT })),
  play: shows('هدية إلى أم خالد', 'A gift for أم خالد'),
};
export const GiftPageOnPaper: Story = { ...GiftPage, ...onPaper };
/** The sender shows the amount; the names are extreme input. */
export const HostileGift: Story = {
  args: { at: '/gift/hostile-gift-1' },
  parameters: { i18n: { bidiReordering: 'the name brings markup and a control of its own' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answers('*/api/gifts/:code', {
        gift: { ...GIFT, receiver_name: HOSTILE, sender_name: null, message: 'ا'.repeat(300), amount: 1_234_567_89 },
      }),
    ),
  play: shows(`هدية إلى ${HOSTILE}`, `A gift for ${HOSTILE}`),
};
export const NoSuchGift: Story = {
  args: { at: '/gift/nothing-of-the-kind' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
/** A guest's page of a donation, opened by the link in the mail. */
export const GuestsOrder: Story = {
  args: { at: '/giving/T-4H7K2M9Q?code=demo-order-code-T-4H7K2M9Q' },
  play: shows('تبرّعك', 'Your donation'),
};
export const GuestsOrderWithoutCode: Story = {
  args: { at: '/giving/T-4H7K2M9Q' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
export const GenuineReceipt: Story = {
  args: { at: '/receipts/demo-receipt-code-0001' },
  play: shows('التحقق من إيصال', 'Check a receipt'),
};
export const GenuineCertificate: Story = {
  args: { at: '/certificates/demo-certificate-code-01' },
  play: shows('التحقق من شهادة', 'Check a certificate'),
};
export const UnknownCertificate: Story = {
  args: { at: '/certificates/nothing-of-the-kind' },
  play: shows('التحقق من شهادة', 'Check a certificate'),
};
export const UnknownReceipt: Story = {
  args: { at: '/receipts/nothing-of-the-kind' },
  play: shows('التحقق من إيصال', 'Check a receipt'),
};
