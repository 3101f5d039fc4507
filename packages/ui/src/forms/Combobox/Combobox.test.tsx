import { afterAll, beforeAll, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Combobox } from './Combobox.tsx';

// React Aria measures the field for its list in an observer, whose call comes outside act() on a busy machine. The stories show the list.
beforeAll(() => { vi.stubGlobal('ResizeObserver', undefined); });
afterAll(() => { vi.unstubAllGlobals(); });

describeComponent('Combobox', <Combobox label="المدينة" hint="اكتب أول الاسم" options={[{ value: 'a', label: 'أبها' }]} value="a" onValueChange={() => undefined} />);
