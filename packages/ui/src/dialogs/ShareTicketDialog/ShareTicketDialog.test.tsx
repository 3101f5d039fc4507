import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { ShareTicketDialog, type ShareTicket, type ShareTicketDialogProps } from './index.ts';

const none = (): undefined => undefined;
const buy = {
  open: true,
  onOpenChange: none,
  onSubmit: none,
  mode: 'buy',
  price: 12500,
  quantity: 40,
} satisfies ShareTicketDialogProps;
describeComponent(
  'ShareTicketDialog, buy',
  <ShareTicketDialog {...buy} fee={50} ownershipCap={{ owned: 240, total: 10_000, capPercent: 10 }} />,
);
describeComponent(
  'ShareTicketDialog, sell',
  <ShareTicketDialog open onOpenChange={none} onSubmit={none} mode="sell" price={12500} holding={0} />,
);

const confirm = async (): Promise<void> => {
  await user.click(page.getByRole('button', { name: 'Check your offer' }));
  await user.click(page.getByRole('button', { name: 'Place offer to buy' }));
};

/** Server that rejects every price except one. */
function Market({ onSubmit }: { onSubmit: (ticket: ShareTicket) => void }) {
  const [errors, setErrors] = useState<Record<string, string[]> | null>(null);
  return (
    <ShareTicketDialog
      {...buy}
      serverErrors={errors}
      onSubmit={(ticket) => {
        onSubmit(ticket);
        setErrors(ticket.price === 13000 ? null : { price: ['The price has changed.'] });
      }}
    />
  );
}

it('returns to the field of a server error, and clears the error once the value changes', async () => {
  const onSubmit = vi.fn();
  const ui = await renderUi(<Market onSubmit={onSubmit} />, { locale: 'en' });
  await confirm();
  const price = page.getByRole('textbox', { name: /Price per share/ });
  await expect.element(price).toHaveAccessibleDescription(/The price has changed/);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await user.fill(price, '130');
  await confirm();
  await expect
    .poll(() => onSubmit)
    .toHaveBeenLastCalledWith({ type: 'buy', quantity: 40, price: 13000, expiresInDays: 30 });
  await user.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(price).toHaveValue('130');
  expect(ui.container.textContent).not.toContain('The price has changed');
});

it('subtracts a custom fee from the seller’s total', async () => {
  const fee = vi.fn((sum: number) => sum / 10);
  const ui = await renderUi(
    <ShareTicketDialog
      open
      onOpenChange={none}
      onSubmit={none}
      mode="sell"
      price={12500}
      quantity={4}
      holding={9}
      fee={fee}
    />,
    { locale: 'en' },
  );
  expect(fee).toHaveBeenCalledWith(50000);
  expect(ui.container.querySelector('dd [role="status"]')?.textContent).toBe('SAR 450');
});

it('resets when it opens again', async () => {
  const ui = await renderUi(<ShareTicketDialog {...buy} />, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'Check your offer' }));
  await expect.element(page.getByRole('button', { name: 'Place offer to buy' })).toBeVisible();
  await ui.rerender(<ShareTicketDialog {...buy} open={false} />, { locale: 'en' });
  await ui.rerender(<ShareTicketDialog {...buy} />, { locale: 'en' });
  await expect.element(page.getByRole('spinbutton')).toHaveValue('40');
});
