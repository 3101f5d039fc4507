import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { GiftCard, GiftDialog } from './index.ts';

const none = (): undefined => undefined;
describeComponent('GiftDialog', <GiftDialog open onOpenChange={none} onSubmit={none} program="سقيا النخيل" />);
describeComponent('GiftCard', <GiftCard program="سقيا النخيل" receiver="والدتي" sender="نورة" message="شكرًا" />);
describeComponent('GiftCard, waiting', <GiftCard program="سقيا النخيل" receiver=" " />);

it('shows a server error at its field and keeps the input', async () => {
  const gift = { receiver_name: 'نورة', email: 'noura@taawun.example' };
  const dialog = (serverErrors: Record<string, string[]> | null) => (
    <GiftDialog
      open
      onOpenChange={none}
      onSubmit={none}
      program="سقيا النخيل"
      gift={gift}
      serverErrors={serverErrors}
    />
  );
  const ui = await renderUi(dialog(null), { locale: 'en' });
  await act(async () => ui.rerender(dialog({ email: ['This address does not take mail.'] })));
  const email = page.getByRole('textbox', { name: /^Email/ });
  await expect.element(email).toHaveAccessibleDescription('This address does not take mail.');
  await expect.element(email).toHaveValue('noura@taawun.example');
});

it('Escape closes the open calendar only', async () => {
  const onOpenChange = vi.fn();
  const ui = await renderUi(<GiftDialog open onOpenChange={onOpenChange} onSubmit={none} program="سقيا النخيل" />, {
    locale: 'en',
  });
  await user.click(page.getByRole('button', { name: 'Choose a date from the calendar' }));
  const open = () => ui.container.querySelectorAll('dialog[open]').length;
  await expect.poll(open).toBe(2);
  await user.keyboard('{Escape}');
  await expect.poll(open).toBe(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});
