import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button, IconButton } from './index.ts';

describeComponent(
  'Button',
  <Button variant="giving" icon="heart">
    تبرّع
  </Button>,
);
describeComponent('Button as link', <Button href="#x">تبرّع</Button>);
describeComponent('Button, loading', <Button loading>تبرّع</Button>);
describeComponent('IconButton', <IconButton icon="close" label="إغلاق" />);
describeComponent('IconButton as link', <IconButton icon="home" label="الرئيسية" href="#home" />);

it.each([
  [{}, 'إغلاق'],
  [{ title: 'أغلق القائمة' }, 'أغلق القائمة'],
  [{ title: '' }, null],
])('has the tooltip of %j', async (props, title) => {
  const ui = await renderUi(<IconButton icon="close" label="إغلاق" {...props} />);
  const button = ui.container.querySelector('button');
  expect([button?.getAttribute('aria-label'), button?.getAttribute('title')]).toEqual(['إغلاق', title]);
});

it.each([
  ['_blank', 'Directions (opens in a new tab)'],
  ['_self', 'Directions'],
])('as a link with target %s has the text "%s"', async (target, text) => {
  const ui = await renderUi(
    <Button href="https://other.example" target={target}>
      Directions
    </Button>,
    { locale: 'en' },
  );
  expect(ui.container.querySelector('a')?.textContent).toBe(text);
});

describe('Button', () => {
  it.each([{ loading: true }, { 'aria-disabled': true }, { 'aria-disabled': 'true' }] as const)(
    'with %j ignores a press and can have the focus',
    async (props) => {
      const onClick = vi.fn<() => void>();
      const ui = await renderUi(
        <Button {...props} onClick={onClick}>
          أ
        </Button>,
      );
      const button = ui.container.querySelector('button');
      button?.focus();
      await act(async () => button?.click());
      expect(onClick).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(button);
    },
  );

  it('does not submit its form unless its type is submit', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const ui = await renderUi(
      <form>
        <Button>أ</Button>
        <Button type="submit" loading>
          ب
        </Button>
        <Button type="submit" aria-disabled>
          ج
        </Button>
        <Button type="submit">د</Button>
      </form>,
    );
    ui.container.querySelector('form')?.addEventListener('submit', onSubmit);
    const [plain, busy, inactive, send] = ui.container.querySelectorAll('button');
    await act(async () => plain?.click());
    await act(async () => busy?.click());
    await act(async () => inactive?.click());
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => send?.click());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps its width while loading', async () => {
    const ui = await renderUi(<Button>المتابعة إلى الدفع</Button>);
    const width = (): number => ui.container.querySelector('button')?.getBoundingClientRect().width ?? 0;
    const before = width();
    await ui.rerender(<Button loading>المتابعة إلى الدفع</Button>);
    expect(width()).toBe(before);
  });
});
