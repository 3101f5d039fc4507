import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Money } from '../../components/Text/index.ts';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Args = Partial<DialogProps>;
const meta: Meta<typeof Dialog> = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.open ?? false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>{t('افتح', 'Open')}</Button>
          <Dialog
            title={t('إتمام التبرّع', 'Complete your donation')}
            footer={<Button icon="lock">{t('ادفع الآن', 'Pay now')}</Button>}
            {...args}
            open={open}
            onOpenChange={(next, details) => {
              set(next);
              args.onOpenChange?.(next, details);
            }}
          >
            <DescriptionList
              items={[
                { term: t('البرنامج', 'Program'), details: t('سقيا النخيل', 'Watering the palms') },
                { term: t('الإجمالي', 'Total'), details: <Money halalas={60000} /> },
              ]}
            />
          </Dialog>
        </>
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Phone: Story = { ...onPhone };
/** Closing passes the reason and returns the focus. */
export const Focus: Story = {
  args: { open: false },
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
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
/** Content taller than the viewport scrolls; the page behind does not. */
export const LongText: Story = {
  args: { size: 'sm' },
  render: bilingual<Args>((t, args) => (
    <Dialog
      open
      onOpenChange={fn()}
      {...args}
      title={t(
        'شروط المساهمة في الجمعية وما يترتب عليها من حقوق وواجبات',
        'Terms of holding shares, and the rights and duties that follow',
      )}
    >
      <p>
        {t(
          'تُملك الحصة باسم العضو، ولا تُنقل إلا بموافقة مجلس الإدارة. '.repeat(30),
          'A share is held in the member’s name and passes on only with the council’s consent. '.repeat(30),
        )}
      </p>
    </Dialog>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Dialog
      open
      onOpenChange={fn()}
      {...args}
      title={t('الدفع عبر Apple Pay', 'Pay by مدى')}
      description={t('تُفتح صفحة Apple في نافذة أخرى.', 'The page of مدى opens in another window.')}
    />
  )),
};
