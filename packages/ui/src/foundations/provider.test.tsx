import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import ar from '../intl/ar.ts';
import en from '../intl/en.ts';
import { Alert } from '../components/Alert/index.ts';
import { actEnvironment } from '../testing/act.ts';
import { said } from './dev-error/devError.ts';
import { GlobalStyle } from './GlobalStyle.tsx';
import { globalCssOf } from './globalCss.ts';
import { TaawunProvider, useLocale } from './TaawunProvider.tsx';

const html = () => [document.documentElement.lang, document.documentElement.dir];
const Dir = () => <output>{useLocale().dir}</output>;

async function tree(locale: 'ar' | 'en') {
  actEnvironment(true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (next: 'ar' | 'en') =>
    act(async () =>
      root.render(
        <TaawunProvider locale={next} messages={next === 'ar' ? ar : en}>
          <Dir />
        </TaawunProvider>,
      ),
    );
  await render(locale);
  const unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  return { container, render, unmount };
}

it('leaves <html> to the first tree on the page, and takes it over when that is gone', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  said.clear();
  const first = await tree('ar');
  const second = await tree('en');
  expect(html()).toEqual(['ar', 'rtl']);
  expect(second.container.textContent).toBe('ltr');
  expect(error.mock.calls.map(String)).toEqual([expect.stringContaining('lang="en" dir="ltr"')]);
  await second.render('en');
  await first.unmount();
  expect(html()).toEqual(['en', 'ltr']);
  error.mockRestore();
});

it('leaves <html> alone inside of another provider', async () => {
  actEnvironment(true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <TaawunProvider locale="ar" messages={ar} theme="light">
        <div lang="en" dir="ltr">
          <TaawunProvider locale="en" messages={en} theme="dark">
            <Dir />
          </TaawunProvider>
        </div>
      </TaawunProvider>,
    ),
  );
  expect([...html(), document.documentElement.dataset['theme'], container.textContent]).toEqual([
    'ar',
    'rtl',
    'light',
    'ltr',
  ]);
  await act(async () => root.unmount());
  container.remove();
});

it('styles only marked parts of a page that leaves out reset and type', async () => {
  actEnvironment(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument!;
  const sheet = page.head.appendChild(page.createElement('style'));
  sheet.textContent = globalCssOf(['tokens']);
  page.body.innerHTML = '<h2>a</h2><div data-taawun><h2>b</h2></div>';
  const margins = [...page.querySelectorAll('h2')].map((heading) => getComputedStyle(heading).marginBlockStart);
  const families = [page.body, page.querySelector('[data-taawun]')!].map(
    (element) => getComputedStyle(element).fontFamily,
  );
  expect(margins[0]).not.toBe('0px');
  expect(margins[1]).toBe('0px');
  expect(families[1]).toContain('Readex');
  expect(families[0]).not.toContain('Readex');
  frame.remove();
});

it('renders the parts that are named', async () => {
  actEnvironment(true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <TaawunProvider locale="en" messages={en}>
        <GlobalStyle parts={['tokens']} />
        <Alert tone="info" title="a" />
      </TaawunProvider>,
    ),
  );
  const sheets = [...document.querySelectorAll('style[data-href~="taawun-tokens"]')].map(
    ({ textContent }) => textContent,
  );
  expect(sheets.some((text) => text?.includes('@scope ([data-taawun])'))).toBe(true);
  await act(async () => root.unmount());
  container.remove();
});
