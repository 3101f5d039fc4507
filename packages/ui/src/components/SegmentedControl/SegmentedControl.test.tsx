import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

const options = [
  { value: 'month', label: 'شهر' },
  { value: 'quarter', label: 'ربع' },
  { value: 'half', label: 'نصف', disabled: true },
  { value: 'year', label: 'سنة' },
];
describeComponent('SegmentedControl', <SegmentedControl label="المدة" options={options} />);

const shown = async (props: Partial<SegmentedControlProps> = {}, locale: 'ar' | 'en' = 'ar') => {
  const ui = await renderUi(
    <form>
      <SegmentedControl label="المدة" options={options} name="period" {...props} />
    </form>,
    { locale },
  );
  const form = ui.container.querySelector('form') as HTMLFormElement;
  return { ...ui, sent: () => new FormData(form).get('period') };
};

describe('SegmentedControl', () => {
  it.each([
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
    ['en', '{ArrowRight}', '{ArrowLeft}'],
  ] as const)('in %s %s chooses the next option and %s the previous one', async (locale, forward, back) => {
    const onValueChange = vi.fn();
    const { sent } = await shown({ onValueChange }, locale);
    await user.keyboard(`{Tab}${forward}`);
    expect(sent()).toBe('quarter');
    await user.keyboard(forward);
    expect(sent()).toBe('year');
    await user.keyboard(forward);
    expect(sent()).toBe('month');
    await user.keyboard(back);
    expect(sent()).toBe('year');
    expect(onValueChange.mock.calls.flat()).toEqual(['quarter', 'year', 'month', 'year']);
    expect(document.activeElement).toHaveProperty('value', 'year');
  });

  it('Home and End choose the first and the last option', async () => {
    const { sent } = await shown({ defaultValue: 'quarter' });
    await user.keyboard('{Tab}{End}');
    expect(sent()).toBe('year');
    await user.keyboard('{Home}');
    expect(sent()).toBe('month');
  });

  it('is a named radio group in one tab stop', async () => {
    await shown({ defaultValue: 'quarter' });
    await expect.element(page.getByRole('radiogroup', { name: 'المدة' })).toBeVisible();
    await user.keyboard('{Tab}');
    expect(document.activeElement).toHaveProperty('value', 'quarter');
    await user.keyboard('{Tab}');
    expect(document.activeElement).not.toHaveProperty('name', 'period');
  });

  it('stays at a controlled value until its owner changes it', async () => {
    const onValueChange = vi.fn();
    const { sent } = await shown({ value: 'month', onValueChange });
    await user.click(page.getByRole('radio', { name: 'سنة' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('year');
    expect(sent()).toBe('month');
  });

  it('does not respond while disabled', async () => {
    const onValueChange = vi.fn();
    const { sent } = await shown({ disabled: true, onValueChange });
    await user.click(page.getByRole('radio', { name: 'سنة' }), { force: true });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(sent()).toBeNull();
  });
});
