import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { ServiceCard } from './index.ts';

describeComponent('ServiceCard', <ServiceCard title="بيوت" href="#s" summary="نص" icon="greenhouse" fee="٥٠" />);

it('draws a mark for a kind that the server added later', async () => {
  const ui = await renderUi(<ServiceCard title="x" href="#s" summary="x" icon="constructor-of-tomorrow" />);
  expect(ui.container.querySelector('svg')).not.toBeNull();
});
