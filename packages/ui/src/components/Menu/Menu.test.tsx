import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Menu, type MenuEntry } from './index.ts';

const none = (): undefined => undefined;
const items: MenuEntry[] = [
  { key: 'a', label: 'تنزيل', onSelect: none },
  'separator',
  { key: 'b', label: 'التفاصيل', href: '#details' },
  { key: 'c', label: 'حذف', tone: 'danger', disabled: true, onSelect: none },
];
describeComponent('Menu', <Menu label="إجراءات" items={items} />);
describeComponent('Menu with an icon', <Menu label="إجراءات" icon="menu" items={items} />);

const shown = async (list: MenuEntry[] = items) => {
  const ui = await renderUi(
    <>
      <button type="button">قبل</button>
      <Menu label="إجراءات" items={list} />
      <button type="button">بعد</button>
    </>,
  );
  const button = ui.container.querySelector('[aria-haspopup]') as HTMLElement;
  const menu = ui.container.querySelector('[role="menu"]') as HTMLElement;
  return { ...ui, button, menu, isOpen: () => menu.matches(':popover-open') };
};
const expectFocus = (text: string) => expect.poll(() => document.activeElement?.textContent).toBe(text);

describe('Menu with marks', () => {
  it('stays open for an item that is on or off, closes for a choice, and the keyboard reaches both', async () => {
    const [onCheckedChange, onValueChange] = [vi.fn(), vi.fn()];
    const { button, isOpen } = await shown([
      { group: 'الحالة', items: [{ key: 'done', label: 'مكتمل', checked: false, onCheckedChange }] },
      {
        group: 'الترتيب',
        value: 'new',
        onValueChange,
        options: [
          { value: 'new', label: 'الأحدث' },
          { value: 'old', label: 'الأقدم' },
        ],
      },
    ]);
    button.focus();
    await user.keyboard('{ArrowDown}');
    await expectFocus('مكتمل');
    await user.keyboard('{Enter}');
    expect(onCheckedChange).toHaveBeenCalledWith(true);
    expect(isOpen()).toBe(true);
    await user.keyboard('{ArrowUp}');
    await expectFocus('الأقدم');
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('old');
    await expect.poll(isOpen).toBe(false);
  });
});

/** The menu inside of the other one. */
const inner = (container: HTMLElement) => container.querySelectorAll<HTMLElement>('[role="menu"]')[1]!;

describe('Menu with a menu in it', () => {
  const onSelect = vi.fn();
  const nested: MenuEntry[] = [
    { key: 'view', label: 'عرض', href: '#view' },
    {
      key: 'download',
      label: 'تنزيل',
      items: [
        { key: 'pdf', label: 'ملف أول', onSelect },
        { key: 'csv', label: 'ملف ثان', onSelect: none },
      ],
    },
    { key: 'last', label: 'حذف', onSelect: none },
  ];
  it('opens by the arrow key that points there, and leads back by the other one and by Escape', async () => {
    const { button, container, isOpen } = await shown(nested);
    button.focus();
    await user.keyboard('{ArrowDown}');
    await expectFocus('عرض');
    await user.keyboard('{ArrowDown}');
    await expectFocus('تنزيل');
    // Its own items are not items of the outer menu.
    await user.keyboard('{ArrowDown}');
    await expectFocus('حذف');
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(inner(container).matches(':popover-open')).toBe(false);
    await user.keyboard('{ArrowLeft}');
    await expectFocus('ملف أول');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expectFocus('ملف أول');
    await user.keyboard('{ArrowRight}');
    await expectFocus('تنزيل');
    await user.keyboard('{Enter}');
    await expectFocus('ملف أول');
    await user.keyboard('{Escape}');
    await expectFocus('تنزيل');
    expect(isOpen()).toBe(true);
  });

  it('closes both menus after a choice, and at Tab', async () => {
    const { button, container, isOpen } = await shown(nested);
    button.focus();
    await user.keyboard('{ArrowDown}');
    await expectFocus('عرض');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    await expectFocus('ملف أول');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.poll(() => [isOpen(), inner(container).matches(':popover-open')]).toEqual([false, false]);
    button.focus();
    await user.keyboard('{ArrowDown}');
    await expectFocus('عرض');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    await expectFocus('ملف أول');
    await user.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
  });

  it('opens under the pointer without taking the focus, and closes when the pointer is on another item', async () => {
    await page.viewport(900, 600);
    const { button, container } = await shown(nested);
    await user.click(button);
    await user.hover(page.getByRole('menuitem', { name: 'تنزيل' }));
    await expect.poll(() => inner(container).matches(':popover-open')).toBe(true);
    await expectFocus('عرض');
    await user.hover(page.getByRole('menuitem', { name: 'حذف' }));
    await expect.poll(() => inner(container).matches(':popover-open')).toBe(false);
  });
});

