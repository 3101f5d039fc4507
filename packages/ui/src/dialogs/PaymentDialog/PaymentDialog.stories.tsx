import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Bdi, Money, NumberText } from '../../components/Text/index.ts';
import { FieldRow } from '../../forms/fields/Field/index.ts';
import type { Clock } from '../../forms/fields/OneTimeCodeField/clock.ts';
import { Live } from '../../forms/story/Live.tsx';
import { TextField } from '../../forms/fields/TextField/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { PayButton } from './PayButton.tsx';
import { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx';
import type { PaymentState } from './state.ts';

type Args = Partial<PaymentDialogProps>;
const none = (): undefined => undefined;
const start = Date.parse('2026-11-21T10:00:00Z');
const still: Clock = { now: () => start, everySecond: () => none };
const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
const total = 60000;
const brands = ['mada', 'visa', 'mastercard', 'applepay'] as const;

/** Placeholder for the gateway's hosted fields. */
const fields = (t: Pick, onPay = none) => (
  <form
    style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
    onSubmit={(event) => {
      event.preventDefault();
      onPay();
    }}
  >
    <TextField
      label={t('رقم البطاقة', 'Card number')}
      autoComplete="cc-number"
      inputMode="numeric"
      value="5297 4100 0000 0000"
      onValueChange={none}
    />
    <FieldRow>
      <TextField
        label={t('الانتهاء', 'Expiry')}
        autoComplete="cc-exp"
        inputMode="numeric"
        value="09 / 29"
        onValueChange={none}
      />
      <TextField
        label="CVV"
        autoComplete="cc-csc"
        inputMode="numeric"
        type="password"
        value="123"
        onValueChange={none}
      />
    </FieldRow>
    <PayButton total={total} />
  </form>
);
const dialog = (state: (t: Pick) => PaymentState) =>
  bilingual<Args>((t, args) => (
    <PaymentDialog
      open
      onOpenChange={fn()}
      onBrandChange={fn()}
      onContinue={fn()}
      onRetry={fn()}
      onRepay={fn()}
      onExpire={fn()}
      clock={still}
      total={total}
      lines={[
        { label: t('سقيا النخيل · تبرّع شهري', 'Watering the palms · monthly'), value: <Money halalas={10000} /> },
        { label: t('عدد الأشهر', 'Number of months'), value: <NumberText value={6} /> },
        { label: t('إهداء إلى', 'A gift for'), value: t('والدتي', 'My mother') },
      ]}
      {...args}
      state={state(t)}
    />
  ));
const meta: Meta<typeof PaymentDialog> = {
  title: 'Dialogs/PaymentDialog',
  component: PaymentDialog,
  args: { onOpenChange: fn(), onBrandChange: fn(), onContinue: fn(), onRetry: fn(), onRepay: fn(), onExpire: fn() },
};
export default meta;
type Story = StoryObj<typeof PaymentDialog>;

/** Gateway fields in the widget slot; the card number is left to right in Arabic as well. */
export const Paying: Story = {
  render: dialog((t) => ({ kind: 'paying', expiresAt: at(29 * 60 + 59), widget: fields(t) })),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await expect(screen.getByRole('timer')).toHaveTextContent(english ? 'Time left: 29:59' : 'الوقت المتبقي: ٢٩:٥٩');
    await expect(getComputedStyle(screen.getByLabelText(english ? 'Card number' : 'رقم البطاقة')).direction).toBe(
      'ltr',
    );
    await expect(screen.getByRole('button', { name: english ? 'Pay SAR 600' : 'ادفع ٦٠٠ ر.س' })).toBeVisible();
  },
};
export const Phone: Story = {
  ...onPhone,
  render: dialog((t) => ({ kind: 'paying', expiresAt: at(29 * 60 + 59), widget: fields(t) })),
};
/** mada is the first option. */
export const ChoosingBrand: Story = {
  parameters: interactiveParameters,
  render: dialog(() => ({ kind: 'choosing-brand', brands, brand: 'mada' })),
  play: async ({ args, globals }) => {
    const english = globals['locale'] === 'en';
    await expect(screen.getAllByRole('radio')[0]).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: english ? 'Visa' : 'فيزا' }));
    await expect(args.onBrandChange).toHaveBeenLastCalledWith('visa');
    await userEvent.click(screen.getByRole('button', { name: english ? 'Continue' : 'متابعة' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const LoadingScript: Story = { render: dialog(() => ({ kind: 'loading-script' })) };
export const Creating: Story = { render: dialog(() => ({ kind: 'creating' })) };
/** The remaining time is announced at five minutes and at one minute. */
export const NearTheEnd: Story = {
  render: dialog((t) => ({ kind: 'paying', expiresAt: at(59), widget: fields(t) })),
  play: async ({ globals }) => {
    await expect(screen.getByRole('status')).toHaveTextContent(
      globals['locale'] === 'en' ? 'Less than 1 minute left' : 'بقي أقل من دقيقة',
    );
  },
};
/** The dialog cannot be closed during verification. */
export const Verifying: Story = {
  render: dialog(() => ({ kind: 'verifying' })),
  play: async ({ args }) => {
    await expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const Paid: Story = {
  render: dialog(() => ({
    kind: 'paid',
    orderNumber: '#A-10482',
    date: '2026-11-21',
    shareHref: '#share',
    receiptHref: '#receipt',
  })),
};
/** First payment of a monthly donation, with a notice and an additional option. */
export const FirstOfMany: Story = {
  render: bilingual<Args>((t, args) =>
    dialog((pick) => ({
      kind: 'choosing-brand',
      brands,
      brand: 'mada',
      more: (
        <Button variant="quiet" size="sm" href="#more">
          {pick('أضف إهداء', 'Add a gift')}
        </Button>
      ),
    }))(
      {
        ...args,
        total: 10000,
        totalLabel: t('المستحق الآن', 'To pay now'),
        notice: <Alert tone="warning" title={t('بيئة تجريبية', 'Test environment')} />,
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
  play: async ({ globals }) => {
    await expect(screen.getByText(globals['locale'] === 'en' ? 'To pay now' : 'المستحق الآن')).toBeVisible();
  },
};
/** Custom result text and an action that is not a link. */
export const PaidWithActions: Story = {
  render: dialog((t) => ({
    kind: 'paid',
    orderNumber: 'T-4H7K2M9Q',
    date: '2026-11-21',
    text: t('وصل تبرّع الشهر الأول.', 'Your first payment went through.'),
    actions: (
      <Button variant="secondary" icon="download">
        {t('تنزيل الإيصال', 'Download receipt')}
      </Button>
    ),
  })),
};
export const PaidPlain: Story = {
  render: dialog(() => ({ kind: 'paid', orderNumber: '#A-10482', date: '2026-11-21' })),
};
export const Pending: Story = {
  render: dialog((t) => ({
    kind: 'pending',
    text: t(
      'يراجع مصرفك العملية، وسنرسل إليك النتيجة خلال يوم عمل.',
      'Your bank is reviewing it. We will tell you within a working day.',
    ),
  })),
};
export const Failed: Story = {
  render: dialog((t) => ({
    kind: 'failed',
    retryable: true,
    message: t(
      'رفض مصرفك العملية. جرّب مرة أخرى أو استخدم بطاقة غيرها.',
      'Your bank declined it. Try again or use another card.',
    ),
  })),
  play: async ({ args, globals }) => {
    await userEvent.click(
      screen.getByRole('button', { name: globals['locale'] === 'en' ? 'Try again' : 'إعادة المحاولة' }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedForGood: Story = {
  render: dialog((t) => ({
    kind: 'failed',
    retryable: false,
    message: t('هذه البطاقة موقوفة. تواصل مع مصرفك.', 'This card is blocked. Please ask your bank.'),
  })),
};
export const Expired: Story = {
  render: dialog(() => ({ kind: 'expired' })),
  play: async ({ args, globals }) => {
    await userEvent.click(
      screen.getByRole('button', {
        name: globals['locale'] === 'en' ? 'Start again' : 'ابدأ الدفع من جديد',
      }),
    );
    await expect(args.onRepay).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) =>
    dialog((pick) => ({ kind: 'paying', expiresAt: at(1200), widget: fields(pick) }))(
      {
        ...args,
        title: t(
          'إتمام التبرّع لبرنامج تأهيل أبناء الأسر المستفيدة',
          'Complete the donation to the training of families in need',
        ),
        total: 123456789,
        lines: [
          {
            label: t(
              'برنامج تأهيل وتدريب أبناء الأسر المستفيدة على إدارة المشاريع الصغيرة',
              'Training the children of families in need to run small enterprises',
            ),
            value: <Money halalas={123456789} />,
          },
          {
            label: t('إهداء إلى', 'A gift for'),
            value: t(
              'والدتي الغالية وجميع أفراد أسرتنا الكبيرة في القصيم',
              'My dear mother and all of our large family in Qassim',
            ),
          },
        ],
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) =>
    dialog(() => ({ kind: 'choosing-brand', brands, brand: 'applepay' }))(
      {
        ...args,
        lines: [
          { label: t('برنامج Solar للقرى', 'برنامج الطاقة'), value: <Bdi>{t('Noura Al-Harbi', 'نورة الحربي')}</Bdi> },
        ],
      },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};

/** From brand selection to the result; the heading of each new state receives the focus. */
export const Flow: Story = {
  render: bilingual<Args>((t, args) => (
    <Live<PaymentState> initial={{ kind: 'choosing-brand', brands, brand: 'mada' }}>
      {(state, set) =>
        dialog(() =>
          state.kind === 'paying'
            ? {
                ...state,
                widget: fields(t, () => {
                  set({ kind: 'paid', orderNumber: '#A-10482', date: '2026-11-21' });
                  return undefined;
                }),
              }
            : state,
        )(
          {
            ...args,
            onBrandChange: (brand) => set({ kind: 'choosing-brand', brands, brand }),
            onContinue: () => set({ kind: 'paying', expiresAt: at(1800), widget: null }),
          },
          { globals: { locale: t('ar', 'en') } },
        )
      }
    </Live>
  )),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    const shown = within(screen.getByRole('dialog'));
    await userEvent.click(shown.getByRole('radio', { name: english ? 'mada' : 'مدى' }));
    await userEvent.click(shown.getByRole('button', { name: english ? 'Continue' : 'متابعة' }));
    await waitFor(() =>
      expect(shown.getByRole('heading', { level: 3, name: english ? 'Card details' : 'بيانات البطاقة' })).toHaveFocus(),
    );
    await userEvent.click(shown.getByRole('button', { name: /ادفع|Pay/ }));
    await waitFor(() =>
      expect(
        shown.getByRole('heading', { level: 3, name: english ? 'Thank you for your donation' : 'شكرًا لعطائك' }),
      ).toHaveFocus(),
    );
  },
};
