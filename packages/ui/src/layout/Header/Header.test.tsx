import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Header, Navigation } from './index.ts';

const items = [
  { href: '#a', label: 'أ', active: true },
  { href: '#b', label: 'ب', children: [{ href: '#c', label: 'ج' }] },
];
const header = <Header name="تعاون" homeHref="#" items={items} />;
describeComponent('Header', header);
describeComponent('Header without menu', <Header name="تعاون" homeHref="#" items={[]} />);
describeComponent('Navigation', <Navigation label="القائمة" items={items} />);

const dialog = (container: HTMLElement): HTMLDialogElement => container.querySelector('dialog') as HTMLDialogElement;

it('opens its menu in a drawer on a phone; a link inside closes it', async () => {
  await page.viewport(360, 700);
  const ui = await renderUi(header);
  await user.click(ui.container.querySelector('button[aria-haspopup="dialog"]') as Element);
  expect(dialog(ui.container).open).toBe(true);
  await user.click(dialog(ui.container).querySelector('a[href="#a"]') as Element);
  await expect.poll(() => dialog(ui.container).open).toBe(false);
});

it('gives the scroll padding of a phone its own height, and takes it back', async () => {
  await page.viewport(390, 700);
  const short = await renderUi(<Header name="تعاون" homeHref="#" items={items} />);
  const root = document.documentElement;
  const padding = (): number => Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
  expect(padding()).toBe(70);
  await short.unmount();
  const long = await renderUi(
    <Header name="الجمعية التعاونية الخيرية متعددة الأغراض للتنمية" homeHref="#" items={items} />,
  );
  const header = long.container.querySelector('header') as HTMLElement;
  await expect.poll(padding).toBe(header.offsetHeight);
  expect(padding()).toBeGreaterThan(80);
  await long.unmount();
  expect(root.style.getPropertyValue('--ta-header-size')).toBe('');
});

it('closes an open group on Escape, with focus return, and on a press outside', async () => {
  await page.viewport(1280, 700);
  const ui = await renderUi(
    <>
      <Navigation label="القائمة" items={items} />
      <button type="button">خارج</button>
    </>,
  );
  const details = ui.container.querySelector('details') as HTMLDetailsElement;
  const summary = details.querySelector('summary') as HTMLElement;
  await user.click(summary);
  expect(details.open).toBe(true);
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  await user.click(summary);
  await user.click(ui.container.querySelector('button') as Element);
  expect(details.open).toBe(false);
});
