import { act } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

// React Aria measures the field in a ResizeObserver, whose callback can run outside act(). Stories cover the list.
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

interface Mouse {
  send: (method: string, params: { type: string; x: number; y: number }) => Promise<unknown>;
}
// Moves the pointer away: hover events at a position left by another test would run outside act() as well.
beforeEach(async () => {
  await (cdp() as unknown as Mouse).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
});

describeComponent(
  'Combobox',
  <Combobox
    label="المدينة"
    hint="اكتب أول الاسم"
    options={[{ value: 'a', label: 'أبها' }]}
    value="a"
    onValueChange={() => undefined}
  />,
);

const element = (options: readonly ComboboxOption[], loading: boolean) => (
  <Combobox
    label="City"
    options={options}
    value=""
    onValueChange={() => undefined}
    onSearch={() => undefined}
    loading={loading}
  />
);

it('keeps what was typed when the field is left before its options arrive', async () => {
  const ui = await renderUi(element([], true), { locale: 'en' });
  const input = ui.container.querySelector('input');
  await act(async () => input?.focus());
  await act(async () => userEvent.keyboard('Abh'));
  await act(async () => input?.blur());
  await ui.rerender(element([{ value: 'a', label: 'Abha' }], false));
  expect(input?.value).toBe('Abh');
});
