import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { CommandPalette, type Command, type CommandPaletteProps } from './index.ts';

const onSelect = vi.fn();
const commands: Command[] = [
  { id: 'home', label: 'الرئيسية', href: '#home', group: 'الصفحات' },
  { id: 'print', label: 'طباعة', onSelect },
];
const none = () => undefined;
describeComponent('CommandPalette', <CommandPalette open onOpenChange={none} commands={commands} />);
describeComponent('CommandPalette, closed', <CommandPalette open={false} onOpenChange={none} commands={commands} />);

const shown = async (props: Partial<CommandPaletteProps> = {}) => {
  const onOpenChange = vi.fn<CommandPaletteProps['onOpenChange']>();
  const ui = await renderUi(
    <>
      <div contentEditable suppressContentEditableWarning data-editor="">
        نص
      </div>
      <input />
      <CommandPalette open onOpenChange={onOpenChange} commands={commands} {...props} />
    </>,
  );
  return { onOpenChange, ...ui };
};
const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const press = (target: Element): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'k',
      code: 'KeyK',
      ctrlKey: !apple,
      metaKey: apple,
      bubbles: true,
      cancelable: true,
    }),
  );

describe('CommandPalette', () => {
  it('closes on Escape, and on a press outside', async () => {
    const { onOpenChange } = await shown();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    (document.elementFromPoint(3, 3) as HTMLElement).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' });
  });

  it('closes before an action runs, so that the action may open a dialog', async () => {
    const { onOpenChange, container } = await shown();
    onSelect.mockClear();
    (container.querySelectorAll('[role="option"]')[1] as HTMLElement).click();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(commands[1]);
    expect(onOpenChange.mock.invocationCallOrder[0]).toBeLessThan(onSelect.mock.invocationCallOrder[0] ?? 0);
  });

  it('does not handle the keys in editors, above other dialogs, and without shortcut', async () => {
    const { onOpenChange, container, rerender } = await shown({ open: false, shortcut: true });
    const [editor, field] = [container.querySelector('[data-editor]'), container.querySelector('input')] as Element[];
    expect(press(editor!)).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(press(field!)).toBe(false);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'shortcut' });
    const palette = (props: Partial<CommandPaletteProps>) => (
      <>
        <dialog open>نافذة أخرى</dialog>
        <CommandPalette open={false} onOpenChange={onOpenChange} commands={commands} {...props} />
      </>
    );
    await rerender(palette({ shortcut: true }));
    expect(press(document.body)).toBe(true);
    container.querySelector('dialog')?.removeAttribute('open');
    await rerender(palette({}));
    expect(press(document.body)).toBe(true);
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});
