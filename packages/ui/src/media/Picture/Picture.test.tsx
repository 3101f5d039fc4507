import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { sampleImages } from '../../testing/sampleImages.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { actEnvironment } from '../../testing/act.ts';
import { Picture } from './index.ts';

describeComponent('Image', <Picture image={sampleImages.water} />);
describeComponent('Picture, missing', <Picture />);

it('replaces a broken image by the star, and loads the next image', async () => {
  const ui = await renderUi(<Picture image={{ ...sampleImages.water, url: 'data:image/png;base64,broken' }} />);
  actEnvironment(false); // React updates on the browser's `error` event, outside `act`
  await expect.poll(() => ui.container.querySelector('img')).toBeNull();
  expect(ui.container.querySelector('svg')).not.toBeNull();
  await ui.rerender(<Picture image={sampleImages.water} />);
  expect(ui.container.querySelector('img')?.src).toBe(sampleImages.water.url);
});
