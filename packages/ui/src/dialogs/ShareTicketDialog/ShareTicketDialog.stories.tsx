import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { ShareTicketDialog, type ShareTicketDialogProps } from './ShareTicketDialog.tsx';

const onSubmit = fn();
const onOpenChange = fn();
const onAddMoney = fn();
const cap = { owned: 240, total: 10_000, capPercent: 10 };
const buy = {
  open: true,
  onOpenChange,
  onSubmit,
  mode: 'buy',
  price: 12500,
  quantity: 40,
  fee: 50,
  ownershipCap: cap,
  minPrice: 12000,
  maxPrice: 13000,
} satisfies ShareTicketDialogProps;
const sell = {
  open: true,
  onOpenChange,
  onSubmit,
  mode: 'sell',
  price: 12500,
  holding: 240,
  fee: 50,
} satisfies ShareTicketDialogProps;
const ticket = (props: ShareTicketDialogProps) => () => <ShareTicketDialog {...props} />;

const meta: Meta<typeof ShareTicketDialog> = {
  title: 'Dialogs/ShareTicketDialog',
  component: ShareTicketDialog,
  beforeEach: () => {
    onSubmit.mockClear();
    onAddMoney.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof ShareTicketDialog>;

const names = (english: boolean) => ({
  quantity: english ? /^Number of shares/ : /^عدد الحصص/,
  review: english ? 'Check your offer' : 'متابعة إلى المراجعة',
  check: english ? 'Check your offer before you send it' : 'راجع عرضك قبل إرساله',
  back: english ? 'Back' : 'السابق',
});
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

/** Fill in, review, go back without loss, confirm. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: ticket(buy),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    const name = names(english);
    await press(english ? 'Increase Number of shares' : 'زيادة عدد الحصص');
    await expect(dialog().getByRole('meter')).toHaveAttribute('aria-valuenow', '2.81');
    await press(name.review);
    await waitFor(() => expect(dialog().getByRole('heading', { name: name.check })).toHaveFocus());
    await expect(dialog().getByText(english ? 'SAR 5,150.63' : '٥٬١٥٠٫٦٣ ر.س')).toBeVisible();
    await press(name.back);
    await expect(dialog().getByRole('spinbutton', { name: name.quantity })).toHaveValue(english ? '41' : '٤١');
    await press(name.review);
    await waitFor(() => expect(dialog().getByRole('heading', { name: name.check })).toHaveFocus());
    await press(english ? 'Place offer to buy' : 'تأكيد عرض الشراء');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ type: 'buy', quantity: 41, price: 12500, expiresInDays: 30 }),
    );
  },
};
export const Phone: Story = { ...onPhone, render: ticket(buy) };
/** Initial state. */
export const Buy: Story = { render: ticket(buy) };
export const Sell: Story = { render: ticket(sell) };
/** The balance is shown initially and is sufficient for the offer. */
export const WithBalance: Story = { render: ticket({ ...buy, balance: 600_000 }) };
/** Empty balance with the button that adds money. */
export const NoBalance: Story = { render: ticket({ ...buy, quantity: null, balance: 0, onAddMoney }) };
/** The missing amount is shown while typing; validation prevents the review. */
export const NotEnough: Story = {
  render: ticket({ ...buy, balance: 300_000, onAddMoney }),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await expect(dialog().getByText(english ? 'SAR 2,025' : '٢٬٠٢٥ ر.س')).toBeVisible();
    await press(names(english).review);
    await waitFor(() =>
      expect(dialog().getByRole('spinbutton', { name: names(english).quantity })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
    await expect(dialog().queryByRole('heading', { name: names(english).check })).toBeNull();
    await press(english ? 'Add money' : 'أضف رصيدًا');
    await expect(onAddMoney).toHaveBeenCalledWith(202_500);
  },
};
/** Review before submission. */
export const Review: Story = {
  render: ticket(buy),
  play: async ({ globals }) => {
    const name = names(globals['locale'] === 'en');
    await press(name.review);
    await waitFor(() => expect(dialog().getByRole('heading', { name: name.check })).toHaveFocus());
  },
};
/** Selling more shares than held is a validation error. */
export const TooMany: Story = {
  render: ticket({ ...sell, quantity: 241 }),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await press(names(english).review);
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveFocus());
    await expect(dialog().getByRole('spinbutton')).toHaveAccessibleDescription(
      english ? /only have 240 shares/ : /أكثر من ٢٤٠ حصة/,
    );
  },
};
/** The full meter is the ownership cap. */
export const OverTheCap: Story = {
  render: ticket({ ...buy, quantity: 761 }),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await press(names(english).review);
    await waitFor(() =>
      expect(dialog().getByRole('spinbutton')).toHaveAccessibleDescription(
        english ? /buy up to 760 shares/ : /٧٦٠ حصة على الأكثر/,
      ),
    );
    await expect(dialog().getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
  },
};
/** No shares to sell. */
export const Empty: Story = { render: ticket({ ...sell, holding: 0, price: null }) };
/** During submission the offer can be neither repeated nor changed. */
export const Loading: Story = {
  render: ticket({ ...buy, loading: true }),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await press(names(english).review);
    await waitFor(() => expect(dialog().getByRole('button', { name: names(english).back })).toBeDisabled());
    await userEvent.click(dialog().getByRole('button', { name: english ? /Please wait/ : /جارٍ التنفيذ/ }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
/** Server unavailable: message with a retry button on the review step. */
export const Failed: Story = {
  render: bilingual((t) => (
    <ShareTicketDialog {...buy} failure={t('تعذّر إرسال العرض', 'The offer could not be sent')} />
  )),
  play: async ({ globals }) => {
    const english = globals['locale'] === 'en';
    await press(names(english).review);
    await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible());
    await press(english ? 'Try again' : 'إعادة المحاولة');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  render: ticket({
    ...buy,
    price: 98765432,
    quantity: 700,
    minPrice: 1,
    maxPrice: 123456789,
    expiryDays: [1, 2, 7, 30, 90, 180, 365],
  }),
};
/** The server message names a bank in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <ShareTicketDialog
      {...buy}
      failure={t(
        'لم تستجب خدمة Al Rajhi Bank Escrow خلال 30 ثانية',
        'The service of مصرف الراجحي did not answer within 30 seconds',
      )}
    />
  )),
  play: async ({ globals }) => {
    await press(names(globals['locale'] === 'en').review);
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(
        globals['locale'] === 'en' ? 'مصرف الراجحي' : 'Al Rajhi Bank',
      ),
    );
  },
};
