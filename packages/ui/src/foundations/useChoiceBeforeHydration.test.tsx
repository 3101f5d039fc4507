import { expect, it, vi } from 'vitest';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { ThemeSwitch } from '../layout/ThemeSwitch/index.ts';
import { hydrateUi } from '../testing/hydrateUi.tsx';

const period = (onValueChange: (value: string) => void, name?: string) => (
  <SegmentedControl
    label="الفترة"
    options={['light', 'dark'].map((value) => ({ value, label: value }))}
    defaultValue="light"
    onValueChange={onValueChange}
    {...(name ? { name } : {})}
  />
);

/** Chooses in the HTML of the server. */
const choose =
  (value: string) =>
  (container: HTMLElement): void =>
    container.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

it.each([
  [
    'ThemeSwitch',
    (onValueChange: (value: string) => void) => <ThemeSwitch value="auto" onValueChange={onValueChange} />,
  ],
  ['SegmentedControl', (onValueChange: (value: string) => void) => period(onValueChange)],
  ['SegmentedControl with a name', (onValueChange: (value: string) => void) => period(onValueChange, 'period')],
])('%s reports once what was chosen before hydration', async (_, element) => {
  const onValueChange = vi.fn<(value: string) => void>();
  await hydrateUi(element(onValueChange), { before: choose('dark') });
  expect(onValueChange.mock.calls).toEqual([['dark']]);
  onValueChange.mockClear();
  await hydrateUi(element(onValueChange));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('shows the choice made before hydration', async () => {
  const { container } = await hydrateUi(
    period(() => undefined),
    { before: choose('dark') },
  );
  expect(container.querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
});