describe('Menu', () => {
  it('ArrowDown opens at the first item, ArrowUp at the last, and both wrap around', async () => {
    const { button } = await shown();
    button.focus();
    await user.keyboard('{ArrowDown}');
    await expectFocus('تنزيل');
    await user.keyboard('{ArrowUp}');
    await expectFocus('حذف');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expectFocus('التفاصيل');
    await user.keyboard('{Escape}');
    await expectFocus('إجراءات');
    await user.keyboard('{ArrowUp}');
    await expectFocus('حذف');
  });

  it('sets aria-expanded, closes on Escape and returns the focus', async () => {
    const { button, isOpen } = await shown();
    await user.click(button);
    await expectFocus('تنزيل');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes on a second press on its button, and on a press outside', async () => {
    const { button, isOpen, container } = await shown();
    await user.click(button);
    expect(isOpen()).toBe(true);
    await user.click(button);
    expect(isOpen()).toBe(false);
    await user.click(button);
    expect(isOpen()).toBe(true);
    await user.click(container.querySelector('button') as Element);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['{Tab}', 'بعد'],
    ['{Shift>}{Tab}{/Shift}', 'قبل'],
  ])('%s closes it and moves the focus from its button', async (keys, text) => {
    const { button, isOpen } = await shown();
    await user.click(button);
    await expectFocus('تنزيل');
    await user.keyboard(keys);
    expect(isOpen()).toBe(false);
    await expectFocus(text);
  });

  it('runs an action once, after it has closed; a disabled item does nothing', async () => {
    const onSelect = vi.fn();
    const never = vi.fn();
    const { button, isOpen } = await shown([
      { key: 'a', label: 'تنزيل', onSelect },
      { key: 'b', label: 'حذف', disabled: true, onSelect: never },
    ]);
    await user.click(button);
    await expectFocus('تنزيل');
    await user.keyboard('{End}{Enter}');
    expect([never.mock.calls.length, isOpen()]).toEqual([0, true]);
    await user.keyboard('{Home}{Enter}');
    expect([onSelect.mock.calls.length, isOpen()]).toEqual([1, false]);
    expect(document.activeElement).toBe(button);
  });

  it('moves the focus to the item that begins with the typed letters', async () => {
    const { button } = await shown([
      { key: 'a', label: 'Details', onSelect: none },
      { key: 'b', label: 'Download', onSelect: none },
      { key: 'c', label: 'Delete', onSelect: none },
    ]);
    await user.click(button);
    await expectFocus('Details');
    await user.keyboard('do');
    await expectFocus('Download');
  });
});

describe('the place of the menu', () => {
  const corners = ['start', 'center', 'end'].flatMap((justifyContent) =>
    ['start', 'end'].map((alignItems) => [justifyContent, alignItems] as const),
  );
  it.each(
    corners.flatMap(([justify, align]) => (['ar', 'en'] as const).map((locale) => [justify, align, locale] as const)),
  )('stays inside a window of 320 px from %s %s in %s', async (justifyContent, alignItems, locale) => {
    await page.viewport(320, 480);
    const long: MenuEntry[] = [
      { key: 'l', label: 'أرسل تقرير صرف التبرعات الشهري إلى بريد المتبرّع وجواله', onSelect: none },
      ...items,
    ];
    const ui = await renderUi(
      <div style={{ display: 'flex', blockSize: 450, justifyContent, alignItems }}>
        <Menu label="إجراءات" items={long} />
      </div>,
      { locale },
    );
    await user.click(ui.container.querySelector('button') as Element);
    const { left, right, top, bottom } = (
      ui.container.querySelector('[role="menu"]') as Element
    ).getBoundingClientRect();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(bottom).toBeLessThanOrEqual(480);
  });

  it.each(['ar', 'en'] as const)('aligns to the end of its button in %s', async (locale) => {
    await page.viewport(1024, 700);
    const ui = await renderUi(
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <Menu label="إجراءات" items={items} />
      </div>,
      { locale },
    );
    const button = ui.container.querySelector('button') as Element;
    await user.click(button);
    const menu = (ui.container.querySelector('[role="menu"]') as Element).getBoundingClientRect();
    const edge = locale === 'ar' ? 'left' : 'right';
    expect(Math.abs(menu[edge] - button.getBoundingClientRect()[edge])).toBeLessThan(1);
    expect(menu.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  });
});
