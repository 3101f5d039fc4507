import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../dialogs/index.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Popover, type PopoverProps } from './index.ts';

describeComponent('Popover', <Popover label="تصفية">محتوى</Popover>);
describeComponent(
  'Popover with an icon and a title',
  <Popover label="تصفية" icon="menu" title="تصفية النتائج">
    محتوى
  </Popover>,
);

const shown = async (props: Partial<PopoverProps> = {}, locale: 'ar' | 'en' = 'ar') => {
  const ui = await renderUi(
    <>
      <button type="button">قبل</button>
      <Popover label="تصفية" {...props}>
        {props.children ?? <a href="#all">الكل</a>}
      </Popover>
      <button type="button">بعد</button>
    </>,
    { locale },
  );
  const panel = ui.container.querySelector('[popover]') as HTMLElement;
  const button = ui.container.querySelector('[popovertarget]') as HTMLElement;
  return { ...ui, panel, button, isOpen: () => panel.matches(':popover-open') };
};

describe('Popover', () => {
  it('moves the focus in, is named, and returns the focus on Escape', async () => {
    const { panel, button, isOpen } = await shown();
    await user.click(button);
    await expect.poll(() => document.activeElement).toBe(panel);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    expect(panel.getAttribute('aria-label')).toBe('تصفية');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('focuses data-initial-focus, and its title names it', async () => {
    const { button } = await shown({
      title: 'تصفية النتائج',
      children: <input data-initial-focus="" aria-label="كلمة" />,
    });
    await user.click(button);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('كلمة');
    await expect.element(page.getByRole('dialog', { name: 'تصفية النتائج' })).toBeVisible();
  });

  it('closes when Tab leaves it at either end', async () => {
    const { button, isOpen } = await shown();
    await user.click(button);
    await user.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('الكل');
    await user.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement?.textContent).toBe('بعد');
    await user.click(button);
    await user.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement?.textContent).toBe('قبل');
  });

  it('closes on a second press, on a press outside, and by the command of its content', async () => {
    const { button, isOpen, container } = await shown({
      children: (hide) => (
        <button type="button" id="apply" onClick={hide}>
          طبّق
        </button>
      ),
    });
    await user.click(button);
    expect(isOpen()).toBe(true);
    await user.click(button);
    expect(isOpen()).toBe(false);
    await user.click(button);
    await user.click(container.querySelector('button') as Element);
    expect(isOpen()).toBe(false);
    await user.click(button);
    await user.click(container.querySelector('#apply') as Element);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('closes on the first Escape inside a dialog, which stays open', async () => {
    const onOpenChange = vi.fn();
    const { container } = await renderUi(
      <Dialog open onOpenChange={onOpenChange} title="عنوان">
        <Popover label="تصفية">محتوى</Popover>
      </Dialog>,
    );
    const panel = container.querySelector('[popover]') as HTMLElement;
    await user.click(container.querySelector('[popovertarget]') as Element);
    await expect.poll(() => panel.matches(':popover-open')).toBe(true);
    await user.keyboard('{Escape}');
    await expect.poll(() => panel.matches(':popover-open')).toBe(false);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

const between = (props: Partial<PopoverProps>, justifyContent: string, alignItems: string) => (
  <div style={{ display: 'flex', blockSize: 450, justifyContent, alignItems }}>
    <Popover label="تصفية" {...props}>
      <p style={{ inlineSize: 160 }}>محتوى</p>
    </Popover>
  </div>
);
const boxes = async (container: HTMLElement) => {
  const button = container.querySelector('[popovertarget]') as Element;
  await user.click(button);
  const panel = container.querySelector('[popover]') as Element;
  return { button: button.getBoundingClientRect(), panel: panel.getBoundingClientRect() };
};

describe('the place of the popover', () => {
  it.each([
    ['start', 'ar', 'right'],
    ['start', 'en', 'left'],
    ['end', 'ar', 'left'],
    ['end', 'en', 'right'],
  ] as const)('with placement %s in %s it is on the %s', async (placement, locale, side) => {
    await page.viewport(1024, 700);
    const { container } = await renderUi(between({ placement }, 'center', 'center'), { locale });
    const { button, panel } = await boxes(container);
    const [first, second] = side === 'left' ? [panel, button] : [button, panel];
    expect(first.right).toBeLessThanOrEqual(second.left);
    expect(Math.abs(panel.top - button.top)).toBeLessThan(1);
  });

  it.each([
    ['start', 'ar', 'right'],
    ['start', 'en', 'left'],
    ['end', 'ar', 'left'],
    ['end', 'en', 'right'],
  ] as const)('aligned to the %s in %s it shares the %s edge of its button', async (align, locale, edge) => {
    await page.viewport(1024, 700);
    for (const placement of ['below', 'above'] as const) {
      const { container, unmount } = await renderUi(between({ align, placement }, 'center', 'center'), { locale });
      const { button, panel } = await boxes(container);
      expect(Math.abs(panel[edge] - button[edge])).toBeLessThan(1);
      const [first, second] = placement === 'above' ? [panel, button] : [button, panel];
      expect(first.bottom).toBeLessThanOrEqual(second.top);
      await unmount();
    }
  });

  const corners = ['start', 'center', 'end'].flatMap((justify) => ['start', 'end'].map((align) => [justify, align]));
  it.each(corners as [string, string][])('stays inside a window of 320 px from %s %s', async (justify, align) => {
    await page.viewport(320, 480);
    for (const locale of ['ar', 'en'] as const)
      for (const placement of ['below', 'above', 'start', 'end'] as const) {
        const { container, unmount } = await renderUi(between({ placement }, justify, align), { locale });
        const { panel } = await boxes(container);
        expect(Math.min(panel.left, panel.top)).toBeGreaterThanOrEqual(0);
        expect(panel.right).toBeLessThanOrEqual(320);
        expect(panel.bottom).toBeLessThanOrEqual(480);
        await unmount();
      }
  });
});
