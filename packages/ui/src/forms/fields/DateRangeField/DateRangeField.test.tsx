import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { DateRangeField } from './DateRangeField.tsx';

describeComponent(
  'DateRangeField',
  <DateRangeField label="فترة التقرير" value={{ from: '2026-09-14', to: '2026-09-25' }} />,
);

const sentBy = (container: HTMLElement): Record<string, unknown> =>
  Object.fromEntries(new FormData(container.querySelector('form')!));
const reset = (container: HTMLElement): void => container.querySelector('form')!.reset();

describe('DateRangeField', () => {
  it('sends both days, and returns to its default with the form', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <DateRangeField
          label="Period"
          name="period"
          defaultValue={{ from: '2026-09-14', to: '2026-09-25' }}
          onValueChange={onValueChange}
        />
      </form>,
      { locale: 'en' },
    );
    expect(sentBy(container)).toEqual({ periodFrom: '2026-09-14', periodTo: '2026-09-25' });
    await user.fill(page.getByRole('textbox', { name: 'To' }), '١/١٠/٢٠٢٦');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-14', to: '2026-10-01' });
    expect(sentBy(container)).toEqual({ periodFrom: '2026-09-14', periodTo: '2026-10-01' });
    await user.fill(page.getByRole('textbox', { name: 'From' }), 'soon');
    expect(sentBy(container)).toEqual({ periodFrom: 'soon', periodTo: '2026-10-01' });
    reset(container);
    await expect.poll(() => sentBy(container)).toEqual({ periodFrom: '2026-09-14', periodTo: '2026-09-25' });
    expect(container.querySelector('input')?.value).toBe('14 Sept 2026');
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  it('sends the days under names of their own', async () => {
    const { container } = await renderUi(
      <form>
        <DateRangeField label="Period" fromName="start" toName="end" defaultValue={{ from: '2026-09-14', to: '' }} />
      </form>,
    );
    expect(sentBy(container)).toEqual({ start: '2026-09-14', end: '' });
  });

  it('keeps what was typed where the last day is before the first', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(<DateRangeField label="Period" onValueChange={onValueChange} />, {
      locale: 'en',
    });
    await user.fill(page.getByRole('textbox', { name: 'From' }), '25/9/2026');
    await user.fill(page.getByRole('textbox', { name: 'To' }), '14/9/2026');
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-25', to: '2026-09-14' });
    expect([...container.querySelectorAll('input')].map((input) => input.value)).toEqual([
      '25 Sept 2026',
      '14 Sept 2026',
    ]);
    expect(container.querySelector('[data-part="hint"]')?.textContent).toContain('Hijri or Gregorian');
  });

  it('is one group whose hint describes both inputs', async () => {
    await renderUi(<DateRangeField label="Period" value={{ from: '2026-09-14', to: '2026-09-14' }} required />, {
      locale: 'en',
    });
    const group = page.getByRole('group', { name: 'Period' }).element();
    expect(group.tagName).toBe('FIELDSET');
    for (const name of ['From', 'To']) {
      const input = page.getByRole('textbox', { name }).element();
      expect(input.getAttribute('aria-required')).toBe('true');
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^1 day\./);
    }
  });

  it('sets both days by one press on a ready range', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <DateRangeField
          label="Period"
          name="period"
          onValueChange={onValueChange}
          presets={[{ label: 'November', from: '2026-11-01', to: '2026-11-30' }]}
        />
      </form>,
      { locale: 'en' },
    );
    await user.click(page.getByRole('button', { name: 'Choose the dates from the calendar' }));
    await user.click(page.getByRole('button', { name: 'November' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-30' });
    await expect.poll(() => sentBy(container)).toEqual({ periodFrom: '2026-11-01', periodTo: '2026-11-30' });
  });
});
