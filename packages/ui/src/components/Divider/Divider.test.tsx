import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Divider } from './index.ts';

describeComponent('Divider', <Divider />);
describeComponent('Divider, vertical', <Divider orientation="vertical" />);
describeComponent('Divider with text', <Divider>أو</Divider>);

it('is a separator without text, and plain text with one', async () => {
  const ui = await renderUi(
    <>
      <Divider orientation="vertical" />
      <Divider>أو</Divider>
    </>,
  );
  expect(ui.container.querySelector('hr')?.getAttribute('aria-orientation')).toBe('vertical');
  expect(ui.container.querySelectorAll('hr, [role]')).toHaveLength(1);
  expect(ui.container.textContent).toBe('أو');
});

it('is as high as its row when vertical, and as wide as its container when horizontal', async () => {
  const ui = await renderUi(
    <>
      <div style={{ display: 'flex', blockSize: 80 }}>
        <Divider orientation="vertical" />
      </div>
      <div style={{ inlineSize: 200 }}>
        <Divider />
      </div>
    </>,
  );
  const [vertical, horizontal] = [...ui.container.querySelectorAll('hr')].map((line) => line.getBoundingClientRect());
  expect([vertical?.width, vertical?.height]).toEqual([1, 80]);
  expect([horizontal?.width, horizontal?.height]).toEqual([200, 1]);
});
