import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Toggletip } from './index.ts';

describeComponent('Toggletip', <Toggletip label="ما علاوة الإصدار؟">مبلغ يُدفع مرة واحدة.</Toggletip>);

const shown = async () => {
  const ui = await renderUi(
    <>
      <Toggletip label="ما علاوة الإصدار؟">مبلغ يُدفع مرة واحدة.</Toggletip>
      <button type="button">بعد</button>
    </>,
  );
  const bubble = ui.container.querySelector('[popover]') as HTMLElement;
  return {
    ...ui,
    bubble,
    button: ui.container.querySelector('[popovertarget]') as HTMLElement,
    isOpen: () => bubble.matches(':popover-open'),
  };
};

describe('Toggletip', () => {
  it('opens on a press inside a live region, and keeps the focus on its button', async () => {
    const { button, bubble, isOpen } = await shown();
    expect(isOpen()).toBe(false);
    expect(bubble.closest('[role="status"]')).not.toBeNull();
    button.focus();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(button);
    await expect.element(page.getByRole('status')).toHaveTextContent('مبلغ يُدفع مرة واحدة.');
    await user.keyboard(' ');
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape, on a press outside and when the focus moves on; not on a press on its text', async () => {
    const { button, bubble, isOpen } = await shown();
    await user.click(button);
    await user.click(bubble);
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.click(button);
    await user.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement?.textContent).toBe('بعد');
    await user.click(button);
    await user.click(page.getByRole('button', { name: 'بعد' }));
    expect(isOpen()).toBe(false);
  });

  it('does not make its line of text higher', async () => {
    const ui = await renderUi(
      <>
        <p>نص</p>
        <p>
          نص <Toggletip label="ما هذا؟">شرح</Toggletip>
        </p>
      </>,
    );
    const [plain, withTip] = ui.container.querySelectorAll('p');
    expect(withTip?.getBoundingClientRect().height).toBe(plain?.getBoundingClientRect().height);
    expect(ui.container.querySelector('button')?.getBoundingClientRect().height).toBe(44);
  });
});
