import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { ThemeSwitch } from '../layout/ThemeSwitch/index.ts';
import { actEnvironment } from '../testing/act.ts';
import { wrap } from '../testing/renderUi.tsx';

const period = (onValueChange: (value: string) => void, name?: string) => (
  <SegmentedControl
    label="الفترة"
    options={['light', 'dark'].map((value) => ({ value, label: value }))}
    defaultValue="light"
    onValueChange={onValueChange}
    {...(name ? { name } : {})}
  />
);

/** Renders as the server does, chooses, and hydrates. */
async function hydrated(element: ReactElement, chosen: string | null): Promise<HTMLElement> {
  actEnvironment(true);
  const container = document.createElement('div');
  container.innerHTML = renderToString(wrap(element));
  document.body.append(container);
  if (chosen) container.querySelector<HTMLInputElement>(`[value="${chosen}"]`)?.click();
  const root = await act(async () => hydrateRoot(container, wrap(element)));
  onTestFinished(() =>
    act(async () => {
      root.unmount();
      container.remove();
    }),
  );
  return container;
}

it.each([
  [
    'ThemeSwitch',
    (onValueChange: (value: string) => void) => <ThemeSwitch value="auto" onValueChange={onValueChange} />,
  ],
  ['SegmentedControl', (onValueChange: (value: string) => void) => period(onValueChange)],
  ['SegmentedControl with a name', (onValueChange: (value: string) => void) => period(onValueChange, 'period')],
])('%s reports once what was chosen before hydration', async (_, element) => {
  const onValueChange = vi.fn<(value: string) => void>();
  await hydrated(element(onValueChange), 'dark');
  expect(onValueChange.mock.calls).toEqual([['dark']]);
  onValueChange.mockClear();
  await hydrated(element(onValueChange), null);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('shows the choice made before hydration', async () => {
  const container = await hydrated(
    period(() => undefined),
    'dark',
  );
  expect(container.querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
});
