import { toLocaleDigits } from '@taawun/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

type Args = Partial<DrawerProps>;
const meta: Meta<typeof Drawer> = {
  title: 'Dialogs/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.open ?? false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>{t('افتح', 'Open')}</Button>
          <Drawer
            title={t('القائمة', 'Menu')}
            {...args}
            open={open}
            onOpenChange={(next, details) => {
              set(next);
              args.onOpenChange?.(next, details);
            }}
          >
            <Button variant="quiet" block href="#home">
              {t('الرئيسية', 'Home')}
            </Button>
          </Drawer>
        </>
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof Drawer>;

/** At the inline end: left in Arabic, right in English. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Phone: Story = { ...onPhone };
function stay(event: Event): void {
  event.preventDefault();
}

/** Following a link closes the drawer. */
export const LinkCloses: Story = {
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'link' });
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Drawer
      open
      onOpenChange={fn()}
      {...args}
      title={t('قائمة طويلة تمتد إلى ما بعد نهاية الشاشة', 'A long menu that goes beyond the end of the screen')}
    >
      {Array.from({ length: 24 }, (_, index) => (
        <Button key={index} variant="quiet" block href={`#${index}`}>
          {t(`صفحة ${toLocaleDigits(String(index + 1), 'ar')}`, `Page ${index + 1}`)}
        </Button>
      ))}
    </Drawer>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Drawer open onOpenChange={fn()} {...args} title={t('قائمة Taawun Farm', 'Menu of مزرعة تعاون')}>
      {[
        t('برنامج Future Skills لتدريب الشباب', 'The programme مهارات المستقبل'),
        t('شركاؤنا في Google.org', 'Partners in مؤسسة النخلة'),
        'info@taawun.example',
      ].map((label) => (
        <Button key={label} variant="quiet" block href="#page">
          {label}
        </Button>
      ))}
    </Drawer>
  )),
};
