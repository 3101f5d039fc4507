import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Text } from '../../components/Text/index.ts';
import { ToggleGroup } from '../../components/ToggleGroup/index.ts';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, windowParameters } from '../../testing/modes.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

type Args = Partial<SheetProps>;
const sheet = bilingual<Args>((t, args) => (
  <Live initial={args.open ?? false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>{t('تصفية', 'Filter')}</Button>
        <Sheet
          title={t('تصفية البرامج', 'Filter the programs')}
          footer={<Button onClick={() => set(false)}>{t('اعرض ١٢ برنامجًا', 'Show 12 programs')}</Button>}
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            set(next);
            args.onOpenChange?.(next, details);
          }}
        >
          <ToggleGroup
            label={t('مجالات البرامج', 'Fields of the programs')}
            defaultValue={['water']}
            options={[
              { value: 'water', label: t('الماء', 'Water') },
              { value: 'education', label: t('التعليم', 'Education') },
              { value: 'health', label: t('الصحة', 'Health') },
            ]}
          />
        </Sheet>
      </>
    )}
  </Live>
));
const meta: Meta<typeof Sheet> = {
  title: 'Dialogs/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: fn() },
  render: sheet,
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
/** On a phone and on a desktop. */
export const Windows: Story = { parameters: windowParameters };
/** The focus moves in and returns to the button. */
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
/** Content higher than the viewport scrolls in the sheet. */
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Sheet
      open
      onOpenChange={fn()}
      {...args}
      title={t(
        'شروط المساهمة في الجمعية وما يترتب عليها من حقوق وواجبات',
        'Terms of holding shares, and the rights and duties that follow',
      )}
      footer={
        <>
          <Button>{t('أوافق على الشروط والأحكام', 'I agree to the terms and conditions')}</Button>
          <Button variant="secondary">{t('لا أوافق', 'I do not agree')}</Button>
        </>
      }
    >
      <Text>
        {t(
          'تُملك الحصة باسم العضو، ولا تُنقل إلا بموافقة مجلس الإدارة. '.repeat(30),
          'A share is held in the member’s name and passes on only with the council’s consent. '.repeat(30),
        )}
      </Text>
    </Sheet>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Sheet
      open
      onOpenChange={fn()}
      {...args}
      title={t('الدفع عبر Apple Pay', 'Pay by مدى')}
      footer={<Button>{t('تابع إلى Nafath', 'On to نفاذ')}</Button>}
    >
      <Stack gap={2}>
        <Text>{t('تُفتح صفحة Apple في نافذة أخرى.', 'The page of مدى opens in another window.')}</Text>
      </Stack>
    </Sheet>
  )),
};
