import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { SubscriptionCard } from './index.ts';

const palms = { program: 'سقيا النخيل', amount: 10000, months: 6, monthsLeft: 2, state: 'active' } as const;
describeComponent(
  'SubscriptionCard',
  <SubscriptionCard {...palms} href="#p" nextChargeOn="2026-12-01" actions={<button type="button">إيقاف</button>} />,
);

it('shows no next charge without a date', async () => {
  const ui = await renderUi(<SubscriptionCard {...palms} />, { locale: 'en' });
  expect(ui.container.textContent).not.toContain('Next payment');
  await ui.rerender(<SubscriptionCard {...palms} nextChargeOn="2026-12-01" />, { locale: 'en' });
  expect(ui.container.textContent).toContain('Next payment');
  expect(ui.container.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-01');
});

it.each([
  [0, '100'],
  [6, '0'],
  [9, '0'],
])('shows the progress with %i months left as %s percent', async (monthsLeft, percent) => {
  const ui = await renderUi(<SubscriptionCard {...palms} monthsLeft={monthsLeft} />);
  expect(ui.container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe(percent);
});
