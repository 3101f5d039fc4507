import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Combobox } from './Combobox.tsx';

// React Aria measures the field for its list in an observer, whose call comes outside act() on a busy machine. The stories show the list.
beforeAll(() => {
  vi.stubGlobal('ResizeObserver', undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

interface Mouse {
  send: (method: string, params: { type: string; x: number; y: number }) => Promise<unknown>;
}
// A pointer that another test left where the field comes to stand would be heard of outside act() as well.
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
