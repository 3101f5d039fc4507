import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Card } from './index.ts';

describeComponent('Card', <Card>نص</Card>);

it('renders the element given by `as`', async () => {
  const ui = await renderUi(
    <Card as="article" padding="lg">
      نص
    </Card>,
  );
  expect(ui.container.querySelector('article')?.dataset['padding']).toBe('lg');
});
