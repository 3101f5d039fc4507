import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ErrorPage } from './index.ts';

describeComponent('ErrorPage', <ErrorPage status={404} homeHref="#" />);

it('shows every other status as a server error', async () => {
  const ui = await renderUi(<ErrorPage status={403} homeHref="/home" />, { locale: 'en' });
  expect([...ui.container.querySelectorAll('h1, p')].map(({ textContent }) => textContent)).toEqual([
    'An error occurred',
    'Something Went Wrong',
  ]);
  expect(ui.container.querySelector('a')?.getAttribute('href')).toBe('/home');
});
