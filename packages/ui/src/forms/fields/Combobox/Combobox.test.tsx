import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { Combobox } from './Combobox.tsx';

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
