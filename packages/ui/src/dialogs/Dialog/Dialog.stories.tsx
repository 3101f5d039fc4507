import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Text/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Args = { onOpenChange: DialogProps['onOpenChange'] };

function Demo({ t, kind, onOpenChange }: { t: Pick; kind: 'dialog' | 'confirm' | 'drawer' } & Args) {
  const [open, setOpen] = useState(false);
  const change: DialogProps['onOpenChange'] = (next, details) => { onOpenChange(next, details); setOpen(next); };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('افتح', 'Open')}</Button>
      {kind === 'dialog' ? (
        <Dialog open={open} onOpenChange={change} title={t('إتمام التبرّع', 'Complete the donation')} footer={<Button icon="lock">{t('ادفع الآن', 'Pay now')}</Button>}>
          <DescriptionList items={[{ term: t('البرنامج', 'Program'), details: t('سقيا النخيل', 'Watering the palms') }, { term: t('الإجمالي', 'Total'), details: <Money halalas={60000} fraction="always" /> }]} />
        </Dialog>
      ) : null}
      {kind === 'confirm' ? <ConfirmDialog open={open} onOpenChange={change} tone="danger" title={t('حذف الحساب', 'Delete the account')} text={t('يُحذف حسابك وبياناتك نهائيًا.', 'Your account and data are deleted for good.')} confirmLabel={t('احذف حسابي', 'Delete my account')} onConfirm={() => setOpen(false)} /> : null}
      {kind === 'drawer' ? <Drawer open={open} onOpenChange={change} title={t('القائمة', 'Menu')}><Button variant="quiet" block href="#home">{t('الرئيسية', 'Home')}</Button></Drawer> : null}
    </>
  );
}

const meta = { title: 'Dialogs/Dialog', component: Dialog, args: { open: false, onOpenChange: fn(), title: '' } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing says why, and gives the focus back. */
export const Default: Story = {
  render: bilingual<Args>((t, args) => <Demo t={t} kind="dialog" {...args} />) as never,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: /إغلاق|Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
    await expect(button).toHaveFocus();
  },
};
export const Open: Story = { render: bilingual<Args>((t, args) => <Demo t={t} kind="dialog" {...args} />) as never, play: async ({ canvasElement }) => { await userEvent.click(within(canvasElement).getByRole('button')); await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()); } };
export const Confirm: Story = { render: bilingual<Args>((t, args) => <Demo t={t} kind="confirm" {...args} />) as never, play: async ({ canvasElement }) => { await userEvent.click(within(canvasElement).getByRole('button')); await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/نهائيًا|for good/); } };
export const DrawerOpen: Story = { render: bilingual<Args>((t, args) => <Demo t={t} kind="drawer" {...args} />) as never, play: async ({ canvasElement }) => { await userEvent.click(within(canvasElement).getByRole('button')); await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()); } };
