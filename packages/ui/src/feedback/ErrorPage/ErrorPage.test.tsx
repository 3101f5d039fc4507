import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ErrorPage } from './index.ts';

describeComponent('ErrorPage', <ErrorPage status={404} homeHref="#" />);

it.each([
  [404, 'en', '404 Not Found', 'This page could not be found'],
  [500, 'en', 'An error occurred', 'Something Went Wrong'],
  [403, 'en', 'An error occurred', 'Something Went Wrong'],
  [404, 'ar', '404 الصفحة غير موجودة', 'تعذّر العثور على هذه الصفحة'],
  [500, 'ar', 'حدث خطأ', 'حدث خطأ ما من جهتنا. حاول مرة أخرى بعد قليل.'],
] as const)('says the words of the specification for %i in %s', async (status, locale, title, text) => {
  const ui = await renderUi(<ErrorPage status={status} homeHref="/home" />, { locale });
  expect(ui.container.querySelector('h1')?.textContent).toBe(title);
  expect(ui.container.querySelector('p')?.textContent).toBe(text);
  expect(ui.container.querySelector('a')?.getAttribute('href')).toBe('/home');
});

it('shows the error’s own message instead of ours', async () => {
  const ui = await renderUi(<ErrorPage status={500} message="متوقفة للصيانة" homeHref="/" />);
  expect(ui.container.querySelector('p')?.textContent).toBe('متوقفة للصيانة');
});
