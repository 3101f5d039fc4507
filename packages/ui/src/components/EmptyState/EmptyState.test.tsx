import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { EmptyState } from './index.ts';

describeComponent('EmptyState', <EmptyState text="نص" />);

it('says the words of the specification by itself', async () => {
  const ui = await renderUi(<EmptyState />, { locale: 'en' });
  expect(ui.container.textContent).toBe('No Results Found !');
});
