import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { ToggleGroup } from './index.ts';

const options = [
  { value: 'a', label: 'ماء' },
  { value: 'b', label: 'تعليم' },
  { value: 'c', label: 'صحة', disabled: true },
];
describeComponent('ToggleGroup', <ToggleGroup label="المجالات" options={options} defaultValue={['a']} />);

const pressed = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);

describe('ToggleGroup', () => {
  it('switches each button on its own and reports the values in the order of the options', async () => {
    const onValueChange = vi.fn();
    const ui = await renderUi(
      <ToggleGroup label="المجالات" options={options} defaultValue={['b']} onValueChange={onValueChange} />,
    );
    await user.click(page.getByRole('button', { name: 'ماء' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['a', 'b']);
    await user.keyboard('{Tab} ');
    expect(onValueChange).toHaveBeenLastCalledWith(['a']);
    expect(pressed(ui.container)).toEqual(['ماء']);
  });

  it('stays at a controlled value until its owner changes it', async () => {
    const onValueChange = vi.fn();
    const ui = await renderUi(
      <ToggleGroup label="المجالات" options={options} value={[]} onValueChange={onValueChange} />,
    );
    await user.click(page.getByRole('button', { name: 'ماء' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['a']);
    expect(pressed(ui.container)).toEqual([]);
  });

  it('does not submit a form, and a disabled button does nothing', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onValueChange = vi.fn();
    await renderUi(
      <form onSubmit={onSubmit}>
        <ToggleGroup label="المجالات" options={options} onValueChange={onValueChange} />
      </form>,
    );
    await user.click(page.getByRole('button', { name: 'صحة' }), { force: true });
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(page.getByRole('button', { name: 'تعليم' }));
    expect([onSubmit.mock.calls.length, onValueChange.mock.calls.length]).toEqual([0, 1]);
  });
});
