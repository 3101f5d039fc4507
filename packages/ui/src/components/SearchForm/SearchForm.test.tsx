import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { SearchForm } from './index.ts';

describeComponent('SearchForm', <SearchForm action="/news" label="ابحث في الأخبار" />);

it('is a native GET form that preserves other query parameters', async () => {
  const ui = await renderUi(<SearchForm action="/news" label="ابحث" value="سوق" keep={{ tag: 'water' }} />);
  const form = ui.container.querySelector('form') as HTMLFormElement;
  expect(new URL(form.action).pathname).toBe('/news');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({ search: 'سوق', tag: 'water' });
});
