import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Live } from '../../forms/story/Live.tsx';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper, onPhone } from '../../testing/modes.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import type { Command } from './sections.ts';

type Args = Partial<CommandPaletteProps>;
const onSelect = fn();
const commandsOf = (t: Pick): Command[] => {
  const [pages, account, actions] = [t('الصفحات', 'Pages'), t('حسابي', 'My account'), t('الإجراءات', 'Actions')];
  return [
    {
      id: 'home',
      label: t('الرئيسية', 'Home'),
      group: pages,
      icon: 'globe',
      href: '#home',
      keywords: ['home', 'الرئيسية'],
    },
    {
      id: 'branches',
      label: t('الفروع', 'Branches'),
      group: pages,
      icon: 'pin',
      href: '#branches',
      keywords: ['branches', 'الفروع', t('خريطة', 'map')],
    },
    { id: 'reports', label: t('التقارير السنوية', 'Annual reports'), group: pages, icon: 'file', href: '#reports' },
    {
      id: 'shares',
      label: t('حصصي', 'My shares'),
      hint: t('الرصيد والعروض', 'Balance and offers'),
      group: account,
      icon: 'user',
      href: '#shares',
      shortcut: 'G S',
    },
    {
      id: 'notifications',
      label: t('الإشعارات', 'Notifications'),
      group: account,
      icon: 'bell',
      href: '#notifications',
    },
    {
      id: 'language',
      label: t('التبديل إلى الإنجليزية', 'Switch to Arabic'),
      group: actions,
      onSelect,
      shortcut: 'Ctrl + B',
      keywords: ['language', 'اللغة'],
    },
    { id: 'print', label: t('طباعة الصفحة', 'Print the page'), group: actions, icon: 'printer', onSelect },
  ];
};
const meta: Meta<typeof CommandPalette> = {
  title: 'Dialogs/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn() },
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: bilingual<Args>((t, args) => (
    <Live key={t('ar', 'en')} initial={args.open ?? false}>
      {(open, set) => (
        <>
          <Button icon="search" onClick={() => set(true)}>
            {t('بحث', 'Search')}
          </Button>
          <CommandPalette
            commands={commandsOf(t)}
            {...args}
            open={open}
            onOpenChange={(next, details) => {
              set(next);
              args.onOpenChange?.(next, details);
            }}
          />
        </>
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof CommandPalette>;

const input = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option');
const highlighted = () => options().find((option) => option.id === input().getAttribute('aria-activedescendant'));
const shown = () => waitFor(() => expect(input()).toHaveFocus());
function stay(event: Event): void {
  event.preventDefault();
}

/** All commands by group; arrow keys, Home and End move through all of them. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async () => {
    await shown();
    await expect(options()).toHaveLength(7);
    await userEvent.keyboard('{End}');
    await expect(highlighted()).toBe(options()[6]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toBe(options()[0]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home}{ArrowDown}');
    await expect(highlighted()).toBe(options()[1]);
    await expect(highlighted()).toHaveAttribute('aria-selected', 'true');
  },
};
export const Paper: Story = { ...Default, ...onPaper };
export const Phone: Story = { ...onPhone };
/** The search finds labels, groups, hints and keywords of both languages, whatever the Arabic spelling. */
export const Search: Story = {
  play: async ({ args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await shown();
    await userEvent.type(input(), arabic ? 'حسابي' : 'account');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.clear(input());
    await userEvent.type(input(), 'اللغه');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      arabic ? 'نتيجة واحدة' : '1 result',
    );
    // Not by user-event: it dispatches a change of its own while React removes the field.
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'select' });
  },
};
/** Links are links: Enter follows one and closes the palette, Ctrl and Enter leave it open. */
export const Links: Story = {
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  play: async ({ args }) => {
    await shown();
    await expect(options()[0]).toHaveAttribute('href', '#home');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'link' });
  },
};
/** Recently used and suggested commands, until the user types. */
export const Suggested: Story = {
  args: { recent: ['shares'], suggested: ['branches', 'shares', 'language'] },
  play: async () => {
    await shown();
    await expect(options()).toHaveLength(3);
    await expect(screen.getAllByRole('group')).toHaveLength(2);
  },
};
/** Ctrl+K opens and closes; the focus returns. The key is found in an Arabic keyboard layout, too. */
export const Shortcut: Story = {
  args: { open: false, shortcut: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code: 'KeyK',
          ctrlKey: !apple,
          metaKey: apple,
          bubbles: true,
          cancelable: true,
        }),
      );
    button.focus();
    press('ن');
    await shown();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'shortcut' });
    press('k');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    press('k');
    await shown();
    await userEvent.click(screen.getByRole('button', { name: /إغلاق|Close/ }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
function Remote({ t, onSearch }: { t: Pick; onSearch: (query: string) => void }) {
  const [query, setQuery] = useState('');
  const loading = query.length > 0 && query.length < 3;
  return (
    <CommandPalette
      open
      onOpenChange={fn()}
      commands={loading ? [] : commandsOf(t).slice(0, 2)}
      loading={loading}
      onSearch={(next) => {
        setQuery(next);
        onSearch(next);
      }}
    />
  );
}
const onSearchSpy = fn();
/** Remote results are rendered as they come. */
export const Loading: Story = {
  render: bilingual((t) => <Remote key={t('ar', 'en')} t={t} onSearch={onSearchSpy} />),
  play: async ({ globals }) => {
    await shown();
    await userEvent.type(input(), 'xyz');
    await expect(onSearchSpy).toHaveBeenLastCalledWith('xyz');
    await waitFor(() => expect(options()).toHaveLength(2));
    await userEvent.type(input(), '{Backspace}');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(globals['locale'] === 'en' ? 'Searching' : 'نبحث'),
    );
    await expect(input()).toHaveAttribute('aria-expanded', 'false');
  },
};
/** The message names the query and says what to try. */
export const Empty: Story = {
  play: async ({ globals }) => {
    await shown();
    await userEvent.type(input(), globals['locale'] === 'en' ? 'elephant' : 'فيل');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent(globals['locale'] === 'en' ? '“elephant”' : '«فيل»'),
    );
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <CommandPalette
      open
      onOpenChange={fn()}
      {...args}
      commands={[
        {
          id: 'long',
          label: t(
            'تقرير الجمعية العمومية غير العادية عن دمج الفروع وإعادة توزيع الحصص بين الأعضاء',
            'Report of the extraordinary general assembly on merging the branches and sharing out the shares anew',
          ),
          hint: t(
            'الصفحات، ثم التقارير، ثم تقارير الجمعية العمومية، ثم العام ١٤٤٧',
            'Pages, then reports, then reports of the general assembly, then the year 2026',
          ),
          icon: 'file',
          href: '#long',
          shortcut: 'Ctrl + Alt + R',
        },
        ...commandsOf(t).map((command) => ({ ...command, id: `${command.id}-1` })),
        ...commandsOf(t).map((command) => ({ ...command, id: `${command.id}-2` })),
      ]}
    />
  )),
  play: async () => {
    await shown();
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
  },
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <CommandPalette
      open
      onOpenChange={fn()}
      {...args}
      commands={[
        {
          id: 'nafath',
          label: t('الدخول عبر Nafath', 'Sign in with نفاذ'),
          hint: t('خدمة Single Sign-On (SSO)', 'The service النفاذ الوطني الموحد'),
          href: '#nafath',
          shortcut: 'Ctrl + I',
        },
        { id: 'pay', label: t('إعداد Apple Pay', 'Set up مدى'), href: '#pay', shortcut: 'Alt + P' },
      ]}
    />
  )),
};
