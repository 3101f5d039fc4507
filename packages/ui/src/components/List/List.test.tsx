import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { List, ListItem } from './index.ts';

describeComponent(
  'List',
  <List variant="divided">
    <ListItem>نص</ListItem>
  </List>,
);
describeComponent(
  'ListItem',
  <ListItem icon="file" text="سطر ثانٍ" meta="٣" action={<button type="button">حذف</button>} href="#a">
    نص
  </ListItem>,
);

it('follows the link wherever the item is pressed, except on its action', async () => {
  const onAction = vi.fn();
  const onLink = vi.fn((event: Event) => event.preventDefault());
  const ui = await renderUi(
    <List>
      <ListItem
        href="/statement"
        meta="٣ صفحات"
        action={
          <button type="button" onClick={onAction}>
            حذف
          </button>
        }
      >
        كشف الحساب
      </ListItem>
    </List>,
  );
  ui.container.querySelector('a')?.addEventListener('click', onLink);
  await user.click(page.getByText('٣ صفحات'), { force: true });
  expect([onLink.mock.calls.length, onAction.mock.calls.length]).toEqual([1, 0]);
  await user.click(page.getByRole('button', { name: 'حذف' }));
  expect([onLink.mock.calls.length, onAction.mock.calls.length]).toEqual([1, 1]);
});

it('names the link by the text only, and marks the current page', async () => {
  await renderUi(
    <List>
      <ListItem href="/a" text="سطر ثانٍ" meta="٣" current>
        كشف الحساب
      </ListItem>
    </List>,
  );
  await expect
    .element(page.getByRole('link', { name: 'كشف الحساب', exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

it.each([320, 800])('keeps meta and action inside the line at %i px', async (width) => {
  await page.viewport(width, 600);
  const ui = await renderUi(
    <List style={{ fontSize: '200%' }}>
      <ListItem icon="file" meta="٢٣ جمادى الآخرة" action={<button type="button">تنزيل الكشف</button>}>
        كشف الحساب السنوي للجمعية
      </ListItem>
    </List>,
  );
  const line = ui.container.querySelector('li');
  expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
