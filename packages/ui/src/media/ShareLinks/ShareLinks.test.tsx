import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { ShareLinks } from './index.ts';

const own = (value: unknown, name: 'share' | 'clipboard') =>
  Object.defineProperty(navigator, name, { value, configurable: true });
beforeEach(() => own(undefined, 'share'));
afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
});

describeComponent('ShareLinks', <ShareLinks title="خبر" url="https://taawun.example/news/1" />);

const link = <ShareLinks title={'A & B "C"'} url="https://taawun.example/en/news/1?a=1&b=2" />;

it('opens the native share sheet, and ignores its dismissal', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  own(share, 'share');
  await renderUi(link, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'A & B "C"', url: 'https://taawun.example/en/news/1?a=1&b=2' });
  expect(page.getByRole('status').element().textContent).toBe('');
});

it('announces that the URL could not be copied', async () => {
  own({ writeText: () => Promise.reject(new Error('denied')) }, 'clipboard');
  vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  await renderUi(link, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'Copy the link' }));
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('The link could not be copied');
});

it('encodes title and URL in the links', async () => {
  const ui = await renderUi(link, { locale: 'en' });
  const addresses = [...ui.container.querySelectorAll('a')].map(({ href }) => new URL(href));
  expect(addresses.map(({ searchParams }) => [...searchParams.values()])).toEqual([
    ['A & B "C" https://taawun.example/en/news/1?a=1&b=2'],
    ['A & B "C"', 'https://taawun.example/en/news/1?a=1&b=2'],
    ['A & B "C"', 'https://taawun.example/en/news/1?a=1&b=2'],
  ]);
});
