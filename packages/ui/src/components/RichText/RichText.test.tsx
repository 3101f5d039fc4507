import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { RichText } from './index.ts';

describeComponent('RichText', <RichText html="<p>نص</p>" />);

it('runs no scripts of its HTML', async () => {
  const marked = window as { hit?: boolean };
  const ui = await renderUi(
    <RichText html={'<p>أ<img src="data:," onerror="window.hit = true"><script>window.hit = true</script></p>'} />,
  );
  expect(ui.container.querySelector('script, [onerror]')).toBeNull();
  expect(marked.hit).toBeUndefined();
});
