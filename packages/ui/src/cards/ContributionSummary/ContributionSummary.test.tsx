import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ContributionSummary } from './index.ts';

describeComponent(
  'ContributionSummary',
  <ContributionSummary shares={240} gained={40} price={12500} change={0.042} certificateHref="/c.pdf" />,
);
describeComponent('ContributionSummary, loading', <ContributionSummary shares={0} price={0} loading />);

it.each([
  [0.042, 'Up 4.2%', 'success'],
  [-0.018, 'Down 1.8%', 'danger'],
  [0, 'Unchanged', 'neutral'],
])('formats a change of %f as "%s"', async (change, text, tone) => {
  const ui = await renderUi(<ContributionSummary shares={1} price={12500} change={change} />, { locale: 'en' });
  const badge = ui.container.querySelector('[data-tone]');
  expect(badge?.getAttribute('data-tone')).toBe(tone);
  expect(badge?.querySelector('[aria-hidden] + span')?.textContent).toBe(text);
});

it('shows the given total instead of shares × price', async () => {
  const ui = await renderUi(<ContributionSummary shares={2} price={100} value={999} />, { locale: 'en' });
  expect(ui.container.textContent).toContain('SAR 9.99');
});
