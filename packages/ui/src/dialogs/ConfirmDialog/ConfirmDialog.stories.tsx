import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

type Args = Partial<ConfirmDialogProps>;
const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.open ?? false}>
      {(open, set) => (
        <ConfirmDialog
          title={t('حذف الحساب', 'Delete the account')}
          text={t('يُحذف حسابك وبياناتك نهائيًا.', 'Your account and data are deleted for good.')}
          confirmLabel={t('احذف حسابي', 'Delete my account')}
          onConfirm={fn()}
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            set(next);
            args.onOpenChange?.(next, details);
          }}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

/** The initial focus is on the cancel button. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { tone: 'danger' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/نهائيًا|for good/);
    await waitFor(() => expect(screen.getByRole('button', { name: /إلغاء|Cancel/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /احذف حسابي|Delete my account/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...onPhone, args: { tone: 'danger' } };
export const Primary: Story = {
  render: bilingual<Args>((t, args) => (
    <ConfirmDialog
      title={t('إلغاء العرض', 'Withdraw the offer')}
      text={t('يعود العرض إلى حصصك المتاحة.', 'The offer returns to your free shares.')}
      confirmLabel={t('ألغِ العرض', 'Withdraw')}
      cancelLabel={t('أبقِ العرض', 'Keep it')}
      onConfirm={fn()}
      onOpenChange={fn()}
      open
      {...args}
    />
  )),
};
/** While loading, the dialog can be neither closed nor confirmed again. */
export const Loading: Story = {
  args: { tone: 'danger', loading: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <ConfirmDialog
      title={t('حذف بطاقة Visa Platinum', 'Delete the card مدى الراجحي')}
      text={t(
        'تُحذف البطاقة المسجلة باسم NOURA AL-HARBI من محفظة HyperPay، ويصلك تأكيد على noura@taawun.example.',
        'The card of نورة بنت عبدالله الحربي leaves the wallet محفظة تعاون, and we tell you by a message.',
      )}
      confirmLabel={t('احذف بطاقة Visa', 'Delete بطاقة مدى')}
      onConfirm={fn()}
      onOpenChange={fn()}
      open
      {...args}
    />
  )),
};
