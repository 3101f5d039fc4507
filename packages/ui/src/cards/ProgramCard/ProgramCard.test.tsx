import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ProgramCard } from './index.ts';

const card = <ProgramCard title="سقيا" href="#p" summary="نص" raised={1} goal={2} donateHref="#d" category="مياه" />;
describeComponent('ProgramCard', card);

it('its buttons work although the title’s link covers the card', async () => {
  const ui = await renderUi(card);
  for (const link of ui.container.querySelectorAll<HTMLElement>('a')) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(link.contains(hit), link.outerHTML).toBe(true);
  }
});

it('shows no progress for a goal of 0', async () => {
  const ui = await renderUi(<ProgramCard title="x" href="#p" summary="x" raised={100} goal={0} donateHref="#d" />, {
    locale: 'en',
  });
  expect(ui.container.textContent).not.toMatch(/NaN|∞/);
});

it.each(['ar', 'en'] as const)('the accessible name of each link contains its visible text in %s', async (locale) => {
  const ui = await renderUi(card, { locale });
  const named = [...ui.container.querySelectorAll('a[aria-label]')];
  expect(named).toHaveLength(2);
  for (const link of named) expect(link.getAttribute('aria-label')).toContain(link.textContent);
});
