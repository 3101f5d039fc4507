import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { said } from '../../../foundations/dev-error/devError.ts';
import { TimeField } from './TimeField.tsx';

describeComponent('TimeField', <TimeField label="وقت الزيارة" value="09:30" options={['08:00', '09:30']} />);

describe('TimeField', () => {
  it('moves from the earliest time of an empty field to the latest', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <TimeField label="Time" min="08:00" max="08:20" onValueChange={onValueChange} />,
      { locale: 'en' },
    );
    await user.click(page.getByRole('textbox'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onValueChange.mock.calls.flat()).toEqual(['08:00', '08:15', '08:20', '08:20', '08:15']);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('8:15 AM');
  });

  it('leaves the arrow keys to a caller that uses them, and the time of a field that is read only', async () => {
    const onValueChange = vi.fn();
    const { rerender } = await renderUi(
      <TimeField label="Time" onKeyDown={(event) => event.preventDefault()} onValueChange={onValueChange} />,
    );
    await user.click(page.getByRole('textbox'));
    await user.keyboard('{ArrowUp}');
    await rerender(<TimeField label="Time" readOnly onValueChange={onValueChange} />);
    await user.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('writes its value again when the language changes', async () => {
    const field = <TimeField label="Time" defaultValue="21:30" />;
    const { container, rerender } = await renderUi(field, { locale: 'en' });
    expect(container.querySelector('input')?.value).toBe('9:30 PM');
    await rerender(field, { locale: 'ar' });
    expect(container.querySelector('input')?.value).toBe('٩:٣٠ م');
  });

  it('reports times that are none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    said.clear();
    await renderUi(<TimeField label="Time" min="8am" max="24:00" step={0} options={['09:00', '09:00']} />);
    const messages = log.mock.calls.map(String).join('\n');
    log.mockRestore();
    for (const part of ['"8am"', '"24:00"', 'step={0}', '"09:00" twice']) expect(messages).toContain(part);
  });
});
