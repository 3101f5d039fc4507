import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { lazyPicker, usePicker, type PickerState } from './usePicker.tsx';

function scene(load: () => Promise<ComponentType<PickerState>>) {
  const { Picker, preload } = lazyPicker(load);
  return function Scene() {
    const { trigger, render } = usePicker(preload);
    const { loading, ...button } = trigger;
    return (
      <>
        <input aria-label="Date" defaultValue="2026-03-16" />
        <button type="button" {...button} aria-busy={loading}>
          Calendar
        </button>
        {render((state) => (
          <Picker {...state} />
        ))}
      </>
    );
  };
}

it('loads its code once the user comes near, and shows that it is busy until it is there', async () => {
  const loaded = Promise.withResolvers<ComponentType<PickerState>>();
  const load = vi.fn(() => loaded.promise);
  const Scene = scene(load);
  const { container } = await renderUi(<Scene />, { locale: 'en' });
  expect(load).not.toHaveBeenCalled();
  const button = page.getByRole('button', { name: 'Calendar' });
  await user.click(button);
  expect(load).toHaveBeenCalled();
  await expect.poll(() => container.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  loaded.resolve(({ open }) => <p>{open ? 'open' : 'closed'}</p>);
  await expect.poll(() => container.querySelector('p')?.textContent).toBe('open');
  // Another commit may end the transition.
  await expect.poll(() => container.querySelector('button')?.getAttribute('aria-busy')).toBe('false');
});

it.each([
  ['ar', 'تعذّر عرض التقويم. اكتب التاريخ في الحقل.'],
  ['en', 'The calendar could not be loaded. Type the date in the field.'],
])('says in %s that it cannot be loaded, and leaves the field as it is', async (locale, text) => {
  const Scene = scene(() => Promise.reject(new Error('offline')));
  const { container } = await renderUi(<Scene />, { locale });
  await user.click(page.getByRole('button', { name: 'Calendar' }));
  await expect.poll(() => container.querySelector('[role="alert"]')?.textContent).toBe(text);
  expect(container.querySelector('input')?.value).toBe('2026-03-16');
});
