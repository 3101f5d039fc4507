import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { Calendar } from './Calendar.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

describeComponent('Calendar', <Calendar label="يوم الزيارة" defaultValue="2026-09-17" />);
describeComponent(
  'RangeCalendar',
  <RangeCalendar label="أيام المعرض" defaultValue={{ from: '2026-09-14', to: '2026-09-24' }} />,
);

const sentBy = (container: HTMLElement): Record<string, unknown> =>
  Object.fromEntries(new FormData(container.querySelector('form')!));
const reset = (container: HTMLElement): void => container.querySelector('form')!.reset();
const day = (name: string | RegExp) => page.getByRole('button', { name });

describe('Calendar', () => {
  it('sends the ISO date in either calendar, and returns to its default with the form', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <Calendar label="Day" name="day" defaultValue="2026-09-17" onValueChange={onValueChange} calendar="hijri" />
      </form>,
      { locale: 'en' },
    );
    expect(sentBy(container)).toEqual({ day: '2026-09-17' });
    await user.click(day(/ 10, 1448/));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-09-21');
    await expect.poll(() => sentBy(container)).toEqual({ day: '2026-09-21' });
    reset(container);
    await expect.poll(() => sentBy(container)).toEqual({ day: '2026-09-17' });
  });

  it('shows the month of a value from outside, and stays in a month that the user opened', async () => {
    const { container, rerender } = await renderUi(<Calendar label="Day" value="2026-09-17" />, { locale: 'en' });
    const grid = () => container.querySelector('[role="grid"]')?.getAttribute('aria-label');
    await user.click(day('Next').first());
    await expect.poll(grid).toContain('October 2026');
    await rerender(<Calendar label="Day" value="2026-09-17" marked={{}} />);
    expect(grid()).toContain('October 2026');
    await rerender(<Calendar label="Day" value="2027-02-03" />);
    expect(grid()).toContain('February 2027');
  });

  it('keeps the displayed month when the calendar is switched', async () => {
    const { container } = await renderUi(<Calendar label="Day" defaultValue="2026-09-17" calendarSwitch />, {
      locale: 'en',
    });
    await user.click(day('Next').first());
    await user.click(page.getByRole('radio', { name: 'Hijri' }));
    await expect
      .poll(() => container.querySelector('[role="grid"]')?.getAttribute('aria-label'))
      .toMatch(/Jumada I .*1448/);
  });

  it('takes no press on a day that is not available', async () => {
    const onValueChange = vi.fn();
    await renderUi(
      <Calendar
        label="Day"
        defaultValue="2026-09-17"
        onValueChange={onValueChange}
        isUnavailable={(iso) => iso === '2026-09-18'}
      />,
      { locale: 'en' },
    );
    await user.click(day(/September 18/), { force: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('RangeCalendar', () => {
  it('gives a range after its second day, and sends both days', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <RangeCalendar
          label="Days"
          name="show"
          defaultValue={{ from: '2026-09-14', to: '2026-09-15' }}
          onValueChange={onValueChange}
        />
      </form>,
      { locale: 'en' },
    );
    await user.click(day(/September 20/));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(day(/September 17/));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-17', to: '2026-09-20' });
    await expect.poll(() => sentBy(container)).toEqual({ showFrom: '2026-09-17', showTo: '2026-09-20' });
    reset(container);
    await expect.poll(() => sentBy(container)).toEqual({ showFrom: '2026-09-14', showTo: '2026-09-15' });
  });

  it('drops a first day alone when the focus leaves it', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <>
        <RangeCalendar
          label="Days"
          defaultValue={{ from: '2026-09-14', to: '2026-09-15' }}
          onValueChange={onValueChange}
        />
        <button type="button">Next field</button>
      </>,
      { locale: 'en' },
    );
    await user.click(day(/September 20/));
    await user.click(day('Next field'));
    await expect.poll(() => container.querySelectorAll('td[aria-selected="true"]')).toHaveLength(2);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
