import { expect, it } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { SearchHighlight } from './SearchHighlight.tsx';

const found = (): string[] =>
  [...(CSS.highlights.get('ta-search') ?? [])].map((range) => (range instanceof Range ? range.toString() : ''));

const element = (query: string) => (
  <SearchHighlight query={query}>
    <h3>Watering the palms</h3>
    <p>Palms of Qassim</p>
  </SearchHighlight>
);

it('highlights the terms of the query, follows a new one, and ends with the results', async () => {
  const ui = await renderUi(element('palm'));
  expect(found()).toEqual(['palms', 'Palms']);
  await ui.rerender(element('qassim'));
  expect(found()).toEqual(['Qassim']);
  await ui.rerender(<p>Qassim</p>);
  expect(found()).toEqual([]);
});
