import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Alert } from './index.ts';

describeComponent('Alert', <Alert tone="danger" title="خطأ" onDismiss={() => undefined} />);

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('%s has the role %s', async (tone, role) => {
  const ui = await renderUi(<Alert tone={tone} title="نص" />);
  expect(ui.container.querySelector(`[role="${role}"]`)?.textContent).toBe('نص');
});

it('keeps a given role', async () => {
  const ui = await renderUi(<Alert tone="danger" title="نص" role="note" />);
  expect(ui.container.querySelector('[role="note"]')).not.toBeNull();
});
