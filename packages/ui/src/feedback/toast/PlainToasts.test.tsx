import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { PlainToasts } from './PlainToasts.tsx';

it('goes when its action is pressed, or when it is closed', async () => {
  const onPress = vi.fn();
  const ui = await renderUi(
    <PlainToasts
      first={[
        { tone: 'info', text: 'أُرسلت الدعوة', action: { label: 'تراجع', onPress } },
        { tone: 'success', text: 'حُفظت بياناتك' },
      ]}
    />,
  );
  const list = ui.container.querySelector('[role="status"]');
  const press = (name: string) =>
    act(async () =>
      [...(list?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click(),
    );

  await press('تراجع');
  expect(list?.textContent).not.toContain('أُرسلت الدعوة');
  expect(onPress).toHaveBeenCalledOnce();
  expect(list?.textContent).toContain('حُفظت بياناتك');

  await press('إغلاق');
  expect(list?.textContent).toBe('');
});
