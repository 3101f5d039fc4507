import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { LinkCard } from './index.ts';

describeComponent('LinkCard', <LinkCard title="الحصص" href="/shares" text="نص" icon="shares" />);
describeComponent('LinkCard, external', <LinkCard title="الهيئة" href="https://other.example" external />);

it('is one link, named by its title, wherever it is pressed', async () => {
  const onLink = vi.fn((event: Event) => event.preventDefault());
  const ui = await renderUi(<LinkCard title="الحصص" href="/shares" text="اشترِ حصصًا" icon="shares" />);
  ui.container.querySelector('a')?.addEventListener('click', onLink);
  expect(ui.container.querySelectorAll('a')).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'الحصص', exact: true })).toBeVisible();
  await user.click(page.getByText('اشترِ حصصًا'), { force: true });
  expect(onLink).toHaveBeenCalledOnce();
});

it('opens another site in a new tab without access to the opener, and says so', async () => {
  const ui = await renderUi(<LinkCard title="The authority" href="https://other.example" external />, { locale: 'en' });
  const link = ui.container.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link?.textContent).toBe('The authority (opens in a new tab)');
});

it.each([2, 4] as const)('has a heading of level %i', async (headingLevel) => {
  await renderUi(<LinkCard title="الحصص" href="/shares" headingLevel={headingLevel} />);
  await expect.element(page.getByRole('heading', { level: headingLevel })).toBeVisible();
});
