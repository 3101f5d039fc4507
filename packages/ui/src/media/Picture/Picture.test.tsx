import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { pictures } from '../../testing/pictures.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { actEnvironment } from '../../testing/act.ts';
import { Picture } from './index.ts';

describeComponent('Picture', <Picture image={pictures.water} />);
describeComponent('Picture, missing', <Picture />);

it('puts the star in the place of a broken picture, and tries the next one', async () => {
  const ui = await renderUi(<Picture image={{ ...pictures.water, url: 'data:image/png;base64,broken' }} />);
  actEnvironment(false); // React updates on the browser's `error` event, outside `act`
  await vi.waitFor(() => expect(ui.container.querySelector('img')).toBeNull());
  expect(ui.container.querySelector('svg')).not.toBeNull();
  await ui.rerender(<Picture image={pictures.water} />);
  expect(ui.container.querySelector('img')?.src).toBe(pictures.water.url);
});
